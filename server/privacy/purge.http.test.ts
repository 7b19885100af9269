import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/id.ts'
import { mails } from '#server/db/schema/mail.ts'
import { subscriptionSetups } from '#server/db/schema/setups.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import {
  call,
  freshDatabase,
  message,
  ownProduct,
  ownSignedIn,
  type Product,
  signIn,
  startProduct,
  startSignedIn,
} from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { purge } from './purge.ts'

const idsIn = async ({ database }: Product, table: string, column = 'id') =>
  (await database.pool.query(`select distinct ${column} as id from ${table}`)).rows.map(({ id }) => id as string)

describe('the nightly purge', () => {
  it('keeps a deleted lead for thirty days, then removes it with everything that belongs to it', async () => {
    const product = await startSignedIn()
    const { url, database, headers } = product
    const [old, recent, live] = [await sendLead(product), await sendLead(product), await sendLead(product)]
    for (const id of [old, recent]) await call(url, 'deleteLead', { params: { id }, headers })
    const binned = 'update contact_requests set deleted_at = now() - $2::interval where id = $1'
    await database.pool.query(binned, [old, '30 days 1 minute'])
    await database.pool.query(binned, [recent, '29 days 23 hours'])
    await settleClock(database.pool)
    await purge(database)
    const left = async (table: string, column?: string) => {
      const ids = await idsIn(product, table, column)
      return [old, recent, live].filter((id) => ids.includes(id))
    }
    expect(await left('contact_requests')).toEqual([recent, live])
    expect(await left('consents', 'lead_id')).toEqual([recent, live])
    expect((await call(url, 'readLead', { params: { id: live }, headers })).status).toBe(200)
  })

  it('keeps deleted spam for thirty days, and suspected spam as long as an untouched lead', async () => {
    const product = await startProduct()
    const { url, database } = product
    const suspect = async (column: string, interval: string) => {
      const body = { ...message, ...somebody(), name: 'www.spam.example' }
      await call(url, 'sendContact', { body })
      await database.pool.query(
        `update quarantined_messages set ${column} = now() - $2::interval where email_key = $1`,
        [body.email, interval],
      )
      return body.email
    }
    await suspect('discarded_at', '30 days 1 minute')
    const discarded = await suspect('discarded_at', '29 days 23 hours')
    await suspect('created_at', '37 months')
    const suspected = await suspect('created_at', '35 months')
    await settleClock(database.pool)
    await purge(database)
    const left = await idsIn(product, 'quarantined_messages', 'email_key')
    expect(left.toSorted()).toEqual([discarded, suspected].toSorted())
    const { data } = (await call(url, 'listPurges', { headers: await signIn(url) })).body
    expect(data[0]?.removed).toMatchObject({ binnedLeads: 1, untouchedLeads: 1 })
  })

  it('removes expired records, keeps younger ones, and shows the numbers', async () => {
    const product = await ownSignedIn()
    const { url, database, headers } = product
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

    const arrive = async (status?: string, interval?: string) => {
      const id = await sendLead(product)
      if (status)
        await database.pool.query(
          'update contact_requests set status = $2, updated_at = now() - $3::interval where id = $1',
          [id, status, interval],
        )
      return id
    }
    await arrive('lost', '7 months')
    await arrive('contacted', '13 months')
    const young = [
      await arrive('lost', '5 months'),
      await arrive('converted', '9 years'),
      await arrive('contacted', '11 months'),
    ]
    const kept = [...young, await arrive()]
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

    await settleClock(database.pool)
    await purge(database)
    expect((await idsIn(product, 'contact_requests')).toSorted()).toEqual(kept.toSorted())
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

  it('deletes nothing while the clock is ahead, however far', async () => {
    const product = await ownSignedIn()
    const { url, database, headers } = product
    const [binned, other] = [await sendLead(product), await sendLead(product)]
    await call(url, 'deleteLead', { params: { id: binned }, headers })
    // A clock that is 45 days ahead makes a day-old bin 46 days old: so does moving everything else back.
    await database.pool.query(`update contact_requests set deleted_at = now() - interval '46 days' where id = $1`, [
      binned,
    ])
    await settleClock(database.pool, 45 * 24)
    await purge(database)
    expect((await idsIn(product, 'contact_requests')).toSorted()).toEqual([binned, other].toSorted())
    await settleClock(database.pool)
    await purge(database)
    expect(await idsIn(product, 'contact_requests')).toEqual([other])
  })

  it('keeps many leads of a kind until an owner has confirmed their number, and then deletes them once', async () => {
    const product = await ownSignedIn()
    const { url, database, headers } = product
    await settleClock(database.pool)
    await fillWithLeads(database.pool, 200)
    const expire = (count: number) =>
      database.pool.query(
        `update contact_requests set status = 'lost', lost_reason = 'other', updated_at = now() - interval '25 months'
         where id in (select id from contact_requests where updated_at > now() - interval '24 months' limit $1)`,
        [count],
      )
    const left = async () => (await idsIn(product, 'contact_requests')).length
    const last = async () => (await call(url, 'listPurges', { headers })).body.data[0]
    const confirm = async (count: number) =>
      (await call(url, 'confirmPurge', { body: { kind: 'lostLeads', count }, headers })).status

    await expire(60)
    const before = await left()
    await purge(database)
    expect(await left()).toBe(before)
    expect(await last()).toMatchObject({ held: { lostLeads: 60 } })
    expect((await last())?.removed.lostLeads).toBeUndefined()
    expect(await confirm(59)).toBe(409)
    expect(await confirm(60)).toBe(200)
    await expect.poll(left).toBe(before - 60)
    await expect.poll(last).toMatchObject({ held: {}, removed: { lostLeads: 60 } })
    expect(await confirm(60)).toBe(409)
    // Agreed to once: the next time it is asked for again.
    await expire(60)
    await purge(database)
    expect(await last()).toMatchObject({ held: { lostLeads: 60 } })
  })

  it('lets only an owner with a recent step-up change retention, by kind and within bounds', async () => {
    const product = await ownProduct()
    const { url } = product
    const unproven = await signIn(url)
    await forgetProofs(product)
    const refused = await call(url, 'changeRetention', { body: {}, headers: unproven })
    expect(refused.body.error.code).toBe('proof_needed')
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

it('the audit log removes no entry younger than a year', async () => {
  const { database } = await freshDatabase()
  await database.pool.query(
    `insert into audit_log (at, action, entity) values (now() - interval '364 days', 'young', 'test'), (now() - interval '5 years', 'old', 'test')`,
  )
  await expect(database.pool.query('select purge_audit(11)')).rejects.toThrow('12 months')
  await expect(database.pool.query(`delete from audit_log where action = 'old'`)).rejects.toThrow('append-only')
  await expect(
    database.pool.query(`begin; set local product.purges_audit = 'yes'; delete from audit_log where action = 'young'`),
  ).rejects.toThrow('append-only')
  await database.pool.query('rollback')
  await settleClock(database.pool)
  expect((await database.pool.query('select purge_audit(12) as removed')).rows).toEqual([{ removed: 1 }])
  await expect(database.pool.query(`delete from audit_log`)).rejects.toThrow('append-only')
})
