// Server-sent events read by hand: unlike EventSource this sees heartbeats, so it notices a dead line, and it can resume with
// Last-Event-ID after its own pauses. See https://html.spec.whatwg.org/multipage/server-sent-events.html for the format.

export interface ServerEvent {
  readonly id: string | undefined
  readonly event: string
  readonly data: string
}

export interface StreamHandlers {
  /** Returns false if the event does not fit what came before: the stream then starts afresh. */
  readonly event: (event: ServerEvent) => boolean
  readonly state: (state: 'live' | 'connecting' | 'lost', status?: number) => void
}

/** Heartbeats come every 15 seconds: after three the line is dead. */
const silence = 45_000
const pauses = [250, 500, 1000, 2000, 4000, 8000]

/** Keeps a stream open through losses of the network and the device's sleep; returns what ends it. */
export function openStream(url: string, handlers: StreamHandlers): () => void {
  let lastId: string | undefined
  let failures = 0
  let ended = false
  let attempt = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let heard = Date.now()
  /** Whether somebody looks at the page: one in the background is told by message. */
  let looked = document.visibilityState !== 'hidden'
  let turned: ReturnType<typeof setTimeout> | undefined

  const connect = async (): Promise<void> => {
    clearTimeout(timer)
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    const watch = setInterval(() => Date.now() - heard > silence && retry(signal), 5000)
    signal.addEventListener('abort', () => clearInterval(watch))
    handlers.state('connecting')
    heard = Date.now()
    try {
      const headers: Record<string, string> = lastId === undefined ? {} : { 'last-event-id': lastId }
      const response = await fetch(looked ? url : `${url}?attention=no`, { headers, signal, cache: 'no-store' })
      if (!response.ok || response.body === null) {
        handlers.state('lost', response.status)
        if (response.status < 500 && response.status !== 429) return stop()
        return retry(signal)
      }
      handlers.state('live')
      await read(response.body, signal)
      retry(signal)
    } catch {
      retry(signal)
    }
  }

  const read = async (body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> => {
    const parse = eventParser()
    const decoder = new TextDecoder()
    const reader = body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return
      heard = Date.now()
      failures = 0
      for (const event of parse(decoder.decode(value, { stream: true }))) {
        if (!handlers.event(event)) {
          lastId = undefined
          return
        }
        lastId = event.id ?? lastId
      }
    }
  }

  const retry = (signal: AbortSignal): void => {
    if (ended || signal.aborted) return
    attempt.abort()
    handlers.state('lost')
    const pause = pauses[Math.min(failures++, pauses.length - 1)]
    timer = setTimeout(connect, pause * (0.75 + Math.random() / 2))
  }

  /** The device woke up, or the network came back: no reason to wait. */
  const wake = (): void => {
    clearTimeout(turned)
    if (ended) return
    const hidden = document.visibilityState === 'hidden'
    // Whoever only looks into another tab for a moment is still here.
    if (looked === hidden) turned = setTimeout(() => turn(!hidden), hidden ? 10_000 : 0)
    else if (!hidden && (attempt.signal.aborted || Date.now() - heard > 20_000)) void connect()
  }

  /** The same stream goes on where it was; only who looks is another matter. */
  const turn = (now: boolean): void => {
    looked = now
    void connect()
  }

  const stop = (): void => {
    ended = true
    clearTimeout(timer)
    clearTimeout(turned)
    attempt.abort()
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }

  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  void connect()
  return stop
}

/** Cuts a stream's text into events; comments and half-received events give nothing. */
export function eventParser(): (text: string) => ServerEvent[] {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => eventOf(block) ?? [])
  }
}

function eventOf(block: string): ServerEvent | undefined {
  let id: string | undefined
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'id') id = value
    else if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return data.length === 0 ? undefined : { id, event, data: data.join('\n') }
}
