import { describe, expect, it } from 'vitest'
import type { TextReading } from '#domain/insight.ts'
import { newId } from '#server/db/id.ts'
import { call, message, ownProduct, signIn } from '#server/testing/product.ts'
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

/** A product whose job has run once, so that leads count from now on. */
async function start(environment: Record<string, string> = {}) {
  const product = await ownProduct({ environment })
  const { url, database } = product
  const headers = await signIn(url)
  const run = () => analyseArrivals(database, reader)
  if (environment.ANALYSE_ARRIVALS !== 'on') await run()
  const write = (name: string, text: string) => {
    const [email, phone] = [`${name}@example.com`, `+34 6120000${name.length}0`]
    return call(url, 'sendContact', { body: { ...message, name, email, phone, message: text } })
  }
  const idOf = async (name: string) =>
    (await call(url, 'listLeads', { query: { q: `${name}@example.com` }, headers })).body.data[0]!.id
  const insights = async (name: string) =>
    (await call(url, 'readInsights', { params: { id: await idOf(name) }, query: {}, headers })).body
  const urgent = async () => (await call(url, 'listUrgentTexts', { headers })).body.data
  return { ...product, headers, run, write, idOf, insights, urgent }
}

describe('a lead that arrives', () => {
  it('is analysed by the job, once, without an entry in its history', async () => {
    const { write, run, insights, database, url, headers, idOf } = await start()
    await write('Ana', 'How does it work?')
    await run()
    await run()
    expect((await insights('Ana')).analysis).toMatchObject({ analysisData: { trigger: 'arrival', by: null } })
    const { rows } = await database.pool.query('select count(*)::int as n from ai_analyses')
    expect(rows).toEqual([{ n: 1 }])
    const { data } = (await call(url, 'listTimeline', { params: { id: await idOf('Ana') }, query: {}, headers })).body
    expect(data.map(({ kind }) => kind)).toEqual(['mail'])
  })

  it('is analysed again when its visitor writes again, and both texts are kept', async () => {
    const { write, run, insights } = await start()
    await write('Ana', 'How does it work?')
    await run()
    await write('Ana', 'Where is my money?')
    await run()
    const { sentimentHistory, analysis } = await insights('Ana')
    expect(sentimentHistory.map(({ source }) => source)).toEqual(['interaction', 'message'])
    expect(analysis!.keyInsights.map(({ code }) => code)).toContain('urgent')
  })

  it('is marked while its visitor waits for a reply to a pressing text', async () => {
    const { write, run, urgent, idOf, url, headers } = await start()
    await write('Ana', 'How does it work?')
    await write('Benjamin', 'Where is my money?')
    await run()
    const id = await idOf('Benjamin')
    expect(await urgent()).toEqual([{ leadId: id, urgencyLevel: 9, phrase: 'my money' }])
    await call(url, 'actQuickly', { body: { leadId: id, action: 'email' }, headers })
    expect(await urgent()).toEqual([])
  })

  it('holds up none of the others where it cannot be analysed', async () => {
    const { write, insights, database } = await start()
    await write('Ana', 'Break it')
    await write('Benjamin', 'How does it work?')
    const broken = (text: string) => {
      if (text === 'Break it') throw new Error('broken')
      return reader.readText(text)
    }
    await expect(analyseArrivals(database, { ...reader, readText: broken })).rejects.toThrow('broken')
    expect((await insights('Ana')).analysis).toBeNull()
    expect((await insights('Benjamin')).analysis).not.toBeNull()
  })

  it('leaves nine tenths of the time to visitors, and waits for the next run when the server stops', async () => {
    const { write, run, database } = await start()
    await run()
    for (const name of ['Ana', 'Bea', 'Cleo']) await write(name, 'How does it work?')
    const stopping = new AbortController()
    const pauses: number[] = []
    const began = performance.now()
    const pause = async (ms: number) => {
      pauses.push(ms)
      if (pauses.length === 2) stopping.abort()
    }
    await analyseArrivals(database, reader, { signal: stopping.signal, pause })
    const took = performance.now() - began
    expect(pauses).toHaveLength(2)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(Math.min(500, 9 * took))
    const analysed = async () => (await database.pool.query('select from ai_analyses')).rowCount
    expect(await analysed()).toBe(2)
    await run()
    expect(await analysed()).toBe(3)
  })

  it('before the first run, or by a file, waits until a teammate asks', async () => {
    const { database, run } = await start()
    await database.pool.query(
      `insert into contact_requests (id, name, email, phone, language, email_key, phone_key, imported_at, created_at)
       values ($1, 'Cleo', 'c@example.com', '', 'en', 'c@example.com', '', now(), now()),
         ($2, 'Dora', 'd@example.com', '', 'en', 'd@example.com', '', null, now() - interval '1 day')`,
      [newId(), newId()],
    )
    await run()
    expect((await database.pool.query('select from ai_analyses')).rowCount).toBe(0)
  })

  it('is analysed within moments by the running product, off the path of its visitor', async () => {
    const { write, insights } = await start({ ANALYSE_ARRIVALS: 'on' })
    expect((await write('Ana', 'How does it work?')).status).toBe(201)
    await expect.poll(async () => (await insights('Ana')).analysis).not.toBeNull()
  })
})
