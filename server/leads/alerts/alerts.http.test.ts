import { describe, expect, it } from 'vitest'
import { seedRules } from '#server/automation/seed.ts'
import { takeSteps } from '#server/testing/automation.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, freshDatabase, message, ownProduct, sessionOf, signIn } from '#server/testing/product.ts'

/** A product with an owner, an agent, and one new lead that may have an owner. */
async function startWithLead(assignedTo: string | null = null) {
  const product = await ownProduct()
  const { url, database } = product
  const headers = await signIn(url)
  const agent = await sessionOf(product, await addColleague(product, 'agent'))
  const manager = await sessionOf(product, await addColleague(product, 'manager'))
  await call(url, 'sendContact', { body: message })
  await database.pool.query('update contact_requests set assigned_to = $1', [assignedTo])
  const kinds = async (as: Record<string, string>) => {
    const { data } = (await call(url, 'listAlerts', { headers: as })).body
    return data.map(({ kind }) => kind).filter((kind) => kind !== 'arrived')
  }
  return {
    ...product,
    headers,
    agent,
    /** Lets the lead wait for some minutes and takes the steps that are due; returns who is notified of what. */
    async waited(minutes: number) {
      await database.pool.query(
        `update contact_requests set created_at = date_trunc('minute', now()) - $1 * interval '1 minute'`,
        [minutes],
      )
      await takeSteps(database)
      return { agent: await kinds(agent), manager: await kinds(manager) }
    },
    kinds,
  }
}

describe('a new lead without a reply', () => {
  it('is brought before its colleague at half its threshold, the team at all of it, managers at twice', async () => {
    for (const [minutes, agent, manager] of [
      [1, [], []],
      [3, ['half'], []],
      [6, ['overdue'], ['overdue']],
      [11, [], ['double']],
    ] as const) {
      const { waited } = await startWithLead('the agent')
      expect([minutes, await waited(minutes)]).toEqual([minutes, { agent, manager }])
    }
  })

  it('is the team’s from the first step on where it has no owner, or its owner has left', async () => {
    for (const assignedTo of [null, 'Somebody who left']) {
      const { waited } = await startWithLead(assignedTo)
      expect(await waited(3)).toEqual({ agent: ['half'], manager: ['half'] })
    }
  })

  it('takes each step once for an update, and begins anew after the next', async () => {
    const { database, agent, kinds } = await startWithLead()
    await database.pool.query(`update contact_requests set created_at = now() - interval '3 minutes'`)
    await takeSteps(database)
    await Promise.all([takeSteps(database), takeSteps(database)])
    expect(await kinds(agent)).toEqual(['half'])
    await database.pool.query(`update contact_requests set created_at = now() - interval '4 minutes'`)
    await takeSteps(database)
    expect((await database.pool.query('select 1 from lead_escalations')).rowCount).toBe(2)
    // The later one stands for both.
    expect(await kinds(agent)).toEqual(['half'])
  })

  it('is brought up no more once it is decided, in the bin, or long past', async () => {
    for (const change of [
      `status = 'converted', created_at = now() - interval '6 minutes'`,
      `deleted_at = now(), created_at = now() - interval '6 minutes'`,
      `created_at = now() - interval '3 hours'`,
    ]) {
      const { database } = await startWithLead()
      await database.pool.query(`update contact_requests set ${change}`)
      await takeSteps(database)
      expect((await database.pool.query('select 1 from lead_escalations')).rowCount).toBe(0)
    }
  })
})

describe('the list of alerts', () => {
  it('keeps what came in while one was away, until one has looked; the next one counts again', async () => {
    const { url, agent, database } = await startWithLead()
    const read = async () => (await call(url, 'listAlerts', { headers: agent })).body
    expect(await read()).toMatchObject({
      unseen: 1,
      data: [{ kind: 'arrived', leadName: message.name, isOpen: true, isSeen: false }],
    })
    await call(url, 'seeAlerts', { headers: agent })
    expect(await read()).toMatchObject({ unseen: 0, data: [{ isSeen: true }] })
    await database.pool.query(`update contact_requests set created_at = created_at - interval '1 hour'`)
    await call(url, 'sendContact', { body: { ...message, message: 'Did you get my first message?' } })
    const { unseen, data } = await read()
    expect([unseen, data.map(({ kind, isSeen }) => [kind, isSeen])]).toEqual([1, [['returned', false]]])
  })

  it('says which leads have been handled since', async () => {
    const { url, agent, headers, waited } = await startWithLead()
    await waited(6)
    const open = async () =>
      (await call(url, 'listAlerts', { headers: agent })).body.data.map(({ kind, isOpen }) => [kind, isOpen])
    expect(await open()).toEqual([['overdue', true]])
    const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
    const move = (status: 'qualified' | 'lost') =>
      call(url, 'changeLead', { params: { id: data[0]!.id }, body: { status }, headers })
    const dial = (outcome: 'busy' | 'reached') =>
      call(url, 'actQuickly', { body: { leadId: data[0]!.id, action: 'call', outcome }, headers })
    await dial('busy')
    await move('qualified')
    expect(await open()).toEqual([['overdue', true]])
    await move('lost')
    expect(await open()).toEqual([['overdue', false]])
    await move('qualified')
    await dial('reached')
    expect(await open()).toEqual([['overdue', false]])
  })
})

describe('with twenty thousand leads', () => {
  it('neither the steps nor the list go through all of them', async () => {
    const { database } = await freshDatabase()
    await seedRules(database.sql)
    await fillWithLeads(database.pool, 20_000)
    const reads = async () => {
      const { rows } = await database.pool.query<{ reads: string }>(
        `select seq_tup_read as reads from pg_stat_xact_user_tables where relname = 'contact_requests'`,
      )
      return Number(rows[0]?.reads ?? 0)
    }
    await database.sql.transaction(async (tx) => {
      await takeSteps({ sql: tx as never })
      const { rows } = await tx.execute<{ reads: string }>(
        `select seq_tup_read as reads from pg_stat_xact_user_tables where relname = 'contact_requests'` as never,
      )
      expect(Number(rows[0]?.reads)).toBe(0)
    })
    expect(await reads()).toBe(0)
  })
})
