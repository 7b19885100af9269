import pino, { type Logger } from 'pino'
import type { Connection } from '#server/db/database.ts'
import { joinEmbedded } from '#server/db/embedded/join.ts'
import { directAddress, readSettings, type Settings } from '#server/settings.ts'

/** Runs a command on the product's database, even while the product runs; logs warnings to standard error. */
export async function onDatabase<T>(
  work: (connection: Connection, settings: Settings, log: Logger) => Promise<T>,
): Promise<T> {
  const settings = readSettings()
  const log = pino({ level: 'warn', base: null }, pino.destination(2))
  const engine = settings.DATABASE_URL ? null : await joinEmbedded({ dataDir: settings.DATA_DIR, log })
  try {
    return await work(directAddress(settings) ?? engine!.connection, settings, log)
  } finally {
    await engine?.stop()
  }
}
