import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { roles } from '#domain/permissions.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, owner, ownProduct, type Product, sessionOf, signIn } from '#server/testing/product.ts'
import { givePassword, setUpPasskey, setUpTotp } from '#server/testing/second-factor.ts'

type Headers = Record<string, string>
type Change = CallOf<'changePerson'>['body']

const change = ({ url }: Product, id: string, body: Change, headers: Headers) =>
  call(url, 'changePerson', { params: { id }, body, headers })
const isIn = async ({ url }: Pick<Product, 'url'>, headers: Headers) =>
  (await call(url, 'readSession', { headers })).status === 200
const ownId = async ({ url }: Product, headers: Headers) => (await call(url, 'readSession', { headers })).body.user.id

async function lastEntry({ database }: Product) {
  const { rows } = await database.pool.query('select action, username, detail from audit_log order by id desc limit 1')
  return rows[0]
}

async function withOwner() {
  const product = await ownProduct()
  const headers = await signIn(product.url)
  return { product, headers, id: await ownId(product, headers) }
}

describe('the team', () => {
  it('is known to every colleague by name and role, and in full to those who manage people', async () => {
    const { product, headers } = await withOwner()
    for (const role of ['manager', 'agent', 'viewer'] as const) await addColleague(product, role)
    const full = (await call(product.url, 'listPeople', { headers })).body.data
    expect(full.map(({ username }) => username)).toEqual(['owner', 'the agent', 'the manager', 'the viewer'])
    expect(full[0]).toMatchObject({ role: 'owner', disabled: false, account: { hasSecondFactor: false, email: null } })
    expect(full[0]?.account?.lastSeenAt).toEqual(expect.any(String))
    expect(full[1]?.account?.lastSeenAt).toBeNull()
    const viewer = await sessionOf(product, full[3]!)
    const seen = (await call(product.url, 'listPeople', { headers: viewer })).body.data
    expect(seen).toEqual(full.map((one) => ({ ...one, account: null })))
  })

  it('never shows a password, however it is stored', async () => {
    const { product, headers } = await withOwner()
    const { rows } = await product.database.pool.query('select password from users')
    const answer = JSON.stringify((await call(product.url, 'listPeople', { headers })).body)
    expect(answer).not.toContain(rows[0].password)
  })
})

describe('changing a colleague', () => {
  it('gives another role at once, on every server, and says who did it', async () => {
    const { product, headers } = await withOwner()
    const beside = await ownProduct({ beside: product })
    const agent = await addColleague(product, 'agent')
    const theirs = await sessionOf(product, agent)
    const write = () => call(beside.url, 'invite', { body: { role: 'agent', language: 'en' }, headers: theirs })
    expect((await write()).status).toBe(403)
    for (const role of roles) {
      const { status, body } = await change(product, agent.id, { role }, headers)
      expect([status, body.role]).toEqual([200, role])
    }
    expect(await lastEntry(product)).toMatchObject({
      action: 'user.role_changed',
      username: owner.username,
      detail: { fields: ['role'], from: 'agent', to: 'viewer' },
    })
    await change(product, agent.id, { role: 'owner' }, headers)
    await expect.poll(async () => (await write()).status).toBe(201)
  })

  it('closes an account: sessions and live streams end at once on every server, and no login is left', async () => {
    const { product, headers } = await withOwner()
    const beside = await ownProduct({ beside: product })
    const agent = await addColleague(product, 'agent')
    const theirs = await sessionOf(product, agent)
    const streams = await Promise.all([product, beside].map(({ url }) => followStream(`${url}/api/events`, theirs)))
    const mine = await followStream(`${beside.url}/api/events`, headers)
    expect((await change(product, agent.id, { disabled: true }, headers)).body.disabled).toBe(true)
    expect(await isIn(product, theirs)).toBe(false)
    await expect.poll(() => isIn(beside, theirs)).toBe(false)
    for (const stream of streams) await expect.poll(() => stream.isOver()).toBe(true)
    expect(mine.isOver()).toBe(false)
    expect((await givePassword(product, agent)).status).toBe(401)
    expect(await lastEntry(product)).toMatchObject({ action: 'user.disabled' })
    await change(product, agent.id, { disabled: false }, headers)
    expect((await givePassword(product, agent)).status).toBe(200)
    // What was signed in before stays signed out.
    expect(await isIn(product, theirs)).toBe(false)
  })

  it('keeps e-mail and language, an empty address being none, and leaves alone what is absent', async () => {
    const { product, headers } = await withOwner()
    const { id } = await addColleague(product, 'agent')
    const account = async (body: Change) => (await change(product, id, body, headers)).body.account
    expect(await account({ email: 'ana@example.com', language: 'es' })).toMatchObject({
      email: 'ana@example.com',
      language: 'es',
    })
    expect(await account({ language: 'en' })).toMatchObject({ email: 'ana@example.com', language: 'en' })
    expect(await account({ email: '' })).toMatchObject({ email: null })
    expect((await lastEntry(product)).detail).toEqual({ fields: ['email'] })
    expect((await change(product, id, { email: 'not one' }, headers)).body.error.fields?.email?.problem).toBe(
      'invalid_email',
    )
  })

  it('that changes nothing leaves no entry', async () => {
    const { product, headers } = await withOwner()
    const { id } = await addColleague(product, 'agent')
    const before = await lastEntry(product)
    expect((await change(product, id, { role: 'agent', disabled: false, language: 'en' }, headers)).status).toBe(200)
    expect(await lastEntry(product)).toEqual(before)
  })

  it('is not possible for one’s own role or account, so that an owner always stays', async () => {
    const { product, headers, id } = await withOwner()
    for (const body of [{ role: 'manager' }, { disabled: true }] as Change[]) {
      expect((await change(product, id, body, headers)).body.error.code).toBe('own_account')
    }
    for (const name of ['resetPassword', 'resetSecondFactor'] as const) {
      expect((await call(product.url, name, { params: { id }, headers })).body.error.code).toBe('own_account')
    }
    expect((await change(product, id, { role: 'owner', email: 'me@example.com' }, headers)).status).toBe(200)
  })

  it.each([{ role: 'manager' }, { disabled: true }] as Change[])(
    'as %j, done by two owners to each other at once, leaves one of them',
    async (body) => {
      const { product, headers, id } = await withOwner()
      const beside = await ownProduct({ beside: product })
      const other = await addColleague(product, 'owner')
      const theirs = await sessionOf(product, other)
      for (let round = 0; round < 5; round++) {
        const answers = await Promise.all([change(product, other.id, body, headers), change(beside, id, body, theirs)])
        const { rows } = await product.database.pool.query(
          `select count(*)::int as owners from users where role = 'owner' and disabled_at is null`,
        )
        expect(rows[0].owners).toBe(1)
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        await product.database.pool.query(`update users set role = 'owner', disabled_at = null`)
        const renewed = await Promise.all([sessionOf(product, { id }), sessionOf(product, other)])
        Object.assign(headers, renewed[0])
        Object.assign(theirs, renewed[1])
      }
    },
  )
})

describe('a colleague who locked themselves out', () => {
  it('is given a one-time password, good for nothing but choosing another', async () => {
    const { product, headers } = await withOwner()
    const agent = await addColleague(product, 'agent')
    const theirs = await sessionOf(product, agent)
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
    const { rows } = await product.database.pool.query('select detail::text, action from audit_log order by id')
    expect(rows.map(({ action }) => action)).toContain('password.reset')
    expect(JSON.stringify(rows)).not.toContain(body.password)
    await product.database.pool.query(
      `update users set one_time_until = one_time_until - interval '72 hours' where username = $1`,
      [agent.username],
    )
    expect((await givePassword(product, body)).status).toBe(401)
  })

  it('loses every second factor with its recovery codes, and their sessions', async () => {
    const { product, headers } = await withOwner()
    const agent = await addColleague(product, 'agent')
    const theirs = await sessionOf(product, agent)
    await setUpTotp(product, theirs)
    await setUpPasskey(product, theirs)
    expect((await givePassword(product, agent)).body.secondFactor).toBe('due')
    const people = (await call(product.url, 'listPeople', { headers })).body.data
    expect(people.find(({ id }) => id === agent.id)?.account?.hasSecondFactor).toBe(true)
    const { body } = await call(product.url, 'resetSecondFactor', { params: { id: agent.id }, headers })
    expect(body.account?.hasSecondFactor).toBe(false)
    expect(await isIn(product, theirs)).toBe(false)
    expect((await givePassword(product, agent)).body.secondFactor).toBe('none')
    expect((await product.database.pool.query('select from recovery_codes')).rowCount).toBe(0)
  })
})
