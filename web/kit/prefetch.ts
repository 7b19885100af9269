const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

/** Delay after the first user input, so that the page's own work goes first, milliseconds. */
const pauseMs = 300

/**
 * Runs work early without delaying the page: shortly after the first user input, or after `atLatestMs`
 * without any. Returns a cancel function.
 */
export function prefetch(work: () => void, atLatestMs = 20_000): () => void {
  let timer = setTimeout(begin, atLatestMs)
  function forget() {
    for (const sign of signs) removeEventListener(sign, seen, true)
  }
  function seen() {
    forget()
    clearTimeout(timer)
    timer = setTimeout(begin, pauseMs)
  }
  function begin() {
    forget()
    // Browsers cache a failed module import, so do not try while offline.
    if (navigator.onLine) work()
  }
  for (const sign of signs) addEventListener(sign, seen, { capture: true, passive: true })
  return () => {
    forget()
    clearTimeout(timer)
  }
}
