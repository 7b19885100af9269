import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { contactBody } from '../support/visitor.ts'

/** An acknowledged message; times are of `performance.now()`, ms. */
export type Acknowledged = { readonly email: string; readonly sentAt: number; readonly takenAt: number }

/** A client's observations during a failure. */
export type Seen = {
  readonly acknowledged: readonly Acknowledged[]
  /** Number of messages that were never acknowledged despite retries. */
  readonly given: number
  /** Number of failed attempts that were retried: statuses other than 201, and broken connections. */
  readonly repeats: number
  /** The longest time without an acknowledgement: start, end, and seconds. */
  readonly silence: { readonly from: number; readonly to: number }
  readonly longestSilence: number
  /** Longest time from a message's first attempt to its acknowledgement, seconds. */
  readonly longestWait: number
}

/** Rate of messages: `perSecond` spread evenly, or `inBursts` all at the start of each second. */
export type Pace = { readonly perSecond: number; readonly inBursts?: boolean }

const tryMs = 5_000
const betweenTriesMs = 1_000
const timeoutMs = 60_000

/** Differs between runs, so that people never repeat. */
let people = Date.now() % 50_000_000

/**
 * Posts messages of new people at a steady rate while `action` runs, and retries each with the same key until acknowledged,
 * like a browser. Ends once the action is over and every message is acknowledged or given up.
 */
export async function keepLedger(site: string, pace: Pace, action: () => Promise<void>): Promise<Seen> {
  const acknowledged: Acknowledged[] = []
  const startedAt = performance.now()
  let given = 0
  let repeats = 0
  const deliver = async () => {
    people += 1
    const body = contactBody(people)
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const sentAt = performance.now()
    while (performance.now() < sentAt + timeoutMs) {
      if (await isTaken(`${site}/api/contact`, headers, JSON.stringify(body))) {
        acknowledged.push({ email: body.email, sentAt, takenAt: performance.now() })
        return
      }
      repeats += 1
      await delay(betweenTriesMs)
    }
    given += 1
  }
  const open: Promise<void>[] = []
  const atOnce = pace.inBursts ? pace.perSecond : 1
  const send = () => {
    for (let n = 0; n < atOnce; n++) open.push(deliver())
  }
  const clock = setInterval(send, (1000 * atOnce) / pace.perSecond)
  try {
    await action()
  } finally {
    clearInterval(clock)
    await Promise.all(open)
  }
  const moments = [startedAt, ...acknowledged.map(({ takenAt }) => takenAt)]
  const silences = moments.slice(1).map((to, index) => ({ from: moments[index]!, to }))
  const silence = silences.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a), { from: startedAt, to: startedAt })
  return {
    acknowledged,
    given,
    repeats,
    silence,
    longestSilence: (silence.to - silence.from) / 1000,
    longestWait: acknowledged.reduce((most, { sentAt, takenAt }) => Math.max(most, takenAt - sentAt), 0) / 1000,
  }
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
