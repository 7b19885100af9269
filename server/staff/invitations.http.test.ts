import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { call, owner, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { cookieOf } from '#server/testing/second-factor.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { purgeInvitations } from './invitations.ts'

type Headers = Record<string, string>
type Offer = CallOf<'invite'>['body']

const password = 'four words in a row'
const anyEmail = () => `${randomUUID()}@example.com`

/** An invitation of the owner; `username` is a name that its guest can choose. */
async function invited(offer: Partial<Offer> = {}) {
  const product = await startProduct()
  const headers = await signIn(product.url)
  const { body } = await call(product.url, 'invite', { body: { role: 'agent', language: 'es', ...offer }, headers })
  const { id } = body.invitation
  return { product, headers, ...body, id, token: body.link.split('#')[1]!, username: `Ana ${id}` }
}

const accept = ({ url }: Pick<Product, 'url'>, token: string, change: Record<string, unknown> = {}) =>
  call(url, 'acceptInvitation', { body: { token, username: `Ana ${randomUUID()}`, password, ...change } })
const read = ({ url }: Product, token: string) => call(url, 'readInvitation', { body: { token } })
/** The invitation as the list shows it. */
const listed = async ({ url }: Product, headers: Headers, id: string) =>
  (await call(url, 'listInvitations', { headers })).body.data.find((one) => one.id === id)

describe('an invitation', () => {
  it('is a link with its token after the #, stored as a hash only', async () => {
    const { product, headers, link, token, invitation, id } = await invited({ email: anyEmail() })
    expect(link).toBe(`${product.url}/admin/invitation#${token}`)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(Math.round((Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000)).toBe(7)
    expect(await listed(product, headers, id)).toEqual(invitation)
    const { rows } = await product.database.pool.query('select * from invitations where id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const log = await product.database.pool.query('select detail::text from audit_log where entity_id = $1', [id])
    expect(log.rows).toHaveLength(1)
    expect(JSON.stringify(log.rows) + product.log.join()).not.toContain(token)
  })

  it("is mailed with a link to the public address, whatever the request's host", async () => {
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

  it('is mailed if an address is given, and to no one otherwise', async () => {
    const email = anyEmail()
    const { product, id } = await invited({ email })
    const unmailed = await invited({ email: '' })
    const { rows } = await product.database.pool.query(
      'select template, recipient, language, entity_id from mails where entity_id = any($1)',
      [[id, unmailed.id]],
    )
    expect(rows).toEqual([{ template: 'invitation', recipient: email, language: 'es', entity_id: id }])
  })

  it('shows its offer, and admits its person with their own name and password', async () => {
    const email = anyEmail()
    const { product, token, username } = await invited({ email })
    expect((await read(product, token)).body).toMatchObject({ role: 'agent', language: 'es', invitedBy: 'owner' })
    const { status, body, headers } = await accept(product, token, { username })
    expect([status, body.user.username, body.user.role, body.mustChangePassword]).toEqual([
      201,
      username,
      'agent',
      false,
    ])
    expect((await call(product.url, 'listLeads', { query: {}, headers: cookieOf(headers) })).status).toBe(200)
    expect((await call(product.url, 'logIn', { body: { username, password } })).status).toBe(200)
    const { rows } = await product.database.pool.query('select email, language from users where id = $1', [
      body.user.id,
    ])
    expect(rows).toEqual([{ email, language: 'es' }])
  })

  it('gives its person the language they read its page in, else its own', async () => {
    const languageOf = async ({ product, token, username }: Awaited<ReturnType<typeof invited>>, change = {}) => {
      await accept(product, token, { username, ...change })
      const { rows } = await product.database.pool.query('select language from users where username = $1', [username])
      return rows[0].language
    }
    expect(await languageOf(await invited())).toBe('es')
    expect(await languageOf(await invited(), { language: 'ar' })).toBe('ar')
  })

  it('asks its person which languages they reply to leads in', async () => {
    const { product, headers, token, username } = await invited()
    await accept(product, token, { username, languages: ['ar', 'en'] })
    const { people } = (await call(product.url, 'readTeamHours', { headers })).body
    expect(people.find((one) => one.username === username)).toMatchObject({ hours: null, languages: ['en', 'ar'] })
  })

  it('can be accepted once, also when accepted by many at once', async () => {
    const { product, headers, token, id, username } = await invited()
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, i) => accept(product, token, { username: `${username} ${i}` })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 404, 404, 404, 404, 404])
    expect((await read(product, token)).status).toBe(404)
    const joined = await product.database.pool.query('select from users where username like $1', [`${username}%`])
    expect(joined.rowCount).toBe(1)
    expect(await listed(product, headers, id)).toBeUndefined()
  })

  it('is over after seven days', async () => {
    const { product, token, id } = await invited()
    const endsIn = (time: string) =>
      product.database.pool.query('update invitations set expires_at = now() + $2::interval where id = $1', [id, time])
    await endsIn('1 minute')
    expect((await read(product, token)).status).toBe(200)
    await endsIn('-1 second')
    expect([(await read(product, token)).status, (await accept(product, token)).status]).toEqual([404, 404])
  })

  it('is deleted with its address a month after it expires', async () => {
    const { product, id } = await invited({ email: anyEmail() })
    const { database } = product
    for (const [age, left] of [
      ['29 days', 1],
      ['31 days', 0],
    ] as const) {
      await database.pool.query('update invitations set expires_at = now() - $1::interval where id = $2', [age, id])
      await purgeInvitations(database.sql)
      const { rowCount } = await database.pool.query('select from invitations where id = $1', [id])
      expect([age, rowCount]).toEqual([age, left])
    }
  })

  it('can be withdrawn until accepted', async () => {
    const { product, headers, token, id } = await invited()
    const revoke = (id: string) => call(product.url, 'revokeInvitation', { params: { id }, headers })
    expect((await revoke(id)).status).toBe(204)
    expect([(await revoke(id)).status, (await accept(product, token)).status]).toEqual([404, 404])
    const second = await invited()
    await accept(product, second.token)
    expect((await revoke(second.id)).status).toBe(404)
  })

  it.each([{ disabled: true }, { role: 'manager' }] as const)(
    'is void once who sent it is changed to %j',
    async (body) => {
      const mine = await invited()
      const { product, headers } = mine
      const other = await joinTeam(product, 'owner')
      const offer = { role: 'owner', language: 'en' } as const
      const theirs = (await call(product.url, 'invite', { body: offer, headers: other.headers })).body
      const token = theirs.link.split('#')[1]!
      expect((await read(product, token)).status).toBe(200)
      await call(product.url, 'changePerson', { params: { id: other.id }, body, headers })
      expect((await accept(product, token)).status).toBe(404)
      expect(await listed(product, headers, theirs.invitation.id)).toBeUndefined()
      expect(await listed(product, headers, mine.id)).toBeDefined()
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

it('joining is refused at its field with an invalid name or password, and stays open', async () => {
  const { product, token, username } = await invited()
  const taken = (await addTeammate(product)).username
  for (const [change, field, problem] of [
    // As another is, by other characters, by case, or to the eye.
    [{ username: taken.replace('a', 'ａ') }, 'username', 'taken'],
    [{ username: `${taken.toUpperCase()} ` }, 'username', 'taken'],
    [{ username: taken.replace('a', 'a\u200b') }, 'username', 'invalid_text'],
    [{ username: '' }, 'username', 'required'],
    [{ password: 'fourteen chars' }, 'password', 'too_short'],
    [{ username, password: `${username} ${username}` }, 'password', 'password_guessable'],
  ] as const) {
    const { status, body } = await accept(product, token, change)
    expect([change, status, body.error?.fields?.[field]?.problem]).toEqual([change, 400, problem])
  }
  const { status, body } = await accept(product, token, { username: username.replace('A', 'Ａ') })
  expect([status, body.user.username]).toEqual([201, username])
})

describe('the name of a new teammate', () => {
  it.each(['Visitor', 'API: The shop', 'system', 'me', 'Orfine', 'АРІ: shop'])(
    "can't be named %j, which histories use for another kind of actor",
    async (username) => {
      const { product, token } = await invited()
      const { status, body } = await accept(product, token, { username })
      expect([status, body.error.fields?.username?.problem]).toEqual([400, 'invalid_text'])
      expect((await accept(product, token)).status).toBe(201)
    },
  )
})
