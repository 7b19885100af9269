import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What a cluster is made of, as Debian installs it. */
export type Programs = {
  readonly etcd: string
  readonly haproxy: string
  readonly patroni: string
  readonly patronictl: string
  /** The folder of PostgreSQL's programs. */
  readonly postgresql: string
}

/** Each program and the Debian package it comes from. */
const packages = {
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  patroni: 'patroni',
  patronictl: 'patroni',
} as const
const versions = '/usr/lib/postgresql'

/** The programs on this machine, or one sentence that says what to install. */
export function findPrograms(path = process.env.PATH ?? '', postgresqlFolder = versions): Programs | string {
  // Debian keeps haproxy where only root looks.
  const folders = [...path.split(delimiter), '/usr/sbin']
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isProgram)
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)]))
  const postgresql = newestPostgresql(postgresqlFolder)
  const missing = Object.entries(packages).flatMap(([name, from]) => (found[name] === undefined ? [from] : []))
  if (postgresql === undefined) missing.unshift('postgresql' as never)
  if (missing.length === 0) return { ...found, postgresql } as Programs
  return `A cluster needs programs that are not here. On Debian: apt-get install ${[...new Set(missing)].join(' ')}`
}

function newestPostgresql(folder: string): string | undefined {
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
