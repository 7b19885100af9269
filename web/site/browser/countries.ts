import { countryTable, sharedCodeTable } from '#domain/dial-code-table.ts'
import { pageLocale } from './page-locale.ts'
import { keepDigits } from './phone.ts'

// Comes with the list, on the first touch of a form, and acts before the draft is kept.
document.addEventListener('input', keepDigits, true)

/** Fills a list of dial codes up with every country, by name in the language of the page. */
export function addCountries(select: HTMLSelectElement): void {
  if (select.querySelector('optgroup:nth-of-type(2)')) return
  const locale = pageLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const group = document.createElement('optgroup')
  group.label = select.form?.dataset.all ?? ''
  const countries = [...`${countryTable} ${sharedCodeTable}`.matchAll(/([A-Z]{2}):(\d+)/g)]
    .map(([, country = '', code]) => ({ name: names.of(country) ?? country, dial: `+${code}` }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  for (const { name, dial } of countries) group.append(new Option(`${name} \u200e${dial}`, dial))
  // The way for a code that is not listed stays last.
  select.lastElementChild?.before(group)
}
