import type { ClientRequest } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { LiveEvent } from '#contract/events.ts'
import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { withClient } from '../support/databases.ts'
import { openBoard } from '../support/event-board.ts'
import { amountFigure, type Figure, quantile } from '../support/figure.ts'
import { signIn } from '../support/product.ts'
import type { Acknowledged, Seen } from './ledger.ts'
import type { Watch } from './watch.ts'

const inTimeMs = 1_000
/** Events later than this count as missing. */
const timeoutMs = 10_000

/** Teammates' boards behind HAProxy, which record when they receive each lead. */
export async function watchBoards({ site, login, database }: Cluster, count: number): Promise<Watch> {
  const boards = await openBoards(Array<string>(count).fill(site), () => signIn(site, login))
  const busyBefore = performance.eventLoopUtilization()
  return {
    async end(seen) {
      const due = seen.acknowledged.length * count
      await boards.receiveAll(due)
      const busy = performance.eventLoopUtilization(busyBefore).utilization
      boards.close()
      return judge(seen, await delaysOf(seen, boards.received, database), due, busy)
    },
  }
}

/**
 * A board on each server: delay from a message's acknowledgement to its event. For messages acknowledged before the longest
 * outage and received after it, the delay counts from the outage's end: no event can arrive while the database is away.
 */
export async function watchBoardOfEach({ site, login, database, ports }: Cluster): Promise<Watch> {
  const servers = ports.servers.map((port) => `http://127.0.0.1:${port}`)
  const boards = await openBoards(servers, () => signIn(site, login))
  return {
    async end({ acknowledged, silence }) {
      const due = acknowledged.length * servers.length
      await boards.receiveAll(due)
      boards.close()
      const delays: number[] = []
      for (const { message, times } of await arrivalsOf(acknowledged, boards.received, database)) {
        for (const time of times) {
          const isOverSilence = message.takenAt <= silence.from && time > silence.from
          delays.push(time - (isOverSilence ? silence.to : message.takenAt))
        }
      }
      const longest = delays.reduce((a, b) => Math.max(a, b), 0) / 1000
      return [
        amountFigure('longest until a board hears of what was acknowledged', longest, inTimeMs / 1000, 's'),
        amountFigure('events that a board missed', due - delays.length, 0, 'events', `of ${due}`),
      ]
    },
  }
}

/** Opens a board at each of these URLs. `received`: when they received each lead, by id. */
async function openBoards(sites: readonly string[], logIn: () => Promise<{ cookie: string }>) {
  const received = new Map<string, number[]>()
  let events = 0
  const note = (data: string) => {
    const { topic, change, id }: LiveEvent = JSON.parse(data)
    if (topic !== 'leads' || change !== 'arrived') return
    events += 1
    const times = received.get(id)
    if (times) times.push(performance.now())
    else received.set(id, [performance.now()])
  }
  const boards: ClientRequest[] = []
  const { cookie } = await logIn()
  for (const site of sites) {
    boards.push(await openBoard(`${site}/api/events`, cookie, note))
  }
  return {
    received,
    /** Waits for this many events, for a limited time. */
    async receiveAll(due: number) {
      const until = performance.now() + timeoutMs
      while (events < due && performance.now() < until) await delay(50)
    },
    close() {
      for (const board of boards) board.destroy()
    },
  }
}

/** Time from a message's first attempt until each board received it, ms. */
async function delaysOf({ acknowledged }: Seen, received: Map<string, number[]>, database: string): Promise<number[]> {
  const found = await arrivalsOf(acknowledged, received, database)
  return found.flatMap(({ message, times }) => times.map((time) => time - message.sentAt))
}

/** Messages that became leads, and when boards received each. */
async function arrivalsOf(acknowledged: readonly Acknowledged[], received: Map<string, number[]>, database: string) {
  const byEmail = new Map(acknowledged.map((message) => [message.email, message]))
  const { rows } = await withClient(database, (client) =>
    client.query<{ id: string; email: string }>('select id, email from contact_requests where email = any ($1)', [
      [...byEmail.keys()],
    ]),
  )
  return rows.map(({ id, email }) => ({ message: byEmail.get(email)!, times: received.get(id) ?? [] }))
}

function judge({ acknowledged }: Seen, took: number[], due: number, busy: number): Figure[] {
  const sorted = Float64Array.from(took).sort()
  const answers = Float64Array.from(acknowledged, ({ sentAt, takenAt }) => takenAt - sentAt).sort()
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const inTime = took.filter((ms) => ms <= inTimeMs).length
  const seconds = (times: Float64Array, share: number) => quantile(times, share) / 1000
  const note = [
    `${percent(inTime / due)} of ${due} within 1 s`,
    `p50 ${seconds(sorted, 0.5).toFixed(2)} s`,
    `the messages’ own answers p50 ${seconds(answers, 0.5).toFixed(2)} s, p99 ${seconds(answers, 0.99).toFixed(2)} s`,
    `${due - took.length} missing`,
    `the bench itself busy for ${percent(busy)}`,
  ]
  return [amountFigure('event p99', seconds(sorted, 0.99), inTimeMs / 1000, 's', note.join(', '))]
}
