import { requestDocument, served } from './document-request.ts'
import { probe } from './probe.ts'

/**
 * Puts newer records in the place of those on the screen; the server answers 304 while there are none. Of the variant that was
 * opened, and by the version the server gives each part: translators and extensions change what is on the screen.
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
    // What came new has a place for its answer.
    if (document.querySelector('[data-probe][hidden]')) probe()
  })
}
