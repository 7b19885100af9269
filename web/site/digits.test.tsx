import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { dialCodes } from '#domain/addresses/phone.ts'
import { siteModes } from '#domain/site/brand.ts'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import type { SiteWords } from '#web/words/site/en.ts'
import { siteWords } from '#web/words/site/load.ts'
import { Document } from './document.tsx'
import { type FormState, formNames, type Page, pageFacts, pageNames } from './page.ts'
import { createFormat, type Format } from './parts/format.ts'
import { SiteProvider } from './parts/site-context.tsx'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf, statements } from './testing/pages.ts'

/*
 * Every figure on a page comes from a claim, a setting, a record or a date (docs/product.md#provenance), and those reach a page through
 * `Format` alone. So the pages are rendered with a format that writes no digit; any digit that is still there was made up.
 */

/** Digits and number signs of any script. */
const number = /\p{N}/u
const withoutNumbers = (text: string) => text.replaceAll(/\p{N}/gu, '×')

/** The format of a language that writes × for each digit. */
function silent(language: Language, words: SiteWords): Format {
  const real = createFormat(language, words)
  const mute =
    (write: (...given: never[]) => string | null) =>
    (...given: never[]) => {
      const text = write(...given)
      return text === null ? null : withoutNumbers(text)
    }
  const entries = Object.entries(real) as [string, (...given: never[]) => string | null][]
  return Object.fromEntries(entries.map(([name, write]) => [name, mute(write)])) as unknown as Format
}

/** Names with a digit in them, not figures. */
const names = /MetaTrader\s[45]\b|\bMT[45]\b|\bSHA-256\b|\bEd25519\b|\bNode\.js\s18\b/g

/** Texts a person reads or hears on a page, and those for search engines. */
function textsIn(html: string): string[] {
  const spoken = [...html.matchAll(/\s(?:aria-label|alt|title|placeholder|data-[\w-]+|content)="([^"]*)"/g)]
    .map(([attribute, text = '']) =>
      /^\s(data-provenance|data-account|data-figure|data-price|data-deposit)/.test(attribute) ? '' : text,
    )
    // Addresses, colours and sizes are not texts.
    .filter((text) => !/^(https?:|\/|#)/.test(text) && !/^\d+$/.test(text) && !text.startsWith('width='))
  const body = html
    .replaceAll(/<style>.*?<\/style>/gs, ' ')
    .replaceAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs, ' $1 ')
    .replaceAll(/<[^>]*>/g, '\n')
  return [...body.split('\n'), ...spoken].map((text) => text.replaceAll(/&#x27;|&quot;|&amp;/g, ' '))
}

/** Dial codes come from the numbering plan; operations are records; the year is a date. */
function fromData({ operations, year, origin }: Page): string[] {
  const recorded = operations.flatMap(({ entryPrice, exitPrice, time }) => [time, entryPrice, exitPrice])
  return [...recorded, origin, `2024–${year}`, ...dialCodes.map(({ dial }) => dial)].sort((a, b) => b.length - a.length)
}

/** Texts of a page with a digit of unknown origin. */
function madeUp(page: Page, words = siteWords(page.language)): string[] {
  const site = { page, words, format: silent(page.language, words), now: Date.UTC(2026, 10, 1) }
  const html = renderToStaticMarkup(
    <SiteProvider site={site}>
      <Document assets={unbuiltAssets} />
    </SiteProvider>,
  )
  const known = fromData(page)
  return textsIn(html).filter(
    (text) =>
      number.test(text) &&
      number.test(known.reduce((rest, data) => rest.replaceAll(data, ''), text.replaceAll(names, ''))),
  )
}

const problems: FormState = {
  values: { name: 'Ana', phonePrefix: '+34' },
  problems: { name: 'too_long', email: 'invalid_email', phone: 'invalid_phone' },
  outcome: 'failed',
}
const everyForm = (state: FormState): Page['forms'] => Object.fromEntries(formNames.map((name) => [name, state]))

/** An empty installation, records of each type of account, statements old and new, forms refused and sent. */
const states: Parameters<typeof pageOf>[0][] = [
  {},
  { account: 'live', stated: statements },
  {
    brand: {
      ...defaultSettings,
      email: 'desk@example.com',
      whatsapp: '+34 612345678',
      countriesNotServed: ['US', 'IR'],
    },
  },
  { account: 'backtest', count: 4 },
  { forms: everyForm(problems) },
  { forms: everyForm({ values: {}, problems: {}, outcome: 'sent' }) },
  { forms: everyForm({ values: {}, problems: {}, outcome: 'too_many_requests' }) },
]

describe.each(languages)('the pages in %s', (language) => {
  it.each(pageNames)('contain no digit except from claims, settings, records and dates: %s', (name) => {
    for (const mode of siteModes)
      for (const state of states) expect(madeUp(pageOf({ ...state, name, language, mode }))).toEqual([])
  })
})

describe('the search for made-up digits', () => {
  const page = pageOf({ name: 'welcome', forms: { quick: problems } })
  const words = siteWords('en')

  it('are found in a sentence, in any script, and in texts only heard', () => {
    const said = (subtitle: string) => madeUp(page, { ...words, hero: { ...words.hero, subtitle: () => subtitle } })
    for (const made of ['Trusted by 10,000 traders', 'نثق بـ ٣ وسطاء', '९०% सफलता', 'Up ½ again', '成功率 ９']) {
      expect(said(made)).toEqual([made])
    }
    expect(said('It trades by fixed rules on MetaTrader 5')).toEqual([])
    const heard = { ...words, risk: { ...words.risk, label: 'Only 3% lose' } }
    expect(madeUp(page, heard)).toContain('Only 3% lose')
  })

  it('are found in texts for search engines', () => {
    const pages = { ...words.pages, welcome: { ...words.pages.welcome, description: () => 'Up 40% a year' } }
    expect(madeUp(page, { ...words, pages })).toContain('Up 40% a year')
  })

  it('are looked for on each page with a URL', () => {
    expect(pageNames.filter((name) => pageFacts[name].path !== null).length).toBeGreaterThan(3)
  })
})

describe('the components of the site', () => {
  const files = (readdirSync(import.meta.dirname, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')] as const)
  const literals = (source: string) =>
    source.match(/\bformat\.\w+\(\s*(?:\{[^)]*\b(?:amount|from|to):\s*)?[-\d.][^)]*/g) ?? []

  it('never come from a number literal passed to a format', () => {
    expect(files.length).toBeGreaterThan(20)
    for (const [path, source] of files) expect([path, literals(source)]).toEqual([path, []])
  })

  it('would be found out if they did', () => {
    for (const source of [
      'format.money(89.95)',
      'format.hours( 2 )',
      "format.claim({ kind: 'percent', amount: 87 })",
    ]) {
      expect(literals(source)).toHaveLength(1)
    }
  })
})
