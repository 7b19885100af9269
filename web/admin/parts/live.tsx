import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveEvent } from '#contract/events.ts'
import type { EventStream, EventStreamState } from '#web/api/event-stream.ts'

/** The event stream of the signed-in user. */
export const EventStreamContext = createContext<EventStream | null>(null)

export function useEventStream(): EventStream {
  const stream = useContext(EventStreamContext)
  if (!stream) throw new Error('The event stream is there for signed-in staff only')
  return stream
}

export function useEventStreamState(): EventStreamState {
  const stream = useEventStream()
  return useSyncExternalStore(stream.onState, () => stream.state)
}

/** Subscribes to changes of a topic while mounted; `ready` is called on every (re)connection: then read again. */
export function useLive(
  topic: LiveEvent['topic'],
  onChange: (event: LiveEvent) => void,
  onReady: () => void = () => {},
): void {
  const stream = useEventStream()
  const change = useEffectEvent((event: LiveEvent) => {
    if (event.topic === topic) onChange(event)
  })
  const ready = useEffectEvent(onReady)
  useEffect(() => stream.subscribe({ onChange: (event) => change(event), onReady: () => ready() }), [stream])
}
