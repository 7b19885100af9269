import { useEffect, useRef } from 'react'

/**
 * Returns a function that runs `work` after a delay in milliseconds; calls meanwhile share that run. Cancelled when the
 * component unmounts.
 */
export function useSoon(work: () => unknown, delay: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      work()
    }, delay)
  }
}
