import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/instant.ts'
import { highValueFrom } from '#domain/lead-stats.ts'
import { type LeadStatus, leadStatuses } from '#domain/pipeline.ts'
import { call, message, ownProduct, type Product, setupMessage, signIn } from '#server/testing/product.ts'

/** A lead that arrives as visitors' do; its id. */
async function arrive({ url, database }: Product, n: number): Promise<string> {
  const email = `lead${n}@example.com`
  await call(url, 'sendContact', { body: { ...message, email, phone: `+34 6123456${10 + n}` } })
  const { rows } = await database.pool.query('select id from contact_requests where email = $1', [email])
  return rows[0].id
}

describe('the figures above the board', () => {
  it('count the leads outside the bin, whatever was added, moved, valued and binned before', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const now = Date.now()
    const values = [0, highValueFrom - 1, highValueFrom, 250_000, null]
    const ages = [0, 6.9, 7.1, 29.9, 30.1, 400]
    const leads: { status: LeadStatus; estimatedValue: number | null; createdAt: Date }[] = []
    for (let n = 0; n < 12; n += 1) {
      const id = await arrive(product, n)
      const lead = {
        status: leadStatuses[n % leadStatuses.length]!,
        estimatedValue: values[n % values.length]!,
        createdAt: new Date(now - ages[n % ages.length]! * dayMs),
      }
      await database.pool.query(
        'update contact_requests set status = $2, estimated_value = $3, created_at = $4 where id = $1',
        [id, lead.status, lead.estimatedValue, lead.createdAt],
      )
      if (n === 3) await database.pool.query('update contact_requests set deleted_at = now() where id = $1', [id])
      else if (n === 8) await database.pool.query('delete from contact_requests where id = $1', [id])
      else leads.push(lead)
    }
    const since = (days: number) => leads.filter(({ createdAt }) => +createdAt >= now - days * dayMs).length
    const converted = leads.filter(({ status }) => status === 'converted').length
    const { body } = await call(url, 'readLeadStats', { headers: await signIn(url) })
    expect(body).toEqual({
      total: 10,
      weekly: since(7),
      monthly: since(30),
      highValue: leads.filter(({ estimatedValue }) => (estimatedValue ?? 0) >= highValueFrom).length,
      converted,
      conversionRate: 10 * converted,
      completedSetups: 0,
      firstReplies: 0,
      responseSeconds: null,
    })
  })

  it('measure the time from arrival to first reply, and forget a reply that was taken back', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const staff = await signIn(url)
    const reply = (id: string, seconds: number) =>
      database.pool.query(
        `update contact_requests set first_reply_at = now(), created_at = now() - $2 * interval '1 second' where id = $1`,
        [id, seconds],
      )
    await reply(await arrive(product, 1), 60)
    await reply(await arrive(product, 2), 240)
    const taken = await arrive(product, 3)
    await reply(taken, 9_000)
    await database.pool.query('update contact_requests set first_reply_at = null where id = $1', [taken])
    const { body } = await call(url, 'readLeadStats', { headers: staff })
    expect(body).toMatchObject({ firstReplies: 2, responseSeconds: 150 })
  })

  it('leave out the reply to a lead of a file, who has not waited for it', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const id = await arrive(product, 1)
    const set = (fields: string) => database.pool.query(`update contact_requests set ${fields} where id = $1`, [id])
    await set(`imported_at = now(), created_at = now() - interval '300 days'`)
    await set('first_reply_at = now()')
    const { body } = await call(url, 'readLeadStats', { headers: await signIn(url) })
    expect(body).toMatchObject({ firstReplies: 0, responseSeconds: null })
    await set('first_reply_at = null')
    expect((await database.pool.query('select from first_reply_totals where replies <> 0')).rowCount).toBe(0)
  })

  it('set converted leads beside completed subscriptions', async () => {
    const product = await ownProduct()
    const { url, database } = product
    await call(url, 'sendSetup', { body: setupMessage })
    await database.pool.query(`update subscription_setups set status = 'completed'`)
    const { body } = await call(url, 'readLeadStats', { headers: await signIn(url) })
    expect(body).toMatchObject({ total: 0, converted: 0, conversionRate: null, completedSetups: 1 })
  })
})
