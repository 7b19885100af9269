import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

/** Ticks of `/proc/<pid>/stat` a second (USER_HZ). */
const ticksPerSecond = 100

/** Processes whose processor time is summed; the postmaster includes its children. */
export type Processes = { readonly pid: number; readonly engine?: number }

/** Processor time used so far by processes and their ended children, seconds; null if unknown. */
export async function processorTime({ pid, engine }: Processes): Promise<number | null> {
  const own = await ticksOf(pid)
  const family = engine === undefined ? 0 : await engineTime(engine)
  return own && family !== null ? (own.self + own.ended) / ticksPerSecond + family : null
}

/** The same for a postmaster and all processes that it started. */
export async function engineTime(postmaster: number): Promise<number | null> {
  const family = await familyOf(postmaster)
  if (family.includes(null)) return null
  return family.reduce((sum, one) => sum + one!.self + one!.ended, 0) / ticksPerSecond
}

/** The postmaster behind a connection; undefined if it is not on this machine. */
export async function engineOf(connectionString: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return (await ticksOf(rows[0]!.pid))?.parent
  } finally {
    await client.end()
  }
}

async function familyOf(parent: number) {
  return [await ticksOf(parent), ...(await childrenOf(parent)).map(({ ticks }) => ticks)]
}

async function childrenOf(parent: number) {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  const all = await Promise.all(pids.map(async (pid) => ({ pid, ticks: await ticksOf(pid) })))
  return all.flatMap(({ pid, ticks }) => (ticks?.parent === parent ? [{ pid, ticks }] : []))
}

/** `self`: its own ticks; `ended`: those of ended children. */
async function ticksOf(pid: number): Promise<{ parent: number; self: number; ended: number } | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null)
  if (stat === null) return null
  // The name in brackets may contain anything.
  const [, parent, ...rest] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user, system, endedUser, endedSystem] = rest.slice(9, 13) as [number, number, number, number]
  return { parent: parent!, self: user + system, ended: endedUser + endedSystem }
}
