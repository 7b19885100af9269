import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/id.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { call, freshDatabase, ownProduct, startProduct } from '#server/testing/product.ts'
import { givePassword, setUpTotp, totpCode } from '#server/testing/second-factor.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
import { openMailServer } from '#server/testing/smtp-server.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { correctFutureTimestamps } from './future-timestamps.ts'

const ahead = `now() + interval '45 days'`

describe('a timestamp stored while the clock was 45 days ahead', () => {
  it('delays no mail: the next start sends it', async () => {
    const mailServer = await openMailServer()
    const product = await ownProduct()
    const { email, phone } = somebody()
    await sendLead(product, { email, phone })
    const { pool } = product.database
    await pool.query(`update mails set status = 'queued', due_at = ${ahead} where recipient = $1`, [email])
    const environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'team@example.com' }
    const next = await ownProduct({ beside: product, environment })
    const status = async () =>
      (await pool.query('select status from mails where recipient = $1', [email])).rows[0].status
    await expect.poll(status).toBe('sent')
    expect(next.log.join('')).toContain('a clock was ahead: timestamps corrected')
    await mailServer.close()
  })

  it('is corrected as if it had been stored now, and correct ones are unchanged', async () => {
    const product = await startProduct()
    const { pool } = product.database
    const { id, headers } = await joinTeam(product)
    const leadId = await sendLead(product)
    const other = await sendLead(product)
    await pool.query(`update sessions set expires_at = ${ahead}, last_seen_at = ${ahead} where user_id = $1`, [id])
    await pool.query(`update users set one_time_until = ${ahead} where id = $1`, [id])
    await pool.query(`insert into mail_fetches (channel, held_until, holder) values ('email', ${ahead}, $1)`, [newId()])
    await pool.query(`update contact_requests set created_at = ${ahead} where id = $1`, [leadId])
    await settleClock(pool)
    const read = (at: string) => pool.query(`insert into clock_readings (read_at) select ${at}`)
    // Nothing ends by a clock that may be behind, or was ahead a moment ago.
    await read(`now() + interval '1 day'`)
    expect(await correctFutureTimestamps(pool)).toEqual({ 'sessions.last_seen_at': 1, 'mail_fetches.held_until': 1 })
    await settleClock(pool)
    await read(`now() - interval '6 years'`)
    expect(await correctFutureTimestamps(pool)).toEqual({})
    await settleClock(pool)
    const before = (await pool.query('select clock_since, version from contact_requests where id = $1', [other])).rows
    expect(await correctFutureTimestamps(pool)).toEqual({
      'sessions.expires_at': 1,
      'users.one_time_until': 1,
      'contact_requests.clock_since': 1,
    })
    const { rows } = await pool.query(
      `select s.expires_at < now() + interval '13 hours' and s.last_seen_at <= now() as session,
         u.one_time_until < now() + interval '73 hours' as password,
         (select held_until < now() + interval '2 hours' from mail_fetches where channel = 'email') as hold,
         (select column_at < now() + interval '2 days' from contact_requests where id = $2) as lead
       from sessions s join users u on u.id = s.user_id where u.id = $1`,
      [id, leadId],
    )
    expect(rows).toEqual([{ session: true, password: true, hold: true, lead: true }])
    expect((await pool.query('select clock_since, version from contact_requests where id = $1', [other])).rows).toEqual(
      before,
    )
    expect((await call(product.url, 'readSession', { headers })).status).toBe(200)
    expect(await correctFutureTimestamps(pool)).toEqual({})
  })

  it('silences no rule, notice or mail, outlasts no withdrawal, and leaves a sequence its wait', async () => {
    const product = await startProduct()
    const { pool } = product.database
    const consent = { emailOffers: true, phoneOffers: false, wordingVersion: '2026-11' } as const
    const lead = `'${await sendLead(product, { consent })}'`
    const person = `'${(await joinTeam(product)).id}'`
    const [rule, run] = [`'${newId()}'`, `'${newId()}'`]
    const read = (text: string) => pool.query(text).then(({ rows }) => rows)
    for (const text of [
      `update users set alerts_seen_at = ${ahead} where id = ${person}`,
      `update consents set given_at = ${ahead} where lead_id = ${lead}`,
      `update lead_addresses set confirmed_at = ${ahead}, confirmation_asked_at = ${ahead} where lead_id = ${lead}`,
      `update mails set created_at = ${ahead} where entity_id = ${lead}`,
      `insert into automation_rules (id, rule, is_on, on_since) values (${rule}, '{}', false, ${ahead})`,
      `insert into automation_runs (id, rule_id, version, lead_id, event_id, outcome)
        values (${run}, ${rule}, 1, ${lead}, ${rule}, 'waiting')`,
      `insert into automation_receipts (run_id, step, lead_id, rule_id, action, effect, at, due_at)
        values (${run}, 0, ${lead}, ${rule}, 'wait', 'done', ${ahead}, ${ahead} + interval '3 days')`,
      `insert into idempotency_keys (scope, key, request_hash, answer, created_at)
        values ('contact', 'same x', 'x', '{}', ${ahead})`,
      `insert into lead_presence (lead_id, user_id, doing, seen_at) values (${lead}, ${person}, 'viewing', ${ahead})`,
      `insert into mail_fetches (channel, problem, failing_since) values ('email', 'login', ${ahead})
        on conflict (channel) do update set failing_since = excluded.failing_since`,
    ])
      await read(text)
    const stillAhead = async () =>
      (
        await read(`select table_name as name from (
          select 'users' as table_name, alerts_seen_at as at from users
          union all select 'consents', given_at from consents
          union all select 'lead_addresses', greatest(confirmed_at, confirmation_asked_at) from lead_addresses
          union all select 'mails', created_at from mails
          union all select 'rules', on_since from automation_rules
          union all select 'receipts', due_at - interval '3 days' from automation_receipts
          union all select 'keys', created_at from idempotency_keys
          union all select 'presence', seen_at from lead_presence
          union all select 'mail_fetches', failing_since from mail_fetches
        ) as moments where at > now() group by 1 order by 1`)
      ).map(({ name }) => name)
    expect(await stillAhead()).toHaveLength(9)
    await correctFutureTimestamps(pool)
    expect(await stillAhead()).toEqual([])
  })

  it('causes no refusal of an authenticator code once the clock is right', async () => {
    const product = await startProduct()
    const person = await joinTeam(product)
    const { secret } = await setUpTotp(product, person.headers)
    const step = Math.floor(Date.now() / 30_000)
    const lastStep = (value: number) =>
      product.database.pool.query('update totp_secrets set last_step = $2 where user_id = $1', [person.id, value])
    const logIn = async () => {
      const { headers } = await givePassword(product, person)
      return (await call(product.url, 'showSecondFactor', { body: { code: await totpCode(secret) }, headers })).status
    }
    await lastStep(step + (45 * 86_400) / 30)
    expect(await logIn()).toBe(200)
    // The control: the code that was just used is used up.
    expect(await logIn()).toBe(400)
  })

  it('prevents no job from running', async () => {
    const { database } = await freshDatabase()
    const job = { name: 'every-minute', cron: '* * * * *', run: async () => undefined }
    const options = {
      pool: database.pool,
      listener: { on: () => {} },
      jobs: [job],
      log: { warn: () => {} } as never,
      delayMs: 0,
    }
    const first = startJobs(options)
    await first.wake(job.name)
    await first.stop()
    await database.pool.query(`update jobs.version set cron_on = ${ahead}`)
    await database.pool.query(`update jobs.queue set monitor_on = ${ahead}, maintain_on = ${ahead}`)
    expect(await correctFutureTimestamps(database.pool)).toMatchObject({ 'jobs.version.cron_on': 1 })
    const { rows } = await database.pool.query(
      'select cron_on <= now() as cron, (select bool_and(monitor_on <= now()) from jobs.queue) as queues from jobs.version',
    )
    expect(rows).toEqual([{ cron: true, queues: true }])
  })
})
