import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { roles } from '#domain/staff/permissions.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, ownProduct, type Product, sessionOf, startProduct } from '#server/testing/product.ts'
import { givePassword, setUpPasskey, setUpTotp } from '#server/testing/second-factor.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'

type Headers = Record<string, string>
type Change = CallOf<'changePerson'>['body']

const change = ({ url }: Product, id: string, body: Change, headers: Headers) =>
  call(url, 'changePerson', { params: { id }, body, headers })
const isIn = async ({ url }: Pick<Product, 'url'>, headers: Headers) =>
  (await call(url, 'readSession', { headers })).status === 200

/** Audit log entries about a teammate, oldest first. */
async function entriesOf({ database }: Product, id: string) {
  const { rows } = await database.pool.query(
    `select action, username, detail from audit_log where entity = 'user' and entity_id = $1 order by id`,
    [id],
  )
  return rows
}

/** An owner and somebody of the team. */
async function withOwner() {
  const product = await startProduct()
  const boss = await joinTeam(product, 'owner')
  const agent = await joinTeam(product)
  return { product, boss, headers: boss.headers, agent, theirs: agent.headers }
}

describe('the team', () => {
  it('is visible to every teammate by name and role, and in full to those who manage people', async () => {
    const { product, boss, headers } = await withOwner()
    const idle = await addTeammate(product, 'manager')
    const viewer = await joinTeam(product, 'viewer')
    const full = (await call(product.url, 'listPeople', { headers })).body.data
    const found = ({ id }: { id: string }) => full.find((one) => one.id === id)
    expect(found(boss)).toMatchObject({
      username: boss.username,
      role: 'owner',
      disabled: false,
      account: { hasSecondFactor: false, email: null, lastSeenAt: expect.any(String) },
    })
    expect(found(idle)).toMatchObject({ username: idle.username, role: 'manager', account: { lastSeenAt: null } })
    expect(full.map(({ username }) => username)).toEqual(full.map(({ username }) => username).toSorted())
    const seen = (await call(product.url, 'listPeople', { headers: viewer.headers })).body.data
    expect(seen).toEqual(full.map((one) => ({ ...one, account: null })))
  })

  it('never shows a password, however it is stored', async () => {
    const { product, headers } = await withOwner()
    const { rows } = await product.database.pool.query('select distinct password from users')
    const answer = JSON.stringify((await call(product.url, 'listPeople', { headers })).body)
    for (const { password } of rows) expect(answer).not.toContain(password)
  })
})

describe('changing a teammate', () => {
  it('changes a role at once, on every server, with its author on record', async () => {
    const { product, boss, headers, agent, theirs } = await withOwner()
    const beside = await ownProduct({ beside: product })
    const write = () => call(beside.url, 'invite', { body: { role: 'agent', language: 'en' }, headers: theirs })
    expect((await write()).status).toBe(403)
    for (const role of roles) {
      const { status, body } = await change(product, agent.id, { role }, headers)
      expect([status, body.role]).toEqual([200, role])
    }
    expect((await entriesOf(product, agent.id)).at(-1)).toMatchObject({
      action: 'user.role_changed',
      username: boss.username,
      detail: { fields: ['role'], from: 'agent', to: 'viewer' },
    })
    await change(product, agent.id, { role: 'owner' }, headers)
    await expect.poll(async () => (await write()).status).toBe(201)
  })

  it('disables an account: sessions and streams end at once on every server, and login is refused', async () => {
    const { product, headers, agent, theirs } = await withOwner()
    const beside = await ownProduct({ beside: product })
    const streams = await Promise.all([product, beside].map(({ url }) => followStream(`${url}/api/events`, theirs)))
    const mine = await followStream(`${beside.url}/api/events`, headers)
    expect((await change(product, agent.id, { disabled: true }, headers)).body.disabled).toBe(true)
    expect(await isIn(product, theirs)).toBe(false)
    await expect.poll(() => isIn(beside, theirs)).toBe(false)
    for (const stream of streams) await expect.poll(() => stream.isOver()).toBe(true)
    expect(mine.isOver()).toBe(false)
    expect((await givePassword(product, agent)).status).toBe(401)
    expect((await entriesOf(product, agent.id)).at(-1)).toMatchObject({ action: 'user.disabled' })
    await change(product, agent.id, { disabled: false }, headers)
    expect((await givePassword(product, agent)).status).toBe(200)
    // Ended sessions stay ended.
    expect(await isIn(product, theirs)).toBe(false)
  })

  it('stores email and language, an empty address as none, and leaves absent fields unchanged', async () => {
    const { product, headers, agent } = await withOwner()
    const { id } = agent
    const email = `${id}@example.com`
    const account = async (body: Change) => (await change(product, id, body, headers)).body.account
    expect(await account({ email, language: 'es' })).toMatchObject({ email, language: 'es' })
    expect(await account({ language: 'en' })).toMatchObject({ email, language: 'en' })
    expect(await account({ email: '' })).toMatchObject({ email: null })
    expect((await entriesOf(product, id)).at(-1)?.detail).toEqual({ fields: ['email'] })
    expect((await change(product, id, { email: 'not one' }, headers)).body.error.fields?.email?.problem).toBe(
      'invalid_email',
    )
  })

  it('that changes nothing leaves no entry', async () => {
    const { product, headers, agent } = await withOwner()
    const body = { role: 'agent', disabled: false, language: 'en' } as const
    expect((await change(product, agent.id, body, headers)).status).toBe(200)
    expect(await entriesOf(product, agent.id)).toEqual([])
  })

  it("is not possible for one's own role or account, so that an owner always remains", async () => {
    const { product, headers, boss } = await withOwner()
    const { id } = boss
    for (const body of [{ role: 'manager' }, { disabled: true }] as Change[]) {
      expect((await change(product, id, body, headers)).body.error.code).toBe('own_account')
    }
    for (const name of ['resetPassword', 'resetSecondFactor'] as const) {
      expect((await call(product.url, name, { params: { id }, headers })).body.error.code).toBe('own_account')
    }
    expect((await change(product, id, { role: 'owner', email: 'me@example.com' }, headers)).status).toBe(200)
  })

  it('done by two owners to each other at once leaves one of them', async () => {
    const product = await startProduct()
    const beside = await ownProduct({ beside: product })
    const [one, other] = [await addTeammate(product, 'owner'), await addTeammate(product, 'owner')]
    const both = [[one.id, other.id]]
    for (const body of [{ role: 'manager' }, { disabled: true }, { role: 'manager' }, { disabled: true }] as Change[]) {
      const [mine, theirs] = [await sessionOf(product, one), await sessionOf(product, other)]
      const answers = await Promise.all([change(product, other.id, body, mine), change(beside, one.id, body, theirs)])
      const { rows } = await product.database.pool.query(
        `select count(*)::int as owners from users where id = any($1) and role = 'owner' and disabled_at is null`,
        both,
      )
      expect([body, rows[0].owners]).toEqual([body, 1])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      await product.database.pool.query(`update users set role = 'owner', disabled_at = null where id = any($1)`, both)
    }
  })
})

describe('a teammate who locked themselves out', () => {
  it('gets a one-time password, which is good only for choosing another', async () => {
    const { product, headers, agent, theirs } = await withOwner()
    const { body } = await call(product.url, 'resetPassword', { params: { id: agent.id }, headers })
    expect(body).toEqual({
      username: agent.username,
      password: expect.stringMatching(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/),
    })
    expect(await isIn(product, theirs)).toBe(false)
    expect((await givePassword(product, agent)).status).toBe(401)
    const again = await givePassword(product, body)
    expect(again.body.mustChangePassword).toBe(true)
    expect((await call(product.url, 'listLeads', { query: {}, headers: again.headers })).status).toBe(403)
    const entries = await entriesOf(product, agent.id)
    expect(entries.map(({ action }) => action)).toContain('password.reset')
    expect(JSON.stringify(entries)).not.toContain(body.password)
    await product.database.pool.query(
      `update users set one_time_until = one_time_until - interval '72 hours' where id = $1`,
      [agent.id],
    )
    expect((await givePassword(product, body)).status).toBe(401)
  })

  it('loses every second factor with its recovery codes, and their sessions', async () => {
    const { product, headers, agent, theirs } = await withOwner()
    await setUpTotp(product, theirs)
    await setUpPasskey(product, theirs)
    expect((await givePassword(product, agent)).body.secondFactor).toBe('due')
    const people = (await call(product.url, 'listPeople', { headers })).body.data
    expect(people.find(({ id }) => id === agent.id)?.account?.hasSecondFactor).toBe(true)
    const { body } = await call(product.url, 'resetSecondFactor', { params: { id: agent.id }, headers })
    expect(body.account?.hasSecondFactor).toBe(false)
    expect(await isIn(product, theirs)).toBe(false)
    expect((await givePassword(product, agent)).body.secondFactor).toBe('none')
    const left = await product.database.pool.query('select from recovery_codes where user_id = $1', [agent.id])
    expect(left.rowCount).toBe(0)
  })
})
