import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { followStream } from '#server/testing/event-stream.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

const webhook = {
  name: 'Shop',
  url: 'https://hooks.example.com/leads',
  events: ['lead.created' as const],
  withContact: true,
  isOn: true,
}

/** An owner with all that can act in their name, and another who can disable them. */
async function withConnections() {
  const product = await startSignedIn({ environment: { WEBHOOKS: 'on' } })
  const { url, headers } = product
  const maker = await joinTeam(product, 'owner')
  const made = { url, headers: maker.headers }
  const { key, apiKey } = (
    await call(url, 'addApiKey', {
      ...made,
      body: { name: `Shop ${randomUUID()}`, scopes: ['leads:read', 'events:read'], days: null },
    })
  ).body
  const hook = (await call(url, 'addWebhook', { ...made, body: webhook })).body.webhook
  await call(url, 'invite', { ...made, body: { role: 'agent', language: 'en' } })
  const keyHeaders = { authorization: `Bearer ${key}` }
  const params = { id: maker.id }
  return {
    product,
    url,
    headers,
    maker,
    apiKey,
    hook,
    change: (body: object) => call(url, 'changePerson', { params, body, headers }),
    held: async () => (await call(url, 'readHeldAccess', { params, headers })).body,
    readsWithKey: async () => (await call(url, 'listLeads', { query: {}, headers: keyHeaders })).status,
    follow: () => followStream(`${url}/api/events`, keyHeaders),
    sends: async () => (await call(url, 'listWebhooks', { headers })).body.data.find(({ id }) => id === hook.id),
  }
}

describe('access held by a teammate', () => {
  it.each([
    ['is disabled', { disabled: true }],
    ['loses the role that may make it', { role: 'manager' }],
  ])('is listed, and ends at once when its person %s', async (_how, body) => {
    const { product, maker, change, held, readsWithKey, follow, sends, apiKey, hook } = await withConnections()
    const stream = await follow()
    const own = (row: { id: string; name: string }) => ({ id: row.id, name: row.name })
    expect(await held()).toMatchObject({
      keys: [own(apiKey)],
      webhooks: [own(hook)],
      sessions: 1,
      devices: 0,
      invitations: 1,
    })
    expect([await readsWithKey(), (await sends())?.isOn]).toEqual([200, true])
    expect((await change(body)).status).toBe(200)
    expect(await readsWithKey()).toBe(401)
    expect((await sends())?.isOn).toBe(false)
    await expect.poll(() => stream.isOver()).toBe(true)
    expect(await held()).toMatchObject({ keys: [], webhooks: [], invitations: 0 })
    const { rows } = await product.database.pool.query(
      `select detail from audit_log where entity_id = $1 order by id desc limit 1`,
      [maker.id],
    )
    expect(rows[0].detail).toMatchObject({ keys: 1, webhooks: 1, handedOver: false })
    // Enabling the account brings none of it back.
    await change({ disabled: false, role: 'owner' })
    expect([await readsWithKey(), (await sends())?.isOn]).toEqual([401, false])
  })

  it("continues in the successor's name", async () => {
    const { change, readsWithKey, sends, held } = await withConnections()
    await change({ disabled: true, takesOver: true })
    expect(await readsWithKey()).toBe(200)
    expect(await sends()).toMatchObject({ isOn: true, createdBy: 'owner' })
    expect(await held()).toMatchObject({ keys: [], webhooks: [] })
  })

  it('is also said of their own mailbox, by which the team’s email goes', async () => {
    const { product, maker, held } = await withConnections()
    const { pool } = product.database
    await pool.query('update users set email = $1 where id = $2', ['Nora@example.org', maker.id])
    expect((await held()).mailbox).toBe(null)
    const signedIn = (account: string) =>
      pool.query(
        `insert into channel_settings (channel, values) values ('mail-sign-in', $1)
         on conflict (channel) do update set values = excluded.values`,
        [JSON.stringify({ provider: 'google', tenant: null, clientId: 'x', account, problem: null, grant: 'x' })],
      )
    await signedIn('sales@example.org')
    expect((await held()).mailbox).toBe(null)
    await signedIn('nora@example.org')
    expect((await held()).mailbox).toBe('nora@example.org')
    await pool.query(`delete from channel_settings where channel = 'mail-sign-in'`)
  })

  it('is also said of secrets of channels that they were shown, until these are replaced', async () => {
    const { url, headers, maker, held } = await withConnections()
    const renewed = async (by: Record<string, string>) => {
      expect((await call(url, 'renewInboundSecret', { headers: by })).status).toBe(200)
      return (await held()).secrets
    }
    expect((await held()).secrets).toEqual([])
    expect(await renewed(maker.headers)).toEqual(['email'])
    expect(await renewed(headers)).toEqual([])
  })

  it.each([
    ['is disabled', { disabled: true }],
    ['loses the role in which they were started', { role: 'viewer' as const }],
  ])('ends jobs of a person who %s, at once; those of others go on', async (_how, body) => {
    const product = await startSignedIn({ environment: { WEBHOOKS: 'on' } })
    const { url, database, headers } = product
    const start = async () => {
      const { id } = await joinTeam(product, 'manager')
      const jobs = [randomUUID(), randomUUID()]
      await database.pool.query(
        `insert into lead_bulks (id, user_id, change, filters, status, total)
         values ($1, $2, '{"priority": "high"}', '{}', 'waiting', 0)`,
        [jobs[0], id],
      )
      await database.pool.query(
        `insert into imports (id, file_name, state, created_by, acted_by)
         values ($1, 'leads.csv', 'running', 'manager', $2)`,
        [jobs[1], id],
      )
      const states = async () => {
        const { rows } = await database.pool.query(
          `select status from lead_bulks where id = any($1) union all select state from imports where id = any($1)`,
          [jobs],
        )
        return rows.map(({ status }) => status)
      }
      return { id, states }
    }
    const [{ id, states }, other] = [await start(), await start()]
    const params = { id }
    expect((await call(url, 'readHeldAccess', { params, headers })).body.jobs).toBe(2)
    expect((await call(url, 'changePerson', { params, body, headers })).status).toBe(200)
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    expect((await call(url, 'readHeldAccess', { params, headers })).body.jobs).toBe(0)
    expect(await other.states()).toEqual(['waiting', 'running'])
  })

  it('ends mails that wait for them, with the account, the role that they are for, or the address', async () => {
    const product = await startSignedIn({ environment: { WEBHOOKS: 'on' } })
    const { url, database, headers } = product
    const add = async () => {
      const { id } = await joinTeam(product, 'agent')
      const email = `${id}@example.com`
      await database.pool.query('update users set email = $2 where id = $1', [id, email])
      for (const template of ['task_reminder', 'setup_for_staff', 'digest', 'invitation'])
        await database.pool.query(
          `insert into mails (id, template, language, recipient, entity, entity_id, status, due_at)
           values (gen_random_uuid(), $2, 'en', $1, 'user', $3, 'queued', now() + interval '8 hours')`,
          [email, template, id],
        )
      const waiting = async () =>
        (
          await database.pool.query(
            `select template from mails where recipient = $1 and status = 'queued' order by template`,
            [email],
          )
        ).rows.map(({ template }) => template)
      return { params: { id }, waiting }
    }
    const [gone, demoted, moved, other] = [await add(), await add(), await add(), await add()]
    const change = ({ params }: { params: { id: string } }, body: object) =>
      call(url, 'changePerson', { params, body, headers })
    await change(gone, { disabled: true })
    await change(demoted, { role: 'viewer' })
    await change(moved, { email: 'elsewhere@example.com' })
    expect(await gone.waiting()).toEqual(['invitation'])
    expect(await demoted.waiting()).toEqual(['digest', 'invitation'])
    expect(await moved.waiting()).toEqual(['invitation'])
    expect(await other.waiting()).toEqual(['digest', 'invitation', 'setup_for_staff', 'task_reminder'])
  })

  it('does not work if only its row was restored, as from a backup', async () => {
    const { product, change, readsWithKey, apiKey } = await withConnections()
    await change({ disabled: true })
    await product.database.pool.query('update api_keys set revoked_at = null where id = $1', [apiKey.id])
    expect(await readsWithKey()).toBe(401)
  })

  it('is in these tables only: a new one that names a person needs a decision here', async () => {
    const { product } = await withConnections()
    const { rows } = await product.database.pool.query<{ name: string }>(`
      select format('%s.%s', c.table_name, c.column_name) as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
        and c.column_name ~ '(user|owner|invited_by|created_by|deleted_by|updated_by|done_by|made_by|acted_by)'
      order by 1`)
    const names = rows.map(({ name }) => name)
    /** Acts for the person, and ends with them. */
    const ends = [
      'api_keys.created_by_id',
      'imports.acted_by',
      'invitations.invited_by',
      'lead_bulks.user_id',
      'passkeys.user_id',
      'push_devices.user_id',
      'push_quiet_hours.user_id',
      'recovery_codes.user_id',
      'sessions.user_id',
      'totp_secrets.user_id',
      'webhooks.created_by_id',
    ]
    /** Records the person's past actions. */
    const history = ['access_refusals.user_id', 'audit_log.user_id', 'invitations.user_id', 'settings.updated_by']
    /** Things they made for themselves or the team, which do nothing alone. */
    const work = [
      'board_visits.user_id',
      'claim_history.user_id',
      'contact_requests.deleted_by',
      'lead_notices.user_id',
      'lead_presence.user_id',
      'lead_views.owner_id',
      'reply_templates.updated_by',
      'snippets.owner_id',
      'working_hours.user_id',
    ]
    expect(names).toEqual([...ends, ...history, ...work].toSorted())
  })
})
