import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/id.ts'
import { mails } from '#server/db/schema/mail.ts'
import { subscriptionSetups } from '#server/db/schema/setups.ts'
import { call, message, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { purge } from './purge.ts'

const send = async ({ url }: Product, n: number) => {
  const body = { ...message, email: `p${n}@example.com`, phone: `+34 61234567${n}` }
  expect((await call(url, 'sendContact', { body })).status).toBe(201)
}

const idsIn = async ({ database }: Product, table: string, column = 'id') =>
  (await database.pool.query(`select distinct ${column} as id from ${table}`)).rows.map(({ id }) => id as string)

describe('the nightly purge', () => {
  it('keeps a deleted lead for thirty days, then it is gone with all that belongs to it, and nothing else is', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const headers = await signIn(url)
    for (const n of [1, 2, 3]) await send(product, n)
    const { body } = await call(url, 'listLeads', { query: {}, headers })
    const [old, recent] = body.data
    await call(url, 'deleteLead', { params: { id: old!.id }, headers })
    await call(url, 'deleteLead', { params: { id: recent!.id }, headers })
    const binned = 'update contact_requests set deleted_at = now() - $2::interval where id = $1'
    await database.pool.query(binned, [old!.id, '30 days 1 minute'])
    await database.pool.query(binned, [recent!.id, '29 days 23 hours'])
    await purge(database)
    expect(await idsIn(product, 'contact_requests')).toHaveLength(2)
    expect(await idsIn(product, 'contact_requests')).not.toContain(old!.id)
    expect(await idsIn(product, 'consents', 'lead_id')).not.toContain(old!.id)
    expect((await call(url, 'readBoard', { query: {}, headers })).body.columns[0]?.count).toBe(1)
  })

  it('keeps deleted spam for thirty days, and suspected spam as long as an untouched lead', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const headers = await signIn(url)
    for (const n of [1, 2, 3, 4])
      await call(url, 'sendContact', {
        body: { ...message, name: 'www.spam.example', email: `p${n}@example.com`, phone: `+34 61234567${n}` },
      })
    const age = (n: number, column: string, interval: string) =>
      database.pool.query(`update quarantined_messages set ${column} = now() - $2::interval where email_key = $1`, [
        `p${n}@example.com`,
        interval,
      ])
    await age(1, 'discarded_at', '30 days 1 minute')
    await age(2, 'discarded_at', '29 days 23 hours')
    await age(3, 'created_at', '37 months')
    await age(4, 'created_at', '35 months')
    await purge(database)
    const left = await idsIn(product, 'quarantined_messages', 'email_key')
    expect(left.toSorted()).toEqual(['p2@example.com', 'p4@example.com'])
    const { data } = (await call(url, 'listPurges', { headers })).body
    expect(data[0]?.removed).toMatchObject({ binnedLeads: 1, untouchedLeads: 1 })
  })

  it('removes what is older than its retention, keeps what is younger, and shows how much of each went', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const headers = await signIn(url)
    const months = {
      lostLeads: 6,
      convertedLeads: null,
      untouchedLeads: 12,
      setups: 6,
      openSetups: 12,
      mails: 3,
      audit: 12,
    }
    expect((await call(url, 'changeRetention', { body: months, headers })).body).toEqual(months)

    for (const n of [1, 2, 3, 4, 5, 6]) await send(product, n)
    const age = (n: number, status: string, interval: string) =>
      database.pool.query(
        `update contact_requests set status = $2, updated_at = now() - $3::interval where email = $1`,
        [`p${n}@example.com`, status, interval],
      )
    await age(1, 'lost', '7 months')
    await age(2, 'lost', '5 months')
    await age(3, 'converted', '9 years')
    await age(4, 'contacted', '13 months')
    await age(5, 'contacted', '11 months')
    const setup = (status: string, days: number) => ({
      id: newId(),
      fullName: 'Ana Torres',
      email: 'ana@example.com',
      phone: '+34 612345678',
      mt5Username: '12345',
      investmentAmount: '1000-5000',
      status,
      updatedAt: new Date(Date.now() - days * 86_400_000),
    })
    await database.sql
      .insert(subscriptionSetups)
      .values([
        setup('completed', 200),
        setup('completed', 100),
        setup('pending', 400),
        setup('processing', 400),
        setup('pending', 300),
      ])
    const mail = (status: string, days: number) => ({
      id: newId(),
      template: 'contact_receipt',
      language: 'en',
      recipient: 'old@example.com',
      entity: 'lead',
      entityId: newId(),
      status,
      createdAt: new Date(Date.now() - days * 86_400_000),
    })
    await database.sql.insert(mails).values([mail('sent', 100), mail('queued', 100), mail('sent', 80)])
    await database.pool.query(
      `insert into audit_log (at, action, entity) values (now() - interval '13 months', 'old', 'test'), (now() - interval '11 months', 'young', 'test')`,
    )

    await purge(database)
    const leftEmails = (await database.pool.query('select email from contact_requests order by 1')).rows
    expect(leftEmails.map(({ email }) => email)).toEqual([2, 3, 5, 6].map((n) => `p${n}@example.com`))
    expect((await call(url, 'listPurges', { headers })).body.data[0]!.removed).toEqual({
      binnedLeads: 0,
      imports: 0,
      cancellations: 0,
      lostLeads: 1,
      untouchedLeads: 1,
      setups: 1,
      openSetups: 2,
      mails: 1,
      audit: 1,
      pushDevices: 0,
    })
    expect((await database.pool.query(`select action from audit_log where entity = 'test'`)).rows).toEqual([
      { action: 'young' },
    ])
  })

  it('finds retention changed only by an owner who has just proved who they are, kind by kind, and within bounds', async () => {
    const product = await ownProduct()
    const { url } = product
    const unproven = await signIn(url)
    await forgetProofs(product)
    // The server hears of it through the database, a moment later.
    const refusal = async () => (await call(url, 'changeRetention', { body: {}, headers: unproven })).body.error?.code
    await expect.poll(refusal).toBe('proof_needed')
    const headers = await signIn(url)
    expect((await call(url, 'changeRetention', { body: { mails: 6 }, headers })).body).toMatchObject({
      mails: 6,
      audit: 36,
    })
    expect((await call(url, 'changeRetention', { body: { lostLeads: null }, headers })).body).toMatchObject({
      mails: 6,
      lostLeads: null,
    })
    for (const body of [{ audit: 11 }, { mails: 0 }, { mails: 1.5 }, { mails: 241 }]) {
      expect((await call(url, 'changeRetention', { body, headers })).status).toBe(400)
    }
    expect((await call(url, 'readRetention', { headers })).body).toMatchObject({ mails: 6, lostLeads: null, audit: 36 })
  })
})

describe('the audit log', () => {
  it('gives up no entry younger than a year, not even to its purge', async () => {
    const { database } = await ownProduct()
    await database.pool.query(
      `insert into audit_log (at, action, entity) values (now() - interval '364 days', 'young', 'test'), (now() - interval '5 years', 'old', 'test')`,
    )
    await expect(database.pool.query('select purge_audit(11)')).rejects.toThrow('12 months')
    await expect(database.pool.query(`delete from audit_log where action = 'old'`)).rejects.toThrow('append-only')
    await expect(
      database.pool.query(
        `begin; set local product.purges_audit = 'yes'; delete from audit_log where action = 'young'`,
      ),
    ).rejects.toThrow('append-only')
    await database.pool.query('rollback')
    expect((await database.pool.query('select purge_audit(12) as removed')).rows).toEqual([{ removed: 1 }])
    await expect(database.pool.query(`delete from audit_log`)).rejects.toThrow('append-only')
  })
})
