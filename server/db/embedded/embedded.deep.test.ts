import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { joinEmbedded } from './join.ts'
import { freshFolder, query, quiet, start } from './testing.ts'

describe('embedded PostgreSQL', () => {
  it('creates a database that knows letters of every script, and keeps its rows and settings', async () => {
    const dataDir = await freshFolder()
    const engine = await start(dataDir)
    await query(engine.connection, 'create extension pg_trgm')
    const trigrams = await query<{ of: string[] }>(
      engine.connection,
      "select show_trgm(name) as of from unnest(array['Иван', 'محمد', 'Zoë']) name",
    )
    for (const { of } of trigrams) expect(of.length).toBeGreaterThan(2)
    expect(await query(engine.connection, "select upper('ж') as letter, 'é' < 'z' as bytes")).toEqual([
      { letter: 'Ж', bytes: false },
    ])

    const settings = await query<{ name: string; setting: string }>(
      engine.connection,
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding', 'listen_addresses')`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      listen_addresses: '',
    })

    await query(engine.connection, "create table kept as select 'still here' as text")
    await engine.stop()
    const again = await start(dataDir)
    expect(await query({ connectionString: again.url }, 'select text from kept')).toEqual([{ text: 'still here' }])
  })

  it('gives the product a role that owns its database but not the machine', async () => {
    const { connection } = await start(await freshFolder())
    await query(connection, 'create extension unaccent')
    await expect(query(connection, "copy (select 1) to program 'cat'")).rejects.toThrow('permission denied')
    await expect(query(connection, "select pg_read_file('PG_VERSION')")).rejects.toThrow('permission denied')
  })

  it('denies everyone else access to data and socket', async () => {
    const dataDir = await freshFolder()
    const { connection } = await start(dataDir)
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  })

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = join(await freshFolder(), 'a-long-name-'.repeat(9))
    const { connection } = await start(dataDir)
    expect(Buffer.byteLength(connection.host)).toBeLessThan(80)
    onTestFinished(() => rm(dirname(connection.host), { recursive: true }))
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('creates the database again if the first attempt was killed halfway', async () => {
    const dataDir = await freshFolder()
    await mkdir(join(dataDir, 'postgres.half-0123', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres.half-0123', 'PG_VERSION'), '18\n')
    const { connection } = await start(dataDir)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readdir(dataDir)).not.toContain('postgres.half-0123')
  })

  it('leaves unknown files alone', async () => {
    const dataDir = await freshFolder()
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(start(dataDir)).rejects.toThrow(/written by PostgreSQL 17/)
    await rename(join(dataDir, 'postgres', 'PG_VERSION'), join(dataDir, 'postgres', 'letter.txt'))
    await expect(start(dataDir)).rejects.toThrow(/Move it away/)
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['letter.txt'])
  })

  it('ignores the variables meant for another database', async () => {
    for (const [name, value] of Object.entries({
      PGOPTIONS: '-c nothing=so',
      PGHOST: 'elsewhere',
      PGSSLMODE: 'verify-full',
    })) {
      vi.stubEnv(name, value)
      onTestFinished(() => void vi.unstubAllEnvs())
    }
    const { connection } = await start(await freshFolder())
    expect(await query({ ...connection, options: '-c datestyle=ISO' }, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets a command join a running engine, and start one if none runs', async () => {
    const dataDir = await freshFolder()
    const owner = await start(dataDir)
    const guest = await joinEmbedded({ dataDir, log: quiet })
    await query(guest.connection, 'create table guests as select 1 as n')
    await guest.stop()
    expect(await query(owner.connection, 'select n from guests')).toEqual([{ n: 1 }])
    await owner.stop()

    const alone = await joinEmbedded({ dataDir, log: quiet })
    expect(await query(alone.connection, 'select n from guests')).toEqual([{ n: 1 }])
    await alone.stop()
    await expect(query(alone.connection, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  })

  it('keeps running while another command uses it', async () => {
    const dataDir = await freshFolder()
    const first = await joinEmbedded({ dataDir, log: quiet })
    const second = await joinEmbedded({ dataDir, log: quiet })
    const leaving = first.stop()
    await query(second.connection, 'create table late as select 1 as n')
    await second.stop()
    await leaving
    expect(await query((await start(dataDir)).connection, 'select n from late')).toEqual([{ n: 1 }])
  })
})
