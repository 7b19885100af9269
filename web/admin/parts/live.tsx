import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveEvent } from '#contract/events.ts'
import type { LiveLine, LiveState } from '#web/api/live.ts'

/** The live line of the signed-in colleague. */
export const LiveContext = createContext<LiveLine | null>(null)

export function useLiveLine(): LiveLine {
  const line = useContext(LiveContext)
  if (!line) throw new Error('The live line is there for signed-in staff only')
  return line
}

export function useLiveState(): LiveState {
  const line = useLiveLine()
  return useSyncExternalStore(line.onState, () => line.state)
}

/** Hears of every change of a topic while shown, and of each moment from which nothing is missed: then read again. */
export function useLive(
  topic: LiveEvent['topic'],
  onChange: (event: LiveEvent) => void,
  onReady: () => void = () => {},
): void {
  const line = useLiveLine()
  const change = useEffectEvent((event: LiveEvent) => {
    if (event.topic === topic) onChange(event)
  })
  const ready = useEffectEvent(onReady)
  useEffect(() => line.subscribe({ onChange: (event) => change(event), onReady: () => ready() }), [line])
}
