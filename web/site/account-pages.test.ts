import { describe, expect, it } from 'vitest'
import { accountTypes } from '#domain/claims/claims.ts'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import { accountFigureNames, headlineFigures } from '#domain/report/account-figures.ts'
import { shortHash } from '#domain/report/latest-trade.ts'
import { languageFacts, languages } from '#domain/site/languages.ts'
import { en } from '#web/words/site/en.ts'
import { siteWords } from '#web/words/site/load.ts'
import { accountPageNames, addressOf, type Page, pageNames } from './page.ts'
import { createFormat, unbroken } from './parts/format.ts'
import { renderPageWith } from './renderer.tsx'
import { accountWith, rowsOf } from './testing/accounts.ts'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf } from './testing/pages.ts'

const _everyName = [...pageNames, ...accountPageNames]
const accounts = [accountWith('live'), accountWith('demo'), accountWith('backtest', 12)]
const render = (page: Partial<Page>, slug = 'gold-demo') => {
  const rows = page.name === 'account-rows' ? rowsOf('all') : null
  return renderPageWith(
    unbuiltAssets,
    pageOf({ accounts, view: { slug, deposit: null, rows }, ...page }),
    Date.UTC(2026, 5, 1),
  )
}
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

describe.each(languages)('the pages of an account in %s', (language) => {
  it('have a title and description in their language, and alternates in the others', () => {
    for (const name of accountPageNames) {
      const html = render({ name, language })
      expect(html).toContain(`<html lang="${language}" dir="${languageFacts[language].dir}"`)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain(`rel="canonical" href="https://orfine.example${addressOf(language, name, 'gold-demo')}"`)
      for (const other of languages) expect(html).toContain(`href="${addressOf(other, name, 'gold-demo')}"`)
      expect(html.includes('content="noindex"')).toBe(name === 'account-rows')
    }
  })

  it('end no sentence with two full stops after a date or abbreviation', () => {
    const { months } = pageOf({ account: 'live' })
    const record = { account: 'live', months: months.filter(({ month }) => month !== 5) } as const
    for (const name of [...accountPageNames, 'track-record'] as const) {
      const text = textOf(render({ name, language, ...record }))
      expect(text.match(/.{20}[^.]\.\.(?!\.)/g), name).toBeNull()
    }
  })

  it('warn next to the figures, and name their source, account, currency and period', () => {
    const { risk, mark, account } = siteWords(language)
    for (const name of accountPageNames) {
      const text = textOf(render({ name, language }))
      for (const said of [
        risk.pastPerformance,
        account.inCurrency('USD').replaceAll(/\s/g, ' '),
        mark.measured,
        mark.account.demo,
        account.net,
      ])
        expect(text, name).toContain(said)
      expect(text).toContain('2024')
      expect(text).toContain('Example Broker')
    }
  })
})

describe.each(languages)('the note on what an uploaded report proves, in %s', (language) => {
  const { unconfirmed } = siteWords(language).account
  const day = { month: '2024-01', days: 1, confirmed: [{ domain: 'xm.com', days: 1 }] }
  const pagesOf = (confirmed: typeof day | undefined, slug: string) => {
    const shown = accounts.map((account) => ({ ...account, ...(confirmed && { confirmed: [confirmed] }) }))
    return accountPageNames.map((name) => textOf(render({ name, language, accounts: shown }, slug)))
  }
  const said = unconfirmed.replaceAll(/\s+/g, ' ')

  // The rule is the same in every language, the sentence is not: all types in English, one elsewhere.
  const types = language === 'en' ? accountTypes : (['demo'] as const)
  it.each(types)('is on every page of a %s account, whatever its emails confirm', (type) => {
    for (const text of pagesOf(undefined, `gold-${type}`)) expect(text).toContain(said)
    for (const text of pagesOf(day, `gold-${type}`)) expect(text).toContain(said)
  })

  it("is with the verifier's limits, and on no other page", () => {
    for (const name of pageNames)
      expect(textOf(render({ name, language, view: null })).includes(said), name).toBe(name === 'verify')
  })
})

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('the pages of an account', () => {
  it('with made-up deals say so at each figure and in every banner, also in the list', () => {
    const madeUp = [{ ...accountWith('demo'), isMadeUp: true }]
    for (const name of [...accountPageNames, 'track-record', 'privacy'] as const)
      for (const language of languages) {
        const { mark, madeUpBanner } = siteWords(language)
        const html = render({ name, language, accounts: madeUp, mode: 'live' })
        expect(html, `${name} ${language}`).toContain(madeUpBanner)
        expect(html).not.toContain('data-provenance="measured"')
        expect(html.includes(`data-provenance="made-up">${mark.madeUp}<`)).toBe(name !== 'privacy')
      }
  })

  it.each(accountTypes)('carry the hypothetical-performance text unless it is live: %s', (type) => {
    for (const name of accountPageNames)
      for (const language of ['en', 'ar'] as const) {
        const text = textOf(render({ name, language }, `gold-${type}`))
        expect(text.includes(en.risk.hypothetical), `${name} ${language}`).toBe(type !== 'live')
      }
    const listed = accounts.filter((account) => account.type === type)
    const overview = textOf(render({ name: 'track-record', accounts: listed, view: null }))
    expect(overview.includes(en.risk.hypothetical)).toBe(type !== 'live')
  })

  it('name the signers of confirmed trading days in their language, month by month', () => {
    const months = [
      { month: '2024-01', days: 9, confirmed: [{ domain: 'xm.com', days: 7 }] },
      { month: '2024-02', days: 8, confirmed: [] },
    ]
    for (const language of languages) {
      const { origin, confirmation } = siteWords(language).account
      const shown = (confirmed: typeof months) =>
        render({ name: 'account', language, accounts: [{ ...accounts[1]!, confirmed }] })
      const format = createFormat(language, siteWords(language))
      const said = (days: number, of: number) =>
        plain(confirmation.days('xm.com', format.number(days), format.number(of)))
      const text = textOf(shown(months))
      expect(text).toContain(plain(confirmation.title))
      expect(text).toContain(said(7, 17))
      expect(text).toContain(said(7, 9))
      expect(text).toContain(plain(confirmation.otherDays(origin)))
      expect(shown(months.slice(1))).not.toContain('id="confirmed"')
      expect(textOf(shown(months.slice(1)))).toContain(plain(origin))
    }
  })

  it("do not count emails of an unlisted domain as the broker's: they are in their own section", () => {
    const confirmed = [{ month: '2024-01', days: 9, confirmed: [{ domain: 'broker.example', days: 9 }] }]
    for (const language of languages) {
      const { origin, confirmation, facts } = siteWords(language).account
      const text = textOf(render({ name: 'account', language, accounts: [{ ...accounts[1]!, confirmed }] }))
      expect(text).toContain(plain(`${facts.origin} ${origin}`))
      expect(text).toContain(plain(confirmation.unlisted('broker.example')))
      const overview = textOf(render({ name: 'track-record', language, accounts: [{ ...accounts[1]!, confirmed }] }))
      expect(overview).not.toContain('broker.example')
    }
  })

  it("name the DNS servers used for the broker's key, and link to a check for visitors", () => {
    const confirmed = [{ month: '2024-01', days: 9, confirmed: [{ domain: 'xm.com', days: 7 }] }]
    for (const language of languages) {
      const { ownDns, checkKey } = siteWords(language).account.confirmation
      const shown = (keyServers?: string[]) =>
        render({
          name: 'account',
          language,
          accounts: [{ ...accounts[1]!, confirmed, ...(keyServers && { keyServers }) }],
        })
      expect(textOf(shown(['10.0.0.1', '10.0.0.2']))).toContain(plain(ownDns('10.0.0.1, 10.0.0.2')))
      expect(textOf(shown())).not.toContain(plain(ownDns('')).slice(0, 20))
      expect(shown()).toContain(`${addressOf(language, 'verify')}#keys"`)
      expect(textOf(shown())).toContain(plain(checkKey))
      const verify = siteWords(language).verify
      const page = (of: typeof confirmed) =>
        render({ name: 'verify', language, accounts: [{ ...accounts[1]!, confirmed: of }], view: null })
      expect(textOf(page(confirmed))).toContain(
        plain(verify.brokerKeysText('Cloudflare (cloudflare-dns.com), Google (dns.google)')),
      )
      expect(page([])).not.toContain('id="keys"')
    }
  })

  it('name the broker as in its report, or as typed if the report names none', () => {
    const named = { ...accounts[1]!, company: 'Raw Trading Ltd', server: 'ICMarketsSC-MT5-2' }
    for (const language of languages) {
      const { brokerInReport, brokerTyped } = siteWords(language).account
      for (const name of accountPageNames) {
        const html = render({ name, language, accounts: [named] })
        expect(textOf(html)).toContain(plain(brokerInReport('Raw Trading Ltd, ICMarketsSC-MT5-2')))
        expect(html).not.toContain('Example Broker')
        const typed = textOf(render({ name, language, accounts: [accounts[1]!] }))
        expect(typed).toContain(plain(brokerTyped('Example Broker')))
      }
    }
  })

  it('name other accounts with the same trades', () => {
    const twin = { ...accounts[1]!, sameTrades: [{ slug: 'gold-other', name: 'Gold other', count: 1433 }] }
    for (const language of languages) {
      const { sameTrades } = siteWords(language).account
      const said = plain(sameTrades('Gold other', createFormat(language, siteWords(language)).number(1433)))
      for (const name of ['account', 'track-record'] as const)
        expect(textOf(render({ name, language, accounts: [twin] })), `${name} ${language}`).toContain(said)
    }
  })

  it('name the best and the worst of the latest positions', () => {
    const { record, ...account } = accounts[1]!
    const latest = { from: '2026-05-04', to: '2026-05-06', results: [500, 12_345, -6_789] }
    for (const language of languages) {
      const words = siteWords(language)
      const format = createFormat(language, words)
      const said = words.account.latestEnds(format.amount(123.45, 'USD', true), format.amount(-67.89, 'USD', true))
      const shown = [{ ...account, record: { ...record!, latest, digits: 2 } }]
      expect(textOf(render({ name: 'account', language, accounts: shown })), language).toContain(plain(unbroken(said)))
    }
  })

  it('begin with the account, its result, its worst drawdown and their source, in every language', () => {
    const shown = { positions: 3, balance: 900_000, result: -90_000 }
    const checked = { ...accounts[1]!.checked!, open: shown }
    for (const language of languages) {
      const words = siteWords(language)
      const format = createFormat(language, words)
      const openingOf = (account: PublishedAccount) => {
        const html = render({ name: 'account', language, accounts: [account] }, account.slug)
        return (html.match(/<p class="lead">.*?<\/p>/gs) ?? []).map((text) =>
          plain(text.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'")),
        )
      }
      for (const account of accounts) {
        const { type, record } = account
        const [what, outcome, origin, ...more] = openingOf(account)
        const figure = (name: string) => record!.figures.find((one) => one.name === name)!.value!
        const trades = words.mark.operations(record!.closed, format.number(record!.closed))
        const period = format.period(record!.from, record!.to)
        const broker = words.account.brokerTyped('Example Broker')
        expect(what).toBe(plain(words.account.summary[type](broker, trades, period)))
        expect(outcome).toBe(
          plain(words.account.summary.came(format.signedPercent(figure('growth')), format.percent(figure('drawdown')))),
        )
        expect(origin).toBe(plain(words.account.summary.from(words.account.origin)))
        expect(more).toEqual([])
      }
      const withOpen = openingOf({ ...accounts[1]!, checked })[1]
      expect(withOpen).toContain(plain(words.account.summary.cameWithOpen('', '')).slice(0, 12))
      const madeUp = openingOf({ ...accounts[1]!, isMadeUp: true })[2]
      expect(madeUp).toBe(plain(words.account.summary.madeUp))
    }
  })

  it('claim no measurement of an account without a report', () => {
    const empty = { ...accountWith('demo'), record: null, checked: null }
    for (const name of ['account', 'track-record'] as const) {
      const html = render({ name, accounts: [empty] })
      expect(html).not.toContain('data-provenance="measured"')
    }
    expect(render({ name: 'track-record', accounts: [empty] })).toContain('data-account="demo"')
  })

  it('explain each headline figure in place', () => {
    const html = render({ name: 'account' })
    for (const name of headlineFigures) {
      const { label, formula } = en.account.figure[name]
      expect(textOf(html)).toContain(`${label} ${formula}`.replaceAll(/\s+/g, ' '))
    }
  })

  it('open every figure to its formula, inputs and rows', () => {
    const html = render({ name: 'account' })
    const details = html.match(/<details data-figure="[^"]+"><summary>.*?<\/details>/gs) ?? []
    expect(details).toHaveLength(accountFigureNames.length)
    for (const name of accountFigureNames) {
      const own = details.filter((figure) => figure.includes(`data-figure="figures.${name}.*"`))
      const text = textOf(own.join())
      expect(own, name).toHaveLength(1)
      expect(text).toContain(en.account.figure[name].label)
      expect(text).toContain(en.account.figure[name].formula)
      expect(own[0]).toMatch(/href="\/en\/track-record\/gold-demo\/rows\?of=\w+"/)
    }
  })

  it('hide flattering rates below thirty positions and say why, but show growth and drawdown', () => {
    const shownOf = (name: 'account' | 'account-results') =>
      textOf(/<div class="evidence">.*?<\/section><\/main>/s.exec(render({ name }, 'gold-backtest'))![0])
    for (const name of ['account', 'account-results'] as const) expect(shownOf(name)).toContain(en.account.few('30'))
    const { label } = en.account.figure.winRate
    expect(shownOf('account')).toContain(`${label} —`)
    for (const figure of ['growth', 'drawdown', 'drawdownRelative', 'absoluteGain'] as const)
      expect(shownOf('account')).toMatch(new RegExp(`${en.account.figure[figure].label} [+−-]?\\d+\\.\\d+%`))
    expect(shownOf('account')).toContain(en.account.asTable)
    expect(textOf(render({ name: 'account' }))).toMatch(new RegExp(`${label} \\d+\\.\\d%`))
  })

  it('have the chart as a table, too: a row per month', () => {
    const [table = ''] = /<details class="as-table">.*?<\/details>/s.exec(render({ name: 'account' })) ?? []
    expect(table.match(/<th scope="row">/g)).toHaveLength(15)
    expect(textOf(table)).toMatch(/January 2024 \+\d+\.\d\d% \d/)
  })

  it('say "less than a year" if it is', () => {
    expect(textOf(render({ name: 'account' }, 'gold-backtest'))).toContain(en.risk.lessThanOneYear)
    expect(textOf(render({ name: 'account' }))).not.toContain(en.risk.lessThanOneYear)
  })

  it('compute the result after the subscription for the requested deposit', () => {
    const asked = (deposit: number) =>
      textOf(render({ name: 'account-results', view: { slug: 'gold-demo', deposit, rows: null } }))
    expect(asked(1_000)).toContain(`${en.account.share} 9.0%`)
    expect(asked(100_000)).toContain(`${en.account.share} 0.1%`)
  })

  it('list positions if those are chosen', () => {
    const view = { slug: 'gold-demo', deposit: null, rows: rowsOf('closed') }
    const html = render({ name: 'account-rows', view })
    expect(html.match(/<tr>/g)).toHaveLength(51)
    expect(textOf(html)).toContain(en.account.column.opened)
  })

  it('say that nothing was imported yet, and still warn', () => {
    const empty = { ...accountWith('live'), record: null, checked: null }
    for (const name of accountPageNames) {
      const text = textOf(render({ name, accounts: [empty] }, 'gold-live'))
      expect(text).toContain(en.account.nothing)
      expect(text).toContain(en.risk.pastPerformance)
    }
  })

  it('run and style nothing from within', () => {
    for (const name of accountPageNames) expect(render({ name })).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/i)
  })
})

describe('a landing page', () => {
  it("shows no hash of a trade, unlike its account's page", () => {
    const [hash, file] = [accounts[1]!.tradeEntry!.hash, accounts[1]!.tradeEntry!.report!.file].map(shortHash)
    for (const name of ['home', 'welcome', 'welcome-b'] as const)
      for (const shown of [hash!, file!]) expect(render({ name, view: null })).not.toContain(shown)
    for (const shown of [hash!, file!]) expect(render({ name: 'account' })).toContain(shown)
  })
})

describe('the track record', () => {
  it('lists and links every account, blown ones with their last figures', () => {
    const html = render({ name: 'track-record', view: null })
    for (const { slug, name } of accounts) expect(html).toContain(`<a href="/en/track-record/${slug}">${name}</a>`)
    expect(textOf(html)).toContain('blown on May 2, 2026')
  })
})
