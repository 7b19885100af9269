import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import { highValueFrom } from '#domain/leads/lead-stats.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import { call, ownProduct, setupMessage, signIn } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'

describe('the figures above the board', () => {
  it('count leads outside the bin after any additions, moves, values and deletions, and completed setups', async () => {
    const product = await ownProduct()
    const { url, database } = product
    await call(url, 'sendSetup', { body: setupMessage })
    await database.pool.query(`update subscription_setups set status = 'completed'`)
    const now = Date.now()
    const values = [0, highValueFrom - 1, highValueFrom, 250_000, null]
    const ages = [0, 6.9, 7.1, 29.9, 30.1, 400]
    const leads: { status: LeadStatus; estimatedValue: number | null; createdAt: Date }[] = []
    for (let n = 0; n < 12; n += 1) {
      const id = await sendLead(product)
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
      completedSetups: 1,
      firstReplies: 0,
      responseSeconds: null,
    })
  })

  it('measure the time from arrival to first reply, without undone replies and imported leads', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const set = (id: string, fields: string) =>
      database.pool.query(`update contact_requests set ${fields} where id = $1`, [id])
    const reply = async (seconds: number) => {
      const id = await sendLead(product)
      await set(id, `first_reply_at = now(), created_at = now() - ${seconds} * interval '1 second'`)
      return id
    }
    await set(await reply(9_000), 'first_reply_at = null')
    const imported = await sendLead(product)
    await set(imported, `imported_at = now(), created_at = now() - interval '300 days'`)
    await set(imported, 'first_reply_at = now()')
    await Promise.all([reply(60), reply(240)])
    const { body } = await call(url, 'readLeadStats', { headers: await signIn(url) })
    expect(body).toMatchObject({ firstReplies: 2, responseSeconds: 150 })
    await set(imported, 'first_reply_at = null')
    const { rows } = await database.pool.query('select sum(replies)::int as replies from first_reply_totals')
    expect(rows).toEqual([{ replies: 2 }])
  })
})
