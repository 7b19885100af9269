import { readlinkSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { reach } from '#server/db/embedded/embedded.ts'
import { openFolder } from '#server/db/embedded/folder.ts'
import { readPidFile } from '#server/db/embedded/processes.ts'
import { processesIn, send } from '../../scripts/cluster/part.ts'
import type { Seen } from '../cluster/ledger.ts'
import { compare } from '../cluster.ts'
import { amountFigure, type Figure } from '../support/figure.ts'

/** True if the system reveals processes' working folders, by which they are found and killed. */
export function canFindProcesses(): boolean {
  try {
    readlinkSync('/proc/self/cwd')
    return true
  } catch {
    return false
  }
}

/** All PostgreSQL processes of a data folder. */
export const engineOf = async (dataDir: string): Promise<number[]> =>
  processesIn(join(await realpath(dataDir), 'postgres'))

/** URL of the database in a data folder whose PostgreSQL is running. */
export async function databaseOf(dataDir: string): Promise<string> {
  const file = await readPidFile(await openFolder(dataDir))
  if (!file) throw new Error(`No PostgreSQL runs on ${dataDir}`)
  return reach(file.endpoint).url
}

/** Kills processes together: stops all first, so none continues while others are killed. */
export function killTogether(pids: readonly number[]): void {
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of pids) send(pid, signal)
}

/**
 * Lost and doubled messages, and the longest time without an acknowledgement. An unacknowledged message is
 * not lost: its sender got an error.
 */
export async function ledgerFigures(
  what: string,
  seen: Seen,
  database: string,
  maxSilence: number,
): Promise<[Figure, Figure]> {
  const { lost, doubled } = await compare(database, seen.acknowledged)
  const { acknowledged, given, repeats } = seen
  const note = `${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled, ${given} never acknowledged`
  return [
    amountFigure(`${what}: messages gone wrong`, lost + doubled, 0, 'messages', note),
    amountFigure(
      `${what}: longest without an answer`,
      seen.longestSilence,
      maxSilence,
      's',
      `${repeats} tries repeated`,
    ),
  ]
}
