import { describe, expect, it } from 'vitest'
import type { SetupPatch } from '#contract/setups.ts'
import { setupStatuses } from '#domain/setups/setups.ts'
import { call, setupMessage, signIn, startProduct } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

async function withSetup() {
  const product = await startProduct()
  const headers = await signIn(product.url)
  const person = somebody()
  const id = await sendSetup(product.url, person)
  const change = (body: SetupPatch) => call(product.url, 'changeSetup', { params: { id }, body, headers })
  const read = () => call(product.url, 'readSetup', { params: { id }, headers })
  const audited = async () => {
    const { rows } = await product.database.pool.query(
      `select action, username, detail from audit_log where entity = 'setup' and entity_id = $1 order by id`,
      [id],
    )
    return rows
  }
  const secrets = async () =>
    (await product.database.pool.query('select from subscription_setup_secrets where setup_id = $1', [id])).rowCount
  return { ...product, headers, person, id, change, read, audited, secrets }
}

describe('a status', () => {
  it("sets the processing time on completed, by the server's clock, and clears it on any other", async () => {
    const { change } = await withSetup()
    const start = Date.now()
    for (const status of setupStatuses) {
      const { body } = await change({ status: 'completed', processedAt: '2020-01-01T00:00:00Z' })
      expect(Date.parse(body.processedAt!)).toBeGreaterThanOrEqual(start)
      const next = await change({ status, processedAt: '2020-01-01T00:00:00Z' })
      expect([status, next.body.status, next.body.processedAt === null]).toEqual([
        status,
        status,
        status !== 'completed',
      ])
    }
  })

  it('keeps the processing time while a completed setup is edited', async () => {
    const { change } = await withSetup()
    const { processedAt } = (await change({ status: 'completed' })).body
    expect((await change({ status: 'completed', notes: 'Done by phone' })).body.processedAt).toBe(processedAt)
  })

  it.each(['completed', 'failed'] as const)('%s purges the password, and nothing brings it back', async (status) => {
    const { change, secrets } = await withSetup()
    expect([(await change({ status: 'processing' })).body.passwordKeptUntil, await secrets()]).toEqual([
      expect.any(String),
      1,
    ])
    expect((await change({ status })).body.passwordKeptUntil).toBeNull()
    expect((await change({ status: 'pending' })).body.passwordKeptUntil).toBeNull()
    expect(await secrets()).toBe(0)
  })

  it('completed notifies the customer in their language, once', async () => {
    const { change, database, id } = await withSetup()
    for (const status of ['completed', 'pending', 'completed', 'failed'] as const) await change({ status })
    const { rows } = await database.pool.query(
      `select language from mails where template = 'setup_completed' and entity_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ language: 'es' }])
  })
})

describe('a change', () => {
  it('is audited with author and field names, never with values', async () => {
    const { change, audited } = await withSetup()
    await change({ status: 'processing', assignedTo: 'owner', notes: 'calls himself Pepe' })
    await change({ notes: 'calls himself Pepe', assignedTo: '' })
    const entries = await audited()
    expect(entries).toEqual([
      {
        action: 'setup.moved',
        username: 'owner',
        detail: { from: 'pending', to: 'processing', fields: ['status', 'assignedTo', 'notes', 'processedAt'] },
      },
      { action: 'setup.edited', username: 'owner', detail: { fields: ['assignedTo'] } },
    ])
  })

  it('that changes nothing has no effect', async () => {
    const { change, read, audited } = await withSetup()
    const before = (await read()).body.version
    expect((await change({ status: 'pending', notes: '' })).body.version).toBe(before)
    expect(await audited()).toEqual([])
  })

  it('based on an older version is a conflict with the current setup', async () => {
    const { change, read } = await withSetup()
    const { version } = (await read()).body
    expect((await change({ status: 'processing', version })).status).toBe(200)
    const { status, body } = await change({ status: 'failed', version })
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect(body.error.current).toMatchObject({ status: 'processing', version: version + 1 })
    expect((await read()).body.passwordKeptUntil).not.toBeNull()
  })

  it("sends seen values: a teammate's other changes stay, the same field is a conflict", async () => {
    const { change, read } = await withSetup()
    await change({ notes: 'Theirs', assignedTo: 'owner' })
    const beside = await change({ status: 'processing', seen: { status: 'pending' } })
    expect([beside.status, beside.body.notes]).toEqual([200, 'Theirs'])
    const { status, body } = await change({ notes: 'Mine', seen: { notes: null } })
    expect([status, body.error.code, body.error.by]).toEqual([409, 'conflict', 'owner'])
    expect(body.error.current).toMatchObject({ notes: 'Theirs', status: 'processing' })
    expect((await change({ notes: 'Mine', seen: { notes: 'Theirs' } })).status).toBe(200)
    expect((await read()).body).toMatchObject({ notes: 'Mine', assignedTo: 'owner' })
  })

  it.each([
    ['the password', { mt5Password: 'another one' }],
    ['the name', { fullName: 'Somebody' }],
    ['whether the mail went out', { emailSent: true }],
    ['an unknown status', { status: 'done' }],
  ])('of %s is refused', async (_what, body) => {
    const { change, read } = await withSetup()
    const before = (await read()).body
    expect((await change(body as never)).status).toBe(400)
    expect((await read()).body).toEqual(before)
  })
})

it('deleting a setup deletes its password as well, permanently, and is in the audit log', async () => {
  const { url, headers, id, audited, read, secrets } = await withSetup()
  const gone = await call(url, 'deleteSetup', { params: { id }, headers })
  expect(gone.status).toBe(204)
  expect(await secrets()).toBe(0)
  expect(await audited()).toMatchObject([{ action: 'setup.deleted', username: 'owner' }])
  expect((await read()).status).toBe(404)
  expect((await call(url, 'deleteSetup', { params: { id }, headers })).status).toBe(404)
})

it('the leads of the same person are shown with a setup: by email, and by phone with the name, each once, without those in the bin', async () => {
  const product = await withSetup()
  const { url, headers, person, read } = product
  expect((await read()).body.leads).toEqual([])
  await sendLead(product, { name: 'By both', ...person, email: person.email.toUpperCase() })
  await sendLead(product, { name: 'Same phone', phone: person.phone })
  const byPhone = setupMessage.fullName.toUpperCase()
  const params = { id: await sendLead(product, { name: byPhone, phone: person.phone }) }
  const named = async () => (await read()).body.leads.map(({ name, status }) => `${name}: ${status}`)
  expect(await named()).toEqual([`${byPhone}: new`, 'By both: new'])
  await call(url, 'deleteLead', { params, headers })
  expect(await named()).toEqual(['By both: new'])
})
