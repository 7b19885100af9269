import { countryTable, sharedCodeTable } from '#domain/addresses/dial-code-table.ts'
import { pageLocale } from './page-locale.ts'
import { prefixOf, showReading } from './phone.ts'

type Located = { readonly prefix: { readonly dial: string }; readonly puzzle: { text: string; bits: number } | null }

/** Lists with a code chosen by the visitor, or by their browser's autofill. */
const chosen = new WeakSet<EventTarget>()

// Comes with the list, on the first touch of a form, and acts before the draft is kept.
document.addEventListener(
  'change',
  (event) => {
    const field = event.target as HTMLInputElement
    if (field.name === 'phonePrefix') {
      chosen.add(field)
      shownIn(field.form)?.remove()
    }
    showReading(field)
  },
  true,
)
document.addEventListener('input', ({ target }) => {
  if ((target as HTMLInputElement).name === 'phoneNumber') shownIn((target as HTMLInputElement).form)?.remove()
})

/** Adds every other country to the short lists on the page, where it is missing. */
export function listCountries(): void {
  for (const select of prefixFields()) addCountries(select)
}

/** Preselects the visitor's code unless one was chosen, and solves the puzzle if there is one. */
export async function guess(): Promise<void> {
  listCountries()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // A translator changes `lang`; this is the language the page was served in.
  const query = new URLSearchParams({ timeZone, language: document.documentElement.dataset.language! })
  // Not `AbortSignal.timeout`: Safari before 16 lacks it.
  const late = new AbortController()
  setTimeout(() => late.abort(), 3000)
  const { prefix, puzzle }: Located = await (await fetch(`/api/geo?${query}`, { signal: late.signal })).json()
  for (const select of prefixFields()) if (isUntouched(select)) choose(select, prefix.dial)
  // Nothing waits for it.
  if (puzzle) import('./solve.ts').then(({ solve }) => solve(puzzle))
}

const prefixFields = () => document.querySelectorAll<HTMLSelectElement>('select[name=phonePrefix]')
const shownIn = (form: HTMLFormElement | null) => form?.querySelector('[name=phoneShown]')

const isUntouched = (select: HTMLSelectElement) =>
  select !== document.activeElement &&
  !chosen.has(select) &&
  (select.selectedIndex < 0 || [...select.options].every((option) => option.selected === option.defaultSelected))

/** A number typed beside another code may be meant with that one: the server compares, and asks if both fit. */
function choose(select: HTMLSelectElement, dial: string): void {
  const { form, value } = select
  const number = form?.elements.namedItem('phoneNumber') as HTMLInputElement | null
  if (form && number?.value && value && value !== dial) {
    const shown = document.createElement('input')
    Object.assign(shown, { type: 'hidden', name: 'phoneShown', value })
    form.append(shown)
  }
  select.value = dial
}

/** Adds every country to the short list, by name in the language of the page. */
function addCountries(select: HTMLSelectElement): void {
  if (select.querySelector('[data-named]')) return
  const group = document.createElement('optgroup')
  group.dataset.named = ''
  group.label = select.form?.dataset.all ?? ''
  const locale = pageLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = (table: string, value: (dial: string, country: string) => string) =>
    [...table.matchAll(/([A-Z]{2}):(\d+)/g)].map(([, country = '', code]) => ({
      name: names.of(country) ?? country,
      dial: `+${code}`,
      value: value(`+${code}`, country),
    }))
  const countries = [...rows(countryTable, (dial) => dial), ...rows(sharedCodeTable, prefixOf)].sort((a, b) =>
    a.name.localeCompare(b.name, locale),
  )
  group.append(...countries.map(({ name, dial, value }) => new Option(`${name} \u200e${dial}`, value)))
  // The option for unlisted codes stays last.
  select.lastElementChild?.before(group)
}
