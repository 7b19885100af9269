import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/staff/permissions.ts'
import { usernameKey } from '#domain/staff/username.ts'
import { engineOn } from '#server/testing/automation.ts'
import { call } from '#server/testing/product.ts'
import { startWithRules } from '#server/testing/rules.ts'
import { runRules } from './worker.ts'

/** Working hours of somebody who is never on shift. */
const never = { timeZone: 'UTC', shifts: [], daysOff: [] }

async function start() {
  const found = await startWithRules()
  const { database, url, headers } = found
  const add = (username: string, role: Role) =>
    database.pool.query(
      `insert into users (id, username, username_key, password, role) values (gen_random_uuid(), $1, $2, 'none', $3)`,
      [username, usernameKey(username), role],
    )
  const arrive = async (count: number) => {
    for (let place = 0; place < count; place++)
      await found.arrives({ email: `lead${place}@example.com`, phone: `+34 6120000${10 + place}` })
  }
  const owners = async () => {
    await runRules(engineOn(database))
    const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
    return data.map(({ assignedTo }) => assignedTo).toSorted()
  }
  const turn = (people: readonly string[]) =>
    ({ actions: [{ do: 'assign', to: null, people: [...people], byLanguage: false, keepOwner: true }] }) as const
  return { ...found, add, arrive, owners, turn }
}

describe('a rule that takes turns between named people', () => {
  it('assigns leads to them alone, managers and owners included', async () => {
    const { add, arrive, owners, turn, switchedOn } = await start()
    await add('Ada', 'agent')
    await add('Mia', 'manager')
    await switchedOn(turn(['Mia', 'owner']))
    await arrive(4)
    await expect.poll(owners).toEqual(['Mia', 'Mia', 'owner', 'owner'])
  })

  it('skips those who are off shift, disabled or viewers', async () => {
    const { add, arrive, owners, turn, switchedOn, database } = await start()
    for (const [name, role] of [
      ['Ada', 'agent'],
      ['Bo', 'agent'],
      ['Cy', 'agent'],
      ['Vi', 'viewer'],
    ] as const)
      await add(name, role)
    await database.pool.query(`update users set disabled_at = now() where username = 'Bo'`)
    await database.pool.query(
      `insert into working_hours (user_id, hours, languages) select id, $1, '{}' from users where username = 'Cy'`,
      [JSON.stringify(never)],
    )
    await switchedOn(turn(['Ada', 'Bo', 'Cy', 'Vi']))
    await arrive(2)
    await expect.poll(owners).toEqual(['Ada', 'Ada'])
  })

  it('fails and says so once all of them have left, and others get nothing', async () => {
    const { add, arrive, owners, turn, switchedOn, database, runs } = await start()
    await add('Ada', 'agent')
    await add('Bo', 'agent')
    const rule = await switchedOn(turn(['Bo']))
    await database.pool.query(`update users set disabled_at = now() where username = 'Bo'`)
    await arrive(1)
    expect(await owners()).toEqual([null])
    await expect
      .poll(() => runs(rule))
      .toMatchObject([{ outcome: 'failed', reason: 'unable', steps: [{ effect: 'nobody' }] }])
  })
})
