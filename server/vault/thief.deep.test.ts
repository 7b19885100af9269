import { join } from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { freshFolder, start } from '#server/db/embedded/testing.ts'
import { startServer } from '#server/server.ts'
import { readSettings } from '#server/settings.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, owner, setupMessage } from '#server/testing/product.ts'
import { cookieOf } from '#server/testing/second-factor.ts'
import { formsOf, tracer } from '#server/testing/traces.ts'

const passwords = ['Canary of gold 71', 'Канарейка-72-паролем', 'canary"73\\\'; select 1']
const planted = 'A canary in the clear 79'

/** The product with a database and a log of its own, which this test may stop and take apart. */
async function ownProduct() {
  const dataDir = await freshFolder()
  const log: string[] = []
  const logger = pino({ level: 'debug', base: null }, { write: (line) => void log.push(line) })
  const engine = await start(dataDir, logger)
  const settings = readSettings(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMIT_FACTOR: '1000',
      DRAIN_SECONDS: '0',
    },
    'no .env in tests',
  )
  const server = await startServer({ settings, connection: engine.connection, log: logger })
  onTestFinished(() => server.stop())
  const database = openDatabase(engine.connection, { max: 2 })
  onTestFinished(() => database.close().catch(() => {}))
  const stop = async () => {
    await database.close()
    await server.stop()
    await engine.stop()
  }
  return { dataDir, log, url: server.url, database, stop }
}

describe('the search for a secret', () => {
  it.each(passwords)('contain %s in no form and no part', (secret) => {
    for (const form of formsOf(secret)) {
      const trace = tracer([secret, 'something else'])
      trace.look('here', Buffer.concat([Buffer.from('before '), form, Buffer.from(' after')]))
      expect(trace.found()).toEqual({ [secret]: ['here'] })
    }
    const none = tracer([secret])
    none.look('here', secret.slice(1))
    expect(none.found()).toEqual({})
  })
})

it('a thief of the database, a dump, the logs or the mails finds no trading password and no authenticator secret, only unsealed data', async () => {
  const { dataDir, log, url, database, stop } = await ownProduct()
  const headers = cookieOf((await call(url, 'logIn', { body: owner })).headers)
  const stream = await followStream(`${url}/api/events`, headers)
  const { secret: totp } = (await call(url, 'startTotp', { headers })).body
  const trace = tracer([...passwords, totp, planted])

  const ids: string[] = []
  for (const mt5Password of passwords) {
    ids.push((await call(url, 'sendSetup', { body: { ...setupMessage, mt5Password } })).body.data.id)
  }
  const params = { id: ids[0]! }
  const shown = await call(url, 'revealPassword', { params, body: { reason: 'To be looked for' }, headers })
  expect(shown.body.password).toBe(passwords[0])
  await call(url, 'changeSetup', { params, body: { status: 'completed', notes: planted }, headers })
  await call(url, 'deleteSetup', { params: { id: ids[1]! }, headers })

  // Refusals and failures must not repeat their input.
  for (const body of [{ fullName: 'A' }, { unknown: true }, { phone: 'none' }]) {
    const refused = await fetch(`${url}/api/send-account-setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...setupMessage, mt5Password: passwords[2], ...body }),
    })
    expect(refused.status).toBe(400)
    trace.look('refusal', await refused.text())
  }
  await database.pool.query(
    `alter table subscription_setup_secrets add constraint refusing check (key_version = '') not valid`,
  )
  const failed = await call(url, 'sendSetup', {
    body: { ...setupMessage, mt5Password: passwords[2]!, mt5Username: '77777' },
  })
  expect(failed.status).toBe(500)
  trace.look('failure', JSON.stringify(failed.body))

  const reads = callNames.filter((name) => routeOf(name).method === 'GET' && !routeOf(name).stream)
  for (const name of reads) trace.look(name, (await probe(url, name, { headers })).text)
  expect(trace.found()).toEqual({ [planted]: ['listSetups'] })
  await trace.lookInTables(database.pool)
  await expect.poll(() => stream.events.length).toBeGreaterThan(5)
  trace.look('live events', JSON.stringify(stream.events))
  await stop()
  trace.look('log', log.join('\n'))
  await trace.lookInFolder(join(dataDir, 'postgres'))

  const { [planted]: clear, ...rest } = trace.found()
  expect(rest).toEqual({})
  // The control: a text that is not sealed lies in the table and in the write-ahead log.
  expect(clear).toContain('subscription_setups')
  expect(clear!.some((file) => /^[0-9A-F]{24}$/.test(file))).toBe(true)
  expect(log.length).toBeGreaterThan(20)
  expect(trace.bytes()).toBeGreaterThan(20_000_000)
})
