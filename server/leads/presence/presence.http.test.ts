import { describe, expect, it } from 'vitest'
import type { Doing } from '#domain/presence.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, message, ownProduct, sessionOf, signIn } from '#server/testing/product.ts'

async function startWithLead() {
  const product = await ownProduct()
  const { url } = product
  const headers = await signIn(url)
  await call(url, 'sendContact', { body: message })
  const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
  const id = data[0]!.id
  const agent = await sessionOf(product, await addColleague(product, 'agent'))
  return {
    ...product,
    id,
    headers,
    say: (doing: Doing) => call(url, 'showPresence', { params: { id }, body: { doing }, headers: agent }),
    leave: () => call(url, 'endPresence', { params: { id }, headers: agent }),
    seen: async () =>
      (await call(url, 'listPresence', { headers })).body.data.map(({ username, doing }) => `${username} ${doing}`),
  }
}

describe('presence', () => {
  it('shows colleagues who is at a lead and what they do, until they leave', async () => {
    const { say, leave, seen } = await startWithLead()
    await say('looking')
    expect(await seen()).toEqual(['the agent looking'])
    await say('replying')
    expect(await seen()).toEqual(['the agent replying'])
    await leave()
    expect(await seen()).toEqual([])
  })

  it('ends for a teammate who left without closing, and is deleted some time later', async () => {
    const { say, seen, database, headers, url, id } = await startWithLead()
    await say('replying')
    await database.pool.query(`update lead_presence set seen_at = now() - interval '61 seconds'`)
    expect(await seen()).toEqual([])
    await database.pool.query(`update lead_presence set seen_at = now() - interval '11 minutes'`)
    await call(url, 'showPresence', { params: { id }, body: { doing: 'looking' }, headers })
    expect((await database.pool.query('select count(*)::int as n from lead_presence')).rows[0].n).toBe(1)
  })

  it('is announced when it changes, not each time a browser says that it is still there', async () => {
    const { say, leave, url, headers, id } = await startWithLead()
    const { events } = await followStream(`${url}/api/events`, headers)
    for (const doing of ['looking', 'looking', 'looking', 'replying'] as const) await say(doing)
    await leave()
    await leave()
    const about = { topic: 'presence', id }
    const changes = () => events.filter(({ event }) => event === 'change').map(({ data }) => data)
    await expect.poll(() => changes().at(-1)).toEqual({ ...about, change: 'removed' })
    expect(changes()).toEqual([
      { ...about, change: 'changed' },
      { ...about, change: 'changed' },
      { ...about, change: 'removed' },
    ])
  })
})
