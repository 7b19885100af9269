import { describe, expect, it } from 'vitest'
import { teamHoursKey } from '#server/db/workers.ts'
import { call, ownProduct, signIn } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'

/** A team in Tokyo with a lead that arrived on 21 November there, and on the 20th in Madrid. */
async function inTokyo() {
  const product = await ownProduct()
  const headers = await signIn(product.url)
  const id = await sendLead(product)
  const { pool } = product.database
  const hours = { timeZone: 'Asia/Tokyo', shifts: [], daysOff: [] }
  await pool.query('insert into settings (key, value) values ($1, $2)', [teamHoursKey, JSON.stringify(hours)])
  await pool.query(`update contact_requests set created_at = '2026-11-20T20:00:00Z' where id = $1`, [id])
  const onDay = async (day: string, zone?: string) => {
    const query = { arrivedFrom: day, arrivedTo: day }
    const asked = { ...headers, ...(zone && { 'x-time-zone': zone }) }
    const list = (await call(product.url, 'listLeads', { query, headers: asked })).body.data
    const board = (await call(product.url, 'readBoard', { query, headers: asked })).body.columns
    expect(board.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
    return list.length
  }
  return { ...product, headers, onDay }
}

describe('the time zone of days', () => {
  it("is the team's, which each session passes to its screens", async () => {
    const { url, headers, onDay } = await inTokyo()
    const { body } = await call(url, 'readSession', { headers })
    expect([body.timeZone, body.ownTimeZone]).toEqual(['Asia/Tokyo', null])
    expect([await onDay('2026-11-20'), await onDay('2026-11-21')]).toEqual([0, 1])
  })

  it("is a person's own if they choose one, and filters follow their screen", async () => {
    const { url, headers, onDay } = await inTokyo()
    const chosen = await call(url, 'changeTimeZone', { body: { timeZone: 'Europe/Madrid' }, headers })
    expect([chosen.body.timeZone, chosen.body.ownTimeZone]).toEqual(['Europe/Madrid', 'Europe/Madrid'])
    expect([await onDay('2026-11-20', 'Europe/Madrid'), await onDay('2026-11-21', 'Europe/Madrid')]).toEqual([1, 0])
    expect([await onDay('2026-11-20', 'no zone'), await onDay('2026-11-21', 'no zone')]).toEqual([0, 1])
    const back = await call(url, 'changeTimeZone', { body: { timeZone: null }, headers })
    expect(back.body.timeZone).toBe('Asia/Tokyo')
    const wrong = { timeZone: 'Mars/Olympus' } as const
    expect((await call(url, 'changeTimeZone', { body: wrong, headers })).status).toBe(400)
  })

  it("changes a list's response, though no lead has changed", async () => {
    const { url, headers } = await inTokyo()
    const query = { arrivedFrom: '2026-11-21', arrivedTo: '2026-11-21' }
    const ask = (zone: string, etag?: string) =>
      call(url, 'listLeads', {
        query,
        headers: { ...headers, 'x-time-zone': zone, ...(etag && { 'if-none-match': etag }) },
      })
    const first = await ask('Asia/Tokyo')
    expect((await ask('Asia/Tokyo', first.headers.get('etag')!)).status).toBe(304)
    expect((await ask('Europe/Madrid', first.headers.get('etag')!)).status).toBe(200)
  })
})
