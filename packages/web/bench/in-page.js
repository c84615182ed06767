// Runs in the page before its own scripts: notes how long each update takes from arriving to being on the screen, and how long frames
// take while something moves.

const arrival = 'event: patch'
const decoder = new TextDecoder()
const updates = []
/** From each click to the update that it brought. */
const clicks = []
let clicked
/** So many milliseconds are worth a closer look. */
const slow = 40

const { read } = ReadableStreamDefaultReader.prototype
ReadableStreamDefaultReader.prototype.read = async function readAndNote(...given) {
  const result = await read.apply(this, given)
  const text = result.done ? '' : decoder.decode(result.value)
  if (text.includes(arrival)) noteUpdate(performance.now(), text)
  return result
}

/** What the page draws before the next frame is on the screen when that frame is done. */
function noteUpdate(arrived, text) {
  requestAnimationFrame(() => {
    const untilFrame = performance.now() - arrived
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const milliseconds = performance.now() - arrived
      if (clicked !== undefined) clicks.push(performance.now() - clicked)
      clicked = undefined
      updates.push({ milliseconds, untilFrame, changes: milliseconds < slow ? [] : changesIn(text) })
    }
    port2.postMessage(undefined)
  })
}

/** What an update brought, as "game.log". */
function changesIn(text) {
  const paths = text.matchAll(/\[\["(\w+)"(?:,"(\w+)")?/g)
  return [...new Set(Array.from(paths, ([, outer, inner]) => (inner === undefined ? outer : `${outer}.${inner}`)))]
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

/** The least that can move. */
function moveOneThing() {
  const thing = document.body.appendChild(document.createElement('div'))
  thing.style.cssText = 'width: 20px; height: 20px; background: red'
  const there = [{ transform: 'none' }, { transform: 'translate(900px, 500px)' }]
  thing.animate(there, { duration: 800, iterations: Number.POSITIVE_INFINITY, direction: 'alternate' })
}

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.answer, .confirm') !== null) clicked = performance.now()
})

window.cicBench = { updates, clicks, framesWhileMoving, moveOneThing }
