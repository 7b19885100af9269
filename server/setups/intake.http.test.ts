import { describe, expect, it } from 'vitest'
import { followStream } from '#server/testing/event-stream.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, ownProduct, setupMessage, signIn } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { rowCounts } from '#server/testing/tables.ts'

const key = (name: string) => ({ 'idempotency-key': `${name}-of-the-form` })

describe('a customer’s account details', () => {
  it('are stored as sent, the password sealed and apart, and answered with a receipt', async () => {
    const { url, database } = await ownProduct()
    const { status, body } = await call(url, 'sendSetup', { body: setupMessage })
    expect(status).toBe(201)
    const { rows } = await database.pool.query('select * from subscription_setups')
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
         and interval '7 days 1 hour' as week from subscription_setup_secrets`,
    )
    expect(secrets).toEqual([{ setup_id: body.data.id, bytes: expect.any(Number), week: true }])
  })

  it('queue a receipt in the form’s language, and word to colleagues who may work on setups and have an address', async () => {
    const product = await ownProduct()
    for (const role of ['manager', 'agent', 'viewer'] as const) {
      const { id } = await addColleague(product, role)
      const email = role === 'agent' ? null : `${role}@example.com`
      await product.database.pool.query('update users set email = $2 where id = $1', [id, email])
    }
    const id = await sendSetup(product.url, { language: 'ar' })
    const { rows } = await product.database.pool.query(
      'select template, language, recipient, entity, entity_id, "values" from mails order by template',
    )
    expect(rows).toMatchObject([
      { template: 'setup_for_staff', language: 'en', recipient: 'manager@example.com', entity_id: id },
      { template: 'setup_received', language: 'ar', recipient: 'ana.torres@example.com', entity_id: id },
    ])
    expect(JSON.stringify(rows[0])).not.toContain('Torres')
    expect(JSON.stringify(rows)).not.toMatch(/Gold-rush|5012345/)
  })

  it('are on a colleague’s screen at once', async () => {
    const { url } = await ownProduct()
    const stream = await followStream(`${url}/api/events`, await signIn(url))
    const id = await sendSetup(url)
    await expect
      .poll(() => stream.events.map(({ data }) => data))
      .toContainEqual({
        topic: 'setups',
        change: 'arrived',
        id,
      })
  })

  it('need no password where the way of access needs none, and one that is sent all the same is not kept', async () => {
    const { url, database } = await ownProduct()
    const { mt5Password: _, ...without } = setupMessage
    const sent = await call(url, 'sendSetup', { body: { ...without, accessWay: 'own_terminal' } })
    expect(sent.status).toBe(201)
    await sendSetup(url, { accessWay: 'broker_copy' })
    expect(await rowCounts(database.pool)).toMatchObject({ subscription_setups: 2, subscription_setup_secrets: 0 })
    await sendSetup(url, { accessWay: 'investor_password' })
    expect(await rowCounts(database.pool)).toMatchObject({ subscription_setup_secrets: 1 })
  })

  it.each([
    ['fullName', 'A', 'too_short'],
    ['email', 'ana@', 'invalid_email'],
    ['phone', '+34 612', 'too_short'],
    ['phone', '+34 2125550123', 'invalid_phone'],
    ['mt5Username', '50', 'too_short'],
    ['mt5Password', '12345', 'too_short'],
    ['mt5Password', '', 'required'],
    ['mt5Password', 'with a \u0000 in it', 'invalid_text'],
    ['investmentAmount', '', 'required'],
    ['accessWay', 'by_phone', 'invalid_choice'],
    ['status', 'completed', 'unknown_field'],
    ['notes', 'mine', 'unknown_field'],
  ])('with %s "%s" are refused there, and nothing is stored', async (field, value, problem) => {
    const { url, database } = await ownProduct()
    const { status, body } = await call(url, 'sendSetup', { body: { ...setupMessage, [field]: value } as never })
    expect([status, body.error.fields?.[field]?.problem]).toEqual([400, problem])
    expect(await rowCounts(database.pool)).toMatchObject({ subscription_setups: 0, mails: 0, idempotency_keys: 0 })
  })

  it('with several mistakes list all of them, the password’s too', async () => {
    const { url } = await ownProduct()
    const body = { ...setupMessage, fullName: 'A', mt5Password: 'short' }
    const answer = await call(url, 'sendSetup', { body })
    expect(Object.keys(answer.body.error.fields ?? {}).toSorted()).toEqual(['fullName', 'mt5Password'])
  })
})

describe('sent again', () => {
  it('a double click is one setup, with the same receipt', async () => {
    const { url, database } = await ownProduct()
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(url, 'sendSetup', { body: setupMessage })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
    expect(await rowCounts(database.pool)).toMatchObject({ subscription_setups: 1, mails: 1 })
  })

  it('with the same key it is one setup, and another message under that key is refused', async () => {
    const { url, database } = await ownProduct()
    const headers = key('first')
    const first = await call(url, 'sendSetup', { body: setupMessage, headers })
    const again = await call(url, 'sendSetup', { body: setupMessage, headers })
    expect(again.body).toEqual(first.body)
    const other = await call(url, 'sendSetup', { body: { ...setupMessage, mt5Password: 'another one' }, headers })
    expect([other.status, other.body.error.code]).toEqual([422, 'key_reused'])
    expect(await rowCounts(database.pool)).toMatchObject({ subscription_setups: 1 })
  })

  it('with a corrected password it is a second setup', async () => {
    const { url, database } = await ownProduct()
    await sendSetup(url)
    await sendSetup(url, { mt5Password: 'the right one' })
    expect(await rowCounts(database.pool)).toMatchObject({ subscription_setups: 2, subscription_setup_secrets: 2 })
  })

  it('a fourth setup from one address within the hour has to wait; mistakes and repetitions did not count', async () => {
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
