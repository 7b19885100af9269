import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { followStream } from '#server/testing/event-stream.ts'
import { call, ownProduct, type Product, setupMessage, signIn, startProduct } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { checksums } from '#server/testing/tables.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { somebody } from '#server/testing/visitors.ts'

/** The stored data of a customer. */
async function storedOf({ database }: Pick<Product, 'database'>, { email }: { readonly email: string }) {
  const { rows } = await database.pool.query(
    `select count(*)::int as setups, count(s.setup_id)::int as secrets,
       (select count(*)::int from mails where recipient = $1) as mails
     from subscription_setups left join subscription_setup_secrets s on s.setup_id = id where email = $1`,
    [email],
  )
  return rows[0]
}

describe('a customer’s account details', () => {
  it('are stored as sent, with the password sealed separately, and answered with a receipt', async () => {
    const { url, database } = await startProduct()
    const { status, body } = await call(url, 'sendSetup', { body: setupMessage })
    expect(status).toBe(201)
    const { rows } = await database.pool.query('select * from subscription_setups where id = $1', [body.data.id])
    expect(rows).toMatchObject([
      {
        id: body.data.id,
        full_name: 'Ana Torres',
        phone: '+34 612345678',
        mt5_username: '5012345',
        broker_server: 'Broker-Live 3',
        investment_amount: '5000 USD',
        status: 'pending',
        email_sent: false,
        processed_at: null,
        language: 'es',
        email_key: 'ana.torres@example.com',
        phone_key: '34612345678',
      },
    ])
    const { rows: secrets } = await database.pool.query(
      `select setup_id, octet_length(sealed) as bytes, purge_after - created_at between interval '6 days 23 hours'
         and interval '7 days 1 hour' as week from subscription_setup_secrets where setup_id = $1`,
      [body.data.id],
    )
    expect(secrets).toEqual([{ setup_id: body.data.id, bytes: expect.any(Number), week: true }])
  })

  it("queue a receipt in the form's language, and a notice to teammates who work on setups and have an address", async () => {
    const { url, database } = await startProduct()
    for (const role of ['manager', 'agent', 'viewer'] as const) {
      const { id } = await addTeammate({ database }, role)
      const email = role === 'agent' ? null : `${role}@example.com`
      await database.pool.query('update users set email = $2 where id = $1', [id, email])
    }
    const { email } = somebody()
    const id = await sendSetup(url, { email, language: 'ar' })
    const { rows } = await database.pool.query(
      'select template, language, recipient, "values" from mails where entity_id = $1 order by template',
      [id],
    )
    expect(rows).toMatchObject([
      { template: 'setup_for_staff', language: 'en', recipient: 'manager@example.com' },
      { template: 'setup_received', language: 'ar', recipient: email },
    ])
    expect(JSON.stringify(rows[0])).not.toContain('Torres')
    expect(JSON.stringify(rows)).not.toMatch(/Gold-rush|5012345/)
  })

  it('are on a teammate’s screen at once', async () => {
    const { url } = await startProduct()
    const stream = await followStream(`${url}/api/events`, await signIn(url))
    const id = await sendSetup(url, somebody())
    const received = () => stream.events.map(({ data }) => data)
    await expect.poll(received).toContainEqual({ topic: 'setups', change: 'arrived', id })
  })

  it('need no password if the access method needs none, and one sent anyway is discarded', async () => {
    const product = await startProduct()
    const { url } = product
    const person = somebody()
    const { mt5Password: _, ...without } = { ...setupMessage, ...person }
    const sent = await call(url, 'sendSetup', { body: { ...without, accessWay: 'own_terminal' } })
    expect(sent.status).toBe(201)
    await sendSetup(url, { ...person, accessWay: 'broker_copy' })
    expect(await storedOf(product, person)).toMatchObject({ setups: 2, secrets: 0 })
    await sendSetup(url, { ...person, accessWay: 'investor_password' })
    expect(await storedOf(product, person)).toMatchObject({ setups: 3, secrets: 1 })
  })

  it('with a mistake are refused at its field, and nothing is stored', async () => {
    const { url, database } = await startProduct()
    const before = await checksums(database.pool)
    for (const [field, value, problem] of [
      ['fullName', 'A', 'too_short'],
      ['email', 'ana@', 'email_domain'],
      ['phone', '+34 612', 'too_short'],
      ['phone', '+34 2125550123', 'phone_too_long'],
      ['mt5Username', '50', 'too_short'],
      ['mt5Password', '12345', 'too_short'],
      ['mt5Password', '', 'required'],
      ['mt5Password', 'with a \u0000 in it', 'invalid_text'],
      ['investmentAmount', '', 'required'],
      ['accessWay', 'by_phone', 'invalid_choice'],
      ['status', 'completed', 'unknown_field'],
      ['notes', 'mine', 'unknown_field'],
    ] as const) {
      const { status, body } = await call(url, 'sendSetup', { body: { ...setupMessage, [field]: value } as never })
      const found = Object.entries(body.error.fields ?? {}).map(([at, entry]) => [at, entry.problem])
      expect([value, status, found]).toEqual([value, 400, [[field, problem]]])
    }
    expect(await checksums(database.pool)).toEqual(before)
  })

  it('with several mistakes list all of them, the password’s too', async () => {
    const { url } = await startProduct()
    const body = { ...setupMessage, fullName: 'A', mt5Password: 'short' }
    const answer = await call(url, 'sendSetup', { body })
    expect(Object.keys(answer.body.error.fields ?? {}).toSorted()).toEqual(['fullName', 'mt5Password'])
  })
})

describe('sent again', () => {
  it('a double click is one setup, with the same receipt', async () => {
    const product = await startProduct()
    const body = { ...setupMessage, ...somebody() }
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(product.url, 'sendSetup', { body })))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.data.id}`)).size).toBe(1)
    expect(await storedOf(product, body)).toMatchObject({ setups: 1, mails: 1 })
  })

  it('with the same key make one setup, and another message under that key is refused', async () => {
    const product = await startProduct()
    const { url } = product
    const headers = { 'idempotency-key': randomUUID() }
    const body = { ...setupMessage, ...somebody() }
    const first = await call(url, 'sendSetup', { body, headers })
    const again = await call(url, 'sendSetup', { body, headers })
    expect(again.body).toEqual(first.body)
    const other = await call(url, 'sendSetup', { body: { ...body, mt5Password: 'another one' }, headers })
    expect([other.status, other.body.error.code]).toEqual([422, 'key_reused'])
    expect(await storedOf(product, body)).toMatchObject({ setups: 1 })
  })

  it('with a corrected password it is a second setup', async () => {
    const product = await startProduct()
    const person = somebody()
    await sendSetup(product.url, person)
    await sendSetup(product.url, { ...person, mt5Password: 'the right one' })
    expect(await storedOf(product, person)).toMatchObject({ setups: 2, secrets: 2 })
  })

  it('are limited to thirty per hour and wider network, across its addresses', async () => {
    const { url } = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '0.2', TRUST_PROXY: '1' } })
    const send = async (address: string) => {
      const body = { ...setupMessage, ...somebody() }
      return (await call(url, 'sendSetup', { body, headers: { 'x-forwarded-for': address } })).status
    }
    const statuses = []
    for (let n = 0; n < 8; n++) statuses.push(await send(`2001:db8:1:${n}::1`))
    expect(statuses).toEqual([...Array(6).fill(201), 429, 429])
    expect(await send('2001:db8:2::1')).toBe(201)
  })

  it('are limited to three per IP address and hour, not counting mistakes and repetitions', async () => {
    const { url } = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '1' } })
    const send = (own: object) => call(url, 'sendSetup', { body: { ...setupMessage, ...own } })
    for (const mt5Username of ['10000', '20000', '30000']) {
      expect((await send({ mt5Username, fullName: 'A' })).status).toBe(400)
      expect((await send({ mt5Username })).status).toBe(201)
      expect((await send({ mt5Username })).status).toBe(201)
    }
    const fourth = await send({ mt5Username: '40000' })
    expect([fourth.status, fourth.body.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await send({ mt5Username: '30000' })).status).toBe(201)
  })
})
