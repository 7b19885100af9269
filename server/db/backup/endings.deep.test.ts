import { mkdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { eraseAgain } from '#server/privacy/erase-again.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { call, caughtUp, dataDirOf, message, ownProduct, ownSignedIn } from '#server/testing/product.ts'
import { givePassword, setUpPasskey, setUpTotp } from '#server/testing/second-factor.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { tablesWith } from '#server/testing/tables.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { openVault } from '#server/vault/vault.ts'
import { applyEndings, describeReapplied, readEndings } from './endings.ts'
import { ended } from './endings-sql.ts'
import { restore } from './restore.ts'
import { backupOf, emptyDatabase } from './testing.ts'

const secretsKey = Buffer.alloc(32, 'key of the tests').toString('base64')

/** A product with many endings since its backup, and their expected results. */
async function productWithEndings() {
  const product = await ownSignedIn()
  const { url, database, headers } = product
  const leaver = await addTeammate(product, 'manager')
  const changer = await addTeammate(product, 'agent')
  const erased = { ...somebody(), name: 'Zyx Canaryperson' }
  const withdrawn = somebody()
  const deleted = await sendLead(product)
  const kept = await sendLead(product)
  const consent = { emailOffers: true, wordingVersion: '2026-11' } as const
  await call(url, 'sendContact', { body: { ...message, ...erased } })
  await call(url, 'sendContact', { body: { ...message, ...withdrawn, consent } })
  // Suspected spam: no lead refers to it.
  await call(url, 'sendContact', { body: { ...message, ...somebody(), email: erased.email, name: 'www.spam.example' } })
  const setup = await sendSetup(url, { fullName: 'To be deleted' })
  await call(url, 'renewInboundSecret', { headers })
  const leaked = (await database.pool.query<{ id: string }>('select id from channel_secrets')).rows[0]!.id
  const file = await backupOf(product)

  await call(url, 'changePerson', { params: { id: leaver.id }, body: { disabled: true }, headers })
  const password = (await database.pool.query('select password from users where username = $1', ['owner'])).rows[0]
  await database.pool.query('update users set password = $2 where id = $1', [changer.id, password.password])
  await call(url, 'erasePerson', { body: { email: erased.email, confirmation: erased.email }, headers })
  const { id: withdrawnLead } = (await call(url, 'listLeads', { query: { q: withdrawn.email }, headers })).body.data[0]!
  const consents = (await call(url, 'listConsents', { params: { id: withdrawnLead }, headers })).body.data
  const offers = consents.find(({ purpose }) => purpose === 'email_offers')!
  await call(url, 'withdrawConsent', { params: { id: offers.id }, headers })
  await call(url, 'deleteLead', { params: { id: deleted }, headers })
  await call(url, 'purgeLead', { params: { id: deleted }, headers })
  await call(url, 'deleteSetup', { params: { id: setup }, headers })
  await call(url, 'renewInboundSecret', { headers })
  await caughtUp(product)
  return {
    product,
    file,
    ids: { leaver: leaver.id, changer: changer.id, offers: offers.id, deleted, kept, setup, leaked },
    erased,
  }
}

describe('endings after a backup', () => {
  it('are reapplied to the restored copy: accounts, passwords, people, consents and deleted records', async () => {
    const { product, file, ids, erased } = await productWithEndings()
    const dataDir = dataDirOf(product)
    await expect.poll(async () => (await readEndings(dataDir))?.length).toBeGreaterThanOrEqual(8)
    const { mode } = await stat(join(dataDir, 'secrets', 'endings'))
    expect(mode & 0o777).toBe(0o600)
    const target = await emptyDatabase()
    const { reapplied } = await restore(target.connection, file, {
      repeatableSql,
      async endAgain(tx) {
        const known = (await readEndings(dataDir))!
        const vault = await openVault(tx, { secretsKey, dataDir })
        return { person: await eraseAgain(tx, known, vault), ...(await applyEndings(tx, known)) }
      },
    })
    const copy = target.database.pool
    const row = async (table: string, id: string) =>
      (await copy.query(`select * from ${table} where id = $1`, [id])).rows[0]
    expect((await row('users', ids.leaver)).disabled_at).toBeInstanceOf(Date)
    const now = async (pool: pg.Pool) =>
      (await pool.query('select password from users where id = $1', [ids.changer])).rows[0].password
    expect(await now(copy)).toBe(await now(product.database.pool))
    expect(await row('consents', ids.offers)).toMatchObject({
      withdrawn_at: expect.any(Date),
      withdrawn_through: 'team',
    })
    expect(await row('contact_requests', ids.deleted)).toBeUndefined()
    expect(await row('contact_requests', ids.kept)).toBeDefined()
    expect(await row('subscription_setups', ids.setup)).toBeUndefined()
    expect(await row('channel_secrets', ids.leaked)).toBeUndefined()
    expect(await tablesWith(copy, erased.email)).toEqual([])
    expect(await tablesWith(copy, 'Canaryperson')).toEqual([])
    const words = describeReapplied(reapplied).join('\n')
    for (const what of ['People erased', 'Teammates', 'Consents withdrawn', 'Leads deleted', 'Secrets of channels'])
      expect(words).toContain(what)
    // The file does not reveal who was erased.
    expect(JSON.stringify(await readEndings(dataDir))).not.toContain(erased.email)
  })

  it('are reapplied to passkeys, factors, recovery codes, start keys, files, and offers stopped in a messenger', async () => {
    const product = await ownProduct()
    const { pool } = product.database
    const named = { ...product, url: product.url.replace('127.0.0.1', 'localhost') }
    const [ana, ben, cleo] = await Promise.all([1, 2, 3].map(() => joinTeam(product, 'manager')))
    const { recoveryCodes } = await setUpTotp(product, ana!.headers)
    await setUpPasskey(named, ben!.headers)
    await setUpTotp(product, cleo!.headers)
    const lead = await sendLead(product)
    const file = await call(product.url, 'addAttachment', {
      params: { id: lead },
      query: { name: 'passport.txt' },
      file: new Blob(['A copy of a passport']),
      headers: ana!.headers,
    })
    expect(file.status).toBe(201)
    await pool.query(`insert into start_keys (id, lead_id, key) values (gen_random_uuid(), $1, 'key')`, [lead])
    await pool.query(`insert into channel_people (id, channel, key, lead_id, known_at)
      values (gen_random_uuid(), 'telegram', '7', '${lead}', now())`)
    const left = async (of: pg.Pool) =>
      (
        await of.query<{ name: string; n: number }>(`
          select 'passkeys' as name, count(*)::int as n from passkeys
          union all select 'apps', count(*)::int from totp_secrets
          union all select 'codes', count(*)::int from recovery_codes where used_at is null and user_id = '${ana!.id}'
          union all select 'files', count(*)::int from lead_attachments
          union all select 'start keys', count(*)::int from start_keys where used_at is null
          union all select 'offers', count(*)::int from channel_people where offers_stopped_at is null`)
      ).rows.map(({ name, n }) => `${name} ${n}`)
    const codes = recoveryCodes.length
    const before = ['passkeys 1', 'apps 2', `codes ${codes}`, 'files 1', 'start keys 1', 'offers 1']
    expect(await left(pool)).toEqual(before)
    const backup = await backupOf(product)

    const half = await givePassword(product, ana)
    const body = { recoveryCode: recoveryCodes[0]! }
    expect((await call(product.url, 'showSecondFactor', { body, headers: half.headers })).status).toBe(200)
    await pool.query('delete from passkeys')
    expect((await call(product.url, 'removeTotp', { headers: cleo!.headers })).status).toBe(204)
    const params = { id: file.body.id }
    expect((await call(product.url, 'deleteAttachment', { params, headers: ana!.headers })).status).toBe(204)
    await pool.query('update start_keys set used_at = now()')
    await pool.query('update channel_people set offers_stopped_at = now()')
    const after = await left(pool)
    expect(after).toEqual(['passkeys 0', 'apps 1', `codes ${codes - 1}`, 'files 0', 'start keys 0', 'offers 0'])
    await caughtUp(product)
    const dataDir = dataDirOf(product)
    await expect.poll(async () => (await readEndings(dataDir))?.length).toBeGreaterThanOrEqual(6)
    const target = await emptyDatabase()
    await restore(target.connection, backup, {
      repeatableSql,
      endAgain: async (tx) => applyEndings(tx, (await readEndings(dataDir))!),
    })
    expect(await left(target.database.pool)).toEqual(after)
  })

  it('are lost if the list is missing, and the restore says so', async () => {
    const { file, ids } = await productWithEndings()
    const target = await emptyDatabase()
    const { reapplied } = await restore(target.connection, file, { repeatableSql })
    expect(reapplied).toBeNull()
    const { rows } = await target.database.pool.query('select disabled_at from users where id = $1', [ids.leaver])
    expect(rows).toEqual([{ disabled_at: null }])
    expect(describeReapplied(null).join(' ')).toContain('is not known')
  })

  it('are reapplied in their last state: an account that was enabled again stays enabled', async () => {
    const product = await ownSignedIn()
    const { url, headers } = product
    const { id } = await addTeammate(product, 'agent')
    const file = await backupOf(product)
    for (const disabled of [true, false])
      await call(url, 'changePerson', { params: { id }, body: { disabled }, headers })
    const dataDir = dataDirOf(product)
    await expect.poll(async () => (await readEndings(dataDir))?.filter(({ subject }) => subject === id).length).toBe(2)
    const target = await emptyDatabase()
    await restore(target.connection, file, {
      repeatableSql,
      endAgain: async (tx) => applyEndings(tx, (await readEndings(dataDir))!),
    })
    const { rows } = await target.database.pool.query('select disabled_at from users where id = $1', [id])
    expect(rows).toEqual([{ disabled_at: null }])
  })

  it('are recorded even if a clock was ahead or the folder was not writable at first', async () => {
    const product = await ownSignedIn()
    const { url, database, headers } = product
    const dataDir = dataDirOf(product)
    const noted = async () => (await readEndings(dataDir))?.map(({ subject }) => subject)
    await database.pool.query(
      `insert into endings (at, subject_table, subject) values (now() + interval '45 days', 'webhooks', 'ahead')`,
    )
    const first = await sendLead(product)
    const endIt = async (id: string) => {
      await call(url, 'deleteLead', { params: { id }, headers })
      await call(url, 'purgeLead', { params: { id }, headers })
    }
    await endIt(first)
    await expect.poll(noted).toEqual(expect.arrayContaining(['ahead', first]))
    const file = join(dataDir, 'secrets', 'endings')
    await rm(file)
    await mkdir(file)
    const [second, third] = [await sendLead(product), await sendLead(product)]
    await endIt(second)
    await expect.poll(() => product.log.some((line) => line.includes('EISDIR'))).toBe(true)
    await rmdir(file)
    await endIt(third)
    await expect.poll(noted).toEqual(expect.arrayContaining([second, third]))
  })

  it('are read past a line cut off by a power failure', async () => {
    const product = await ownProduct()
    const dataDir = dataDirOf(product)
    await writeFile(join(dataDir, 'secrets', 'endings'), '{"id":"1","at":"2026-11-01T00:00:00Z","subjectTable":"webh')
    expect(await readEndings(dataDir)).toEqual([])
    await product.database.pool.query(`insert into endings (subject_table, subject) values ('webhooks', 'next')`)
    await product.database.pool.query('notify endings')
    await expect.poll(async () => (await readEndings(dataDir))?.map(({ subject }) => subject)).toEqual(['next'])
    expect(await readEndings(join(dataDir, 'elsewhere'))).toBeNull()
  })
})

describe('tables whose rows can end', () => {
  it('are all those with such a column, except those that every restore ends', async () => {
    const { database } = await ownProduct()
    const { rows } = await database.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ '(revoked|disabled|withdrawn|used|stopped)_at$'`,
    )
    // Keys are revoked by `quiet.ts`, webhooks and devices pause; when something was last used ends nothing.
    const elsewhere = ['api_keys', 'passkeys', 'push_devices', 'webhooks']
    const known = ended.filter(({ columns }) => columns).map(({ table }) => table)
    expect(rows.map(({ name }) => name).filter((name) => !elsewhere.includes(name) && !known.includes(name))).toEqual(
      [],
    )
  })
})
