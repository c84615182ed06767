// Runs in the page before its own scripts: notes how long each update takes from arriving to being on the screen, and how long frames
// take while something moves.

const arrival = 'event: patch'
const decoder = new TextDecoder()
const updates = []
/** From each answer that was given by a click to the frame that shows another question, or that nothing is asked. */
const clicks = []
let clicked
const asked = () => document.querySelector('.question')?.dataset.decision
/** So many milliseconds are worth a closer look. */
const slow = 40

const { read } = ReadableStreamDefaultReader.prototype
ReadableStreamDefaultReader.prototype.read = async function readAndNote(...given) {
  const result = await read.apply(this, given)
  const text = result.done ? '' : decoder.decode(result.value)
  if (text.includes(arrival)) noteUpdate(performance.now(), text)
  return result
}

/** What the page draws before the next frame is on the screen when that frame is done: nothing comes between it and such a task. */
function noteUpdate(arrived, text) {
  requestAnimationFrame(() => {
    const untilFrame = performance.now() - arrived
    scheduler.postTask(() => noteFrame(arrived, untilFrame, text), { priority: 'user-blocking' })
  })
}

function noteFrame(arrived, untilFrame, text) {
  const now = performance.now()
  const milliseconds = now - arrived
  updates.push({ milliseconds, untilFrame, changes: milliseconds < slow ? [] : changesIn(text) })
  if (clicked === undefined || asked() === clicked.question) return
  clicks.push(now - clicked.at)
  performance.mark('cic:shown')
  clicked = undefined
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

// Before the page hears of it: what it does about the click itself counts too.
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element) || target.closest('.answer, .confirm, .hand-card.lit') === null) return
    clicked = { at: performance.now(), question: asked() }
    performance.mark('cic:click')
  },
  { capture: true },
)

window.cicBench = { updates, clicks, framesWhileMoving, moveOneThing }
