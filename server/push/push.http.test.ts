import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { wallMinute } from '#domain/basics/calendar-day.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { maxPushDevices, type QuietHours } from '#domain/staff/push.ts'
import { openPushService } from '#server/outside/push/service.ts'
import { makeVapidKey } from '#server/outside/push/vapid.ts'
import { purge } from '#server/privacy/purge.ts'
import { purgeSessions } from '#server/staff/sessions.ts'
import { takeSteps } from '#server/testing/automation.ts'
import {
  call,
  caughtUp,
  message,
  ownProduct,
  type Product,
  signIn,
  startProduct,
  startSignedIn,
} from '#server/testing/product.ts'
import { madeSubscription, startPushService } from '#server/testing/push-service.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { openPushLines } from './deliver.ts'
import { queuePushes } from './queue.ts'

const environment = { WEB_PUSH: 'loopback' }

/** A product whose owner has the only subscribed browser. */
async function startWithDevice(on?: Product) {
  const service = await startPushService()
  const product = on ?? (await startProduct({ environment }))
  await product.database.pool.query('delete from push_devices; delete from push_quiet_hours')
  const headers = await signIn(product.url)
  const add = async (as: Record<string, string>) => {
    const browser = service.addBrowser()
    const { body } = await call(product.url, 'addPushDevice', { body: browser.subscription, headers: as })
    await caughtUp(product)
    return { ...browser, id: body.id }
  }
  return { ...product, service, headers, add, browser: await add(headers) }
}

const read = async (url: string, headers: Record<string, string>) => (await call(url, 'readPush', { headers })).body
const devices = async ({ database }: Product) => (await database.pool.query('select * from push_devices')).rows
const queue = ({ database }: Product) => queuePushes(database.sql, Date.now())
/** A teammate of a role with a browser that gets pushes. */
async function addTeammate(product: Awaited<ReturnType<typeof startWithDevice>>, role: 'agent' | 'manager') {
  const teammate = await joinTeam(product, role)
  return { ...teammate, browser: await product.add(teammate.headers) }
}

/** Leads that nothing announces, so that only the test itself pushes them; those from `importedFrom` on are imported. */
const addQuietly = ({ database }: Product, count: number, assignedTo: string | null = null, importedFrom = count + 1) =>
  database.pool.query(
    `insert into contact_requests (id, name, email, phone, message, language, email_key, phone_key, assigned_to,
       imported_at, created_at, updated_at)
     select gen_random_uuid(), 'Lead ' || n, n || '@example.com', '+34 6' || n, 'Hello', 'de', n || '@example.com',
       '346' || n, $2, case when n >= $3::int then now() end, now(), now()
     from generate_series(1, $1::int) as n`,
    [count, assignedTo, importedFrom],
  )

/** A day from now on, in UTC. */
const isoDay = (later: number) => new Date(Date.now() + later * dayMs).toISOString().slice(0, 10)

describe('a new lead', () => {
  it("is on a teammate's phone at once, without name, message or contact details", async () => {
    const product = await startWithDevice()
    const { browser } = product
    const body = { ...message, ...somebody() }
    await sendLead(product, body)
    await expect.poll(() => browser.arrived.length).toBe(1)
    const [push] = browser.arrived
    expect(push).toMatchObject({ message: { kind: 'arrived', language: 'es' }, urgency: 'high', ttl: 900 })
    for (const secret of [body.name, 'Ana', body.email, body.phone.slice(4), 'funciona'])
      expect(push!.text).not.toContain(secret)
    expect(Object.keys(push!.message).toSorted()).toEqual(['dueAt', 'kind', 'language', 'leadId'])
  })

  it('that was suspected spam is pushed on release', async () => {
    const product = await startWithDevice()
    const { database, browser, url, headers } = product
    const person = somebody()
    await call(url, 'sendContact', { body: { ...message, ...person, name: 'www.spam.example' } })
    const { rows } = await database.pool.query<{ id: string }>(
      `update quarantined_messages set created_at = now() - interval '3 hours' where email_key = $1 returning id`,
      [person.email],
    )
    await call(url, 'releaseQuarantined', { params: { id: rows[0]!.id }, headers })
    await expect.poll(() => browser.arrived.map(({ message }) => message)).toMatchObject([{ kind: 'arrived' }])
    expect(await queue(product)).toBe(0)
  })

  it('is pushed once, and the same lead again when it is overdue', async () => {
    const product = await startWithDevice()
    const { database, browser } = product
    const id = await sendLead(product)
    await expect.poll(() => browser.arrived.length).toBe(1)
    expect(await queue(product)).toBe(0)
    await database.pool.query(`update contact_requests set created_at = now() - interval '6 minutes' where id = $1`, [
      id,
    ])
    await takeSteps(database)
    await expect.poll(() => browser.arrived.map(({ message }) => message.kind)).toEqual(['arrived', 'overdue'])
    await takeSteps(database)
    expect(await queue(product)).toBe(0)
  })

  it('goes to its assignee only; to all who may reply if it has none or a former one', async () => {
    const product = await startWithDevice()
    const { database, browser } = product
    const agent = await addTeammate(product, 'agent')
    const pushedTo = async (assignedTo: string | null) => {
      await addQuietly(product, 1, assignedTo)
      await queue(product)
      const { rows } = await database.pool.query('select device_id from push_messages')
      await database.pool.query('delete from push_messages')
      const names = { [browser.id]: 'owner', [agent.browser.id]: 'agent' }
      return rows.map(({ device_id }) => names[device_id]).toSorted()
    }
    for (const [owner, expected] of [
      [null, ['agent', 'owner']],
      [agent.username, ['agent']],
      ['owner', ['owner']],
      ['Somebody who left', ['agent', 'owner']],
    ] as const)
      expect([owner, await pushedTo(owner)]).toEqual([owner, expected])
  })

  it("is on a phone at once while another's push service does not answer", async () => {
    const product = await startWithDevice()
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => {
      silent.closeAllConnections()
      silent.close()
    })
    const { browser: other } = await addTeammate(product, 'agent')
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/silent`
    await product.database.pool.query('update push_devices set endpoint = $1 where id = $2', [endpoint, other.id])
    for (let leads = 1; leads <= 3; leads++) {
      await sendLead(product, somebody())
      await expect.poll(() => product.browser.arrived.length).toBe(leads)
    }
    expect(other.arrived).toEqual([])
  })

  it('among many is one push with their number, and an import is none', async () => {
    const product = await startWithDevice()
    const { database } = product
    await addQuietly(product, 80, null, 41)
    expect(await queue(product)).toBe(1)
    const { rows } = await database.pool.query('select message from push_messages')
    expect(rows).toEqual([{ message: { kind: 'arrived', count: 40 } }])
  })
})

it('a day off brings no pushes to whoever has it, and those of their leads to the others', async () => {
  const product = await startWithDevice(await ownProduct({ environment }))
  const { database, url, headers, browser } = product
  const agent = await addTeammate(product, 'agent')
  const pushed = async (assignedTo: string | null) => {
    await addQuietly(product, 1, assignedTo)
    await queue(product)
    const { rows } = await database.pool.query('delete from push_messages returning device_id')
    return rows.map(({ device_id }) => (device_id === browser.id ? 'owner' : 'agent')).toSorted()
  }
  const hours = (day: number) => ({ timeZone: 'UTC', shifts: [], daysOff: [isoDay(day)] })
  const take = (day: number) =>
    call(url, 'changeHours', { params: { id: agent.id }, body: { hours: hours(day), languages: [] }, headers })
  await take(1)
  expect([await pushed(agent.username), await pushed(null)]).toEqual([['agent'], ['agent', 'owner']])
  await take(0)
  expect([await pushed(agent.username), await pushed(null)]).toEqual([['owner'], ['owner']])
  await call(url, 'changeTeamHours', { body: { hours: hours(0) }, headers })
  expect(await pushed(null)).toEqual([])
})

describe('quiet hours', () => {
  it("delay pushes in the teammate's own time zone, until they end", async () => {
    const product = await startWithDevice()
    const { url, headers } = product
    const timeZone = 'Asia/Kathmandu'
    const minute = wallMinute(Date.now(), timeZone)
    const set = async (quietHours: QuietHours | null) => {
      const { status } = await call(url, 'changeQuietHours', { body: { quietHours }, headers })
      expect(status).toBe(204)
      expect((await read(url, headers)).quietHours).toEqual(quietHours)
    }
    const arrive = async () => {
      await addQuietly(product, 1)
      return queue(product)
    }
    await set({ from: (minute + 1438) % 1440, to: (minute + 5) % 1440, timeZone })
    expect(await arrive()).toBe(0)
    await set({ from: (minute + 60) % 1440, to: (minute + 120) % 1440, timeZone })
    expect(await arrive()).toBe(1)
    await set(null)
    expect(await arrive()).toBe(1)
  })

  it('accept only a valid time zone and minutes', async () => {
    const { url, headers } = await startWithDevice()
    for (const quietHours of [
      { from: 0, to: 60, timeZone: 'Europe/Atlantis' },
      { from: -1, to: 60, timeZone: 'UTC' },
      { from: 0, to: 1440, timeZone: 'UTC' },
    ])
      expect((await call(url, 'changeQuietHours', { body: { quietHours }, headers })).status).toBe(400)
  })
})

describe('pushes to a device end', () => {
  it('when its session is ended, until the same person logs in there again', async () => {
    const product = await startWithDevice()
    const { url, headers, browser } = product
    await call(url, 'logOut', { headers })
    expect(await devices(product)).toMatchObject([{ id: browser.id, paused_at: expect.any(Date) }])
    expect(await queue(product)).toBe(0)
    const again = await signIn(url)
    const renewed = await call(url, 'renewPushDevice', { body: browser.subscription, headers: again })
    expect(renewed.body).toMatchObject({ id: browser.id, paused: false })
  })

  it('not when its session expires unused, but on a later password change', async () => {
    const product = await startWithDevice(await ownProduct({ environment }))
    const { database } = product
    await database.pool.query(`update sessions set last_seen_at = now() - interval '5 hours'`)
    await purgeSessions(database.sql, 4 * 3_600_000)
    expect((await database.pool.query('select 1 from sessions')).rowCount).toBe(0)
    expect(await devices(product)).toMatchObject([{ session_id: null, paused_at: null }])
    await database.pool.query(`update users set password = 'another'`)
    expect(await devices(product)).toMatchObject([{ paused_at: expect.any(Date) }])
  })

  it('when its session had expired and its person ends their other sessions', async () => {
    const product = await startWithDevice(await ownProduct({ environment }))
    const { url, database } = product
    await database.pool.query(`update sessions set last_seen_at = now() - interval '5 hours'`)
    await purgeSessions(database.sql, 4 * 3_600_000)
    const headers = await signIn(url)
    expect(await devices(product)).toMatchObject([{ session_id: null, paused_at: null }])
    expect((await call(url, 'endOtherSessions', { headers })).status).toBe(204)
    expect(await devices(product)).toMatchObject([{ paused_at: expect.any(Date) }])
  })

  it('when its teammate is disabled, or their role may no longer reply', async () => {
    const product = await startWithDevice()
    const { url, headers } = product
    const agent = await addTeammate(product, 'agent')
    const manager = await addTeammate(product, 'manager')
    expect(await devices(product)).toHaveLength(3)
    await call(url, 'changePerson', { params: { id: agent.id }, body: { role: 'manager' }, headers })
    expect(await devices(product)).toHaveLength(3)
    await call(url, 'changePerson', { params: { id: agent.id }, body: { role: 'viewer' }, headers })
    await call(url, 'changePerson', { params: { id: manager.id }, body: { disabled: true }, headers })
    expect((await devices(product)).map(({ user_id }) => user_id)).not.toContain(agent.id)
    expect(await devices(product)).toHaveLength(1)
    expect((await call(url, 'readPush', { headers: agent.headers })).status).toBe(403)
  })

  it('when it is removed, and opening the app there does not restore it', async () => {
    const product = await startWithDevice()
    const { url, headers, browser } = product
    const agent = await addTeammate(product, 'agent')
    const params = { id: browser.id }
    expect((await call(url, 'removePushDevice', { params, headers: agent.headers })).status).toBe(404)
    expect((await call(url, 'removePushDevice', { params, headers })).status).toBe(204)
    expect((await call(url, 'renewPushDevice', { body: browser.subscription, headers })).status).toBe(404)
    expect((await read(url, headers)).devices).toEqual([])
  })

  it('when its push service reports it gone; a temporary failure is retried twice', async () => {
    const product = await startWithDevice()
    const { database, service, browser } = product
    const door = openPushService(makeVapidKey(), 'loopback')
    const tries = async (status: number) => {
      service.state.refusesWith = status
      service.state.tries = 0
      await database.pool.query(
        `insert into push_messages (id, device_id, message) values (gen_random_uuid(), $1, '{"kind":"arrived","count":9}')`,
        [browser.id],
      )
      for (const _ of [1, 2, 3, 4, 5]) {
        await openPushLines(database.sql, door).run()
        await database.pool.query(`update push_messages set due_at = now() - interval '1 second'`)
      }
      return service.state.tries
    }
    expect(await tries(503)).toBe(3)
    expect(await devices(product)).toHaveLength(1)
    expect(await devices(product)).toMatchObject([{ ended: null, refusals: 0 }])
    expect(await tries(410)).toBe(1)
    expect(await devices(product)).toMatchObject([{ ended: 'gone' }])
    expect((await read(product.url, product.headers)).devices).toMatchObject([{ id: browser.id, ended: 'gone' }])
  })

  it('30 days after the app was last opened there, counted in the nightly purge', async () => {
    const product = await startWithDevice()
    const { url, headers, database } = product
    await settleClock(database.pool)
    await database.pool.query(`update push_devices set seen_at = now() - interval '29 days'`)
    await purge(database)
    expect(await devices(product)).toHaveLength(1)
    await database.pool.query(`update push_devices set seen_at = now() - interval '31 days'`)
    await purge(database)
    expect(await devices(product)).toEqual([])
    const { data } = (await call(url, 'listPurges', { headers })).body
    expect(data[0]?.removed).toMatchObject({ pushDevices: 1 })
  })
})

describe('a device', () => {
  it('is listed for its own teammate, and the eleventh replaces the least recently used', async () => {
    const product = await startWithDevice()
    const { url, headers, add, browser } = product
    for (let count = 1; count <= maxPushDevices; count += 1) await add(headers)
    const { devices } = await read(url, headers)
    expect(devices).toHaveLength(maxPushDevices)
    expect(devices.map(({ id }) => id)).not.toContain(browser.id)
    const { headers: agent } = await joinTeam(product)
    expect((await read(url, agent)).devices).toEqual([])
  })

  it('taken over by another teammate gets only their pushes', async () => {
    const product = await startWithDevice()
    const { url, headers, browser } = product
    const { headers: agent } = await joinTeam(product)
    await call(url, 'addPushDevice', { body: browser.subscription, headers: agent })
    expect((await read(url, headers)).devices).toEqual([])
    expect((await read(url, agent)).devices).toHaveLength(1)
    expect((await call(url, 'renewPushDevice', { body: browser.subscription, headers })).status).toBe(404)
  })

  it('contains no internal address, and none is registered while pushes are off', async () => {
    const { url, headers } = await startSignedIn()
    const { keys } = madeSubscription()
    for (const endpoint of ['http://127.0.0.1:5432/', 'https://169.254.169.254/latest', 'https://localhost/x'])
      expect((await call(url, 'addPushDevice', { body: { endpoint, keys }, headers })).status).toBe(400)
    expect((await call(url, 'addPushDevice', { body: madeSubscription(), headers })).status).toBe(201)
    const off = await startProduct({ environment: { WEB_PUSH: 'off' } })
    const there = await signIn(off.url)
    expect((await read(off.url, there)).publicKey).toBeNull()
    expect((await call(off.url, 'addPushDevice', { body: madeSubscription(), headers: there })).status).toBe(400)
  })
})

it('the key of pushes is one for all servers and starts, and sealed', async () => {
  const first = await startProduct()
  const second = await ownProduct({ beside: first })
  const headers = await signIn(first.url)
  const { publicKey } = await read(first.url, headers)
  expect((await read(second.url, headers)).publicKey).toBe(publicKey)
  expect(Buffer.from(publicKey!, 'base64url')).toHaveLength(65)
  const { rows } = await first.database.pool.query('select public_key, sealed from push_keys')
  expect(rows).toEqual([{ public_key: publicKey, sealed: expect.any(Buffer) }])
})
