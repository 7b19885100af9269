import { describe, expect, it } from 'vitest'
import { call, owner, ownSignedIn } from '#server/testing/product.ts'
import { raw } from '#server/testing/raw.ts'
import { plainRenderer } from '#server/testing/renderer.ts'

const person = {
  name: 'Wilhelmina Quetzal',
  email: 'wilhelmina.quetzal@example.net',
  phone: '+49 15112345678',
  language: 'de',
  message: 'Pneumonoultra\nat Quetzalstraße 5 (call me)\n    at wilhelmina:1:1',
} as const

/** Secrets and personal data, which no log may contain. */
const secrets = [
  owner.password,
  'a wrong password',
  'a still longer password',
  'argon2id',
  'Wilhelmina',
  'Quetzal',
  'wilhelmina.quetzal',
  '15112345678',
  'Pneumonoultra',
  'Interested in fees',
  'Secret note',
]

describe('the log', () => {
  it('has requests and their outcome, and nothing of persons, passwords or tokens', async () => {
    const { url, log, database, headers } = await ownSignedIn({ renderer: plainRenderer })
    const token = headers.cookie.split('=')[1]!
    await call(url, 'logIn', { body: { username: 'owner', password: 'a wrong password' } })
    await call(url, 'sendContact', { body: person })
    await call(url, 'sendContact', { body: { ...person, message: 'Interested in fees' } })
    await call(url, 'sendContact', { body: { ...person, phone: '+49 1', name: '' } as never })
    const { body: list } = await call(url, 'listLeads', { query: { q: 'Quetzal' }, headers })
    const params = { id: list.data[0]!.id }
    await call(url, 'changeLead', { params, body: { notes: 'Secret note', name: 'Wilhelmina Q' }, headers })
    await call(url, 'addInteraction', { body: { leadId: params.id, content: 'Secret note' }, headers })
    const changed = await call(url, 'changePassword', {
      body: { current: owner.password, next: 'a still longer password' },
      headers,
    })
    headers.cookie = changed.headers.getSetCookie()[0]!.split(';', 1)[0]!
    await fetch(`${url}/de/welcome?email=${person.email}`)
    await fetch(`${url}/de/welcome`, {
      method: 'POST',
      body: new URLSearchParams({ form: 'full', name: person.name, phonePrefix: '+49', phoneNumber: '15112345678' }),
    })

    // Bugs are logged with their error, which in PostgreSQL includes values.
    await database.pool.query('alter table contact_requests add constraint never check (name is null) not valid')
    const failures = [
      (
        await call(url, 'sendContact', {
          body: { ...person, email: 'x.quetzal@example.net', phone: '+49 15112345679' },
        })
      ).status,
      (await call(url, 'changeLead', { params, body: { notes: person.message, name: person.name }, headers })).status,
    ]
    await database.pool.query('alter table lead_interactions rename content to contents')
    const note = { leadId: params.id, content: person.message }
    failures.push((await call(url, 'addInteraction', { body: note, headers })).status)
    expect(failures).toEqual([500, 500, 500])

    const everything = log.join('')
    expect(log.filter((line) => JSON.parse(line).msg === 'request failed')).toHaveLength(3)
    expect(log.filter((line) => JSON.parse(line).msg === 'request').length).toBeGreaterThan(10)
    for (const secret of [...secrets, token, '127.0.0.1'])
      expect([secret, everything.includes(secret)]).toEqual([secret, false])
  })

  it('locates a failure by its code, place and request', async () => {
    const { url, log, database, headers } = await ownSignedIn()
    await database.pool.query('drop table lead_totals cascade')
    const { body } = await call(url, 'readBoard', { query: {}, headers })
    const failure = log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
    expect(failure).toMatchObject({ requestId: body.error.requestId, code: 'internal', err: { code: '42P01' } })
    expect(failure.err.stack).toContain('listing/board.ts')
    const request = log
      .map((line) => JSON.parse(line))
      .find(({ requestId, msg }) => msg === 'request' && requestId === body.error.requestId)
    expect(request).toMatchObject({ method: 'GET', route: '/api/board', status: 500, milliseconds: expect.any(Number) })
  })

  it('has the route pattern and never the requested URL, known or not', async () => {
    const { url, log, headers } = await ownSignedIn({ renderer: plainRenderer })
    const id = '01900000-0000-7000-8000-00000000beef'
    const asked = [
      ['/api/leads/:id', `/api/leads/${id}?note=${person.email}`, 'PATCH'],
      ['/*', '/xx/welcome', 'POST'],
      ['/de/welcome', `/de/welcome?email=${person.email}`, 'GET'],
      ['/api/*', `/api/unsubscribe/${person.email}`, 'GET'],
      ['/*', `/${person.email}`, 'GET'],
      ['/*', '/%0a%0d{"level":60,"msg":"forged"}', 'GET'],
      ['/*', `/unsubscribe/${person.email}?phone=15112345678`, 'POST'],
    ] as const
    for (const [, path, method] of asked) await raw(`${url}${path}`, { method, headers })
    const lines = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(lines.slice(-asked.length).map(({ route }) => route)).toEqual(asked.map(([route]) => route))
    expect(log.join('')).not.toMatch(/wilhelmina|15112345678|forged|beef/)
  })
})
