import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainUser } from '../cluster/part.ts'
import { newestPostgresql } from '../cluster/programs.ts'

/** Folder of the machine's own PostgreSQL; empty if there is none. */
export const postgresql = newestPostgresql() ?? ''

/** Registers a cleanup, such as Vitest's `onTestFinished`; the last registered runs first. */
type WhenDone = (cleanUp: () => void) => void

/** Runs a program as the database's user. */
const run = (program: string, ...args: string[]): void =>
  void execFileSync(program, args, { ...plainUser, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })

/** Runs a shell command as that user. */
export const sh = (line: string): void => run('/bin/sh', '-c', line)

/** A temporary folder with a subfolder per name, owned by the database's user. */
export function foldersOf<N extends string>(
  whenDone: WhenDone,
  names: readonly N[],
  parent = tmpdir(),
): Record<N | 'top', string> {
  const top = mkdtempSync(join(parent, 'orfine-postgresql-'))
  whenDone(() => rmSync(top, { recursive: true, force: true }))
  chmodSync(top, 0o755)
  const folders = names.map((name) => {
    const path = join(top, name)
    mkdirSync(path, { mode: 0o700 })
    if (plainUser) chownSync(path, plainUser.uid, plainUser.gid)
    return [name, path]
  })
  return { top, ...Object.fromEntries(folders) }
}

export function stopLater(whenDone: WhenDone, data: string): void {
  whenDone(() => sh(`${postgresql}/pg_ctl -D ${data} -m immediate stop >/dev/null 2>&1 || true`))
}

/**
 * A temporary PostgreSQL of the machine's own. Its superuser needs no password on the socket in the folder `run`;
 * `hosts`: authentication of others, as in pg_hba.conf.
 */
export function startPostgresql(
  whenDone: WhenDone,
  { data, run: socket }: Readonly<Record<'data' | 'run', string>>,
  hosts: 'trust' | 'scram-sha-256',
  settings: Readonly<Record<string, string | number>>,
): void {
  const proof = ['--auth-local=trust', `--auth-host=${hosts}`]
  run(`${postgresql}/initdb`, '-D', data, '-U', 'postgres', ...proof, '-E', 'UTF8', '--locale=C.UTF-8')
  stopLater(whenDone, data)
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: socket, ...settings }
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`)
  run(`${postgresql}/pg_ctl`, '-D', data, '-w', '-l', join(socket, 'log'), '-o', options.join(' '), 'start')
}
