import { describe, expect, it } from 'vitest'
import { staffEn } from '../messages/staff-en.ts'
import { staffEs } from '../messages/staff-es.ts'
import { words as en } from './en.ts'
import { words as es } from './es.ts'
import { glossary, neverSaid } from './glossary.ts'

/** Every text with its place; functions as they read with one of a thing and with several. */
function textsOf(node: unknown, place = ''): [string, string][] {
  if (typeof node === 'string') return [[place, node]]
  if (typeof node !== 'function') {
    return Object.entries(node as object).flatMap(([key, value]) => textsOf(value, place ? `${place}.${key}` : key))
  }
  const firsts = /=== 1\b/.test(String(node)) ? [1, '7'] : ['7']
  return firsts.map((first) => [place, String(node(first, ...Array(node.length).fill('7')))])
}

const catalogues = {
  en: [...textsOf(en, 'screens'), ...textsOf(staffEn, 'mails')],
  es: [...textsOf(es, 'screens'), ...textsOf(staffEs, 'mails')],
}

/** Texts that the specification gives letter by letter (§8). */
const kept = ['en screens.leads.move.failed', 'en screens.insight.analyseFailed', 'en screens.insight.textFailed']

const found = (language: 'en' | 'es', pattern: RegExp) =>
  catalogues[language].filter(([place, text]) => pattern.test(text) && !kept.includes(`${language} ${place}`))

describe.each(['en', 'es'] as const)('the texts of the staff area in %s', (language) => {
  it.each(glossary)('say “$en” in the word of the glossary, and use it', (term) => {
    const word = term[language].toLowerCase()
    expect(catalogues[language].some(([, text]) => text.toLowerCase().includes(word))).toBe(true)
    const not = term.not[language]
    expect(not ? found(language, not) : []).toEqual([])
  })

  it.each(neverSaid[language])('never say %s', (pattern) => {
    expect(found(language, pattern)).toEqual([])
  })
})
