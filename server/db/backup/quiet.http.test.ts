import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { call, ownProduct, signIn } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { describeHeld } from './quiet.ts'
import { restore } from './restore.ts'
import { backupOf, emptyDatabase } from './testing.ts'

describe('a restored copy', () => {
  it('starts quiet: no key, webhook, rule, mail or push acts before a person enables it, and all are listed', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const made = await call(product.url, 'addApiKey', {
      body: { name: 'The shop', scopes: ['leads:read'], days: null },
      headers,
    })
    const asProgram = { authorization: `Bearer ${made.body.key}` }
    const { pool } = product.database
    await pool.query(`insert into webhooks (id, name, url, events, created_by)
      values (gen_random_uuid(), 'The list', 'https://hooks.example.com', '{lead.created}', 'owner')`)
    await pool.query(`insert into webhook_deliveries (id, webhook_id, event, due_at)
      select gen_random_uuid(), id, 'lead.created', now() + interval '1 hour' from webhooks`)
    await pool.query(`insert into mails (id, template, language, recipient, entity, entity_id, "values")
      values (gen_random_uuid(), 'contact_receipt', 'en', 'ana@example.com', 'lead', 'none', '{"receivedAt":"2026-11-01T10:00:00Z"}')`)
    await pool.query(`insert into push_devices (id, user_id, endpoint, p256dh, auth, device)
      select gen_random_uuid(), id, 'https://push.example/none', 'none', 'none', '' from users`)
    await pool.query(`insert into channel_settings (channel, values)
      values ('email', '{"mailbox": "desk@example.com", "replyForm": "plus", "imap": {"host": "imap.example.com"}}')`)
    await pool.query(`insert into channel_settings (channel, values)
      values ('smtp', '{"host": "smtp.example.com", "from": "desk@example.com"}')`)
    await pool.query(`insert into channel_secrets (id, channel, name, key_version, sealed)
      values (gen_random_uuid(), 'telegram', 'token', 'none', '')`)
    await pool.query(`insert into mail_fetches (channel, problem, failing_since) values ('telegram', 'token', now())`)
    await pool.query(`with written as (insert into messages (id, channel, direction, author, person_key, text, state)
        values (gen_random_uuid(), 'telegram', 'out', 'us', 'none', 'Dear Ana', 'queued') returning id)
      insert into channel_sends (message_id, channel, due_at) select id, 'telegram', now() + interval '1 hour' from written`)
    const states = async (from: pg.Pool) =>
      (
        await from.query(`select (select count(*)::int from api_keys where revoked_at is null) as keys,
          (select count(*)::int from webhooks where is_on) as webhooks,
          (select count(*)::int from automation_rules where is_on) as rules,
          (select count(*)::int from mails where status = 'queued') as mails,
          (select count(*)::int from webhook_deliveries where status = 'waiting') as deliveries,
          (select count(*)::int from push_devices where paused_at is null) as devices,
          (select count(*)::int from channel_settings where channel = 'smtp') as "mailServers",
          (select count(*)::int from channel_settings where values -> 'imap' <> 'null') as mailboxes,
          (select count(*)::int from channel_secrets where name = 'token') as messengers,
          (select count(*)::int from mail_fetches where problem is not null) as "endedLogins",
          (select count(*)::int from messages where state = 'queued') as chats`)
      ).rows[0]
    const before = await states(pool)
    expect(before).toMatchObject({
      keys: 1,
      webhooks: 1,
      mails: 1,
      deliveries: 1,
      devices: 1,
      mailServers: 1,
      mailboxes: 1,
      messengers: 1,
      endedLogins: 1,
      chats: 1,
    })
    expect(before.rules).toBeGreaterThan(0)
    const file = await backupOf(product)

    const target = await emptyDatabase()
    const { held } = await restore(target.connection, file, { repeatableSql })
    expect(held).toMatchObject({
      keys: ['The shop'],
      webhooks: ['The list'],
      mails: 1,
      deliveries: 1,
      devices: 1,
      mailServers: 1,
      mailboxes: 1,
      messengers: 1,
      chats: 1,
    })
    expect(held.rules).toHaveLength(before.rules)
    const words = describeHeld(held).join('\n')
    for (const name of ['The shop', 'The list', ...held.rules]) expect(words).toContain(name)
    const nothing = {
      keys: 0,
      webhooks: 0,
      rules: 0,
      mails: 0,
      deliveries: 0,
      devices: 0,
      mailServers: 0,
      mailboxes: 0,
      messengers: 0,
      endedLogins: 0,
      chats: 0,
    }
    expect(await states(target.database.pool)).toEqual(nothing)
    const { rows: chats } = await target.database.pool.query(
      'select state, problem, ended_at is not null as "canBeSentAgain" from messages join channel_sends on message_id = id',
    )
    expect(chats).toEqual([{ state: 'failed', problem: 'restored', canBeSentAgain: true }])
    const copy = await ownProduct({ beside: target })
    const read = (url: string) => call(url, 'listLeads', { query: {}, headers: asProgram })
    expect([(await read(copy.url)).status, (await read(product.url)).status]).toEqual([401, 200])
    // Also after it has started; the original continues.
    expect(await states(target.database.pool)).toEqual(nothing)
    expect(await states(pool)).toEqual(before)
  })

  it('is shown anew in tabs that know the original: no version or position of its later days comes again', async () => {
    const product = await ownProduct()
    const read = async (pool: pg.Pool) =>
      (
        await pool.query<{ version: number; place: number }>(`select
          (select sum(changes) from change_counters where topic = 'leads')::float8 as version,
          pg_sequence_last_value(pg_get_serial_sequence('events', 'id')::regclass)::float8 as place`)
      ).rows[0]!
    await sendLead(product)
    const file = await backupOf(product)
    await sendLead(product)
    const original = await read(product.database.pool)
    const target = await emptyDatabase()
    await restore(target.connection, file, { repeatableSql })
    const copy = await read(target.database.pool)
    expect(copy.version).toBeGreaterThan(original.version)
    expect(copy.place).toBeGreaterThan(original.place)
  })
})
