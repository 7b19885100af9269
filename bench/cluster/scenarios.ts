import { setTimeout as delay } from 'node:timers/promises'
import { answersOk, type Cluster, type Node, until } from '../../scripts/cluster/cluster.ts'
import { watchBoardOfEach, watchBoards } from './boards.ts'
import type { Pace } from './ledger.ts'
import { migrateBesideReader } from './migration.ts'
import { watchProcessors } from './processors.ts'
import { watchReaders } from './readers.ts'
import type { Watch } from './watch.ts'

/** A disturbance of a cluster while messages come in, and the maximum time without an acknowledgement. */
export type Scenario = {
  readonly what: string
  /** 10 messages a second unless given. */
  readonly pace?: Pace
  readonly maxSilence: number
  /** Maximum time of one message including retries, seconds. */
  readonly maxWait?: number
  /** Maximum number of failed attempts. */
  readonly maxRepeats?: number
  /** True if part of the short run. */
  readonly isShort?: boolean
  /** Starts before the first message. */
  watch?(cluster: Cluster): Promise<Watch>
  act(cluster: Cluster): Promise<void>
  /** Restarts what it stopped. */
  mend?(cluster: Cluster): void
}

/** Patroni replaces a leader after its ttl of 20 s. */
const failover = 25

export const scenarios: readonly Scenario[] = [
  { what: 'nothing', maxSilence: 1, act: () => delay(5_000) },
  {
    what: 'leader killed (-9, Patroni with it)',
    isShort: true,
    maxSilence: failover,
    watch: watchBoardOfEach,
    async act(cluster) {
      const { leader } = await roles(cluster)
      leader.patroni.signal('SIGKILL', leader.data)
      await newLeader(cluster, leader)
    },
    mend: ({ nodes }) => {
      for (const { patroni } of nodes) if (patroni.isOver()) patroni.start()
    },
  },
  {
    what: 'leader frozen (STOP, 30 s)',
    maxSilence: failover,
    watch: watchBoardOfEach,
    act: async (cluster) => freeze((await roles(cluster)).leader, 30_000),
  },
  {
    what: 'leader switched over',
    maxSilence: 10,
    watch: watchBoardOfEach,
    async act(cluster) {
      const { leader, standby } = await roles(cluster)
      await cluster.patronictl('switchover', '--leader', leader.name, '--candidate', standby.name, '--force')
      await newLeader(cluster, leader)
    },
  },
  {
    what: 'synchronous standby frozen (STOP, 30 s)',
    maxSilence: failover,
    act: async (cluster) => freeze((await roles(cluster)).standby, 30_000),
  },
  {
    what: 'etcd killed (-9), back after 40 s',
    maxSilence: 1,
    async act({ etcd }) {
      etcd.signal('SIGKILL')
      await delay(40_000)
      etcd.start()
      await delay(10_000)
    },
  },
  {
    what: 'server killed (-9)',
    maxSilence: 2,
    async act({ servers }) {
      servers[0]!.signal('SIGKILL')
      await delay(5_000)
    },
    mend: ({ servers }) => servers[0]!.start(),
  },
  {
    what: 'HAProxy killed (-9), back after 2 s',
    maxSilence: 6,
    async act({ proxy }) {
      proxy.signal('SIGKILL')
      await delay(2_000)
      proxy.start()
      await delay(4_000)
    },
  },
  {
    what: 'migration beside an open reader (20 s)',
    maxSilence: 3,
    maxWait: 3,
    async act({ database }) {
      await delay(2_000)
      await migrateBesideReader(database, 20_000)
      await delay(2_000)
    },
  },
  {
    what: 'servers replaced one by one (drained, stopped, started)',
    pace: { perSecond: 20 },
    maxSilence: 1,
    maxRepeats: 0,
    watch: watchReaders,
    async act({ servers, ports }) {
      for (const [index, server] of servers.entries()) {
        await server.stop()
        server.start()
        await until('the server', () => answersOk(ports.servers[index]!, 'readyz'))
        // HAProxy checks every second.
        await delay(2_000)
      }
    },
  },
  ...[100, 40].map(
    (perSecond): Scenario => ({
      what: `500 boards, ${perSecond} messages a second in bursts`,
      pace: { perSecond, inBursts: true },
      maxSilence: 2,
      watch: (cluster) => watchBoards(cluster, 500),
      act: () => delay(30_000),
    }),
  ),
  ...[10, 50, 200].map(
    (perSecond): Scenario => ({
      what: `processor time at ${perSecond} messages a second`,
      pace: { perSecond },
      maxSilence: 1,
      watch: watchProcessors,
      act: () => delay(20_000),
    }),
  ),
]

async function freeze(node: Node, forMs: number): Promise<void> {
  node.patroni.signal('SIGSTOP', node.data)
  try {
    await delay(forMs)
  } finally {
    node.patroni.signal('SIGCONT', node.data)
  }
  await delay(3_000)
}

/** Waits until another node than `former` leads, plus two seconds. */
async function newLeader(cluster: Cluster, former: Node): Promise<void> {
  await until('a new leader', async () => {
    const { leader } = await cluster.roles()
    return leader !== undefined && leader !== former
  })
  await delay(2_000)
}

async function roles(cluster: Cluster): Promise<{ leader: Node; standby: Node }> {
  const { leader, standby } = await cluster.roles()
  if (!leader || !standby) throw new Error('The cluster has no leader or no synchronous standby')
  return { leader, standby }
}
