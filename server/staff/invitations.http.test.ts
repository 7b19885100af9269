import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, owner, ownProduct, type Product, sessionOf, signIn } from '#server/testing/product.ts'
import { cookieOf } from '#server/testing/second-factor.ts'
import { purgeInvitations } from './invitations.ts'

type Headers = Record<string, string>
type Offer = CallOf<'invite'>['body']

const password = 'four words in a row'

async function invited(offer: Partial<Offer> = {}, environment: Record<string, string> = {}) {
  const product = await ownProduct({ environment })
  const headers = await signIn(product.url)
  const { body } = await call(product.url, 'invite', { body: { role: 'agent', language: 'es', ...offer }, headers })
  return { product, headers, ...body, token: body.link.split('#')[1]! }
}

const accept = ({ url }: Pick<Product, 'url'>, token: string, change: Record<string, unknown> = {}) =>
  call(url, 'acceptInvitation', { body: { token, username: 'Ana', password, ...change } })
const read = ({ url }: Product, token: string) => call(url, 'readInvitation', { body: { token } })
const list = async ({ url }: Product, headers: Headers) => (await call(url, 'listInvitations', { headers })).body.data

describe('an invitation', () => {
  it('is a link with its token behind the #, of which the database keeps the hash alone', async () => {
    const { product, headers, link, token, invitation } = await invited({ email: 'ana@example.com' })
    expect(link).toBe(`${product.url}/admin/invitation#${token}`)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(Math.round((Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000)).toBe(7)
    expect(await list(product, headers)).toEqual([invitation])
    const { rows } = await product.database.pool.query('select * from invitations')
    expect(JSON.stringify(rows)).not.toContain(token)
    const log = await product.database.pool.query('select detail::text from audit_log')
    expect(JSON.stringify(log.rows) + product.log.join()).not.toContain(token)
  })

  it('is mailed with a link to the public address alone, whatever the request calls us', async () => {
    const mailed = { email: 'ana@example.com' }
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'team@example.com' }
    const links = async ({ database }: Product) =>
      (await database.pool.query(`select values ->> 'link' as link from mails`)).rows.map(({ link }) => link)
    const evil = { host: 'evil.example', origin: 'http://evil.example' }
    const nameless = await ownProduct({ environment: smtp })
    const as = { ...(await signIn(nameless.url)), ...evil }
    const asked = await call(nameless.url, 'invite', {
      body: { role: 'agent', language: 'en', ...mailed },
      headers: as,
    })
    expect(asked.status).toBe(201)
    expect(await links(nameless)).toEqual([null])
    const { data } = (await call(nameless.url, 'listMails', { query: {}, headers: as })).body
    const { text } = (await call(nameless.url, 'readMail', { params: { id: data[0]!.id }, headers: as })).body
    expect(text).toContain('Ask owner for the link')
    expect(text).not.toMatch(/https?:/)

    const named = await ownProduct({ environment: { ...smtp, PUBLIC_URL: 'http://crm.example' } })
    const own = { host: 'crm.example' }
    const cookie = cookieOf((await call(named.url, 'logIn', { body: owner, headers: own })).headers)
    const { body } = await call(named.url, 'invite', {
      body: { role: 'agent', language: 'en', ...mailed },
      headers: { ...cookie, ...own },
    })
    expect(body.link).toMatch(/^http:\/\/crm\.example\/admin\/invitation#/)
    expect(await links(named)).toEqual([body.link])
  })

  it('is mailed where an address is given, and to no one otherwise', async () => {
    const { product, headers, invitation } = await invited({ email: 'ana@example.com' })
    await call(product.url, 'invite', { body: { role: 'viewer', language: 'en', email: '' }, headers })
    const { rows } = await product.database.pool.query('select template, recipient, language, entity_id from mails')
    expect(rows).toEqual([
      { template: 'invitation', recipient: 'ana@example.com', language: 'es', entity_id: invitation.id },
    ])
  })

  it('says what it offers, and lets its person in with name and password of their own', async () => {
    const { product, token } = await invited({ email: 'ana@example.com' })
    expect((await read(product, token)).body).toMatchObject({ role: 'agent', language: 'es', invitedBy: 'owner' })
    const { status, body, headers } = await accept(product, token)
    expect([status, body.user.username, body.user.role, body.mustChangePassword]).toEqual([201, 'Ana', 'agent', false])
    expect((await call(product.url, 'listLeads', { query: {}, headers: cookieOf(headers) })).status).toBe(200)
    expect((await call(product.url, 'logIn', { body: { username: 'Ana', password } })).status).toBe(200)
    const { rows } = await product.database.pool.query(`select email, language from users where username = 'Ana'`)
    expect(rows).toEqual([{ email: 'ana@example.com', language: 'es' }])
  })

  it('refuses a name that could pass for a teammate’s, by other characters or by case', async () => {
    const { product, token } = await invited()
    for (const username of ['ｏwner', 'ｏｗｎｅｒ', 'OWNER', 'Owner', 'oｗner']) {
      const { status, body } = await accept(product, token, { username })
      expect([username, status, body.error?.fields?.username?.problem]).toEqual([username, 400, 'taken'])
    }
    const { status, body } = await accept(product, token, { username: 'Ａna' })
    expect([status, body.user.username]).toEqual([201, 'Ana'])
  })

  it('is good once, also where it is accepted by many at once', async () => {
    const { product, headers, token } = await invited()
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, i) => accept(product, token, { username: `person ${i}` })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 404, 404, 404, 404, 404])
    expect((await read(product, token)).status).toBe(404)
    expect((await product.database.pool.query('select from users')).rowCount).toBe(2)
    expect(await list(product, headers)).toEqual([])
  })

  it('is over after seven days', async () => {
    const { product, token } = await invited()
    await product.database.pool.query(`update invitations set expires_at = now() + interval '1 minute'`)
    expect((await read(product, token)).status).toBe(200)
    await product.database.pool.query(`update invitations set expires_at = now() - interval '1 second'`)
    expect([(await read(product, token)).status, (await accept(product, token)).status]).toEqual([404, 404])
  })

  it('is forgotten with its address a month after its time', async () => {
    const { product } = await invited({ email: 'ana@example.com' })
    const { database } = product
    for (const [age, left] of [
      ['29 days', 1],
      ['31 days', 0],
    ] as const) {
      await database.pool.query('update invitations set expires_at = now() - $1::interval', [age])
      await purgeInvitations(database.sql)
      expect([age, (await database.pool.query('select from invitations')).rowCount]).toEqual([age, left])
    }
  })

  it('can be taken back until it is accepted', async () => {
    const { product, headers, token, invitation } = await invited()
    const revoke = () => call(product.url, 'revokeInvitation', { params: { id: invitation.id }, headers })
    expect((await revoke()).status).toBe(204)
    expect([(await revoke()).status, (await accept(product, token)).status]).toEqual([404, 404])
    const second = await call(product.url, 'invite', { body: { role: 'agent', language: 'en' }, headers })
    await accept(product, second.body.link.split('#')[1]!)
    const params = { id: second.body.invitation.id }
    expect((await call(product.url, 'revokeInvitation', { params, headers })).status).toBe(404)
  })

  it.each([{ disabled: true }, { role: 'manager' }] as const)(
    'is void once who sent it is changed to %j',
    async (body) => {
      const { product, headers } = await invited()
      const other = await addColleague(product, 'owner')
      const theirs = await sessionOf(product, other)
      const offer = { role: 'owner', language: 'en' } as const
      const { link } = (await call(product.url, 'invite', { body: offer, headers: theirs })).body
      expect((await read(product, link.split('#')[1]!)).status).toBe(200)
      await call(product.url, 'changePerson', { params: { id: other.id }, body, headers })
      expect((await accept(product, link.split('#')[1]!)).status).toBe(404)
      expect(await list(product, headers)).toHaveLength(1)
    },
  )

  it('made up opens nothing', async () => {
    const { product, token } = await invited()
    const last = token.endsWith('A') ? 'Q' : 'A'
    for (const guess of [token.toLowerCase(), token.slice(0, -1) + last, 'x'.repeat(43)]) {
      expect((await accept(product, guess)).status).toBe(404)
    }
    for (const guess of ['', token.slice(1), `${token}A`, `${token}'--`]) {
      expect((await accept(product, guess)).status).toBe(400)
    }
    expect((await accept(product, token)).status).toBe(201)
  })
})

describe('joining', () => {
  it('refuses a name that could pass for a colleague’s, and leaves the invitation open', async () => {
    const { product, token } = await invited()
    for (const username of ['own\u200ber', 'оwner', 'owner\nx', 'OWNER']) {
      expect((await accept(product, token, { username })).status, username).toBe(400)
    }
    expect((await accept(product, token)).status).toBe(201)
  })

  it.each([
    [{ username: 'owner' }, 'username', 'taken'],
    [{ username: 'OWNER ' }, 'username', 'taken'],
    [{ username: '' }, 'username', 'required'],
    [{ password: 'fourteen chars' }, 'password', 'too_short'],
    [{ password: 'Password-Password-1' }, 'password', 'password_guessable'],
    [{ username: 'clementina', password: 'Clementina-Clementina' }, 'password', 'password_guessable'],
    [{ role: 'owner' }, 'role', 'unknown_field'],
    [{ id: '01900000-0000-7000-8000-000000000000' }, 'id', 'unknown_field'],
  ])('with %j is refused at its field, and the invitation stays open', async (change, field, problem) => {
    const { product, token } = await invited()
    const { status, body } = await accept(product, token, change)
    expect([status, body.error.fields?.[field]?.problem]).toEqual([400, problem])
    expect((await product.database.pool.query('select from users')).rowCount).toBe(1)
    expect((await accept(product, token)).status).toBe(201)
  })
})
