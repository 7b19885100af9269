/** The menu and the language picker close on a choice, a click elsewhere, and Escape, which gives focus back. */
export function closeOpenDetails(event: Event): void {
  const target = event.target as Element
  const isEscape = (event as KeyboardEvent).key === 'Escape'
  if (event.type === 'keydown' && !isEscape) return
  for (const box of document.querySelectorAll<HTMLDetailsElement>('[data-closes][open]')) {
    const isInside = box.contains(target)
    if (isEscape && isInside) box.querySelector('summary')?.focus()
    if (isEscape || !isInside || target.closest('a')) box.open = false
  }
}

/** Expands a collapsed part, such as a form or a formula, when a link to it is followed; not every browser does so itself. */
export function openFold(event: Event): void {
  const hash = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash
  const fold = hash && document.querySelector(hash)?.closest('details')
  if (fold) fold.open = true
}

/** The bare addresses serve the language chosen last. */
export function rememberLanguage(event: Event): void {
  const language = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')?.hreflang
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  if (language) document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
}
