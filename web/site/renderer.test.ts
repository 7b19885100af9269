import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { publishedAccountRoutes } from '#contract/published-accounts.ts'
import { recordRoutes } from '#contract/record.ts'
import type { Claim } from '#domain/claims/claims.ts'
import { sampleClaims } from '#domain/claims/sample-claims.ts'
import { siteModes } from '#domain/site/brand.ts'
import { languageFacts, languages } from '#domain/site/languages.ts'
import { createFormat } from '#web/site/parts/format.ts'
import { en } from '#web/words/site/en.ts'
import { siteWords } from '#web/words/site/load.ts'
import { addressOf, type Page, pageFacts, pageNames } from './page.ts'
import { renderPageWith, styleHashes } from './renderer.tsx'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf, statements } from './testing/pages.ts'

/** Public reading calls. */
const publicData = [
  publishedAccountRoutes.listPublishedAccounts.path,
  recordRoutes.listMonths.path,
  recordRoutes.listOperations.path,
  '/ledger.jsonl',
  '/verify.mjs',
  '/ledger-keys.txt',
]
const announced = pageNames.filter((name) => pageFacts[name].path !== null)
const now = Date.UTC(2026, 5, 1)
const render = (page: Page) => renderPageWith(unbuiltAssets, page, now)

/** Each figure of a page as its name and its markup. */
const figuresIn = (html: string): { name: string; markup: string }[] =>
  [...html.matchAll(/<div class="figure"><dt>(.*?)<\/dt>(.*?)<\/dd>/g)].map(([, name = '', markup = '']) => ({
    name,
    markup,
  }))
const statementsIn = (html: string): { name: string; markup: string }[] =>
  [...html.matchAll(/<span class="statement">(.*?)<\/span><\/span>/g)].map(([, markup = '']) => ({
    name: markup,
    markup,
  }))
/** Places with figures, by section. */
const sectionsIn = (html: string): string[] => html.match(/<section.*?<\/section>/gs) ?? []
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s/g, ' ')
    .replaceAll('&#x27;', "'")

describe('a document', () => {
  it.each(languages)('in %s has its language, direction, alternates and link preview', (language) => {
    for (const name of announced) {
      const html = render(pageOf({ name, language }))
      const at = `https://orfine.example${addressOf(language, name)}`
      expect(html).toMatch(/^<!doctype html><html lang/)
      expect(html).toContain(`<html lang="${language}" dir="${languageFacts[language].dir}"`)
      expect(html).toContain(`<link rel="canonical" href="${at}"/>`)
      const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, a, b]) => [
        a,
        b,
      ])
      expect(alternates).toEqual([
        ...languages.map((other) => [other, `https://orfine.example${addressOf(other, name)}`]),
        ['x-default', `https://orfine.example${addressOf(null, name)}`],
      ])
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<title>[^<]{5,}<\/title><meta name="description" content="[^"]{15,}"/)
      expect(html).toContain(`<meta property="og:url" content="${at}"/>`)
      expect(html).toContain('<meta property="og:image" content="https://orfine.example/assets/picture-1.png"/>')
      expect(html.includes('content="noindex"')).toBe(!pageFacts[name].isIndexed)
    }
  })

  it('has no inline script, and only its hashed inline style', () => {
    const html = render(pageOf({ account: 'demo', stated: statements }))
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/i)
    // A block of data about the page is not run.
    const scripts = html.match(/<script[^>]*>/g)?.filter((tag) => tag !== '<script type="application/ld+json">')
    expect(scripts).toEqual(['<script type="module" src="/assets/site-1.js">'])
    expect(styleHashes(html)).toEqual([
      `sha256-${createHash('sha256').update(unbuiltAssets.styles.welcome).digest('base64')}`,
    ])
  })

  it.each(pageNames)('has only working links: %s', (name) => {
    const html = render(pageOf({ name, account: 'live' }))
    const inside = [...html.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, id]) => id)
    for (const id of inside) expect(html, id).toContain(`id="${id}"`)
    const pages = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, address = '']) => address)
    expect(pages.length).toBeGreaterThan(3)
    const known = new Map(announced.flatMap((name) => languages.map((language) => [addressOf(language, name), name])))
    const elsewhere = new Set<string>(['/admin', '/subscription-management', ...publicData])
    for (const link of pages.filter((link) => !elsewhere.has(link))) {
      const [address = '', part] = link.split('#')
      const target = known.get(address)
      expect(target, link).toBeDefined()
      if (target && part) expect(render(pageOf({ name: target })), link).toContain(`id="${part}"`)
    }
    expect(render(pageOf({ name, links: {} }))).not.toContain(en.hero.checkout)
  })

  it('says that nothing is here, in every language', () => {
    for (const language of languages) {
      const html = render(pageOf({ name: 'not-found', language }))
      expect(html).toContain(`<h1>${siteWords(language).notFound.title}</h1>`)
      expect(html).not.toContain('canonical')
    }
    expect(render(pageOf({ name: 'not-found' }))).toContain('<h1>Page Not Found</h1>')
  })
})

describe('figures', () => {
  it.each(announced)('all carry a mark on the page %s, whatever was recorded', (name) => {
    for (const account of [undefined, 'demo', 'live', 'backtest'] as const) {
      const html = render(pageOf({ name, ...(account && { account }), stated: statements }))
      const all = [...figuresIn(html), ...statementsIn(html)]
      expect(all.length).toBeGreaterThan(1)
      for (const { name, markup } of all) expect(markup, name).toMatch(/data-provenance="(measured|stated|sample)"/)
      for (const quotations of html.match(/<div class="testimonials">.*?<\/blockquote>/g) ?? [])
        expect(quotations).toContain('sample testimonial')
    }
  })

  it('have one line per source above them, instead of a mark on each', () => {
    const marksOf = (page: Page) => render(page).split('class="mark"').length - 1
    const shown = { account: 'demo', madeUp: true, stated: statements } as const
    expect(marksOf(pageOf(shown))).toBeLessThanOrEqual(15)
    expect(marksOf(pageOf({ name: 'home', ...shown }))).toBeLessThanOrEqual(5)
    expect(marksOf(pageOf({ name: 'track-record', ...shown }))).toBeLessThanOrEqual(6)
    expect(marksOf(pageOf({ account: 'live', mode: 'live', stated: statements }))).toBeLessThanOrEqual(8)
    for (const group of render(pageOf(shown)).match(/<ul class="sources">.*?<\/ul>/gs) ?? []) {
      const lines = [...group.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line]) => line)
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  it('of an empty installation are samples, and a banner says so', () => {
    const html = render(pageOf())
    expect(html).toContain(en.demoBanner)
    for (const { name, markup } of figuresIn(html)) expect(markup, name).toContain('sample figure')
    for (const value of ['87.3%', '71.6%', '647', '$2.1M', '$257,400', '+$107,400', '8.2%', '1.89', '2.4:1'])
      expect(textOf(html)).toContain(value)
  })

  it.each(announced)('from made-up records are never called measured on the page %s, in either mode', (name) => {
    for (const mode of siteModes)
      for (const language of languages) {
        const { mark, madeUpBanner, bothBanner } = siteWords(language)
        const banner = mode === 'demo' ? bothBanner : madeUpBanner
        const html = render(pageOf({ name, language, mode, account: 'demo', madeUp: true }))
        expect(html, language).toContain(banner)
        expect(html, language).not.toContain('data-provenance="measured"')
        for (const [, said] of html.matchAll(/data-provenance="made-up"[^>]*>(?:<span class="hidden">)?(.*?)</g))
          expect(said).toBe(mark.madeUp)
        expect(render(pageOf({ name, language, mode, account: 'demo' }))).not.toContain(banner)
      }
    const shown = (madeUp: boolean) => render(pageOf({ name, account: 'demo', madeUp, mode: 'live' }))
    const marks = (html: string, mark: string) => html.split(`data-provenance="${mark}"`).length - 1
    expect(marks(shown(true), 'made-up')).toBe(marks(shown(false), 'measured'))
  })

  it.each(announced)('in live mode are never samples on the page %s, in any language', (name) => {
    for (const language of languages) {
      const html = render(pageOf({ name, mode: 'live', language }))
      const { mark, demoBanner } = siteWords(language)
      for (const text of [mark.sampleFigure, mark.sampleStatement, mark.sampleTestimonial, demoBanner])
        expect(html, language).not.toContain(text)
      expect(figuresIn(html)).toEqual([])
    }
  })

  it('that are missing are named as missing', () => {
    for (const language of languages) {
      const { results, hero, legal } = siteWords(language)
      const live = render(pageOf({ mode: 'live', language }))
      expect(live).toContain('class="scene"')
      for (const text of [results.empty, results.emptyNext, legal.imprint.facts.licence]) expect(live).toContain(text)
      expect(render(pageOf({ name: 'home', mode: 'live', language }))).toContain(results.empty)
      const b = render(pageOf({ name: 'welcome-b', mode: 'live', language }))
      expect(b).toContain(hero.transactions.empty)
      expect(b).toContain('class="scene"')
      expect(b).not.toContain('class="figure untold"')
    }
  })

  it('that are measured name records, period, account and formula', () => {
    const html = render(pageOf({ account: 'demo' }))
    const winRate = figuresIn(html).find(({ name }) => name === 'Win rate')
    expect(winRate?.markup).toContain('data-provenance="measured"')
    const [, results = ''] = html.split('id="resultados"')
    expect(results).toMatch(/<ul class="sources">.*?href="#formulas".*?demo account.*?<\/ul>/s)
    expect(html).toContain('id="formula-winRate"')
    expect(textOf(html)).toMatch(/40 trades · Jan 5 – Jun 10, 2026 · demo account/)
    expect(textOf(html)).toMatch(/3 months · Apr – Jun 2026 · demo account · Less than one year of data\./)
    const [, transactions = ''] = html.split('id="transactions"')
    expect(transactions).toContain('data-provenance="measured"')
    expect(html.slice(html.indexOf('id="resultados"'), html.indexOf('<table'))).toContain('data-provenance="measured"')
    expect(textOf(html)).toMatch(/Sum of months, not a return\s+\+6\.1%/)
  })

  it('that sum up months include exactly those shown', () => {
    const page = pageOf({ account: 'demo' })
    const months = Array.from({ length: 14 }, (_, i) => ({
      ...page.months[0]!,
      year: 2026 - i,
      percentageGain: '1.50',
    }))
    const [, table = ''] = /<table>(.*?)<\/table>/s.exec(render({ ...page, months })) ?? []
    expect(table.match(/\+1\.50%/g)).toHaveLength(6)
    expect(textOf(table)).toMatch(/Sum of months, not a return\s+\+9\.0%/)
  })

  it.each(['home', 'welcome', 'welcome-b'] as const)(
    'never show a win rate without the profit factor in the same place: %s',
    (name) => {
      const html = render(pageOf({ name, account: 'live' }))
      const lists = html.match(/<dl class="figures">.*?<\/dl>/g) ?? []
      const withWinRate = lists.filter((list) => list.includes('measured.winRate'))
      expect(withWinRate.length).toBeGreaterThan(0)
      for (const list of withWinRate) expect(list).toContain('measured.profitFactor')
    },
  )

  it('that are stated name company, date and evidence, and say when they are old', () => {
    const fresh = textOf(render(pageOf({ stated: statements })))
    expect(fresh).toMatch(/stated by Example Trading FZ-LLC, as of May 2, 2026\s+evidence/)
    const old = textOf(renderPageWith(unbuiltAssets, pageOf({ stated: statements }), Date.UTC(2027, 0, 1)))
    expect(old).toContain(`(${en.mark.statedLongAgo})`)
  })

  it('of the offer name who set them, in every language', () => {
    for (const language of languages) {
      const { hero, mark } = siteWords(language)
      for (const [stated, company] of [[[], mark.operator] as const, [statements, 'Example Trading FZ-LLC'] as const])
        expect(render(pageOf({ language, stated }))).toContain(`data-provenance="stated">${hero.terms(company)}<`)
    }
  })

  it('of the licence say "not stated" instead of a number', () => {
    expect(Object.keys(sampleClaims).filter((id) => id.startsWith('licence'))).toEqual([])
    for (const mode of ['demo', 'live'] as const) {
      const { missing, facts } = en.legal.imprint
      const { company, address } = en.legal.compliance.facts
      const names = createFormat('en', en).list([company, address, facts.licence])
      expect(textOf(render(pageOf({ mode })))).toContain(missing(names))
    }
  })
})

describe('warnings', () => {
  it.each(languages)('in %s give a percentage of losing accounts only with its broker and source', (language) => {
    const { risk } = siteWords(language)
    const basis = { topic: 'company', provenance: 'stated', accountType: null, asOf: '2026-05-02' } as const
    const losing: Claim = {
      ...basis,
      id: 'broker.losingAccounts',
      value: { kind: 'percent', amount: 74 },
      evidence: { url: 'https://broker.example/risk' },
    }
    const broker: Claim = {
      ...basis,
      id: 'broker.legalName',
      value: { kind: 'text', text: { en: 'Broker Ltd' } },
      evidence: null,
    }
    const strip = (stated: Claim[]) => /class="strip".*?<\/aside>/s.exec(render(pageOf({ language, stated })))?.[0]
    expect(strip([losing])).toContain(risk.strip(null, ''))
    const named = strip([losing, broker])
    expect(textOf(named ?? '')).toContain('Broker Ltd')
    expect(named).toContain('href="https://broker.example/risk"')
    expect(named).toContain('74')
  })

  it.each(languages)('are in %s once in each section with trading figures', (language) => {
    const { risk } = siteWords(language)
    for (const page of [pageOf({ language }), pageOf({ language, account: 'demo' })]) {
      const html = render(page)
      expect(html).toContain(risk.strip(null, ''))
      const sections = sectionsIn(html)
      const trading = sections.filter((section) => section.includes(risk.pastPerformance))
      expect(trading).toHaveLength(2)
      for (const section of trading) {
        expect(section).toContain('class="figures"')
        expect(section.split(risk.pastPerformance)).toHaveLength(2)
      }
      // Sample and demo figures: the text of 17 CFR 4.41 and its English original, between the figures of both sections.
      const [glance, results] = trading as [string, string]
      expect(sections.indexOf(results)).toBe(sections.indexOf(glance) + 1)
      expect(html.split(en.risk.hypothetical)).toHaveLength(2)
      const [before, after] = results.split(risk.hypothetical)
      expect(before).not.toContain('class="figures"')
      expect(after).toContain('class="figures"')
    }
  })

  it.each(['home', 'welcome-b'] as const)('are beside the trading figures of the page %s in every language', (name) => {
    for (const language of languages) {
      const { risk } = siteWords(language)
      for (const page of [pageOf({ name, language }), pageOf({ name, language, account: 'demo' })]) {
        const trading = sectionsIn(render(page)).filter((section) => section.includes(risk.pastPerformance))
        expect(trading).toHaveLength(1)
        expect(trading[0]).toContain('class="figures"')
        expect(trading[0]).toContain(risk.hypothetical)
        expect(trading[0]).toContain(en.risk.hypothetical)
      }
    }
  })

  it('on hypothetical results disappear with the last non-live figure', () => {
    expect(render(pageOf({ account: 'backtest', mode: 'live' }))).toContain(en.risk.hypothetical)
    expect(render(pageOf({ account: 'live', mode: 'live' }))).not.toContain(en.risk.hypothetical)
    expect(render(pageOf({ account: 'live', mode: 'live' }))).toContain(en.risk.pastPerformance)
  })

  it('come before the results, also without any yet', () => {
    const html = render(pageOf({ mode: 'live' }))
    const results = html.slice(html.indexOf('id="resultados"'))
    expect(results.indexOf(en.risk.pastPerformance)).toBeLessThan(results.indexOf(en.results.empty))
  })

  it('keep the wording of the rule', () => {
    expect(en.risk.hypothetical).toMatch(/^These results are based on simulated or hypothetical performance results/)
    expect(createHash('sha256').update(en.risk.hypothetical).digest('hex').slice(0, 12)).toBe('78c874ee772f')
  })
})

it('transactions are two, with a grey row for each missing one; without a record custody is drawn, too', () => {
  const gaps = (page: Page) => render(page).match(/class="gap"/g)?.length ?? 0
  expect(gaps(pageOf())).toBe(2)
  expect(render(pageOf())).toContain('class="scene"')
  expect(gaps(pageOf({ account: 'demo', count: 1 }))).toBe(1)
  expect(gaps(pageOf({ account: 'demo' }))).toBe(0)
  for (const page of [pageOf(), pageOf({ account: 'demo', count: 1 })])
    expect(render(page)).not.toMatch(/<(li|ul)\b[^>]*><\/\1>/)
})

describe('the way to WhatsApp', () => {
  it.each(['home', 'welcome', 'welcome-b', 'contact'] as const)('is on the page %s once set', (name) => {
    const page = pageOf({ name })
    const href = `href="${page.links.whatsapp}"`
    expect(render(page)).toContain(href)
    expect(render({ ...page, links: {} })).not.toContain('wa.me')
  })
})

describe('data for search engines', () => {
  const dataIn = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

  it("describe the site only by the operator's statements", () => {
    const [made] = dataIn(render(pageOf({ name: 'home', language: 'de' })))
    expect(made).toMatchObject({ url: 'https://orfine.example/de', inLanguage: 'de' })
    expect(made).not.toHaveProperty('publisher')
    const [stated] = dataIn(render(pageOf({ name: 'home', stated: statements })))
    expect(stated?.publisher).toEqual({ '@type': 'Organization', name: 'Example Trading FZ-LLC' })
  })

  it("can't be escaped by their content", () => {
    const brand = { ...pageOf().brand, name: '</script><script>alert(1)</script>' }
    const html = render(pageOf({ name: 'home', brand }))
    expect(html).not.toContain('<script>alert')
    expect(dataIn(html).some((data) => data.name === brand.name)).toBe(true)
  })
})
