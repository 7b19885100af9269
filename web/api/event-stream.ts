import type { LiveEvent } from '#contract/events.ts'
import { liveChanges, silenceMs } from '#domain/basics/event-stream.ts'
import { wire } from './wire.ts'

/** `connecting` also while the browser retries by itself; `closed` while stopped. */
export type EventStreamState = 'closed' | 'connecting' | 'open'

type EventStreamListener = {
  onChange?(event: LiveEvent): void
  /** The stream is open: events from here on arrive, but earlier ones may have been missed, so read again. */
  onReady?(): void
  /** The stream is open again, and all missed events were delivered. */
  onResumed?(): void
  /** The response was no stream: the user may have lost access. It is retried. */
  onRefused?(): void
}

export type EventStream = {
  readonly state: EventStreamState
  start(): void
  stop(): void
  /** Returns the unsubscribe function. */
  subscribe(listener: EventStreamListener): () => void
  /** Calls the listener on every change of `state`; returns the unsubscribe function. */
  onState(listener: () => void): () => void
}

type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>
/** Opens the stream, after the last known event if there is one. */
type Connect = (after: string | null) => Source

const connectHere: Connect = (after) => {
  const [, path] = wire.followEvents
  return new EventSource(after === null ? path : `${path}?after=${encodeURIComponent(after)}`, {
    withCredentials: true,
  })
}

/** Retry delays after a refused connection, in milliseconds; the last one repeats. */
const waitsMs = [1_000, 2_000, 5_000, 10_000, 30_000] as const
/** `EventSource.CLOSED`: the browser has given up, as after any response that is not a stream. */
const givenUp = 2

/** The server's event stream (`contract/events`). Starts closed; `from`: all events up to this one are known already. */
export function createEventStream(connect: Connect = connectHere, from: string | null = null): EventStream {
  const listeners = new Set<EventStreamListener>()
  const watchers = new Set<() => void>()
  let source: Source | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let watchdog: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let after = from
  let state: EventStreamState = 'closed'

  const become = (next: EventStreamState) => {
    if (next === state) return
    state = next
    for (const watcher of watchers) watcher()
  }
  const drop = () => {
    clearTimeout(timer)
    clearTimeout(watchdog)
    source?.close()
    source = null
  }
  const open = () => {
    drop()
    become('connecting')
    const opened = connect(after)
    source = opened
    // A network that silently drops packets leaves the browser with an open connection that carries nothing.
    const hear = () => {
      if (opened !== source) return
      clearTimeout(watchdog)
      watchdog = setTimeout(open, silenceMs)
    }
    hear()
    for (const type of ['ready', 'resumed', 'change', 'heartbeat']) opened.addEventListener(type, hear)
    const remember = ({ lastEventId }: MessageEvent<string>) => {
      if (lastEventId) after = lastEventId
    }
    const greet = (message: Event) => {
      if (opened !== source) return
      remember(message as MessageEvent<string>)
      failures = 0
      become('open')
      for (const listener of listeners) message.type === 'ready' ? listener.onReady?.() : listener.onResumed?.()
    }
    opened.addEventListener('ready', greet)
    opened.addEventListener('resumed', greet)
    opened.addEventListener('change', (message) => {
      if (opened !== source) return
      remember(message as MessageEvent<string>)
      const event = JSON.parse((message as MessageEvent<string>).data) as LiveEvent
      // A newer server may send events this page can't read: it reloads everything.
      const isKnown = liveChanges.includes(event.change)
      for (const listener of listeners) isKnown ? listener.onChange?.(event) : listener.onReady?.()
    })
    opened.addEventListener('error', () => {
      if (opened !== source) return
      become('connecting')
      if (opened.readyState !== givenUp) return
      clearTimeout(watchdog)
      const wait = waitsMs[Math.min(failures, waitsMs.length - 1)]
      failures += 1
      timer = setTimeout(open, wait)
      for (const listener of listeners) listener.onRefused?.()
    })
  }

  return {
    get state() {
      return state
    },
    start() {
      if (source === null) open()
    },
    stop() {
      drop()
      failures = 0
      become('closed')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onState(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
}

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Keeps the stream open while the page is in use. It is closed on pagehide, as an open connection keeps
 * the page out of the back/forward cache, and reopened when the page or the network returns. Returns a cleanup function.
 */
export function keepLive(stream: EventStream, page: { window: Page; document: Page }): () => void {
  const begin = () => stream.start()
  const pause = () => stream.stop()
  const again = () => {
    stream.stop()
    stream.start()
  }
  const bindings: [Page, string, () => void][] = [
    [page.window, 'pagehide', pause],
    [page.window, 'pageshow', begin],
    [page.window, 'online', again],
    // A browser keeps a broken stream open until data arrives. A machine without a network may run the server itself:
    // reconnecting shows if it is reachable.
    [page.window, 'offline', again],
    [page.document, 'freeze', pause],
    [page.document, 'resume', begin],
  ]
  for (const [target, type, act] of bindings) target.addEventListener(type, act)
  stream.start()
  return () => {
    for (const [target, type, act] of bindings) target.removeEventListener(type, act)
    stream.stop()
  }
}
