import { requestDocument, served } from './document-request.ts'
import { probe } from './probe.ts'

/**
 * Replaces records on screen by newer ones; 304 means none. Uses the opened variant, and the server's version of each
 * part, since translators and extensions change the page.
 */
export function refresh(): void {
  if (document.hidden) return
  const { variant } = served
  const { pathname, search } = location
  const address = pathname + (variant ? `?variant=${variant}&${search.slice(1)}` : search)
  requestDocument('GET', address, {}, null, (answer) => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
      const next = answer?.getElementById(part.id)
      if (next && next.dataset.live !== part.dataset.live && !part.contains(document.activeElement))
        part.replaceWith(next)
    }
    // New content has a place for the probe's answer.
    if (document.querySelector('[data-probe][hidden]')) probe()
  })
}
