// The time, as long as the process lives: it never goes back, however the clock on the wall is set. Where that is set forward, or the
// machine has slept, it follows.

export function steadyClock(wall: () => number = Date.now): () => number {
  let ahead = wall() - performance.now()
  return () => {
    ahead = Math.max(ahead, wall() - performance.now())
    return Math.floor(ahead + performance.now())
  }
}
