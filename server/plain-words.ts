import { causesOf, failureIn } from './db/failures.ts'

/** Errors whose message is written for the person who starts the product. */
const forPeople = new Set([
  'SettingsError',
  'DataFolderInUse',
  'DataFolderUnusable',
  'EngineUnavailable',
  'EngineStartFailed',
  'KeyringError',
  'DeafConnection',
  'SchemaMismatch',
  'MigrationBlocked',
  'RepeatableSqlRefused',
  'BackupUnusable',
])

/** What the person reads who started a program of ours that failed: a sentence, or for a mistake of ours the stack. */
export function plainWords(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const error: NodeJS.ErrnoException = thrown
  if (forPeople.has(error.name)) return error.message
  if (error.code === 'EADDRINUSE')
    return `The port is taken by another program (${error.message}). Set PORT, or METRICS_PORT, to another one.`
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `This port may not be used (${error.message}). Set PORT, or METRICS_PORT, to another one.`
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `This address is not known (${error.message}). See HOST and DATABASE_URL.`
  if (error.code === 'ECONNREFUSED') return `No database answers at DATABASE_URL (${error.message}).`
  if (causesOf(error).some(({ message }) => /unsupported startup parameter/.test(message)))
    return 'DATABASE_URL leads to a pooler such as PgBouncer. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
  if (failureIn(error) === 'read-only')
    return 'This database is read-only: a standby, or set so. Let DATABASE_URL lead to the primary.'
  return error.stack ?? error.message
}
