import { describe, expect, it, vi } from 'vitest'
import type { TextReading } from '#domain/insight/insight.ts'
import { newId } from '#server/db/id.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { analyseArrivals } from './arrivals.ts'
import type { Reader } from './facts-store.ts'

const reading: TextReading = {
  language: 'en',
  score: -0.8,
  label: 'negative',
  emotion: 'anger',
  urgency: 9,
  confidence: 0.9,
  isUnsure: false,
  phrases: ['my money'],
}
const reader: Reader = {
  readText: (text) => (text.includes('money') ? reading : { ...reading, score: 0, label: 'neutral', urgency: 0 }),
  conversionOf: async () => ({ state: 'not_learned', closed: 0, needed: 40, prior: 5 }),
}
const pause = async () => {}

/** A product whose job has run, so that leads count from now on. */
async function start(environment: Record<string, string> = {}) {
  const { url, database, headers } = await startSignedIn({ environment })
  const run = () => analyseArrivals(database, reader, { pause })
  if (environment.ANALYSE_ARRIVALS !== 'on') await run()
  const write = (text: string, person = somebody()) => sendLead({ url, database }, { ...person, message: text })
  const insights = async (id: string) => (await call(url, 'readInsights', { params: { id }, query: {}, headers })).body
  const urgent = async (id: string) =>
    (await call(url, 'listUrgentTexts', { headers })).body.data.filter(({ leadId }) => leadId === id)
  const analyses = async (...ids: string[]) =>
    (await database.pool.query('select from ai_analyses where lead_id = any($1)', [ids])).rowCount
  return { url, database, headers, run, write, insights, urgent, analyses }
}

describe('a lead that arrives', () => {
  it('is analysed by the job, once, without an entry in its history', async () => {
    const { write, run, insights, analyses, url, headers } = await start()
    const id = await write('How does it work?')
    await run()
    await run()
    expect((await insights(id)).analysis).toMatchObject({ analysisData: { trigger: 'arrival', by: null } })
    expect(await analyses(id)).toBe(1)
    const { data } = (await call(url, 'listTimeline', { params: { id }, query: {}, headers })).body
    expect(data.map(({ kind }) => kind)).toEqual(['mail'])
  })

  it('is analysed again when its visitor writes again, and both texts are kept', async () => {
    const { write, run, insights } = await start()
    const person = somebody()
    const id = await write('How does it work?', person)
    await run()
    await write('Where is my money?', person)
    await run()
    const { sentimentHistory, analysis } = await insights(id)
    expect(sentimentHistory.map(({ source }) => source)).toEqual(['interaction', 'message'])
    expect(analysis!.keyInsights.map(({ code }) => code)).toContain('urgent')
  })

  it('is marked while its visitor waits for a reply to a pressing text', async () => {
    const { write, run, urgent, url, headers } = await start()
    const calm = await write('How does it work?')
    const id = await write('Where is my money?')
    await run()
    expect(await urgent(calm)).toEqual([])
    expect(await urgent(id)).toEqual([{ leadId: id, urgencyLevel: 9, phrase: 'my money' }])
    await call(url, 'actQuickly', { body: { leadId: id, action: 'email' }, headers })
    expect(await urgent(id)).toEqual([])
  })

  it("that can't be analysed delays no others", async () => {
    const { write, insights, database } = await start()
    const first = await write('Break it')
    const second = await write('How does it work?')
    const readText = (text: string) => {
      if (text === 'Break it') throw new Error('broken')
      return reader.readText(text)
    }
    await expect(analyseArrivals(database, { ...reader, readText }, { pause })).rejects.toThrow('broken')
    expect((await insights(first)).analysis).toBeNull()
    expect((await insights(second)).analysis).not.toBeNull()
  })

  it('is followed by a pause of nine times the work, at most half a second; a stop ends the run after it', async () => {
    const { write, run, analyses, database } = await start()
    const ids = [await write('One'), await write('Two'), await write('Three')]
    const work = [20, 300]
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    const readText = (text: string) => {
      now += work.shift()!
      return reader.readText(text)
    }
    const stopping = new AbortController()
    const pauses: number[] = []
    const pause = async (ms: number) => {
      pauses.push(Math.round(ms))
      if (pauses.length === 2) stopping.abort()
    }
    try {
      await analyseArrivals(database, { ...reader, readText }, { signal: stopping.signal, pause })
    } finally {
      clock.mockRestore()
    }
    expect(pauses).toEqual([180, 500])
    expect(await analyses(...ids)).toBe(2)
    await run()
    expect(await analyses(...ids)).toBe(3)
  })

  it('before the first run, or by import, is analysed on request', async () => {
    const { database, run, analyses } = await start()
    const ids = [newId(), newId()]
    await database.pool.query(
      `insert into contact_requests (id, name, email, phone, language, email_key, phone_key, imported_at, created_at)
       values ($1, 'Cleo', 'c@example.com', '', 'en', 'c@example.com', '', now(), now()),
         ($2, 'Dora', 'd@example.com', '', 'en', 'd@example.com', '', null, now() - interval '1 day')`,
      ids,
    )
    await run()
    expect(await analyses(...ids)).toBe(0)
  })

  it('is analysed within moments by the running product, asynchronously', async () => {
    const { write, insights } = await start({ ANALYSE_ARRIVALS: 'on' })
    const id = await write('How does it work?')
    await expect.poll(async () => (await insights(id)).analysis).not.toBeNull()
  })
})
