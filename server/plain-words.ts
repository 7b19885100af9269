import { causesOf, failureIn } from './db/failures.ts'

/** Errors with messages for the person who starts the product. */
const forPeople = new Set([
  'SettingsError',
  'DataFolderInUse',
  'DataFolderUnusable',
  'EngineUnavailable',
  'EngineStartFailed',
  'KeyringError',
  'NotificationsNotDelivered',
  'SchemaMismatch',
  'MigrationBlocked',
  'DatabaseUnfit',
  'RepeatableSqlRefused',
  'BackupUnusable',
])

/** The setting with the connection's address: its value contains a password. */
const address = 'DATABASE_URL (or DATABASE_DIRECT_URL or DATABASE_REPLICA_URL, where they are set)'

/** PostgreSQL's and the network's refusals of a connection by code, with what to do. */
const refusedConnections: Readonly<Record<string, string>> = {
  '28P01': `PostgreSQL refuses the user or the password in ${address}. Correct them.`,
  '28000': `PostgreSQL does not let the user in ${address} in from here. Allow it in pg_hba.conf, or correct the user.`,
  '3D000': `The database in ${address} is not there. Create it, with encoding UTF8 and locale C.UTF-8, or correct its name.`,
  '42501': `The user in ${address} may not do what the schema needs. Let it own the database: alter database … owner to ….`,
  '0A000': `PostgreSQL at ${address} lacks what the schema needs, such as the extension pg_trgm. Install its package (postgresql-contrib).`,
  '53300': `PostgreSQL at ${address} has no connection left. Raise max_connections, or lower DATABASE_POOL.`,
  '57P03': `PostgreSQL at ${address} is starting or stopping. Start again once it is ready.`,
  ETIMEDOUT: `Nothing answers at ${address}. Correct host and port, or let the firewall pass.`,
  EHOSTUNREACH: `The host in ${address} cannot be reached. Correct it, or the network.`,
  ENETUNREACH: `The host in ${address} cannot be reached. Correct it, or the network.`,
  EAI_AGAIN: `The host in ${address} cannot be looked up now. Check this machine’s DNS.`,
  ECONNRESET: `What answers at ${address} is not PostgreSQL, or ends the connection. Correct host and port.`,
}
const refusedByMessage: readonly (readonly [message: RegExp, sentence: string])[] = [
  [
    /does not support SSL/,
    `PostgreSQL at ${address} has no TLS. Switch it on there, or take sslmode out of the address.`,
  ],
  [
    /certificate|altnames/i,
    `The certificate of PostgreSQL at ${address} is not trusted. Name its authority with sslrootcert=FILE in the address.`,
  ],
  [
    /timeout expired|Connection terminated due to connection timeout/,
    `Nothing answers at ${address}. Correct host and port.`,
  ],
  [
    /Connection terminated/,
    `What answers at ${address} is not PostgreSQL, or ends the connection. Correct host and port.`,
  ],
]

function refusedConnection(error: unknown): string | undefined {
  for (const { code, message } of causesOf(error) as NodeJS.ErrnoException[]) {
    if (code !== undefined && Object.hasOwn(refusedConnections, code)) return refusedConnections[code]
    const known = refusedByMessage.find(([pattern]) => pattern.test(message))
    if (known) return known[1]
  }
  return undefined
}

const ownDatabaseFails =
  'The database that comes along takes no connection. The system may refuse it processes or memory (ulimit -u, the limits ' +
  'of a container): raise them, or set DATABASE_URL. What PostgreSQL says is in the lines above.'

/**
 * Message for the person who started a failing program: a sentence, or for a bug the stack. `hasOwnDatabase`: no
 * address was configured, so it can't be wrong.
 */
export function plainWords(thrown: unknown, { hasOwnDatabase = false } = {}): string {
  if (!(thrown instanceof Error)) return String(thrown)
  // Later messages of closing do not help.
  if (thrown instanceof SuppressedError) return plainWords(thrown.suppressed, { hasOwnDatabase })
  const error: NodeJS.ErrnoException = thrown
  if (forPeople.has(error.name)) return error.message
  if (error.code === 'EADDRINUSE')
    return `The port is taken by another program (${error.message}). Set PORT, or METRICS_PORT, to another one.`
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `This port may not be used (${error.message}). Set PORT, or METRICS_PORT, to another one.`
  if (error.code === 'EAFNOSUPPORT')
    return `This machine has no IPv6, or no IPv4 (${error.message}). Set HOST, or METRICS_HOST, to an address that it has.`
  if (hasOwnDatabase && (error.code === 'ECONNREFUSED' || refusedConnection(error))) return ownDatabaseFails
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return `This address is not known (${error.message}). See HOST and DATABASE_URL.`
  if (error.code === 'ECONNREFUSED') return `No database answers at DATABASE_URL (${error.message}).`
  if (causesOf(error).some(({ message }) => /unsupported startup parameter/.test(message)))
    return 'DATABASE_URL leads to a pooler such as PgBouncer. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
  if (failureIn(error) === 'read-only')
    return 'This database is read-only: a standby, or set so. Let DATABASE_URL lead to the primary.'
  return refusedConnection(error) ?? error.stack ?? error.message
}
