import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs of a cluster, as Debian installs them. */
export type Programs = {
  readonly etcd: string
  readonly haproxy: string
  readonly openssl: string
  readonly patroni: string
  readonly patronictl: string
  /** The folder of PostgreSQL's programs. */
  readonly postgresql: string
}

/** Each program and the Debian package it comes from. */
const packages = {
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  openssl: 'openssl',
  patroni: 'patroni',
  patronictl: 'patroni',
} as const
const versions = '/usr/lib/postgresql'

/** The programs on this machine, or a sentence naming what to install. */
export function findPrograms(path = process.env.PATH ?? '', postgresqlFolder = versions): Programs | string {
  // Debian installs haproxy in a folder that is only in root's path.
  const folders = [...path.split(delimiter), '/usr/sbin']
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram)
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)]))
  const postgresql = newestPostgresql(postgresqlFolder)
  const missing = Object.entries(packages).flatMap(([name, from]) => (found[name] === undefined ? [from] : []))
  if (postgresql === undefined) missing.unshift('postgresql' as never)
  if (missing.length === 0) return { ...found, postgresql } as Programs
  return `A cluster needs programs that are not here. On Debian: apt-get install ${[...new Set(missing)].join(' ')}`
}

/**
 * Before 3.0.3, a leader that was frozen for longer than its lock overwrites the lock of its successor when it wakes up
 * (patroni/patroni pull request 2689).
 */
const safePatroni = [3, 0, 3] as const

/**
 * A warning about a Patroni that can lose acknowledged data; null for others. `said`: output of `patroni --version`.
 */
export function oldPatroni(said: string): string | null {
  const version = /(\d{1,4})\.(\d{1,4})\.(\d{1,4})/.exec(said)?.slice(1).map(Number)
  if (!version) return null
  const [major, minor, patch] = version.map((part, at) => part - safePatroni[at]!) as [number, number, number]
  if ((major || minor || patch) >= 0) return null
  return `Patroni ${version.join('.')} can lose acknowledged messages when a frozen leader wakes up; take ${safePatroni.join('.')} or newer.`
}

/** The version in Patroni's output. */
export const patroniVersion = ({ patroni }: Programs): string =>
  execFileSync(patroni, ['--version'], { encoding: 'utf8' })

/** The folder of the newest PostgreSQL's programs. */
export function newestPostgresql(folder = versions): string | undefined {
  try {
    const newest = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a))
    return newest.map((version) => join(folder, version, 'bin')).find((bin) => isProgram(join(bin, 'postgres')))
  } catch {
    return undefined
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
