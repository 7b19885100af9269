import { describe, expect, it } from 'vitest'
import { filterSql } from '#server/leads/listing/filters.ts'
import { createOutbox } from '#server/outside/mail/outbox.ts'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { countCells } from './count-cells.ts'
import { cellReader } from './read-cells.ts'
import { reportedWeek, sendWeeklySummaries } from './weekly-mail.ts'

describe('the weekly summary', () => {
  it.each([
    ['UTC', '2026-11-23T06:59:59Z', null],
    ['UTC', '2026-11-23T07:00:00Z', '2026-11-16'],
    ['UTC', '2026-11-23T23:59:59Z', '2026-11-16'],
    ['UTC', '2026-11-24T07:00:00Z', null],
    ['Asia/Dubai', '2026-11-23T03:00:00Z', '2026-11-16'],
    ['America/New_York', '2026-11-23T11:59:59Z', null],
    ['Europe/Madrid', '2026-03-30T05:00:00Z', '2026-03-23'],
    ['Asia/Kathmandu', '2026-11-23T01:14:59Z', null],
    ['Asia/Kathmandu', '2026-11-23T01:15:00Z', '2026-11-16'],
    ['America/Los_Angeles', '2026-11-23T07:08:00Z', null],
    ['America/Los_Angeles', '2026-11-23T15:08:00Z', '2026-11-16'],
  ])('in %s at %s reports on the week of %s', (timeZone, moment, from) => {
    expect(reportedWeek(timeZone, new Date(moment))?.from ?? null).toBe(from)
  })

  it('is sent once to subscribers who may read figures, with last week and the one before', async () => {
    const product = await startProduct()
    const { url, database } = product
    const { pool } = database
    const headers = await signIn(url)
    expect((await call(url, 'readWeeklySummary', { headers })).body).toEqual({ isOn: false, hasEmail: false })
    await pool.query(`update users set email = 'owner@example.com', language = 'es'`)
    expect((await call(url, 'changeWeeklySummary', { body: { isOn: true }, headers })).body).toEqual({
      isOn: true,
      hasEmail: true,
    })
    // A manager who did not ask, and an agent who may not read figures.
    const manager = await addTeammate(product, 'manager')
    const agent = await addTeammate(product, 'agent')
    await pool.query(
      `update users set email = role || '@example.com', weekly_summary = role = 'agent' where id = any ($1)`,
      [[manager.id, agent.id]],
    )

    const arrived = ['2026-11-10', '2026-11-16', '2026-11-19', '2026-11-22', '2026-11-23']
    for (const [n, day] of arrived.entries()) {
      const replied = n === 1 ? `${day}T12:10:00Z` : null
      await pool.query('update contact_requests set created_at = $2, first_reply_at = $3 where id = $1', [
        await sendLead(product),
        `${day}T12:00:00Z`,
        replied,
      ])
    }
    await countCells(pool, { timeZone: 'UTC', hours: null })
    const read = cellReader({ query: (text, values) => pool.query(text, values) }, filterSql)
    const send = (moment: string) =>
      sendWeeklySummaries(database, read, createOutbox({ sends: async () => false }), 'UTC', new Date(moment))
    await send('2026-11-22T23:00:00Z')
    await Promise.all(['07:08', '08:08', '09:08'].map((time) => send(`2026-11-23T${time}:00Z`)))
    const { rows } = await pool.query(`select recipient, language, values from mails where template = 'weekly_summary'`)
    expect(rows).toMatchObject([
      {
        recipient: 'owner@example.com',
        language: 'es',
        values: { from: '2026-11-16', to: '2026-11-22', leads: 3, leadsBefore: 1, waited: 3, replied: 1 },
      },
    ])
    expect(rows[0].values.p50).toBeGreaterThan(300)
    await send('2026-11-30T07:08:00Z')
    expect((await pool.query(`select from mails where template = 'weekly_summary'`)).rowCount).toBe(2)
  })
})
