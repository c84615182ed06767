// Runs in the page before its own scripts: notes how long each update takes from arriving to being on the screen, and how long frames
// take while something moves.

const arrival = 'event: patch'
const decoder = new TextDecoder()
const updates = []

const { read } = ReadableStreamDefaultReader.prototype
ReadableStreamDefaultReader.prototype.read = async function readAndNote(...given) {
  const result = await read.apply(this, given)
  if (!result.done && decoder.decode(result.value).includes(arrival)) noteUpdate(performance.now())
  return result
}

/** What the page draws before the next frame is on the screen when that frame is done. */
function noteUpdate(arrived) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => updates.push(performance.now() - arrived)
    port2.postMessage(undefined)
  })
}

/** How long each frame takes during the next seconds, while something moves. */
function framesWhileMoving(seconds) {
  const frames = []
  const end = performance.now() + seconds * 1000
  let before
  return new Promise((resolve) => {
    const note = (now) => {
      const moving = document.getAnimations().some(({ playState }) => playState === 'running')
      if (moving && before !== undefined) frames.push(now - before)
      before = moving ? now : undefined
      if (now < end) requestAnimationFrame(note)
      else resolve(frames)
    }
    requestAnimationFrame(note)
  })
}

window.cicBench = { updates, framesWhileMoving }
