import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '#server/db/migrate.ts'

type Entry = { idx: number; version: string; when: number; tag: string; breakpoints: boolean }

/** A copy of the migrations, which tests extend to represent another version. */
export async function copyMigrations() {
  const folder = await mkdtemp(join(tmpdir(), 'orfine-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal: { entries: Entry[] } = JSON.parse(await readFile(journalFile, 'utf8'))
  /** Inserts a migration at index `at`, dated between its neighbours. */
  const add = async (tag: string, at: number, sql: string) => {
    const before = journal.entries[at - 1]!.when
    const after = journal.entries[at]?.when ?? before + 2_000
    const when = Math.floor((before + after) / 2)
    journal.entries.splice(at, 0, { idx: at, version: '7', when, tag, breakpoints: false })
    await writeFile(join(folder, `${tag}.sql`), sql)
    await writeFile(journalFile, JSON.stringify(journal))
  }
  return { folder, add, count: journal.entries.length, remove: () => rm(folder, { recursive: true }) }
}
