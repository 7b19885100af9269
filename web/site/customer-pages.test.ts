import { describe, expect, it } from 'vitest'
import { cookieNames } from '#domain/privacy/cookies.ts'
import { defaultRetention } from '#domain/privacy/retention.ts'
import type { RecordEvent } from '#domain/record/record-events.ts'
import { languages } from '#domain/site/languages.ts'
import { siteWords } from '#web/words/site/load.ts'
import { type FormName, type FormState, type Page, pageFacts, pageNames } from './page.ts'
import { renderForm, renderPageWith } from './renderer.tsx'
import { accountWith } from './testing/accounts.ts'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf, removed, statementOf, statements } from './testing/pages.ts'

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '\n').replaceAll('&#x27;', '’')
const page = (options: Parameters<typeof pageOf>[0]) =>
  renderPageWith(unbuiltAssets, pageOf(options), Date.UTC(2026, 5, 1))
const form = (name: FormName, state: Partial<FormState>, options: Partial<Page> = {}) => {
  const at = name === 'setup' ? 'subscription-success' : 'cancel'
  const forms = { [name]: { values: {}, problems: {}, outcome: 'open', ...state } }
  return renderForm(pageOf({ name: at, ...options, forms }), name)
}

describe('a promise of a mail', () => {
  /** Words for mails, and for announcing one, in each language. */
  const mail = /e-?mail|correo|بريد|رسالة|письм|электронн|邮件|邮箱|ईमेल/i

  it.each(languages)('is made in %s only if a mail server is set', (language) => {
    const { cancel, setup } = siteWords(language).service
    const promises = [cancel.lead, cancel.sentText, setup.form.sentText, setup.form.sentAfter]
    for (const { mailed, shown } of promises) expect([mail.test(mailed), mail.test(shown)]).toEqual([true, false])
    for (const sendsMail of [true, false]) {
      const way = sendsMail ? 'mailed' : 'shown'
      const options = { language, sendsMail }
      const [lead, hint] = [cancel.lead[way], cancel.emailHint[way]].map(textOf)
      const escaped = (html: string) => textOf(html).replaceAll('&quot;', '"')
      const page = escaped(renderPageWith(unbuiltAssets, pageOf({ name: 'cancel', ...options }), 0))
      expect(page).toContain(lead)
      expect(page).toContain(hint)
      expect(escaped(form('cancel', { outcome: 'sent' }, options))).toContain(cancel.sentText[way])
      const sent = escaped(form('setup', { outcome: 'sent' }, options))
      expect(sent).toContain(setup.form.sentText[way])
      expect(sent).toContain(setup.form.sentAfter[way])
    }
  })
})

describe('the legal pages', () => {
  it.each(languages)('list in one sentence what is not stated in %s, and who stated the rest', (language) => {
    const { legal, proof } = siteWords(language)
    const { facts } = legal.compliance
    const opening = legal.imprint.missing('§').split('§')[0]!
    const html = page({ name: 'compliance', language })
    expect(html).not.toContain('<dl class="facts">')
    const unstated = textOf(html).split(opening).slice(1)
    expect(unstated[0]).toContain(legal.imprint.facts.licence)
    for (const name of Object.values(facts)) expect(unstated[1]).toContain(name)
    const licence = statementOf('licence.holder', 'Example Holder')
    const stated = page({ name: 'compliance', language, stated: [...statements, licence] })
    const [, entry = ''] = stated.split(`<dt>${facts.company}</dt>`)
    expect(entry.split('</dd>')[0]).toContain('Example Trading FZ-LLC')
    const rest = textOf(stated).split(opening)
    expect(rest[1]).toContain(proof.licence.number)
    expect(rest[1]).not.toContain(proof.licence.holder)
    expect(rest[2]!.startsWith(facts.address)).toBe(true)
  })

  it('show stated facts in the imprint, each section with one source line, and the rest in one sentence', () => {
    const { imprint } = siteWords('de').legal
    const said = { 'company.legalForm': 'FZ-LLC', 'company.register': 'Nr. 47', 'contract.governingLaw': 'DIFC' }
    const stated = [...statements, ...Object.entries(said).map(([id, text]) => statementOf(id, text))]
    const html = page({ name: 'imprint', language: 'de', stated })
    for (const text of ['Example Trading FZ-LLC', ...Object.values(said)]) expect(html).toContain(`<bdi>${text}</bdi>`)
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
    expect(main.match(/<ul class="sources">/g)).toHaveLength(2)
    const { facts } = imprint
    const open = textOf(html).split(imprint.missing('§').split('§')[0]!)[1]?.split('\n')[0]
    for (const name of [facts.address, facts.taxId, facts.phone, facts.licence, facts.host, facts.courts])
      expect(open).toContain(name)
    for (const name of [facts.name, facts.legalForm, facts.governingLaw]) expect(open).not.toContain(name)
    expect(main.match(/<dt>/g)).toHaveLength(4)
  })

  it('name the governing law only if it is stated', () => {
    const { governingLaw } = siteWords('en').legal.imprint.facts
    expect(page({ name: 'terms' })).not.toContain(governingLaw)
    const terms = page({ name: 'terms', stated: [statementOf('contract.governingLaw', 'Law of the DIFC')] })
    expect(terms).toMatch(new RegExp(`<dt>${governingLaw}</dt><dd>.*Law of the DIFC`))
  })

  it('name the configured periods, and each cookie', () => {
    const retention = { ...defaultRetention, mails: 17, setups: null }
    const text = textOf(page({ name: 'privacy', retention }))
    expect(text).toContain('17 months')
    expect(text).toContain('until erased')
    for (const name of Object.values(cookieNames)) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('link one another', () => {
    const legal = pageNames.filter((name) => pageFacts[name].budget === 20)
    const names = [...legal, 'cancel'] as const
    expect(legal).toContain('imprint')
    for (const name of legal) {
      const [, contents = ''] = /<nav class="contents"(.*?)<\/nav>/s.exec(page({ name, language: 'fr' })) ?? []
      for (const other of names) expect(contents.includes(`href="/fr/${other}"`)).toBe(other !== name)
    }
  })
})

describe('the form for a trading account', () => {
  it('offers ways without a password first, and explains each', () => {
    const html = form('setup', {})
    const ways = [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, way]) => way)
    expect(ways).toEqual(['own_terminal', 'broker_copy', 'investor_password', 'master_password'])
    expect(/<input[^>]*checked=""[^>]*>/.exec(html)?.[0]).toContain('value="own_terminal"')
    expect(textOf(html)).toContain('can’t withdraw money')
  })

  it('names what is missing in its own words, and never shows a password', () => {
    const problems = { fullName: 'too_short', phoneNumber: 'invalid_phone', mt5Password: 'required' } as const
    const html = form('setup', { values: { mt5Password: 'Gold-rush' }, problems }, { language: 'es' })
    for (const said of ['Nombre completo requerido', 'Teléfono válido requerido', 'Contraseña MT5 requerida'])
      expect(textOf(html)).toContain(said)
    expect(html).not.toContain('Gold-rush')
    const tooLong = form('setup', { problems: { fullName: 'too_long' } }, { language: 'es' })
    expect(textOf(tooLong)).not.toContain('Nombre completo requerido')
  })

  it('is beside a broker button only if one is set, with the note that we may be paid', () => {
    const { next } = siteWords('en').service.setup
    const without = page({ name: 'subscription-success', links: {} })
    expect([without.includes(next.button), without.includes(next.none)]).toEqual([false, true])
    const broker = page({ name: 'subscription-success', links: { broker: 'https://broker.example/open' } })
    expect(broker).toMatch(/<p>We may be paid[^<]*<\/p><a class="button" href="https:\/\/broker.example\/open"/)
  })
})

describe('the receipt of a cancellation', () => {
  it.each(languages)('names date, time, time zone, and number: %s', (language) => {
    const receipt = { id: '0199a1b2-0000-7000-8000-000000000001', receivedAt: '2026-11-21T09:05:07.000Z' }
    const html = form('cancel', { outcome: 'sent', receipt }, { language })
    expect(html).toContain(receipt.id)
    const [, time = ''] = /<time dateTime="2026-11-21T09:05:07.000Z">(.*?)<\/time>/.exec(html) ?? []
    for (const part of ['2026', '21', '05', '07', 'UTC']) expect(time).toContain(part)
  })
})

describe('the public track record', () => {
  it('names months without data and changed months', () => {
    const { months } = pageOf({ account: 'live' })
    const unchanged = { months: months.filter(({ month }) => month !== 5), corrections: [] }
    const text = textOf(page({ name: 'track-record', account: 'live', ...unchanged }))
    expect(text).toContain('No data for: May 2026.')
    expect(text).toContain('No month has been changed since it was recorded.')
    const changed = textOf(page({ name: 'track-record', account: 'live' }))
    expect(changed).toContain('May 2026, changed on Jun 2, 2026')
    const html = page({ name: 'track-record', account: 'live' })
    const stated = '<span class="marks"><span class="mark" data-provenance="stated">stated</span></span>'
    expect(html.replaceAll(stated, '(stated)')).toMatch(
      /<del[^>]*><bdi><bdi>\+2\.15%<\/bdi>.*?<\/del> \(stated\)[^<]*<ins[^>]*><bdi><bdi>[−-]2\.15%<\/bdi>.*?<\/ins> \(stated\)/,
    )
    expect(changed).toContain('A trade was missing.')
    expect(changed).not.toContain('No data for')
  })

  it('marks typed months and loaded trades as stated in their heading, with every computed figure', () => {
    const html = page({ name: 'track-record', account: 'live', isStated: true })
    expect(html).not.toContain('data-provenance="measured"')
    const { months, operations } = pageOf({ account: 'live' })
    const tables = [...html.matchAll(/<table>.*?<\/table>/g)].filter(([table]) => /data-figure="stated/.test(table))
    const rows = tables.flatMap(([table]) => table.match(/<tr[^>]* data-figure="stated/g) ?? [])
    expect(rows).toHaveLength(months.length + operations.length)
    for (const { index } of tables)
      expect(
        html
          .slice(0, index)
          .split(/<h[23]/)
          .at(-1),
      ).toContain('data-provenance="stated"')
    expect(html).toContain('<path class="stated"')
    expect(html.match(/<circle[^>]*class="[^"]*stated/g)).toHaveLength(operations.length)
    for (const [figure] of html.matchAll(/<div class="figure">.*?<\/div>/g))
      expect(figure).toContain('data-provenance="stated"')
    expect(html).toContain('data-provenance="stated">stated by')
  })

  it('puts what is stated below the imported accounts, under its own heading, and names a month that is not over', () => {
    const statedRecord = {
      months: [{ year: 2026, month: 7, percentageGain: '294.00', profitAmount: 1, isStated: true, isUnfinished: true }],
      operations: [],
    }
    const html = page({ name: 'track-record', accounts: [accountWith('live')], statedRecord })
    const [above, below = ''] = html.split('id="stated"')
    expect(above).not.toContain('+294.00%')
    expect(above).not.toContain('data-provenance="stated"')
    expect(below).toContain('+294.00%')
    expect(textOf(below)).toMatch(/July 2026\s+unfinished/)
  })

  it('draws no curve of stated months beside an imported account, but does without one', () => {
    const { months } = pageOf({ account: 'live', isStated: true })
    const beside = page({
      name: 'track-record',
      accounts: [accountWith('live')],
      statedRecord: { months, operations: [] },
    })
    expect(beside).toContain('id="stated"')
    expect(beside).not.toMatch(/class="(?:curve|growth|stated)"|data-figure="stated\.curve"/)
    expect(page({ name: 'track-record', account: 'live', isStated: true })).toContain('data-figure="stated.curve"')
  })

  it('names events of the record itself in every language', () => {
    const on = '2026-06-02'
    const events: RecordEvent[] = [
      { kind: 'account-renamed', on, payload: { account: 'gold', before: 'Blown', now: 'Gold' } },
      { kind: 'login-repeated', on, payload: { account: 'two', publishedAs: 'gold', file: '0' } },
      { kind: 'record-carrier', on, payload: { account: 'gold', before: 'two' } },
      { kind: 'restored', on, payload: { madeAt: '2026-05-01T00:00:00.000Z', lost: { seq: 77, hash: '0' } } },
    ]
    for (const language of languages) {
      const html = page({ name: 'track-record', language, events, removedAccounts: [removed] })
      const [, list = ''] = html.split('id="events"')
      const items = [...list.split('</ul>')[0]!.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item]) => item!)
      expect(items).toHaveLength(5)
      for (const [index, named] of ['Lost one', 'Blown', 'two', 'two', '77'].entries())
        expect(items[index], language).toContain(named)
      expect(items[0]!.replaceAll(/\D/g, ''), language).toMatch(/123450/)
    }
  })

  it('shows no sample in either mode, and the required texts without a record', () => {
    const [, record = ''] = page({ name: 'track-record' }).split('id="record"')
    expect(record.split('<footer')[0]).not.toContain('data-provenance="sample"')
    expect(record).toContain('No performance data available yet.')
  })
})
