import { requestDocument } from './document-request.ts'

/** Puts newer records in the place of those on the screen; the server answers 304 while there are none. */
export function refresh(): void {
  if (document.hidden) return
  requestDocument('GET', location.pathname + location.search, {}, null, (answer) => {
    for (const part of document.querySelectorAll('[data-live]')) {
      const next = answer?.getElementById(part.id)
      if (next && !next.isEqualNode(part) && !part.contains(document.activeElement)) part.replaceWith(next)
    }
  })
}
