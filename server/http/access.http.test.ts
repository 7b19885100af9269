import { describe, expect, it } from 'vitest'
import { errorBody } from '#contract/error-body.ts'
import { can, roles } from '#domain/permissions.ts'
import { addColleague, addressOf, callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, ownProduct, type Product, sessionOf, signIn } from '#server/testing/product.ts'
import { checksums } from '#server/testing/tables.ts'

const staffCalls = callNames.filter((name) => routeOf(name).access !== 'public')
const junk = { cookie: `staff=${'x'.repeat(43)}; __Host-staff=${'x'.repeat(43)}` }

/** Whether a call has this address, or one with an id where the address has a word. */
const isAt = (name: (typeof callNames)[number], address: string) =>
  new RegExp(`^${routeOf(name).path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address)

const codeOf = (text: string) => errorBody.parse(JSON.parse(text)).error.code

async function ownerOf({ database }: Product) {
  const { rows } = await database.pool.query<{ id: string }>(`select id from users where role = 'owner'`)
  return rows[0]!
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
        const session = await sessionOf(product, await ownerOf(product))
        await product.database.pool.query(`update sessions set expires_at = now() - interval '1 second'`)
        return session
      },
    ],
    [
      'a session of a colleague who is no longer one',
      async (product: Product) => {
        const session = await sessionOf(product, await addColleague(product, 'manager'))
        await product.database.pool.query(`update users set disabled_at = now() where role = 'manager'`)
        return session
      },
    ],
  ] as [string, (product: Product) => Promise<Record<string, string>>][])(
    'answers 401 with %s and changes nothing',
    async (_with, headersOf) => {
      const product = await ownProduct()
      const headers = await headersOf(product)
      const before = await checksums(product.database.pool)
      for (const name of staffCalls) {
        const { status, text } = await probe(product.url, name, { headers })
        expect([name, status, codeOf(text)]).toEqual([name, 401, 'not_signed_in'])
      }
      expect(await checksums(product.database.pool)).toEqual(before)
    },
  )

  it('answers 401 while the second factor is due, but for showing it and leaving, and changes nothing', async () => {
    const product = await ownProduct()
    const headers = await sessionOf(product, await ownerOf(product), { awaitsSecondFactor: true })
    const before = await checksums(product.database.pool)
    const open = staffCalls.filter((name) => routeOf(name).access === 'password-given')
    expect(open.toSorted()).toEqual(['challengePasskey', 'logOut', 'readSession', 'showSecondFactor'])
    for (const name of staffCalls.filter((name) => !open.includes(name))) {
      const { status, text } = await probe(product.url, name, { headers })
      expect([name, status, codeOf(text)]).toEqual([name, 401, 'not_signed_in'])
    }
    expect(await checksums(product.database.pool)).toEqual(before)
    for (const name of open.filter((name) => name !== 'logOut')) {
      expect([name, (await probe(product.url, name, { headers })).status]).not.toEqual([name, 401])
    }
  })

  it('answers something else than 401 to a colleague', async () => {
    const product = await ownProduct()
    const owner = await ownerOf(product)
    expect(staffCalls.length).toBeGreaterThan(8)
    for (const name of staffCalls) {
      const { status } = await probe(product.url, name, { headers: await sessionOf(product, owner) })
      expect([name, status]).not.toEqual([name, 401])
      expect([name, status < 500]).toEqual([name, true])
    }
  })

  it('is refused before its input is read', async () => {
    const { url } = await ownProduct()
    for (const name of staffCalls.filter((name) => routeOf(name).method !== 'GET')) {
      expect([name, (await probe(url, name, { body: { nonsense: true } })).status]).toEqual([name, 401])
    }
  })

  it.each(roles)('is open to the role "%s" exactly where the table of permissions says so', async (role) => {
    const product = await ownProduct()
    const colleague = await addColleague(product, role)
    for (const name of staffCalls) {
      const { access } = routeOf(name)
      const isAllowed = typeof access === 'string' || can(role, access.staff)
      const headers = await sessionOf(product, colleague)
      const before = await checksums(product.database.pool)
      const { status, text } = await probe(product.url, name, { headers })
      expect([name, status === 403]).toEqual([name, !isAllowed])
      if (isAllowed) continue
      expect(codeOf(text)).toBe('not_allowed')
      expect(await checksums(product.database.pool)).toEqual(before)
    }
  })

  it('tells a viewer apart: reading yes, writing no', async () => {
    const product = await ownProduct()
    const headers = await sessionOf(product, await addColleague(product, 'viewer'))
    const statuses = []
    for (const name of ['listLeads', 'changeLead', 'deleteLead', 'addInteraction'] as const) {
      statuses.push((await probe(product.url, name, { headers })).status)
    }
    expect(statuses).toEqual([200, 403, 403, 403])
  })
})

describe('an address under /api', () => {
  const unknown = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/leads/',
    '/api/leads/x/y',
    '/api/openapiXjson',
    '/%61pi/nothing',
  ]

  it('that is not known answers 401 to strangers and 404 to colleagues', async () => {
    const { url } = await ownProduct()
    const headers = await signIn(url)
    for (const path of unknown) {
      const stranger = await fetch(url + path)
      const colleague = await fetch(url + path, { headers })
      expect([path, stranger.status, codeOf(await stranger.text())]).toEqual([path, 401, 'not_signed_in'])
      expect([path, colleague.status, codeOf(await colleague.text())]).toEqual([path, 404, 'not_found'])
    }
  })

  it('answers 405 to another method and names those it takes', async () => {
    const product = await ownProduct()
    const owner = await ownerOf(product)
    for (const name of callNames) {
      const taken = callNames.filter((other) => isAt(other, addressOf(name))).map((other) => routeOf(other).method)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((m) => !(taken as string[]).includes(m))) {
        const where = `${method} ${addressOf(name)}`
        const headers = await sessionOf(product, owner)
        const colleague = await probe(product.url, name, { method, headers })
        expect([where, colleague.status, colleague.headers.get('allow')?.split(', ').sort()]).toEqual([
          where,
          405,
          [...taken].sort(),
        ])
        const isPublic = callNames.some((n) => isAt(n, addressOf(name)) && routeOf(n).access === 'public')
        const stranger = await probe(product.url, name, { method })
        expect([where, stranger.status]).toEqual([where, isPublic ? 405 : 401])
      }
    }
  })

  it('answers 404 to an id that cannot exist, whatever it holds', async () => {
    const { url } = await ownProduct()
    const headers = await signIn(url)
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

describe('a request that another site makes the browser send', () => {
  const foreign: [string, Record<string, string>][] = [
    ['by its own word', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour host', { 'sec-fetch-site': 'same-site' }],
    ['by its Origin', { origin: 'https://evil.example' }],
    ['by an Origin that is hidden', { origin: 'null' }],
    ['by an Origin that resembles ours', { origin: 'http://127.0.0.1.evil.example' }],
  ]

  it.each(foreign)('is refused %s, and nothing changes', async (_how, headers) => {
    const product = await ownProduct()
    const session = await signIn(product.url)
    const before = await checksums(product.database.pool)
    for (const name of callNames.filter((n) => routeOf(n).method !== 'GET' || routeOf(n).access !== 'public')) {
      const { status, text } = await probe(product.url, name, { headers: { ...session, ...headers } })
      expect([name, status, codeOf(text)]).toEqual([name, 403, 'cross_site'])
    }
    expect(await checksums(product.database.pool)).toEqual(before)
  })

  it('is distinguished from one of our own pages, and from a program', async () => {
    const { url } = await ownProduct()
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: url }, {}]) {
      expect((await probe(url, 'sendContact', { headers })).status).toBe(201)
    }
  })
})
