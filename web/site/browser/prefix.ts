let isAsked = false

/** On the first touch of a form: every country in the list, and the visitor's own chosen where nobody chose one. */
export function guessPrefix(event: Event): void {
  if (isAsked || !(event.target as Element).closest('form')) return
  isAsked = true
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const query = new URLSearchParams({ timeZone, language: document.documentElement.lang })
  const answer = fetch(`/api/geo?${query}`, { signal: AbortSignal.timeout(3000) }).then((response) => response.json())
  import('./countries.ts').then(({ guess }) => guess(answer)).catch(() => {})
}

/** Adds every other country to the short lists on the page, where it is missing. */
export async function listCountries(): Promise<void> {
  ;(await import('./countries.ts')).listCountries()
}
