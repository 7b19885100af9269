import { randomInt, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '#server/db/embedded/testing.ts'
import { setupSecrets, subscriptionSetups } from '#server/db/schema/setups.ts'
import { call, freshDatabase, ownProduct } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { KeyringError } from './keyring.ts'
import { forgetLostSecrets, retireOldKeys, rotateKey } from './rotate.ts'
import { openVault, places } from './vault.ts'

async function withKeyFile() {
  const dataDir = await freshFolder()
  const product = await ownProduct({ environment: { SECRETS_KEY: '', DATA_DIR: dataDir } })
  const { headers } = await joinTeam(product, 'manager')
  const reveal = (id: string) =>
    call(product.url, 'revealPassword', { params: { id }, body: { reason: 'A test' }, headers })
  const versions = async () => {
    const { rows } = await product.database.pool.query<{ v: string }>(
      'select distinct key_version as v from subscription_setup_secrets',
    )
    return rows.map(({ v }) => v)
  }
  return { ...product, dataDir, reveal, versions }
}

/** Puts setups into the database as the product does, with `password of <id>` sealed. */
async function fill({ database, dataDir }: Awaited<ReturnType<typeof withKeyFile>>, count: number): Promise<string[]> {
  const vault = await openVault(database.sql, { secretsKey: undefined, dataDir })
  const ids = Array.from({ length: count }, () => randomUUID())
  const setup = { fullName: 'A', email: 'a@b.co', phone: '+34 6', mt5Username: '123', investmentAmount: '1' }
  const purgeAfter = new Date(Date.now() + 86_400_000)
  await database.sql.insert(subscriptionSetups).values(ids.map((id) => ({ id, ...setup })))
  await database.sql
    .insert(setupSecrets)
    .values(
      ids.map((id) => ({ setupId: id, purgeAfter, ...vault.seal(places.setupPassword(id), `password of ${id}`) })),
    )
  return ids
}

/** A secret sealed by the server itself: its push key. */
const ownSecrets = 1

describe('a new key', () => {
  it('reseals all secrets while they are being read, without a failed read', async () => {
    const product = await withKeyFile()
    // Several batches of the rotation.
    const count = 1_000
    const ids = await fill(product, count)
    const [old] = await product.versions()
    let isRotating = true
    let reads = 0
    const wrong: unknown[] = []
    const read = async () => {
      const id = ids[randomInt(ids.length)]!
      const { body } = await product.reveal(id)
      reads += 1
      if (body.password !== `password of ${id}`) wrong.push(body)
    }
    const reader = async () => {
      while (isRotating) await read()
      // The server may only now learn of the new key.
      for (let i = 0; i < 5; i++) await read()
    }
    const readers = [reader(), reader(), reader()]
    const { moved, unreadable, keys } = await rotateKey(product.database.sql, product.dataDir)
    isRotating = false
    await Promise.all(readers)
    expect([moved, unreadable, wrong, keys.length, keys[1]]).toEqual([count + ownSecrets, 0, [], 2, old])
    expect(reads).toBeGreaterThan(15)
    expect(await product.versions()).toEqual([keys[0]])
  })

  it('seals from now on in a running server, and the older keys can be dropped', async () => {
    const product = await withKeyFile()
    const before = await sendSetup(product.url)
    const { keys } = await rotateKey(product.database.sql, product.dataDir)
    await expect
      .poll(async () => {
        await sendSetup(product.url, { mt5Username: randomUUID() })
        const { rows } = await product.database.pool.query(
          'select key_version from subscription_setup_secrets order by created_at desc limit 1',
        )
        return rows[0].key_version
      })
      .toBe(keys[0])
    const retired = await retireOldKeys(product.database.sql, product.dataDir)
    expect(retired).toMatchObject({ unreadable: 0, keys: [keys[0]] })
    expect((await readFile(join(product.dataDir, 'secrets', 'keys'), 'utf8')).trim().split('\n')).toHaveLength(1)
    expect(await product.versions()).toEqual([keys[0]])
    const other = await ownProduct({ beside: product, environment: { SECRETS_KEY: '', DATA_DIR: product.dataDir } })
    const { headers } = await joinTeam(other, 'manager')
    const shown = await call(other.url, 'revealPassword', {
      params: { id: before },
      body: { reason: 'A test' },
      headers,
    })
    expect(shown.status).toBe(200)
  })

  it('skips unreadable secrets, says so, and then no key is dropped', async () => {
    const product = await withKeyFile()
    const [damaged, good] = await fill(product, 2)
    await product.database.pool.query(
      'update subscription_setup_secrets set sealed = set_bit(sealed, 9, 1 - get_bit(sealed, 9)) where setup_id = $1',
      [damaged],
    )
    expect(await rotateKey(product.database.sql, product.dataDir)).toMatchObject({
      moved: ownSecrets + 1,
      unreadable: 1,
    })
    const { keys } = await retireOldKeys(product.database.sql, product.dataDir)
    expect(keys).toHaveLength(2)
    expect((await product.reveal(good!)).status).toBe(200)
    expect((await product.reveal(damaged!)).body.error.code).toBe('secret_damaged')
  })

  it('does not undo a secret that is replaced at that moment', async () => {
    const { dataDir, database, ...product } = await withKeyFile()
    const [id] = await fill({ dataDir, database, ...product }, 1)
    const vault = await openVault(database.sql, { secretsKey: undefined, dataDir })
    const renewed = vault.seal(places.setupPassword(id!), 'replaced')
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    // Held until the rotation has read the row, so that it meets this change.
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('update subscription_setup_secrets set sealed = $2 where setup_id = $1', [id, renewed.sealed])
    const rotation = rotateKey(database.sql, dataDir)
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1)
    await client.query('commit')
    client.release()
    await rotation
    expect((await product.reveal(id!)).body.password).toBe('replaced')
  })
})

describe('a server with another key than the database was sealed with', () => {
  it('does not start, names both keys and says what to do', async () => {
    const { database, connection, dataDir } = await withKeyFile()
    const other = Buffer.alloc(32, 'another key').toString('base64')
    const start = () => ownProduct({ beside: { database, connection }, environment: { SECRETS_KEY: other } })
    const error = await start().then(
      () => null,
      (reason: Error) => reason,
    )
    expect(error).toBeInstanceOf(KeyringError)
    expect(error?.message).toMatch(
      /sealed with key \S{12}, which is not here \(this server holds \S{12}\)\. Give every server the same SECRETS_KEY/,
    )
    expect(error?.message).not.toContain(other)
    const right = (await readFile(join(dataDir, 'secrets', 'keys'), 'utf8')).trim()
    const both = { SECRETS_KEY: `${other},${right}` }
    await expect(ownProduct({ beside: { database, connection }, environment: both })).resolves.toBeDefined()
  })

  it('is not mistaken for one with a lost key file, which also stops instead of creating a new key', async () => {
    const { database } = await freshDatabase()
    const dataDir = await freshFolder()
    await openVault(database.sql, { secretsKey: undefined, dataDir })
    await writeFile(join(dataDir, 'secrets', 'keys'), `${Buffer.alloc(32, 7).toString('base64')}\n`)
    await expect(openVault(database.sql, { secretsKey: undefined, dataDir })).rejects.toThrow('Give every server')
  })

  it('starts again once secrets of the lost key are dropped, and keeps the others', async () => {
    const product = await withKeyFile()
    const { database, connection, dataDir } = product
    const [lost] = await fill(product, 1)
    const kept = Buffer.alloc(32, 'a key that is kept').toString('base64')
    const source = { secretsKey: kept, dataDir }
    const file = join(dataDir, 'secrets', 'keys')
    const right = (await readFile(file, 'utf8')).trim()
    const both = await openVault(database.sql, { secretsKey: `${kept},${right}`, dataDir })
    const id = randomUUID()
    const setup = { fullName: 'A', email: 'a@b.co', phone: '+34 6', mt5Username: '123', investmentAmount: '1' }
    await database.sql.insert(subscriptionSetups).values({ id, ...setup })
    const sealed = both.seal(places.setupPassword(id), 'a password')
    await database.sql.insert(setupSecrets).values({ setupId: id, purgeAfter: new Date(), ...sealed })
    await openVault(database.sql, { secretsKey: `${right},${kept}`, dataDir })
    const start = () => ownProduct({ beside: { database, connection }, environment: { SECRETS_KEY: kept } })
    await expect(start()).rejects.toThrow('rotate-key -- --forget-lost')

    expect(await forgetLostSecrets(database.sql, source)).toEqual({ forgotten: ownSecrets + 1 })
    await expect(start()).resolves.toBeDefined()
    const { rows } = await database.pool.query('select setup_id from subscription_setup_secrets')
    expect(rows).toEqual([{ setup_id: id }])
    expect(rows).not.toContainEqual({ setup_id: lost })
    const { rows: entries } = await database.pool.query(`select action, detail from audit_log where entity = 'vault'`)
    expect(entries).toEqual([{ action: 'secrets.given_up', detail: { forgotten: ownSecrets + 1 } }])
  })
})
