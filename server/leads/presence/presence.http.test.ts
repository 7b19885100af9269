import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '#contract/events.ts'
import type { Doing } from '#domain/leads/presence.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

async function startWithLead() {
  const product = await startSignedIn()
  const { url, headers } = product
  const id = await sendLead(product)
  const agent = await joinTeam(product)
  const params = { id }
  return {
    ...product,
    id,
    headers,
    say: (doing: Doing) => call(url, 'showPresence', { params, body: { doing }, headers: agent.headers }),
    leave: () => call(url, 'endPresence', { params, headers: agent.headers }),
    /** The agent's visible activity at the lead. */
    seen: async () => {
      const { data } = (await call(url, 'listPresence', { headers })).body
      return data.filter((one) => one.leadId === id && one.userId === agent.id).map(({ doing }) => doing)
    },
  }
}

describe('presence', () => {
  it('shows teammates who is at a lead and what they do, until they leave', async () => {
    const { say, leave, seen } = await startWithLead()
    await say('looking')
    expect(await seen()).toEqual(['looking'])
    await say('replying')
    expect(await seen()).toEqual(['replying'])
    await leave()
    expect(await seen()).toEqual([])
  })

  it('ends for a teammate who left without closing, and is deleted some time later', async () => {
    const { say, seen, database, headers, url, id } = await startWithLead()
    await say('replying')
    const letPass = (time: string) =>
      database.pool.query('update lead_presence set seen_at = now() - $2::interval where lead_id = $1', [id, time])
    await letPass('61 seconds')
    expect(await seen()).toEqual([])
    await letPass('11 minutes')
    await call(url, 'showPresence', { params: { id }, body: { doing: 'looking' }, headers })
    expect((await database.pool.query('select from lead_presence where lead_id = $1', [id])).rowCount).toBe(1)
  })

  it('is announced when it changes, not with each heartbeat', async () => {
    const { say, leave, url, headers, id } = await startWithLead()
    const { events } = await followStream(`${url}/api/events`, headers)
    for (const doing of ['looking', 'looking', 'looking', 'replying'] as const) await say(doing)
    await leave()
    await leave()
    // Late events about the lead's arrival or the new agent may be among them.
    const changes = () =>
      events
        .map(({ data }) => data as LiveEvent)
        .flatMap((one) => (one.topic === 'presence' && one.id === id ? one.change : []))
    await expect.poll(() => changes().at(-1)).toBe('removed')
    expect(changes()).toEqual(['changed', 'changed', 'removed'])
  })
})
