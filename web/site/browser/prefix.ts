let isAsked = false

/** On the first touch of a form: every country in the list, and the visitor's own chosen where nothing was yet. */
export function guessPrefix(event: Event): void {
  if (isAsked || !(event.target as Element).closest('form')) return
  isAsked = true
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const query = new URLSearchParams({ timeZone, language: document.documentElement.lang })
  const answer = fetch(`/api/geo?${query}`, { signal: AbortSignal.timeout(3000) }).then((response) => response.json())
  listCountries()
    .then(() => answer)
    .then(({ prefix, puzzle }) => {
      for (const select of prefixFields()) if (isUntouched(select)) select.value = prefix.dial
      if (puzzle) return import('./solve.ts').then(({ solve }) => solve(puzzle))
    })
    .catch(() => {})
}

/** Adds every other country to the short lists on the page, where it is missing. */
export async function listCountries(): Promise<void> {
  const { addCountries } = await import('./countries.ts')
  for (const select of prefixFields()) addCountries(select)
}

const prefixFields = () => document.querySelectorAll<HTMLSelectElement>('select[name=phonePrefix]')

/** Never changes the code once a number is typed. */
const isUntouched = (select: HTMLSelectElement) =>
  select !== document.activeElement &&
  !new FormData(select.form!).get('phoneNumber') &&
  [...select.options].every((option) => option.selected === option.defaultSelected)
