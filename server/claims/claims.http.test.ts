import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { RegisteredClaim } from '#contract/claims.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { statedClaimDays } from '#domain/claims/claims.ts'
import { languages } from '#domain/site/languages.ts'
import { newId } from '#server/db/id.ts'
import { tradingOperations } from '#server/db/schema/record.ts'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'

type Body = CallOf<'stateClaim'>['body']

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const evidence = { url: 'https://register.example/1', reference: 'Trade licence 4' }
const named = (name: string, more: Partial<Body> = {}): Body => ({
  text: { en: name },
  asOf: daysAgo(1),
  evidence,
  ...more,
})

/** A product shared by the tests: each states a claim of its own. */
async function started(starting: Promise<Product> = startProduct()) {
  const product = await starting
  const headers = await signIn(product.url)
  return {
    product,
    headers,
    list: async () => (await call(product.url, 'listClaims', { headers })).body,
    find: async (id: string): Promise<RegisteredClaim | undefined> =>
      (await call(product.url, 'listClaims', { headers })).body.data.find((claim) => claim.id === id),
    state: (id: string, body: Body) => call(product.url, 'stateClaim', { params: { id }, body, headers }),
    withdraw: (id: string) => call(product.url, 'withdrawClaim', { params: { id }, headers }),
    page: async (path: string) => (await fetch(product.url + path)).text(),
  }
}

describe('the register of claims', () => {
  it('contains all public claims, and those that live mode hides or nobody has stated', async () => {
    const { list } = await started()
    const { mode, data } = await list()
    expect(mode).toBe('demo')
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
    const of = (id: string) => data.find((claim) => claim.id === id)
    expect(of('results.winRate')).toMatchObject({
      provenance: 'sample',
      value: { kind: 'percent', amount: 87.3 },
      vanishesInLiveMode: true,
      version: 0,
      history: [],
    })
    expect(of('results.winRate')?.alsoSaid.map(({ amount }) => amount)).toEqual([87.4, 100])
    expect(of('licence.number')).toMatchObject({ provenance: null, value: null, vanishesInLiveMode: false })
    expect(data.filter(({ topic }) => topic === 'testimonial')).toHaveLength(3 * languages.length)
  })

  it('marks a loaded list as stated, even if its figures are computed, and names its records', async () => {
    const { product, find } = await started(ownProduct())
    await product.database.sql.insert(tradingOperations).values({
      id: newId(),
      type: 'COMPRA',
      entryPrice: '2600.00',
      exitPrice: '2601.20',
      result: 12,
      pips: '12.00',
      time: '2026-03-02 10:30',
      accountType: 'demo',
      executedAt: new Date('2026-03-02T10:30:00Z'),
    })
    expect(await find('results.winRate')).toMatchObject({ provenance: 'stated', vanishesInLiveMode: false })
    expect(await find('measured.operations')).toBeUndefined()
    expect(await find('stated.operations')).toMatchObject({
      value: { kind: 'number', amount: 1 },
      accountType: 'demo',
      measuredFrom: { records: 1, from: '2026-03-02', to: '2026-03-02' },
    })
  })
})

describe('a stated claim', () => {
  it('is on the page at once with date and evidence, and in the register with its approver', async () => {
    const { state, find, page } = await started()
    expect(await page('/en/welcome?variant=a')).not.toContain('Platinum FZ-LLC')
    const { status } = await state('company.legalName', named('Platinum FZ-LLC'))
    expect(status).toBe(200)
    await expect.poll(() => page('/en/welcome?variant=a')).toContain('Platinum FZ-LLC')
    expect(await page('/en/welcome?variant=a')).toContain(evidence.url)
    const claim = await find('company.legalName')
    expect(claim).toMatchObject({
      provenance: 'stated',
      stated: { asOf: daysAgo(1), expiresOn: null, evidence, approvedBy: 'owner', isExpired: false },
    })
    expect(claim?.stated?.expiresAt).toBe(new Date(Date.parse(daysAgo(1)) + statedClaimDays * dayMs).toISOString())
  })

  it('replaces its sample, which returns when it is withdrawn', async () => {
    const { state, withdraw, find } = await started()
    await state('company.clients', { amount: 12, asOf: daysAgo(3), evidence })
    expect(await find('company.clients')).toMatchObject({
      provenance: 'stated',
      value: { kind: 'number', amount: 12 },
      vanishesInLiveMode: false,
    })
    expect((await withdraw('company.clients')).body).toMatchObject({ provenance: 'sample', stated: null })
    expect((await withdraw('company.clients')).status).toBe(404)
  })

  it('keeps every value it ever had: consents refer to the company of their day', async () => {
    const { product, state, withdraw, find } = await started()
    await state('broker.legalName', named('Aurum FZ-LLC'))
    await state('broker.legalName', named('Argentum Ltd'))
    await withdraw('broker.legalName')
    const claim = await find('broker.legalName')
    expect(
      claim?.history.map(({ action, username, statement }) => [action, username, statement?.value.text?.en]),
    ).toEqual([
      ['withdrawn', 'owner', undefined],
      ['changed', 'owner', 'Argentum Ltd'],
      ['stated', 'owner', 'Aurum FZ-LLC'],
    ])
    for (const statement of [
      `update claim_history set username = 'x'`,
      'delete from claim_history',
      'truncate claim_history',
    ]) {
      await expect(product.database.pool.query(statement)).rejects.toThrow(/append-only/)
    }
  })

  it("can't overwrite a teammate's change", async () => {
    const { state, find } = await started()
    await state('company.register', named('Aurum FZ-LLC', { version: 0 }))
    const stale = await state('company.register', named('Argentum Ltd', { version: 0 }))
    expect([stale.status, stale.body.error.code]).toEqual([409, 'conflict'])
    expect(stale.body.error.current).toMatchObject({ id: 'company.register', value: { text: { en: 'Aurum FZ-LLC' } } })
    const { version } = (await find('company.register'))!
    expect((await state('company.register', named('Argentum Ltd', { version }))).status).toBe(200)
  })

  it('is marked as old after its time, by the default or its own last day', async () => {
    const { state, find, page } = await started()
    await state('company.address', named('Aurum FZ-LLC', { asOf: daysAgo(statedClaimDays + 1) }))
    await expect.poll(() => page('/en/welcome?variant=a')).toContain('not confirmed recently')
    await state('company.address', named('Aurum FZ-LLC', { asOf: daysAgo(100), expiresOn: daysAgo(-10) }))
    await expect.poll(() => page('/en/welcome?variant=a')).not.toContain('not confirmed recently')
    await state('company.address', named('Aurum FZ-LLC', { asOf: daysAgo(20), expiresOn: daysAgo(2) }))
    expect(await find('company.address')).toMatchObject({ stated: { isExpired: true, expiresOn: daysAgo(2) } })
    await expect.poll(() => page('/en/welcome?variant=a')).toContain('not confirmed recently')
  })

  it("can be a client's quotation, with author and duration", async () => {
    const { state, page } = await started()
    const quoted = { author: 'Ana T.', country: 'ES', months: 9 }
    await state('testimonial.en.1', { text: { en: 'It does as it says.' }, quoted, asOf: daysAgo(3), evidence })
    await expect
      .poll(() => page('/en/welcome?variant=a'))
      .toMatch(/It does as it says\.<\/blockquote><figcaption>Ana T\. · Spain/)
  })

  it.each([
    ['company.legalName', { text: {} }, 'text', 'required'],
    ['company.legalName', { text: { en: 'x' }, amount: 5 }, 'amount', 'unknown_field'],
    ['company.clients', {}, 'amount', 'required'],
    ['company.clients', { amount: 5, text: { en: 'x' } }, 'text', 'unknown_field'],
    ['company.clients', { amount: 5, accountType: 'live' }, 'accountType', 'unknown_field'],
    ['results.balance', { amount: 5 }, 'accountType', 'required'],
    ['licence.registerUrl', { text: { en: 'javascript:alert(1)' } }, 'text', 'invalid'],
    ['testimonial.en.1', { text: { en: 'x' } }, 'quoted', 'required'],
    ['company.clients', { amount: 5, asOf: daysAgo(-3) }, 'asOf', 'invalid_date'],
    ['company.clients', { amount: 5, expiresOn: daysAgo(3) }, 'expiresOn', 'invalid_date'],
    ['company.clients', { amount: 5, expiresOn: daysAgo(-400) }, 'expiresOn', 'invalid_date'],
    ['company.clients', { amount: 5, evidence: {} }, 'evidence.reference', 'required'],
    ['company.clients', { amount: 5, evidence: { url: 'javascript:alert(1)' } }, 'evidence.url', 'invalid'],
    ['company.clients', { amount: 5, approvedBy: 'me' }, 'approvedBy', 'unknown_field'],
  ])('%s: refuses %j at %s', async (id, body, field, problem) => {
    const { state } = await started()
    const { status, body: answer } = await state(id, { asOf: daysAgo(1), evidence, ...body } as Body)
    expect([status, answer.error.fields?.[field]?.problem]).toEqual([400, problem])
  })

  it('must be known to the site', async () => {
    const { state } = await started()
    expect((await state('company.genius', named('x'))).status).toBe(404)
    expect((await state('measured.winRate', { amount: 99, asOf: daysAgo(1), evidence })).status).toBe(404)
  })
})
