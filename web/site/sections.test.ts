import { describe, expect, it } from 'vitest'
import type { Claim } from '#domain/claims/claims.ts'
import { languages } from '#domain/site/languages.ts'
import { siteWords } from '#web/words/site/load.ts'
import type { Page, PageName } from './page.ts'
import { renderPageWith } from './renderer.tsx'
import { accountWith } from './testing/accounts.ts'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf, statementOf, statements } from './testing/pages.ts'

/*
 * The required sections of landing pages A and B exist in every state, each filled by the best source: measured, else
 * stated, else a sample on a demonstration, else a sentence about what will be there.
 */

const render = (page: Page) => renderPageWith(unbuiltAssets, page, Date.UTC(2026, 5, 1))
const clients: Claim = {
  ...statementOf('company.clients', ''),
  value: { kind: 'number', amount: 212, plus: true },
}
const quoted: Claim = {
  ...statementOf('testimonial.1', 'It does what it says.'),
  topic: 'testimonial',
  value: {
    kind: 'text',
    text: Object.fromEntries(languages.map((language) => [language, 'It does what it says.'])),
    quoted: { author: 'Ana', country: 'ES', months: 5 },
  },
}
const stated = [
  ...statements,
  clients,
  quoted,
  statementOf('licence.holder', 'Example Holder'),
  statementOf('company.openSource', 'Open source'),
]
const typed = pageOf({ account: 'live', isStated: true, stated })
const states = {
  'a fresh demonstration': {},
  'a live site without facts': { mode: 'live' },
  'a live site with what is stated': { mode: 'live', account: 'live', isStated: true, stated },
  'a live site with an imported account': { mode: 'live', accounts: [accountWith('live')] },
  'a live site with both': {
    mode: 'live',
    account: 'live',
    isStated: true,
    stated,
    accounts: [accountWith('live', 9)],
    months: [],
    operations: [],
    statedRecord: { months: typed.months, operations: typed.operations },
  },
} satisfies Record<string, Parameters<typeof pageOf>[0]>
type State = keyof typeof states

const pageIn = (state: State, name: PageName, language: Page['language']) =>
  render(pageOf({ ...states[state], name, language }))

/** Content between a heading and the next. */
function under(html: string, title: string): string | null {
  const [, after] = html.split(`>${title}</h`)
  if (after === undefined) return null
  return after.slice(after.indexOf('>') + 1).split(/<h[1-6]\b/)[0]!
}
/** Words and figures of markup; of a grey row, that it is there. */
const said = (html: string) =>
  html
    .replaceAll(/class="gap"[^>]*>/g, '>grey row')
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()

const titlesOf = (language: Page['language']) => {
  const { hero, proof, results, ...words } = siteWords(language)
  const b = words.welcomeB
  return {
    welcome: [
      hero.status.title,
      hero.transactions.title,
      proof.testimonials,
      proof.regulation,
      proof.transparency,
      results.months,
      results.verification,
      words.contact.title,
    ],
    'welcome-b': [
      b.automatic.title,
      b.gold.title,
      b.setup.title,
      b.operations.title,
      ...[b.control, b.rules, b.people, b.books].map(({ title }) => title),
      b.company.details,
      b.company.badges,
      b.company.figures,
      b.videos.title,
      words.questions.title,
    ],
  }
}

describe.each(Object.keys(states) as State[])('the sections of the landing pages on %s', (state) => {
  it.each(languages)('are in place and none is empty: %s', (language) => {
    const titles = titlesOf(language)
    for (const name of ['welcome', 'welcome-b'] as const) {
      const html = pageIn(state, name, language)
      for (const title of titles[name]) {
        const content = under(html, title)
        expect(content, `${name}: ${title}`).not.toBeNull()
        expect(said(content!).length, `${name}: ${title}`).toBeGreaterThan(4)
      }
      for (const place of ['id="resultados"', 'id="contact-form"', 'class="security"', 'class="free"'])
        expect(html, place).toContain(place)
      if (name === 'welcome') for (const place of ['id="glance"', 'id="quick"']) expect(html, place).toContain(place)
    }
  })
})

const glanceOf = (html: string) => /<section class="glance".*?<\/section>/s.exec(html)![0]
const resultsOf = (html: string) => html.split('id="resultados"')[1]!.split(/class="company"|id="contact-form"/)[0]!
const waitingIn = (html: string) => html.split('class="waiting"').length - 1

describe('a section is filled by the best source there is', () => {
  it('a sample on a demonstration, with every required figure and two grey rows', () => {
    const a = pageIn('a fresh demonstration', 'welcome', 'en')
    for (const value of ['87.3%', '+71.6%', '647+', '$2.1M', '$2.1M+', '99.9%'])
      expect(glanceOf(a)).toContain(`<bdi>${value}</bdi>`)
    expect(glanceOf(a).match(/class="gap"/g)).toHaveLength(2)
    for (const value of ['$257,400', '+$107,400', '+71.6%', '+$47,230', '8.2%', '1.89', '87.3%', '2.4:1'])
      expect(resultsOf(a)).toContain(`<bdi>${value}</bdi>`)
    for (const value of ['256-bit', 'SSL', '24/7', '5+ years']) expect(a).toContain(`<bdi>${value}</bdi>`)
    expect(a.match(/<blockquote>/g)).toHaveLength(3)
    expect(waitingIn(a)).toBe(0)
    const b = pageIn('a fresh demonstration', 'welcome-b', 'en')
    for (const value of ['5+ years', '$2.1B+', '647+', '99.9%', '24/7']) expect(b).toContain(`<bdi>${value}</bdi>`)
    expect(resultsOf(b).match(/<div class="figure/g)).toHaveLength(6)
    expect(b.match(/viewBox="0 0 160 90"/g)).toHaveLength(3)
    expect(waitingIn(b)).toBe(0)
  })

  it('on a live site without facts a sentence about what will be there, and no claim about a record', () => {
    for (const language of languages) {
      const words = siteWords(language)
      const a = pageIn('a live site without facts', 'welcome', language)
      const b = pageIn('a live site without facts', 'welcome-b', language)
      expect(waitingIn(a)).toBeGreaterThanOrEqual(6)
      for (const id of ['company.clients', 'results.valueLocked', 'results.generated', 'service.uptime'] as const)
        expect(glanceOf(a)).toContain(words.figures[id].replaceAll("'", '&#x27;'))
      expect(waitingIn(b)).toBeGreaterThanOrEqual(3)
      for (const html of [a, b, pageIn('a live site without facts', 'home', language)]) {
        for (const claim of [words.results.intro, words.welcomeB.results.intro, words.home.results.intro])
          expect(html).not.toContain(claim)
        expect(html).not.toContain(`>${words.results.everyTrade}<`)
        expect(html).not.toMatch(/class="button[^"]*" href="#(access|ask)"/)
        expect(html).not.toContain('class="figure"')
      }
      expect(glanceOf(a)).not.toContain(words.risk.pastPerformance)
    }
  })

  it('stated facts, under their mark, if nothing was imported', () => {
    const a = pageIn('a live site with what is stated', 'welcome', 'en')
    expect(glanceOf(a)).toMatch(/data-figure="stated\.winRate".*data-figure="stated\.profitFactor"/s)
    expect(glanceOf(a)).toContain('<bdi>212+</bdi>')
    expect(glanceOf(a).match(/data-figure="stated\.operation\.[12]/g)).toHaveLength(2)
    expect(resultsOf(a).match(/data-figure="stated\.month\./g)).toHaveLength(3)
    expect(resultsOf(a)).toContain('data-figure="stated.newest')
    const b = pageIn('a live site with what is stated', 'welcome-b', 'en')
    expect(resultsOf(b).match(/<div class="figure/g)).toHaveLength(6)
    expect(resultsOf(b).match(/data-figure="stated\.operation\./g)).toHaveLength(5)
  })

  it("an imported account's measurements: success, return, balance, risk, months and its newest trade", () => {
    const a = pageIn('a live site with an imported account', 'welcome', 'en')
    for (const name of ['winRate', 'profitFactor', 'growth'])
      expect(glanceOf(a)).toContain(`data-figure="figures.${name}"`)
    expect(glanceOf(a)).toContain('data-figure="trade.closed.price"')
    for (const name of [
      'growth.closingBalance',
      'netProfit',
      'growth',
      'drawdown',
      'sharpeDaily',
      'winRate',
      'riskReward',
    ])
      expect(resultsOf(a)).toContain(`data-figure="figures.${name}"`)
    expect(resultsOf(a).match(/data-figure="months\.\d{4}\.\d{2}"/g)).toHaveLength(6)
    const b = pageIn('a live site with an imported account', 'welcome-b', 'en')
    expect(resultsOf(b)).toContain('data-figure="trade.closed.result"')
    expect(resultsOf(b).match(/<th scope="col">/g)).toHaveLength(6)
  })

  it('beside an account what clients trade with and what was made for them, under one mark of their own', () => {
    const a = (page: Partial<Page>) =>
      glanceOf(render(pageOf({ name: 'welcome', accounts: [accountWith('live')], ...page })))
    const group = a({ mode: 'demo' })
      .split(`>${siteWords('en').proof.figures}</h3>`)[1]!
      .split('</dl>')[0]!
    for (const value of ['647+', '$2.1M', '$2.1M+', '99.9%']) expect(group).toContain(`<bdi>${value}</bdi>`)
    expect(group.match(/class="mark"/g)).toHaveLength(1)
    const awaited = siteWords('en').figures
    const waiting = a({ mode: 'live' }).split('class="waiting"')[1]!.split('</p>')[0]!
    for (const id of ['company.clients', 'results.valueLocked', 'service.uptime'] as const)
      expect(waiting).toContain(awaited[id])
    expect(waiting).not.toContain(awaited['results.generated'])
  })

  it("stated facts under their own mark if an account of a few days can't fill a section", () => {
    const a = pageIn('a live site with both', 'welcome', 'en')
    expect(glanceOf(a)).toContain('data-figure="figures.growth"')
    expect(glanceOf(a)).toContain('<bdi>212+</bdi>')
    expect(glanceOf(a).match(/data-figure="stated\.operation\.[12]/g)).toHaveLength(2)
    const months = resultsOf(a).split('class="months"')[1]!
    expect(months.match(/data-figure="stated\.month\./g)).toHaveLength(3)
    expect(months.split('<table>')[0]).toContain('data-provenance="stated"')
    expect(months).not.toContain('stated.newest')
    const b = pageIn('a live site with both', 'welcome-b', 'en')
    expect(resultsOf(b).match(/data-figure="stated\.operation\./g)).toHaveLength(5)
  })

  it('how often new figures are looked for, on A in every state and language', () => {
    for (const state of Object.keys(states) as State[])
      for (const language of languages)
        expect(resultsOf(pageIn(state, 'welcome', language)), state).toContain(siteWords(language).results.updates)
  })

  it('on B when the account enters the market, and answers to what visitors ask first', () => {
    const b = pageIn('a live site with an imported account', 'welcome-b', 'en')
    const { entries } = accountWith('live').record!
    const most = Math.max(...entries)
    const bars = entries.map((count) => `V${9 - Math.round((9 * count) / most)}h1`)
    expect(b.split('class="hours"')[1]).toContain(`d="M0 9${bars.join('')}V9z"`)
    for (const name of ['money', 'risk', 'stop', 'cancel', 'refund', 'figures'] as const)
      expect(b).toContain(siteWords('en').questions[name].ask)
  })

  it('one mark for a group of statements, in the line of its heading', () => {
    const badges = pageIn('a fresh demonstration', 'welcome-b', 'en').split('>Credentials</h3>')[1]!.split('</div>')[0]!
    expect(badges.match(/class="mark"/g)).toHaveLength(1)
    expect(badges.match(/class="sign"/g)).toHaveLength(3)
  })

  it('on the track record stated figures under their own heading, no mark above the accounts', () => {
    const html = pageIn('a live site with both', 'track-record', 'en')
    const [above = '', stated = ''] = html.split('id="record"')[1]!.split('id="stated"')
    expect(above).not.toContain('data-provenance="stated"')
    expect(stated.split('<table>')[0]).toContain('data-provenance="stated"')
  })

  it('without a record no warning about figures that are not there, and no row of dashes', () => {
    for (const language of languages) {
      const { risk, service } = siteWords(language)
      for (const name of ['home', 'welcome', 'welcome-b', 'track-record'] as const) {
        const html = pageIn('a live site without facts', name, language)
        expect(html, name).toContain(risk.pastPerformance)
        expect(html, name).not.toContain(risk.currency)
        expect(html, name).not.toContain('>—<')
        expect(html, name).not.toContain(`>${service.record.lead}<`)
      }
    }
  })

  it('never a measured figure and a sample in one group', () => {
    const demo = { ...states['a live site with an imported account'], mode: 'demo' } as const
    for (const name of ['home', 'welcome', 'welcome-b'] as const) {
      const html = render(pageOf({ ...demo, name }))
      expect(html).toContain('data-provenance="sample"')
      for (const [list] of html.matchAll(/<dl class="figures">.*?<\/dl>/gs))
        expect(list.includes('data-figure="figures.') && list.includes('data-provenance="sample"')).toBe(false)
    }
  })
})

describe('the offer', () => {
  it.each(languages)('is among the first words of home and both landing pages: %s', (language) => {
    const { hero } = siteWords(language)
    for (const name of ['home', 'welcome', 'welcome-b'] as const) {
      const html = render(pageOf({ name, language }))
      const [before = '', after] = html.split('<main')[1]!.split('class="free"')
      expect(after, name).toBeDefined()
      const price = hero.price('§').split('§')[0]!
      const upTo = `${said(`<main${before}"/>`)} ${said(`<p ${after!.split('</p>')[0]!}`).split(price)[0]!}${price}`
      const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
      const words = [...segmenter.segment(upTo)].filter(({ isWordLike }) => isWordLike)
      expect(said(`<p ${after!}`)).toContain(price)
      expect(words.length, `${name}: ${upTo}`).toBeLessThanOrEqual(60)
    }
  })
})

it('the contact page says in its tiles that messages are taken around the clock, and how soon the first answer comes', () => {
  const html = render(pageOf({ name: 'contact' }))
  const tiles = /<ul class="tiles">.*?<\/section>/s.exec(html)![0]
  for (const value of ['24/7', '2 hours', '10+']) expect(tiles).toContain(`<bdi>${value}</bdi>`)
})
