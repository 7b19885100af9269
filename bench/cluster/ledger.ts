import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { contactBody } from '../support/visitor.ts'

/** What a client saw while something was broken. */
export type Seen = {
  /** Addresses of the people whose message was acknowledged. */
  readonly acknowledged: readonly string[]
  /** Messages that were never acknowledged, however often they were sent. */
  readonly given: number
  /** Tries that failed and were repeated: answers other than 201, and lines that broke. */
  readonly repeats: number
  /** The longest time in which nothing was acknowledged, seconds. */
  readonly longestSilence: number
}

const tryMs = 5_000
const betweenTriesMs = 1_000
const patienceMs = 60_000

/** People of one run are new to those of another. */
let people = Date.now() % 50_000_000

/**
 * Posts new people's messages at a steady rate while `action` runs, each until it is acknowledged, with the same key, as
 * a browser does. It ends when the action is over and every message is acknowledged or given up.
 */
export async function keepLedger(site: string, perSecond: number, action: () => Promise<void>): Promise<Seen> {
  const acknowledged: string[] = []
  const moments = [performance.now()]
  let given = 0
  let repeats = 0
  const deliver = async () => {
    people += 1
    const body = contactBody(people)
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const until = performance.now() + patienceMs
    while (performance.now() < until) {
      if (await isTaken(`${site}/api/contact`, headers, JSON.stringify(body))) {
        acknowledged.push(body.email)
        moments.push(performance.now())
        return
      }
      repeats += 1
      await delay(betweenTriesMs)
    }
    given += 1
  }
  const open: Promise<void>[] = []
  const clock = setInterval(() => open.push(deliver()), 1000 / perSecond)
  try {
    await action()
  } finally {
    clearInterval(clock)
    await Promise.all(open)
  }
  const silences = moments.slice(1).map((moment, index) => moment - moments[index]!)
  return { acknowledged, given, repeats, longestSilence: Math.max(0, ...silences) / 1000 }
}

async function isTaken(url: string, headers: Record<string, string>, body: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(tryMs) })
    await answer.arrayBuffer()
    return answer.status === 201
  } catch {
    return false
  }
}
