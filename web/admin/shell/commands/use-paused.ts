import { useEffect, useState } from 'react'

/** Debounce in milliseconds. */
const pauseMs = 150

/** The debounced text. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
