import type { ClientRequest } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { LiveEvent } from '#contract/events.ts'
import { edgeLimits } from '#server/http/edge-limits.ts'
import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { withClient } from '../support/databases.ts'
import { openBoard } from '../support/event-board.ts'
import { amountFigure, type Figure, quantile } from '../support/figure.ts'
import { signIn } from '../support/product.ts'
import type { Seen } from './ledger.ts'
import type { Watch } from './scenarios.ts'

const inTimeMs = 1_000
/** How long events that are late may take before they count as missing. */
const patienceMs = 10_000

/** Boards of teammates, by way of HAProxy, that note when they hear of each lead. */
export async function watchBoards({ site, login, database }: Cluster, count: number): Promise<Watch> {
  const heard = new Map<string, number[]>()
  let events = 0
  const note = (data: string) => {
    const { topic, change, id }: LiveEvent = JSON.parse(data)
    if (topic !== 'leads' || change !== 'arrived') return
    events += 1
    const moments = heard.get(id)
    if (moments) moments.push(performance.now())
    else heard.set(id, [performance.now()])
  }
  const boards: ClientRequest[] = []
  let cookie = ''
  for (let opened = 0; opened < count; opened++) {
    if (opened % edgeLimits.streams.maxPerSession === 0) cookie = (await signIn(site, login)).cookie
    boards.push(await openBoard(`${site}/api/events`, cookie, note))
  }
  const busyBefore = performance.eventLoopUtilization()
  return {
    async end(seen) {
      const due = seen.acknowledged.length * count
      const until = performance.now() + patienceMs
      while (events < due && performance.now() < until) await delay(50)
      const busy = performance.eventLoopUtilization(busyBefore).utilization
      for (const board of boards) board.destroy()
      return judge(seen, await took(seen, heard, database), due, busy)
    },
  }
}

/** From the first try of a lead's message until each board that heard of it did, milliseconds. */
async function took({ acknowledged }: Seen, heard: Map<string, number[]>, database: string): Promise<number[]> {
  const sentAt = new Map(acknowledged.map((message) => [message.email, message.sentAt]))
  const { rows } = await withClient(database, (client) =>
    client.query<{ id: string; email: string }>('select id, email from contact_requests where email = any ($1)', [
      [...sentAt.keys()],
    ]),
  )
  return rows.flatMap(({ id, email }) => (heard.get(id) ?? []).map((moment) => moment - sentAt.get(email)!))
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
