import { statfsSync } from 'node:fs'
import type { Folder } from './folder.ts'

/** Address of a server: a Unix socket folder, or a loopback port with a password on Windows. */
export type Endpoint = { readonly host: string; readonly port: number; readonly password?: string }

/** The role and the database that the product uses. The role owns the database and is no superuser. */
export const product = { role: 'orfine', database: 'orfine' } as const

/** The cluster's superuser: creates role and database and asks for the server's identity, nothing else. */
export const superuser = 'postgres'

const sharedMemory = '/dev/shm'
/** Shared memory that parallel queries may use, bytes; containers usually have 64 MB. */
const neededBytes = 256 * 1024 ** 2

/** True if the shared memory file system is small or missing: a file next to the data is used instead. */
function isShort(path: string): boolean {
  if (process.platform !== 'linux') return false
  try {
    const { blocks, bsize } = statfsSync(path)
    return blocks * bsize < neededBytes
  } catch {
    return true
  }
}

/**
 * Server settings as command-line values. Durability settings (fsync, synchronous_commit, full_page_writes) keep their
 * defaults. Logs contain the server's own messages but no statement, value or client error (which the client gets
 * anyway), so that no visitor's data gets into them.
 */
export function serverOptions(folder: Folder, endpoint: Endpoint, maxConnections = 60): string[] {
  const settings: Record<string, string> = {
    ...(endpoint.password === undefined
      ? { listen_addresses: '', unix_socket_directories: folder.run, unix_socket_permissions: '0700' }
      : { listen_addresses: endpoint.host }),
    port: String(endpoint.port),
    max_connections: String(maxConnections),
    // Allocated as needed: a search reads a thousand scattered rows, more than twice as
    // slowly from the system's cache.
    shared_buffers: '256MB',
    effective_cache_size: '512MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    // Solid-state storage, and statements too short to be worth compiling.
    random_page_cost: '1.1',
    jit: 'off',
    // A machine may have them but deny them, such as containers: the server would die of a bus error.
    huge_pages: 'off',
    ...(isShort(sharedMemory) && { dynamic_shared_memory_type: 'mmap' }),
    // Reads usually hit the system's cache, where passing them to another process costs more.
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
  return ['-D', folder.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
