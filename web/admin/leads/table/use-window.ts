import { type RefObject, useLayoutEffect, useState } from 'react'

/** Overscan: rows rendered beyond the visible ones, so that fast scrolling finds them there. */
const beyond = 12

/** The range of rows to render in a list of equal row heights: the visible ones plus overscan. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { from: number; to: number } {
  const [span, setSpan] = useState({ from: 0, to: 60 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const first = Math.floor(element.scrollTop / rowHeight)
      const from = Math.max(0, first - beyond)
      const to = first + Math.ceil(element.clientHeight / rowHeight) + beyond
      // Re-render only when half of the overscan is used up.
      setSpan((before) =>
        Math.abs(before.from - from) < beyond / 2 && Math.abs(before.to - to) < beyond / 2 && from > 0
          ? before
          : { from, to },
      )
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroller, rowHeight])
  return { from: Math.min(span.from, Math.max(0, count - 1)), to: Math.min(span.to, count) }
}
