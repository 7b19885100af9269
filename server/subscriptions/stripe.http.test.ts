import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  invoiceFailed,
  invoicePaid,
  item,
  type Sent,
  seconds,
  sent,
  subscription,
} from '#domain/subscription/stripe.fixture.ts'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { siteWords } from '#web/words/site/load.ts'
import { deliver, newPayer, post, signatureFor, stripeSecret, stripeSettings } from './testing.ts'

const product = () => startProduct({ environment: stripeSettings })

const start = '2026-11-02T09:00'
const created = (name: string, fields: object = {}, price: object = {}) =>
  sent('customer.subscription.created', start, subscription(name, start, { ...fields }, price))
/** The events as another payer's, with new ids, since tests share a product. */
const fresh = (events: readonly Sent[]) => events.map((event) => ({ ...event, id: `evt_${randomUUID()}` }))
const checkout = (name: string, reference: string | null, email: string) =>
  sent('checkout.session.completed', start, {
    id: `cs_${name}`,
    object: 'checkout.session',
    mode: 'subscription',
    payment_status: 'paid',
    customer: `cus_${name}`,
    subscription: `sub_${name}`,
    client_reference_id: reference,
    customer_details: { email, name: 'Somebody' },
  })

async function leadOf(of: Product, email = `${newPayer()}@example.com`) {
  const headers = await signIn(of.url)
  const id = await sendLead(of, { email })
  const params = { id }
  return {
    id,
    email,
    headers,
    status: async () => (await call(of.url, 'readLead', { params, headers })).body.status,
    payments: async () => (await call(of.url, 'readLeadPayments', { params, headers })).body,
    reference: async () => (await call(of.url, 'addCheckoutLink', { params, headers })).body.reference,
  }
}

const outcomes = async ({ database }: Product, ids: readonly string[]) => {
  const { rows } = await database.pool.query('select id, outcome from checkout_events where id = any($1)', [ids])
  return new Map(rows.map(({ id, outcome }) => [id, outcome]))
}

describe('a signed event', () => {
  it('is refused if its signature is missing, of another secret, of other bytes or too old', async () => {
    const { url, database } = await product()
    const payload = JSON.stringify({ ...created(newPayer()), id: `evt_${randomUUID()}` })
    const now = Math.floor(Date.now() / 1_000)
    const refused = [
      null,
      '',
      't=1,v1=00',
      signatureFor(payload, 'whsec_of_somebody_else'),
      signatureFor(`${payload} `),
      signatureFor(payload, stripeSecret, now - 360),
    ]
    for (const signature of refused) expect([signature, await post(url, payload, signature)]).toEqual([signature, 400])
    const { id } = JSON.parse(payload)
    expect(await outcomes({ database } as Product, [id])).toEqual(new Map())
    expect(await post(url, payload)).toBe(200)
  })

  it('is checked over its raw bytes, by any of its signatures and either of two secrets', async () => {
    const { url } = await ownProduct({
      environment: { ...stripeSettings, STRIPE_WEBHOOK_SECRET: `whsec_new_one,${stripeSecret}` },
    })
    const payload = `${JSON.stringify({ ...created('zoe'), note: 'Zoë   and\tspaces' }, null, 3)}\n`
    const [time, ours] = signatureFor(payload).split(',')
    const foreign = 'v1=0000000000000000000000000000000000000000000000000000000000000000'
    for (const header of [
      `${time},${ours},${foreign}`,
      `${time},${foreign},${ours}`,
      signatureFor(payload, 'whsec_new_one'),
    ])
      expect(await post(url, payload, header)).toBe(200)
  })

  it('counts whenever it happened, and once however often it is sent', async () => {
    const running = await product()
    const lead = await leadOf(running)
    const name = newPayer()
    const old = {
      ...invoicePaid(name, '2026-03-02T09:00', 8_995, { customer_email: lead.email }),
      id: `evt_${randomUUID()}`,
    }
    const payload = JSON.stringify(old)
    const signature = signatureFor(payload)
    const answers = await Promise.all([
      post(running.url, payload, signature),
      post(running.url, payload),
      post(running.url, payload),
    ])
    expect(answers).toEqual([200, 200, 200])
    await deliver(running.url, fresh([old, { ...old, type: 'invoice.payment_succeeded' }]))
    const { payers } = await lead.payments()
    expect(payers.flatMap(({ payments }) => payments)).toMatchObject([
      { amount: 8_995, at: '2026-03-02T09:00:00.000Z' },
    ])
  })

  it('is stored completely or not at all: a failure is 5xx, and the retry is applied', async () => {
    const running = await ownProduct({ environment: stripeSettings })
    const { url, database } = running
    const event = invoicePaid('otto', start, 8_995)
    await database.pool.query(`
      create function refuse_once() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse_payments before insert on payments for each row execute function refuse_once()`)
    expect(await post(url, JSON.stringify(event))).toBeGreaterThanOrEqual(500)
    for (const table of ['checkout_events', 'subscription_ledger', 'payers'])
      expect((await database.pool.query(`select from ${table}`)).rowCount).toBe(0)
    await database.pool.query('drop trigger refuse_payments on payments')
    expect(await post(url, JSON.stringify(event))).toBe(200)
    expect((await database.pool.query('select amount::int from payments')).rows).toEqual([{ amount: 8_995 }])
  })

  it('that is foreign or not understood is stored and makes nobody a customer', async () => {
    const running = await product()
    const { url, database } = running
    const name = newPayer()
    const lead = await leadOf(running, `${name}@example.com`)
    const course = { ...subscription(name, start), items: { data: [item(name, { product: 'prod_course' })] } }
    const events = fresh([
      { ...invoicePaid(name, start, 8_995), livemode: false },
      { ...invoicePaid(name, start, 8_995), account: 'acct_another_firm' },
      sent('customer.subscription.created', start, course),
      sent('invoice.future_kind', start, { id: `zz_${name}`, object: 'something_new' }),
    ])
    await deliver(url, events)
    const thin = {
      id: `evt_${randomUUID()}`,
      object: 'v2.core.event',
      type: 'v1.invoice.paid',
      created: '2026-11-02T09:00:00Z',
      livemode: true,
    }
    expect(await post(url, JSON.stringify(thin))).toBe(200)
    const ids = [...events.map(({ id }) => id), thin.id]
    const found = await outcomes(running, ids)
    expect(ids.map((id) => found.get(id))).toEqual([
      'test_mode',
      'other_account',
      'applied',
      'not_understood',
      'not_understood',
    ])
    expect(await lead.status()).toBe('new')
    expect((await lead.payments()).payers).toEqual([])
    const { rows } = await database.pool.query(
      'select is_ours from payers p join payer_refs r on r.payer_id = p.id where ref = $1',
      [`cus_${name}`],
    )
    expect(rows).toEqual([{ is_ours: false }])
  })

  it('leaves only the needed fields, in an append-only ledger', async () => {
    const running = await product()
    const name = newPayer()
    const event = invoicePaid(name, start, 8_995, {
      hosted_invoice_url: 'https://invoice.stripe.com/i/secret-link',
      customer_address: { line1: 'Secret Street 5' },
      payment_method_details: { card: { last4: '4242' } },
    })
    await deliver(running.url, fresh([event]))
    const { pool } = running.database
    const { rows } = await pool.query(`select fact::text from subscription_ledger where fact ->> 'id' = $1`, [
      `in_${name}_1`,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0].fact).not.toMatch(/secret|Secret|4242|@/)
    await expect(pool.query('delete from subscription_ledger')).rejects.toThrow('append-only')
  })

  it('gets 404 without a configured secret', async () => {
    const { url } = await startProduct()
    expect(await post(url, '{}')).toBe(404)
  })
})

describe('the lead of a payment', () => {
  it("is the link's lead, whatever address pays, and whenever the link becomes known", async () => {
    const running = await product()
    for (const turn of [0, 1, 2]) {
      const lead = await leadOf(running)
      const name = newPayer()
      const wallet = `wallet.${name}@example.com`
      const events = fresh([
        created(name),
        invoicePaid(name, start, 8_995, { customer_email: wallet }),
        checkout(name, await lead.reference(), wallet),
      ])
      await deliver(running.url, [...events.slice(turn), ...events.slice(0, turn)])
      await deliver(
        running.url,
        fresh([invoicePaid(`${name} 2`, '2026-11-20T10:00', 8_995, { customer_email: wallet })]),
      )
      const { payers } = await lead.payments()
      expect(payers).toMatchObject([
        { matchedBy: 'reference', addresses: [wallet], subscriptions: [{ state: 'active' }] },
      ])
      expect(payers[0]!.payments).toHaveLength(2)
      expect(await lead.status()).toBe('converted')
      // Found by both, and the billing address is no address of the lead.
      const { headers } = lead
      for (const q of [lead.email, wallet])
        expect((await call(running.url, 'listLeads', { query: { q }, headers })).body.data).toMatchObject([
          { id: lead.id, email: lead.email },
        ])
    }
  })

  it('is the only one with its address, and undecided for none or several; a phone number is ignored', async () => {
    const running = await product()
    const lead = await leadOf(running)
    const [one, other] = [newPayer(), newPayer()]
    await deliver(
      running.url,
      fresh([
        invoicePaid(one, start, 8_995, { customer_email: lead.email.toUpperCase() }),
        invoicePaid(other, start, 8_995, { customer_phone: '+34 600111222' }),
      ]),
    )
    expect((await lead.payments()).payers).toMatchObject([{ matchedBy: 'email' }])
    const { data } = (await call(running.url, 'listCustomers', { query: { state: 'waiting' }, headers: lead.headers }))
      .body
    const waits = data.find(({ payers }) => payers.some(({ addresses }) => addresses.includes(`${other}@example.com`)))
    expect(waits).toMatchObject({ lead: null, payers: [{ waits: 'nobody', payments: [{ amount: 8_995 }] }] })
  })

  it('is undecided if link and address belong to two people, in any order', async () => {
    const running = await product()
    for (const turn of [0, 1]) {
      const [lead, stranger] = [await leadOf(running), await leadOf(running)]
      const name = newPayer()
      const events = fresh([
        invoicePaid(name, new Date().toISOString().slice(0, 16), 8_995, { customer_email: stranger.email }),
        checkout(name, await lead.reference(), stranger.email),
      ])
      await deliver(running.url, turn ? events.toReversed() : events)
      expect([await lead.status(), await stranger.status()]).toEqual(['new', 'new'])
      const { data } = (
        await call(running.url, 'listCustomers', { query: { state: 'waiting' }, headers: lead.headers })
      ).body
      const row = data.find(({ payers }) => payers.some(({ addresses }) => addresses.includes(stranger.email)))
      expect(row?.payers[0]?.waits).toBe('contradiction')
      expect(row?.payers[0]?.candidates.map(({ id }) => id).toSorted()).toEqual([lead.id, stranger.id].toSorted())
      // On the day it is matched, everything happens.
      const body = { leadId: stranger.id, seen: { leadId: null } }
      const matched = await call(running.url, 'matchPayer', {
        params: { id: row!.payers[0]!.id },
        body,
        headers: lead.headers,
      })
      expect(matched.body).toMatchObject({ matchedBy: 'hand', waits: null })
      expect(await stranger.status()).toBe('converted')
      // Submitting an outdated screen is a conflict.
      expect(
        (await call(running.url, 'matchPayer', { params: { id: row!.payers[0]!.id }, body, headers: lead.headers }))
          .status,
      ).toBe(409)
    }
  })

  it('is not changed by an unknown reference', async () => {
    const running = await product()
    const lead = await leadOf(running)
    const name = newPayer()
    await deliver(
      running.url,
      fresh([
        checkout(name, 'x'.repeat(150), lead.email),
        invoicePaid(name, start, 8_995, { customer_email: lead.email }),
      ]),
    )
    expect((await lead.payments()).payers).toMatchObject([{ matchedBy: 'email' }])
  })

  it('is in every link as a parameter that links pass on', async () => {
    const running = await product()
    const lead = await leadOf(running)
    const { body } = await call(running.url, 'addCheckoutLink', { params: { id: lead.id }, headers: lead.headers })
    expect(body.reference).toMatch(/^[\w-]{22}$/)
    expect(body.url).toBe(`https://pay.example/bot?client_reference_id=${body.reference}`)
    expect(await lead.reference()).toBe(body.reference)
  })
})

describe('the page after the checkout', () => {
  it("waits for the event, greets accordingly, and names nobody, whoever's session it is", async () => {
    const running = await product()
    const name = newPayer()
    const show = async (session: string | null, language = 'en') => {
      const query = session === null ? '' : `?session_id=${session}`
      const answer = await fetch(`${running.url}/${language}/subscription-success${query}`)
      expect(answer.status).toBe(200)
      return { html: await answer.text(), cache: answer.headers.get('cache-control') }
    }
    const session = `cs_${name}`
    const texts = siteWords('en').service.setup
    const greetings = (html: string) =>
      [texts.title, texts.checkout.waits.title, texts.checkout.trial.title, texts.checkout.paid.title].map((title) =>
        html.includes(`<h1 id="headline">${title}</h1>`),
      )
    const before = await show(session)
    expect([greetings(before.html), before.cache]).toEqual([[false, true, false, false], 'no-store'])
    const trial = { status: 'trialing', trial_start: seconds(start), trial_end: seconds('2030-11-09T09:00') }
    await deliver(running.url, fresh([created(name, trial), checkout(name, null, `${name}@example.com`)]))
    expect(greetings((await show(session)).html)).toEqual([false, false, true, false])
    await deliver(
      running.url,
      fresh([
        sent('customer.subscription.updated', '2026-11-09T09:00', subscription(name, start), { status: 'trialing' }),
        invoicePaid(`${name} 2`, '2026-11-09T10:00', 8_995),
      ]),
    )
    const paid = await show(session)
    expect(greetings(paid.html)).toEqual([false, false, false, true])
    for (const word of ['Somebody', name]) expect(paid.html.replaceAll(session, '')).not.toContain(word)
    expect((await show(session, 'ar')).html).toContain(siteWords('ar').service.setup.checkout.paid.title)
    expect(greetings((await show('cs_of_somebody_else')).html)).toEqual([false, true, false, false])
    expect(greetings((await show(null)).html)).toEqual([true, false, false, false])
    expect(greetings((await show('no-session')).html)).toEqual([true, false, false, false])
  })
})

describe('a stage determined by payments', () => {
  it('is Converted by the first payment, dated by it, once; undone by hand it stays undone', async () => {
    const running = await product()
    const { url, database } = running
    const lead = await leadOf(running)
    await database.pool.query(`update contact_requests set created_at = '2026-11-01T00:00:00Z' where id = $1`, [
      lead.id,
    ])
    const name = newPayer()
    const trial = { status: 'trialing', trial_start: seconds(start), trial_end: seconds('2026-11-09T09:00') }
    const email = { customer_email: lead.email }
    await deliver(
      url,
      fresh([
        created(name, trial),
        invoicePaid(name, start, 0, email),
        checkout(name, await lead.reference(), lead.email),
        sent(
          'customer.subscription.updated',
          '2026-11-09T09:00',
          subscription(name, start, { ...trial, status: 'active' }),
          { status: 'trialing' },
        ),
        invoiceFailed(`${name} 2`, '2026-11-09T10:00', 8_995, 1, '2026-11-12T09:00', '2026-11-09T09:00'),
      ]),
    )
    expect(await lead.status()).toBe('new')
    expect((await lead.payments()).payers[0]!.subscriptions).toMatchObject([
      { state: 'past_due', failedSince: '2026-11-09T10:00:00.000Z' },
    ])
    await deliver(url, fresh([invoicePaid(`${name} 2`, '2026-11-13T12:00', 8_995, email)]))
    expect(await lead.status()).toBe('converted')
    const { rows } = await database.pool.query(
      `select at from lead_stage_changes where lead_id = $1 and to_stage = 'converted'`,
      [lead.id],
    )
    expect(rows).toEqual([{ at: new Date('2026-11-13T12:00:00Z') }])
    // Old news set off no rule.
    expect(
      (await database.pool.query(`select from automation_events where lead_id = $1 and kind = 'stage'`, [lead.id]))
        .rowCount,
    ).toBe(0)
    const moved = await call(url, 'changeLead', {
      params: { id: lead.id },
      body: { status: 'qualified' },
      headers: lead.headers,
    })
    expect(moved.status).toBe(200)
    await deliver(url, fresh([invoicePaid(`${name} 3`, '2026-11-20T12:00', 8_995, email)]))
    expect(await lead.status()).toBe('qualified')
  })

  it("keeps an earlier conversion's day if money arrives while the lead is briefly out of it", async () => {
    const running = await product()
    const { url, database } = running
    const lead = await leadOf(running)
    const { headers } = lead
    const move = (status: 'converted' | 'negotiation') =>
      call(url, 'changeLead', { params: { id: lead.id }, body: { status }, headers })
    await move('converted')
    const { rows: before } = await database.pool.query(
      `update lead_stage_changes set at = '2026-09-20T10:00:00Z' where lead_id = $1 returning at`,
      [lead.id],
    )
    await move('negotiation')
    await deliver(url, fresh([invoicePaid(newPayer(), '2026-11-13T12:00', 8_995, { customer_email: lead.email })]))
    expect(await lead.status()).toBe('converted')
    const { rows } = await database.pool.query(
      `select at from lead_stage_changes where lead_id = $1 and to_stage = 'converted'`,
      [lead.id],
    )
    expect(rows).toEqual(before)
  })

  it('follows a merge and its undo, and ignores a lead in the bin', async () => {
    const running = await product()
    const { url } = running
    const [stays, goes] = [await leadOf(running), await leadOf(running)]
    const { headers } = stays
    const name = newPayer()
    await deliver(url, fresh([invoicePaid(name, start, 8_995, { customer_email: goes.email })]))
    const version = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.version
    const merged = await call(url, 'mergeLeads', {
      params: { id: stays.id },
      body: {
        version: await version(stays.id),
        others: [{ id: goes.id, version: await version(goes.id) }],
        fields: {},
      },
      headers,
    })
    expect(merged.status).toBe(200)
    expect((await stays.payments()).payers).toHaveLength(1)
    await deliver(url, fresh([invoicePaid(`${name} 2`, '2026-11-20T09:00', 8_995, { customer_email: goes.email })]))
    expect((await stays.payments()).payers[0]!.payments).toHaveLength(2)
    await call(url, 'undoMerge', { params: { id: merged.body.mergeId }, body: {}, headers })
    expect((await stays.payments()).payers).toEqual([])
    expect((await goes.payments()).payers[0]!.payments).toHaveLength(2)
    await call(url, 'deleteLead', { params: { id: goes.id }, headers })
    await deliver(url, fresh([invoicePaid(`${name} 3`, '2026-11-21T09:00', 8_995, { customer_email: goes.email })]))
    const { rows } = await running.database.pool.query(
      'select lead_id from payers p join payer_refs r on r.payer_id = p.id where r.ref = $1',
      [`cus_${name}`],
    )
    expect(rows).toEqual([{ lead_id: goes.id }])
  })
})

describe('a person who is erased', () => {
  it('keeps payments without a person after erasure, and later events add no address', async () => {
    const running = await product()
    const { url, database } = running
    const lead = await leadOf(running)
    const { headers, email } = lead
    const name = newPayer()
    await deliver(
      url,
      fresh([
        created(name),
        checkout(name, await lead.reference(), email),
        invoicePaid(name, start, 8_995, { customer_email: email }),
      ]),
    )
    const exported = await call(url, 'exportPerson', { body: { email }, headers })
    expect(exported.body.records).toMatchObject({
      payments: [{ amount: 8_995 }],
      subscriptions: [{}],
      billingAddresses: [{ address: email }],
    })
    expect((await call(url, 'erasePerson', { body: { email, confirmation: email }, headers })).status).toBe(200)
    const later = `later.${name}@example.com`
    await deliver(url, fresh([invoicePaid(`${name} 2`, '2026-11-20T09:00', 8_995, { customer_email: later })]))
    const { rows } = await database.pool.query(
      `select p.id, p.lead_id, p.erased_at is not null as erased, (select count(*)::int from payments where payer_id = p.id) as payments,
        (select count(*)::int from billing_addresses where payer_id = p.id) as addresses
       from payers p join payer_refs r on r.payer_id = p.id where r.ref = $1`,
      [`cus_${name}`],
    )
    expect(rows).toEqual([{ id: rows[0].id, lead_id: null, erased: true, payments: 2, addresses: 0 }])
    // The team learns that a subscription is still running.
    const { data } = (await call(url, 'listCustomers', { query: { state: 'waiting' }, headers })).body
    expect(data.find(({ payers }) => payers.some(({ id }) => id === rows[0].id))).toMatchObject({
      lead: null,
      name: null,
      email: null,
    })
  })
})

describe('money in analytics', () => {
  it('are cash by day and monthly amounts with movements, each currency separately', async () => {
    const running = await ownProduct({ environment: stripeSettings })
    const headers = await signIn(running.url)
    await deliver(running.url, [
      invoicePaid('ana', '2026-09-08T10:00', 8_995),
      invoicePaid('ana 2', '2026-10-08T10:00', 8_995),
      invoicePaid('jiro', '2026-10-08T10:00', 13_400, { currency: 'jpy' }),
      invoicePaid('isak', '2026-10-09T10:00', 1_250_000, { currency: 'isk' }),
      sent(
        'customer.subscription.deleted',
        '2026-10-20T10:00',
        subscription('ana', '2026-09-08T10:00', { status: 'canceled', ended_at: seconds('2026-10-20T10:00') }),
      ),
    ])
    const { body } = await call(running.url, 'readMoney', { query: { from: '2026-10-01', to: '2026-10-31' }, headers })
    expect(body.cash).toMatchObject([
      { day: '2026-10-08', currency: 'jpy', paid: 13_400 },
      { day: '2026-10-08', currency: 'usd', paid: 8_995, refunded: 0, disputed: 0 },
      { day: '2026-10-09', currency: 'isk', paid: 12_500 },
    ])
    expect(body.months).toMatchObject([
      {
        month: '2026-10-01',
        sums: [
          { currency: 'isk', start: 0, new: 12_500, end: 12_500 },
          { currency: 'jpy', start: 0, new: 13_400, end: 13_400 },
          { currency: 'usd', start: 8_995, lost: -8_995, end: 0 },
        ],
      },
    ])
    const people = async (query: object) => {
      const { data } = (await call(running.url, 'listCustomers', { query, headers })).body
      return data.map(({ email }) => email)
    }
    const october = { month: '2026-10-01' }
    expect(await people({ movement: 'new', currency: 'isk', ...october })).toEqual(['isak@example.com'])
    expect(await people({ movement: 'lost', currency: 'usd', ...october })).toEqual(['ana@example.com'])
    expect(await people({ movement: 'start', currency: 'usd', ...october })).toEqual(['ana@example.com'])
    expect(await people({ movement: 'end', currency: 'usd', ...october })).toEqual([])
    expect(await people({ day: '2026-10-08', currency: 'jpy' })).toEqual(['jiro@example.com'])
    expect(await people({ q: 'ISAK' })).toEqual(['isak@example.com'])
    expect(body.starts).toMatchObject([{ month: '2026-10-01', started: 2 }])
    expect((await people({ started: '2026-10-01' })).toSorted()).toEqual(['isak@example.com', 'jiro@example.com'])
    expect(await people({ started: '2026-09-01', goneBy: '2026-09-01' })).toEqual([])
    expect(await people({ started: '2026-09-01', goneBy: '2026-10-01' })).toEqual(['ana@example.com'])
  })

  it('include paid and finished trials, and conversions by day beside the deposits', async () => {
    const running = await ownProduct({ environment: stripeSettings })
    const headers = await signIn(running.url)
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
    const trialOf = async (name: string, begins: number) => {
      const email = `${name}@example.com`
      const id = await sendLead(running, { name, email, language: 'es' })
      await running.database.pool.query(
        `update contact_requests set lead_source = 'partner', estimated_value = 5000, created_at = now() - interval '40 days' where id = $1`,
        [id],
      )
      const trial = { trial_start: seconds(day(begins)), trial_end: seconds(day(begins + 7)) }
      await deliver(
        running.url,
        fresh([
          sent(
            'customer.subscription.created',
            day(begins),
            subscription(name, day(begins), { ...trial, status: 'trialing' }),
          ),
          invoicePaid(name, day(begins), 0, { customer_email: email }),
        ]),
      )
      return trial
    }
    await trialOf('runs', -2)
    await trialOf('waits', -9)
    const trial = await trialOf('pays', -20)
    const over = subscription('pays', day(-20), trial)
    await deliver(
      running.url,
      fresh([
        sent('customer.subscription.updated', day(-13), over, { status: 'trialing' }),
        invoicePaid('pays 2', day(-13), 8_995),
      ]),
    )
    const { body } = await call(running.url, 'readMoney', { query: {}, headers })
    const figures = { over: 2, paid: 1, due: 1 }
    expect(body.trials).toEqual(
      expect.arrayContaining([
        { by: 'all', value: '', ...figures },
        { by: 'source', value: 'partner', ...figures },
        { by: 'language', value: 'es', ...figures },
      ]),
    )
    const named = async (query: object) => {
      const span = { from: day(-60).slice(0, 10), to: day(0).slice(0, 10) }
      const { data } = (await call(running.url, 'listCustomers', { query: { ...span, ...query }, headers })).body
      return data.map(({ name }) => name).toSorted()
    }
    expect(await named({ trial: 'over' })).toEqual(['pays', 'waits'])
    expect(await named({ trial: 'paid', source: 'partner' })).toEqual(['pays'])
    expect(await named({ trial: 'due', language: 'es' })).toEqual(['waits'])
    expect(await named({ trial: 'over', source: 'website' })).toEqual([])
    const month = `${day(-13).slice(0, 7)}-01`
    expect(body.won).toEqual([{ month, leads: 1, deposits: 5_000, paid: [{ currency: 'usd', amount: 8_995 }] }])
  })
})
