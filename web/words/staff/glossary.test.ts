import { describe, expect, it } from 'vitest'
import { type StaffLanguage, staffLanguages } from '#domain/site/languages.ts'
import { staffMailWords } from '../messages/load.ts'
import { glossaries, terms } from './glossary.ts'
import { loadStaffWords } from './load.ts'

/** Counts that between them take every plural form of the languages. */
const counts = [0, 1, 2, 5, 11, 100]
const isCounted = (text: (...values: never[]) => unknown) => /=== 1\b|[Pp]lural|[cC]ount/.test(String(text))

/** Every text with its place; functions as they read with several of a thing, and where they count with every number. */
function textsOf(node: unknown, place = ''): [string, string][] {
  if (typeof node === 'string') return [[place, node]]
  if (typeof node !== 'function') {
    return Object.entries(node as object).flatMap(([key, value]) => textsOf(value, place ? `${place}.${key}` : key))
  }
  const firsts = isCounted(node as () => unknown) ? [...counts, '7'] : ['7']
  return firsts.map((first) => [place, String(node(first, ...Array(node.length).fill('7')))])
}

const catalogues = Object.fromEntries(
  await Promise.all(
    staffLanguages.map(async (language) => [
      language,
      [...textsOf(await loadStaffWords(language), 'screens'), ...textsOf(staffMailWords(language), 'mails')],
    ]),
  ),
) as Record<StaffLanguage, [string, string][]>

/** Texts that are required letter for letter. */
const kept = ['en screens.leads.move.failed', 'en screens.insight.analyseFailed', 'en screens.insight.textFailed']

const found = (language: StaffLanguage, pattern: RegExp) =>
  catalogues[language].filter(([place, text]) => pattern.test(text) && !kept.includes(`${language} ${place}`))

describe.each(staffLanguages)('the texts of the staff area in %s', (language) => {
  const { say, not, never } = glossaries[language]

  it.each(terms)("use the glossary's word for “%s”", (term) => {
    const word = say[term].toLowerCase()
    expect(catalogues[language].some(([, text]) => text.toLowerCase().includes(word))).toBe(true)
    const other = not[term]
    expect(other ? found(language, other) : []).toEqual([])
  })

  it.each(never)('never say %s', (pattern) => {
    expect(found(language, pattern)).toEqual([])
  })
})
