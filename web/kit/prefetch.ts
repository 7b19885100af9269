const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

/** How long the page itself goes first after such a sign, milliseconds. */
const pauseMs = 300

/**
 * Does something before it is needed, but not before the page itself is there: at the first sign of a person, a movement
 * or a key, and `atLatestMs` from now without one. Answers how to call it off.
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
    // What fails once for want of a network is not tried again by the browser.
    if (navigator.onLine) work()
  }
  for (const sign of signs) addEventListener(sign, seen, { capture: true, passive: true })
  return () => {
    forget()
    clearTimeout(timer)
  }
}
