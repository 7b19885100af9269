import { useEffect, useState } from 'react'

/** Milliseconds of quiet after which typing counts as paused. */
const pauseMs = 150

/** What was typed when typing last paused. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
