import { describe, expect, it } from 'vitest'
import { errorBody } from '#contract/error-body.ts'
import { can, roles } from '#domain/staff/permissions.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { callNames, probe, routeOf } from '#server/testing/every-call.ts'
import {
  call,
  caughtUp,
  ownProduct,
  type Product,
  sessionOf,
  signIn,
  startProduct,
  startSignedIn,
} from '#server/testing/product.ts'
import { checksums } from '#server/testing/tables.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'

type Headers = Record<string, string>
type Names = typeof callNames

const staffCalls = callNames.filter((name) => routeOf(name).access !== 'public')
const junk = { cookie: `staff=${'x'.repeat(43)}; __Host-staff=${'x'.repeat(43)}` }

const codeOf = (text: string) => errorBody.parse(JSON.parse(text)).error.code

/** Makes each call with sample input: all are refused alike, and nothing is written. */
async function expectRefused({ url, database }: Product, names: Names, headers: Headers, status: number, code: string) {
  const before = await checksums(database.pool)
  for (const name of names) {
    const answer = await probe(url, name, { headers })
    expect([name, answer.status, codeOf(answer.text)]).toEqual([name, status, code])
  }
  expect(await checksums(database.pool)).toEqual(before)
}

describe('a call that is not public', () => {
  it.each([
    ['no session', async () => ({})],
    ['a session that never was', async () => junk],
    ['a malformed cookie', async () => ({ cookie: 'staff=; staff="; ;;=' })],
    [
      'a session that was logged out',
      async ({ url }: Product) => {
        const session = await signIn(url)
        expect((await call(url, 'logOut', { headers: session })).status).toBe(204)
        return session
      },
    ],
    [
      'a session that is over',
      async (product: Product) => {
        const { id, headers } = await joinTeam(product)
        await product.database.pool.query(
          `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
          [id],
        )
        return headers
      },
    ],
    [
      'a session of a teammate who is no longer one',
      async (product: Product) => {
        const { id, headers } = await joinTeam(product, 'manager')
        await product.database.pool.query('update users set disabled_at = now() where id = $1', [id])
        return headers
      },
    ],
  ] as [string, (product: Product) => Promise<Headers>][])(
    'returns 401 with %s and changes nothing',
    async (_with, headersOf) => {
      const product = await startProduct()
      await expectRefused(product, staffCalls, await headersOf(product), 401, 'not_signed_in')
    },
  )

  it('returns 401 until the second factor is given, except for giving it and logging out, and changes nothing', async () => {
    const product = await startProduct()
    const headers = await sessionOf(product, await addTeammate(product, 'owner'), { awaitsSecondFactor: true })
    const open = staffCalls.filter((name) => routeOf(name).access === 'password-given')
    expect(open.toSorted()).toEqual(['challengePasskey', 'logOut', 'readSession', 'showSecondFactor'])
    const closed = staffCalls.filter((name) => !open.includes(name))
    await expectRefused(product, closed, headers, 401, 'not_signed_in')
    for (const name of open.filter((name) => name !== 'logOut')) {
      expect([name, (await probe(product.url, name, { headers })).status]).not.toEqual([name, 401])
    }
  })

  it('is refused before its input is parsed', async () => {
    const { url } = await startProduct()
    for (const name of staffCalls.filter((name) => routeOf(name).method !== 'GET')) {
      expect([name, (await probe(url, name, { body: { nonsense: true } })).status]).toEqual([name, 401])
    }
  })

  it.each(roles)('is open to the role "%s" exactly as the table of permissions says', async (role) => {
    const product = await ownProduct()
    const teammate = await addTeammate(product, role)
    const isAllowed = (name: Names[number]) => {
      const { access } = routeOf(name)
      return typeof access === 'string' || can(role, access.staff)
    }
    const refused = staffCalls.filter((name) => !isAllowed(name))
    await expectRefused(product, refused, await sessionOf(product, teammate), 403, 'not_allowed')
    for (const name of staffCalls.filter(isAllowed)) {
      // Some end the session that makes them.
      const { status } = await probe(product.url, name, { headers: await sessionOf(product, teammate) })
      expect([name, [401, 403].includes(status) || status >= 500]).toEqual([name, false])
    }
  })
})

describe('a URL under /api', () => {
  const unknown = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/leads/',
    '/api/leads/x/y',
    '/api/openapiXjson',
    '/%61pi/nothing',
  ]

  it('that is unknown returns 401 to strangers and 404 to teammates', async () => {
    const { url, headers } = await startSignedIn()
    for (const path of unknown) {
      const stranger = await fetch(url + path)
      const staffAnswer = await fetch(url + path, { headers })
      expect([path, stranger.status, codeOf(await stranger.text())]).toEqual([path, 401, 'not_signed_in'])
      expect([path, staffAnswer.status, codeOf(await staffAnswer.text())]).toEqual([path, 404, 'not_found'])
    }
  })

  it('returns 405 with the allowed methods, to strangers only if it has a public call', async () => {
    const { url, headers } = await startSignedIn()
    const ask = async (method: string, path: string, headers: Headers = {}) => {
      const answer = await fetch(url + path, { method, headers })
      return [answer.status, answer.headers.get('allow')]
    }
    expect(await ask('DELETE', '/api/leads', headers)).toEqual([405, 'GET, POST'])
    expect(await ask('DELETE', '/api/leads')).toEqual([401, null])
    expect(await ask('GET', '/api/contact')).toEqual([405, 'POST'])
  })

  it('returns 404 for an impossible id', async () => {
    const { url, headers } = await startSignedIn()
    for (const id of [
      '1',
      '%00',
      '%2e%2e',
      "'--",
      '%E0%A4',
      'x'.repeat(3000),
      '01900000-0000-7000-8000-00000000000g',
    ]) {
      const { status } = await fetch(`${url}/api/leads/${id}`, { headers })
      expect([id.slice(0, 40), status]).toEqual([id.slice(0, 40), 404])
    }
  })
})

describe('a cross-site request', () => {
  const foreign: [string, Headers][] = [
    ['by its own word', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour host', { 'sec-fetch-site': 'same-site' }],
    ['by its Origin', { origin: 'https://evil.example' }],
    ['by an Origin that is hidden', { origin: 'null' }],
    ['by an Origin that resembles ours', { origin: 'http://127.0.0.1.evil.example' }],
  ]

  it.each(foreign)('is refused %s, and nothing changes', async (_how, headers) => {
    const product = await startProduct()
    const session = await signIn(product.url)
    const names = callNames.filter((name) => routeOf(name).method !== 'GET' || routeOf(name).access !== 'public')
    await expectRefused(product, names, { ...session, ...headers }, 403, 'cross_site')
  })

  it("is distinguished from one of our own pages, and from a program's", async () => {
    const { url } = await ownProduct()
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: url }, {}]) {
      expect((await probe(url, 'sendContact', { headers })).status).toBe(201)
    }
  })
})

describe('every staff URL, whichever feature registered it', () => {
  const draft = new URLSearchParams({ page: 'home', language: 'en', draft: '{}' })
  /** URLs outside the contract: their status for a session, and for one that is not admitted yet. */
  const others: readonly (readonly [string, RequestInit, number, readonly number[]])[] = [
    ['/preview', { method: 'POST', body: draft }, 200, [401, 403]],
    ['/api/docs', {}, 200, [302, 401]],
    ['/api/nothing', {}, 404, [401]],
  ]
  const whatever = async (url: string, path: string, init: RequestInit, headers: Headers) =>
    (await fetch(url + path, { ...init, headers, redirect: 'manual' })).status

  it.each([
    ['a second factor is due', 'update sessions set awaits_second_factor = true where user_id = $1'],
    ['a one-time password is to be changed', 'update users set must_change_password = true where id = $1'],
  ])('is closed while %s', async (_what, statement) => {
    const product = await startProduct()
    const { id, headers } = await joinTeam(product, 'manager')
    for (const [path, init, status] of others)
      expect([path, await whatever(product.url, path, init, headers)]).toEqual([path, status])
    await product.database.pool.query(statement, [id])
    await caughtUp(product)
    for (const [path, init, , refused] of others)
      expect(refused, path).toContain(await whatever(product.url, path, init, headers))
  })

  it('is closed, and its stream ends, once the role must set up a second factor', async () => {
    const product = await ownProduct()
    const { headers } = await joinTeam(product, 'manager')
    const stream = await followStream(`${product.url}/api/events`, headers)
    const body = { secondFactorRoles: ['manager' as const] }
    await call(product.url, 'changeAccessRules', { body, headers: await signIn(product.url) })
    for (const [path, init, , refused] of others)
      expect(refused, path).toContain(await whatever(product.url, path, init, headers))
    for (const name of staffCalls.filter((name) => typeof routeOf(name).access === 'object')) {
      if (routeOf(name).setsUpSecondFactor) continue
      expect([name, (await probe(product.url, name, { headers })).status]).toEqual([name, 403])
    }
    await expect.poll(() => stream.isOver()).toBe(true)
  })

  it('stops sending a stream what a lowered role may not know', async () => {
    const product = await startProduct()
    const { id, headers } = await joinTeam(product, 'agent')
    const [stream, kept] = await Promise.all(
      [headers, (await joinTeam(product, 'agent')).headers].map((as) => followStream(`${product.url}/api/events`, as)),
    )
    await call(product.url, 'changePerson', {
      params: { id },
      body: { role: 'viewer' },
      headers: await signIn(product.url),
    })
    await expect.poll(() => stream!.isOver()).toBe(true)
    expect(kept!.isOver()).toBe(false)
  })
})

it('a rate limit for staff counts the person, whatever sessions and proofs they renew', async () => {
  const product = await startProduct({ environment: { RATE_LIMIT_FACTOR: '0.05' } })
  const teammate = await addTeammate(product, 'owner')
  const ask = async (headers: Headers) => (await call(product.url, 'listPeople', { headers })).status
  const allowed = Math.round(routeOf('listPeople').limit.max * 0.05)
  const [first, second] = [await sessionOf(product, teammate), await sessionOf(product, teammate)]
  for (let i = 0; i < allowed; i++) expect(await ask(i % 2 ? first : second)).toBe(200)
  expect([await ask(first), await ask(await sessionOf(product, teammate))]).toEqual([429, 429])
  expect(await ask((await joinTeam(product, 'owner')).headers)).toBe(200)
})
