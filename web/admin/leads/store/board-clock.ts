import { createContext, useContext, useSyncExternalStore } from 'react'
import { type ServerClock, serverClock } from './server-clock.ts'

/** The server clock for everything on the board. */
export const ClockContext = createContext<ServerClock>(serverClock())

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function onTick(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * A time-dependent text or number: read every second, re-rendered only when it differs. `read` gets
 * epoch milliseconds by the server's clock.
 */
export function useClock<T extends string | number | boolean>(read: (now: number) => T): T {
  const clock = useContext(ClockContext)
  return useSyncExternalStore(onTick, () => read(clock.now()))
}
