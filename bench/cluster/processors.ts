import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { withClient } from '../support/databases.ts'
import { type Figure, noFigure } from '../support/figure.ts'
import { engineTime, processorTime } from '../support/processor.ts'
import type { Watch } from './watch.ts'

/** Duration of the idle measurement, ms. */
const idleMs = 10_000

/** Usage so far: processor seconds by kind of process, the leader's WAL in kilobytes, and the time. */
type Used = Record<'servers' | 'leader' | 'standbys' | 'proxy' | 'log' | 'at', number>

/** Cost of a message compared with idle usage, which is measured first. */
export async function watchProcessors(cluster: Cluster): Promise<Watch> {
  const before = await used(cluster)
  await delay(idleMs)
  const began = await used(cluster)
  const seconds = began.at - before.at
  return {
    async end({ acknowledged }) {
      const ended = await used(cluster)
      const idle = (part: keyof Used) => (began[part] - before[part]) / seconds
      const each = (part: keyof Used) =>
        (ended[part] - began[part] - idle(part) * (ended.at - began.at)) / acknowledged.length
      const processor = (part: keyof Used) =>
        `${(each(part) * 1000).toFixed(2)} ms (idle ${(idle(part) * 100).toFixed(1)} % of a core)`
      const figures: readonly (readonly [what: string, figure: string])[] = [
        ['three servers', processor('servers')],
        ['leader', processor('leader')],
        ['two standbys', processor('standbys')],
        ['HAProxy', processor('proxy')],
        ['log of the leader', `${each('log').toFixed(1)} kB (idle ${idle('log').toFixed(1)} kB/s)`],
      ]
      return figures.map(([what, figure]): Figure => noFigure(`${what}, a message`, figure))
    },
  }
}

async function used({ servers, nodes, proxy, roles, database }: Cluster): Promise<Used> {
  const sum = async (times: readonly Promise<number | null>[]) =>
    (await Promise.all(times)).reduce<number>((total, time) => total + (time ?? 0), 0)
  const { leader } = await roles()
  const databases = (isLeader: boolean) =>
    sum(nodes.filter((node) => (node === leader) === isLeader).map(({ data }) => engineTime(postmasterIn(data))))
  const written = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes"
  const { rows } = await withClient(database, (client) => client.query<{ bytes: string }>(written))
  return {
    servers: await sum(servers.map(({ pid }) => processorTime({ pid }))),
    leader: await databases(true),
    standbys: await databases(false),
    proxy: await sum([processorTime({ pid: proxy.pid })]),
    log: Number(rows[0]!.bytes) / 1_000,
    at: performance.now() / 1_000,
  }
}

const postmasterIn = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
