import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './database.ts'
import { migrationsFolder } from './migrate.ts'
import { shippedMigrations } from './migration-history.ts'

/** Databases in use have applied these files unchanged: never edit them, append new ones. */
const released = {
  '0000_baseline': 'ce6800398f6b19b5ba04b998b8db74679f5ae90d694a23d60ea990b443550d54',
}

describe('released migrations', () => {
  const shipped = shippedMigrations(migrationsFolder)

  it('come first, in order and unchanged', () => {
    const first = shipped.slice(0, Object.keys(released).length)
    expect(first.map(({ name, hash }) => [name, hash])).toEqual(Object.entries(released))
  })

  it('are identified by content, whatever their line ends', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orfine-migrations-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync(migrationsFolder, folder, { recursive: true })
    for (const { name } of shipped) {
      const file = join(folder, `${name}.sql`)
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
    }
    expect(shippedMigrations(folder)).toEqual(shipped)
  })

  it('are followed by younger ones', () => {
    const dates = shipped.map(({ writtenAt }) => writtenAt)
    expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b))
  })

  it('produce the schema in code; `npx drizzle-kit generate` writes what is missing', async () => {
    const database = openDatabase('postgres://none@127.0.0.1:1/none')
    onTestFinished(() => database.close())
    const last = shipped.at(-1)!.name.slice(0, 4)
    const snapshot = JSON.parse(readFileSync(`${migrationsFolder}/meta/${last}_snapshot.json`, 'utf8'))
    expect(await generateMigration(snapshot, generateDrizzleJson(database.sql._.fullSchema))).toEqual([])
  })
})
