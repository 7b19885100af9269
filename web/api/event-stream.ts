import type { LiveEvent } from '#contract/events.ts'
import { methodAndPath } from './wire.ts'

/** `connecting` also while the browser tries again by itself; `closed` when nobody wants the stream. */
export type EventStreamState = 'closed' | 'connecting' | 'open'

export type EventStreamListener = {
  onChange?(event: LiveEvent): void
  /** The stream is there, and nothing will be missed from here on; anything before may have been: read it again. */
  onReady?(): void
}

export type EventStream = {
  readonly state: EventStreamState
  start(): void
  stop(): void
  /** Answers how to stop listening. */
  subscribe(listener: EventStreamListener): () => void
  /** Hears of every change of `state`; answers how to stop listening. */
  onState(listener: () => void): () => void
}

type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>

/** A refused stream is tried again after these waits, the last one for ever (milliseconds). */
const waitsMs = [1_000, 2_000, 5_000, 10_000, 30_000] as const
/** `EventSource.CLOSED`: the browser has given up, as it does after any answer that is not a stream. */
const givenUp = 2

/** The live stream of the server (`contract/events`). Starts closed. */
export function createEventStream(
  connect: () => Source = () => new EventSource(methodAndPath('followEvents')[1], { withCredentials: true }),
): EventStream {
  const listeners = new Set<EventStreamListener>()
  const watchers = new Set<() => void>()
  let source: Source | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let state: EventStreamState = 'closed'

  const become = (next: EventStreamState) => {
    if (next === state) return
    state = next
    for (const watcher of watchers) watcher()
  }
  const drop = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const open = () => {
    drop()
    become('connecting')
    const opened = connect()
    source = opened
    opened.addEventListener('ready', () => {
      if (opened !== source) return
      failures = 0
      become('open')
      for (const listener of listeners) listener.onReady?.()
    })
    opened.addEventListener('change', (message) => {
      if (opened !== source) return
      const event = JSON.parse((message as MessageEvent<string>).data) as LiveEvent
      for (const listener of listeners) listener.onChange?.(event)
    })
    opened.addEventListener('error', () => {
      if (opened !== source) return
      become('connecting')
      if (opened.readyState !== givenUp) return
      const wait = waitsMs[Math.min(failures, waitsMs.length - 1)]
      failures += 1
      timer = setTimeout(open, wait)
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
 * Keeps the stream open while the page is in use. It is closed when the page is put aside, since an open connection keeps
 * it out of the back/forward cache, and opened when it returns or the network does. Answers how to end it all.
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
    // A browser leaves a broken stream open until it is written to. On a machine without any network the server may be
    // on that machine itself: whether it answers says the stream.
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
