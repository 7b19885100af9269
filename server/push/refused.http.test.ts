import { describe, expect, it } from 'vitest'
import { pushRefusals } from '#domain/staff/push.ts'
import { openPushService } from '#server/outside/push/service.ts'
import { makeVapidKey } from '#server/outside/push/vapid.ts'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { startPushService } from '#server/testing/push-service.ts'
import { openPushLines } from './deliver.ts'
import { queuePushes } from './queue.ts'

const door = openPushService(makeVapidKey(), 'loopback')
const start = Date.parse('2026-11-23T08:00:00Z')
const hourMs = 3_600_000
const often = Array.from({ length: pushRefusals.most + 5 }, () => 0)

/** A product whose owner has the only subscribed browser. */
async function startWithDevice() {
  const service = await startPushService()
  const { url, database } = await startProduct({ environment: { WEB_PUSH: 'loopback' } })
  const { pool, sql } = database
  await pool.query('delete from push_devices')
  const headers = await signIn(url)
  const add = async () => {
    const { subscription } = service.addBrowser()
    const { body } = await call(url, 'addPushDevice', { body: subscription, headers })
    return { subscription, id: body.id }
  }
  const browser = await add()
  const listed = async () => (await call(url, 'readPush', { headers })).body.devices
  /** Tries once at each of these hours after the start; answers why the device gets no more, null while it does. */
  const push = async (status: number | null, hours: readonly number[]) => {
    service.state.refusesWith = status
    for (const hour of hours) {
      await pool.query('delete from push_messages')
      await pool.query(
        `insert into push_messages (id, device_id, message) values (gen_random_uuid(), $1, '{"kind":"arrived","count":9}')`,
        [browser.id],
      )
      await openPushLines(sql, door, { now: () => new Date(start + hour * hourMs) }).run()
    }
    return (await listed())[0]?.ended
  }
  const counted = async () => (await pool.query('select refusals, refused_since from push_devices')).rows
  return { url, sql, pool, service, headers, browser, add, listed, push, counted }
}

const none = [{ refusals: 0, refused_since: null }]

describe('a device whose push service refuses again and again', () => {
  it.each([400, 401, 403, 413])(
    'with %i gets no more, and is listed with the reason until enabled there again',
    async (status) => {
      const { url, sql, pool, service, headers, browser, add, listed, push } = await startWithDevice()
      service.state.tries = 0
      expect(await push(status, often)).toBe('refused')
      expect(service.state.tries).toBe(pushRefusals.most)
      expect((await pool.query('select from push_messages')).rowCount).toBe(0)
      await pool.query(
        `insert into contact_requests (id, name, email, phone, message, language, email_key, phone_key, created_at, updated_at)
       values (gen_random_uuid(), 'Lead', 'a@example.com', '+34 6', 'Hello', 'de', 'a@example.com', '346', now(), now())`,
      )
      expect(await queuePushes(sql, Date.now())).toBe(0)
      // Opening the app there is not enough.
      await call(url, 'renewPushDevice', { body: browser.subscription, headers })
      expect(await listed()).toMatchObject([{ id: browser.id, ended: 'refused' }])
      const { id } = await add()
      expect(await listed()).toMatchObject([{ id, ended: null }])
    },
  )

  it('gets no more after three days of refusals with few leads', async () => {
    const { push } = await startWithDevice()
    expect(await push(403, [0, 24, 71])).toBeNull()
    expect(await push(403, [72])).toBe('refused')
  })

  it('keeps its pushes if one succeeds in between', async () => {
    const { push, counted } = await startWithDevice()
    expect(await push(403, [0, 24, 48])).toBeNull()
    expect(await push(null, [60])).toBeNull()
    expect(await counted()).toEqual(none)
    expect(await push(403, [72, 96, 120])).toBeNull()
  })

  it('starts counting again when the same subscription is enabled again', async () => {
    const { url, headers, browser, push, listed, counted } = await startWithDevice()
    expect(await push(403, often)).toBe('refused')
    await call(url, 'addPushDevice', { body: browser.subscription, headers })
    expect(await listed()).toMatchObject([{ id: browser.id, ended: null }])
    expect(await counted()).toEqual(none)
  })
})

describe('a device whose push service fails temporarily', () => {
  it.each([408, 429, 500, 502, 503, 504])('with %i keeps its pushes, for days', async (status) => {
    const { push, counted } = await startWithDevice()
    expect(await push(status, [...often, 24, 48, 72, 240])).toBeNull()
    expect(await counted()).toEqual(none)
  })

  it('without an answer keeps its pushes, for days', async () => {
    const { push, counted, service, browser, pool } = await startWithDevice()
    // Nothing listens at this address.
    await pool.query(`update push_devices set endpoint = 'http://127.0.0.1:9/silent' where id = $1`, [browser.id])
    service.state.tries = 0
    expect(await push(null, [...often, 24, 48, 72, 240])).toBeNull()
    expect(service.state.tries).toBe(0)
    expect(await counted()).toEqual(none)
  })
})
