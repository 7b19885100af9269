/** Errors whose message is written for the person who starts the product. */
const forPeople = new Set([
  'SettingsError',
  'DataFolderInUse',
  'DataFolderUnusable',
  'EngineUnavailable',
  'EngineStartFailed',
  'KeyringError',
  'SchemaMismatch',
  'RepeatableSqlRefused',
  'BackupUnusable',
])

/** What the person reads who started a program of ours that failed: a sentence, or for a mistake of ours the stack. */
export function plainWords(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const error: NodeJS.ErrnoException = thrown
  if (forPeople.has(error.name)) return error.message
  if (error.code === 'EADDRINUSE')
    return `The port is taken by another program (${error.message}). Set PORT to another one.`
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `This port may not be used (${error.message}). Set PORT to another one.`
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `This address is not known (${error.message}). See HOST and DATABASE_URL.`
  if (error.code === 'ECONNREFUSED') return `No database answers at DATABASE_URL (${error.message}).`
  return error.stack ?? error.message
}
