import { describe, expect, it } from 'vitest'
import { seedRules } from '#server/automation/seed.ts'
import { sql } from '#server/db/drizzle.ts'
import { workingHours } from '#server/db/schema/staff.ts'
import { takeSteps } from '#server/testing/automation.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, freshDatabase, message, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { alertHandlers } from './api.ts'

/** An agent and a manager, and their alerts about a lead. */
async function startWithTeam() {
  const product = await startProduct()
  const { url } = product
  const [agent, manager] = [await joinTeam(product, 'agent'), await joinTeam(product, 'manager')]
  const alerts = async (id: string, { headers } = agent) =>
    (await call(url, 'listAlerts', { headers })).body.data.filter(({ leadId }) => leadId === id)
  /** Recipients of alerts, except for the arrival. */
  const told = async (id: string) => {
    const steps = async (as: typeof agent) =>
      (await alerts(id, as)).map(({ kind }) => kind).filter((kind) => kind !== 'arrived')
    return { agent: await steps(agent), manager: await steps(manager) }
  }
  return { ...product, agent, manager, alerts, told }
}

/** A new lead that has waited for some minutes. */
async function waitingLead(product: Product, minutes: number, assignedTo: string | null = null): Promise<string> {
  const id = await sendLead(product)
  await waitSince(product, id, minutes)
  await product.database.pool.query('update contact_requests set assigned_to = $2 where id = $1', [id, assignedTo])
  return id
}

const waitSince = ({ database }: Pick<Product, 'database'>, id: string, minutes: number) =>
  database.pool.query(`update contact_requests set created_at = now() - $2 * interval '1 minute' where id = $1`, [
    id,
    minutes,
  ])

describe('a new lead without a reply', () => {
  it('alerts its assignee at half its threshold and at all of it, managers at twice', async () => {
    const team = await startWithTeam()
    const expected = [
      [1, { agent: [], manager: [] }],
      [3, { agent: ['half'], manager: [] }],
      [6, { agent: ['overdue'], manager: [] }],
      [11, { agent: [], manager: ['double'] }],
    ] as const
    const ids = await Promise.all(expected.map(([minutes]) => waitingLead(team, minutes, team.agent.username)))
    await takeSteps(team.database)
    for (const [i, [minutes, told]] of expected.entries()) {
      expect([minutes, await team.told(ids[i]!)]).toEqual([minutes, told])
    }
  })

  it('alerts the team if it has no assignee, a former one, or one who has the day off', async () => {
    const team = await startWithTeam()
    const { id: userId, username } = await addTeammate(team)
    const today = new Date().toISOString().slice(0, 10)
    const hours = { timeZone: 'UTC', shifts: [], daysOff: [today] }
    await team.database.sql.insert(workingHours).values({ userId, hours, languages: [] })
    for (const [minutes, step] of [
      [3, 'half'],
      [6, 'overdue'],
    ] as const) {
      const owners = [null, 'Somebody who left', username]
      const ids = await Promise.all(owners.map((owner) => waitingLead(team, minutes, owner)))
      await takeSteps(team.database)
      for (const id of ids) expect(await team.told(id)).toEqual({ agent: [step], manager: [step] })
    }
  })

  it('takes each step once per update, and starts over after the next', async () => {
    const team = await startWithTeam()
    const { database } = team
    const id = await waitingLead(team, 3)
    await takeSteps(database)
    await Promise.all([takeSteps(database), takeSteps(database)])
    expect((await team.told(id)).agent).toEqual(['half'])
    await waitSince(team, id, 4)
    await takeSteps(database)
    expect(await escalations(database, [id])).toBe(2)
    // The later one represents both.
    expect((await team.told(id)).agent).toEqual(['half'])
  })

  it('raises no alert once it is closed, in the bin, or long past', async () => {
    const product = await startProduct()
    const { database } = product
    const ids = [await waitingLead(product, 6), await waitingLead(product, 6), await waitingLead(product, 180)]
    await database.pool.query(`update contact_requests set status = 'converted' where id = $1`, [ids[0]])
    await database.pool.query('update contact_requests set deleted_at = now() where id = $1', [ids[1]])
    await takeSteps(database)
    expect(await escalations(database, ids)).toBe(0)
  })
})

describe('the list of alerts', () => {
  it('keeps alerts while one was away, until they are viewed', async () => {
    const team = await startWithTeam()
    const { url, alerts, database } = team
    const { headers } = team.agent
    const unseen = async () => (await call(url, 'listAlerts', { headers })).body.unseen
    const person = somebody()
    const id = await sendLead(team, person)
    expect(await alerts(id)).toMatchObject([{ kind: 'arrived', leadName: message.name, isOpen: true, isSeen: false }])
    expect(await unseen()).toBe(1)
    await call(url, 'seeAlerts', { headers })
    expect([await unseen(), await alerts(id)]).toMatchObject([0, [{ isSeen: true }]])
    await database.pool.query(`update contact_requests set created_at = created_at - interval '1 hour' where id = $1`, [
      id,
    ])
    await call(url, 'sendContact', { body: { ...message, ...person, message: 'Did you get my first message?' } })
    expect([await unseen(), await alerts(id)]).toMatchObject([1, [{ kind: 'returned', isSeen: false }]])
  })

  it('tells of a message that a teammate logged, but not who logged it', async () => {
    const team = await startWithTeam()
    const { url, agent, manager } = team
    const leadId = await sendLead(team)
    const body = { leadId, type: 'follow_up', content: 'Is the trial free?', byVisitor: true } as const
    await call(url, 'addInteraction', { body, headers: agent.headers })
    expect([await team.alerts(leadId, agent), await team.alerts(leadId, manager)]).toMatchObject([
      [{ kind: 'arrived' }],
      [{ kind: 'returned' }],
    ])
  })

  it('is of leads that are unassigned or one’s own, not of those that another teammate has', async () => {
    const team = await startWithTeam()
    const { agent, manager } = team
    const nobodys = await waitingLead(team, 1)
    const agents = await waitingLead(team, 2, agent.username)
    const managers = await waitingLead(team, 3, manager.username)
    await team.database.pool.query('update contact_requests set last_returned_at = now() where id = $1', [managers])
    const kinds = async (as: typeof agent) =>
      (await Promise.all([nobodys, agents, managers].map((id) => team.alerts(id, as)))).map(([alert]) => alert?.kind)
    expect(await kinds(agent)).toEqual(['arrived', 'arrived', undefined])
    expect(await kinds(manager)).toEqual(['arrived', undefined, 'returned'])
  })

  it('shows released spam as of its release, however old it is', async () => {
    const team = await startWithTeam()
    const { url, alerts, database } = team
    const { headers } = team.agent
    const [read, first] = [await sendLead(team), somebody()]
    await call(url, 'sendContact', { body: { ...message, ...first, name: 'www.spam.example' } })
    const { rows } = await database.pool.query<{ id: string }>(
      `update quarantined_messages set created_at = now() - interval '8 days' where email_key = $1 returning id`,
      [first.email],
    )
    const { id } = rows[0]!
    await call(url, 'seeAlerts', { headers })
    await call(url, 'releaseQuarantined', { params: { id }, headers: team.manager.headers })
    expect(await alerts(id)).toMatchObject([{ kind: 'arrived', isOpen: true, isSeen: false }])
    const order = (await call(url, 'listAlerts', { headers })).body.data.map(({ leadId }) => leadId)
    expect(order.indexOf(id)).toBeLessThan(order.indexOf(read))
    await call(url, 'seeAlerts', { headers })
    expect(await alerts(id)).toMatchObject([{ isSeen: true }])
  })

  it('shows which leads have been handled since', async () => {
    const team = await startWithTeam()
    const { url, database } = team
    const headers = await signIn(url)
    const id = await waitingLead(team, 6)
    await takeSteps(database)
    const open = async () => (await team.alerts(id)).map(({ kind, isOpen }) => [kind, isOpen])
    expect(await open()).toEqual([['overdue', true]])
    const dial = (outcome: 'busy' | 'reached') =>
      call(url, 'actQuickly', { body: { leadId: id, action: 'call', outcome }, headers })
    await dial('busy')
    expect(await open()).toEqual([['overdue', true]])
    await dial('reached')
    expect(await open()).toEqual([['overdue', false]])
  })

  it('shows that a move restarted the clock', async () => {
    const team = await startWithTeam()
    const headers = await signIn(team.url)
    const id = await waitingLead(team, 6)
    await takeSteps(team.database)
    await call(team.url, 'changeLead', { params: { id }, body: { status: 'qualified' }, headers })
    expect(await team.alerts(id)).toMatchObject([{ kind: 'overdue', isOpen: false }])
  })
})

it('with thousands of leads neither the steps nor the list go through all of them', async () => {
  const { database } = await freshDatabase()
  await seedRules(database.sql)
  await fillWithLeads(database.pool, 5_000)
  const { id: userId, username } = await addTeammate({ database })
  await database.sql.transaction(async (tx) => {
    await takeSteps({ sql: tx as never })
    const { data } = await alertHandlers({ sql: tx } as never).listAlerts(
      {} as never,
      {
        actor: { userId, username, role: 'agent' },
      } as never,
    )
    expect(data.length).toBeGreaterThan(0)
    const { rows } = await tx.execute<{ reads: string }>(
      sql`select seq_tup_read as reads from pg_stat_xact_user_tables where relname = 'contact_requests'`,
    )
    expect(Number(rows[0]?.reads)).toBe(0)
  })
})

async function escalations({ pool }: Product['database'], ids: readonly string[]) {
  return (await pool.query('select from lead_escalations where lead_id = any($1)', [ids])).rowCount
}
