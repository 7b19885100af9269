import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import { keepLedger } from '../cluster/ledger.ts'
import { withClient } from '../support/databases.ts'
import { openBoard } from '../support/event-board.ts'
import type { Figure } from '../support/figure.ts'
import type { Product } from '../support/product.ts'
import type { Bench, Stage } from '../support/stage.ts'
import { contactBody, sendForm, touchForm } from '../support/visitor.ts'
import { ledgerFigures } from './breakable.ts'

const perSecond = 5
const hourMs = 3_600_000
/** Jobs of each minute are checked every 45 s and then picked up within 30 s. */
const stageMs = 200_000
/** Longer than the minimum time to fill in a form. */
const fillingMs = 2_500

const stages = [
  { name: 'an hour ahead', shift: hourMs },
  { name: 'an hour behind, two back at once', shift: -hourMs },
] as const

/** The clock of the product jumps, that of the database does not. */
export const clockJump: Bench = async (stage) => [...(await atWork(stage)), ...(await atLimits(stage))]

async function startShifted(stage: Stage, DATABASE_URL: string, RATE_LIMIT_FACTOR?: string) {
  const CLOCK_FILE = join(stage.folder, `clock-${randomUUID()}`)
  const setClock = async (shift: number) => {
    writeFileSync(CLOCK_FILE, String(shift))
    await delay(300)
  }
  await setClock(0)
  const NODE_OPTIONS = `--import=${new URL('./shifted-clock.ts', import.meta.url).href}`
  const factor = RATE_LIMIT_FACTOR === undefined ? {} : { RATE_LIMIT_FACTOR }
  return { product: await stage.product({ DATABASE_URL, NODE_OPTIONS, CLOCK_FILE, ...factor }), setClock }
}

/** Messages, sessions, boards, form tokens, repeated requests and jobs. */
async function atWork(stage: Stage): Promise<Figure[]> {
  const database = await stage.databases.empty()
  const { product, setClock } = await startShifted(stage, database)
  const { cookie } = await product.signIn()
  let events = 0
  const board = await openBoard(`${product.url}/api/events`, cookie, () => {
    events += 1
  })
  const key = randomUUID()
  const first = await repeatable(product, key)
  const figures: Figure[] = []
  const seen = await keepLedger(product.url, { perSecond }, async () => {
    for (const { name, shift } of stages) {
      const token = await touchForm(product.url)
      await delay(fillingMs)
      await setClock(shift)
      const check = (what: string, isMet: boolean, figure = isMet ? 'yes' : 'no') =>
        figures.push({ what: `clock ${name}: ${what}`, figure, budget: 'yes', met: isMet })
      const since = await databaseTime(database)
      events = 0
      const before = await sendForm(product.url, token, {
        email: `before.${shift}@example.com`,
        phoneNumber: '612345678',
      })
      const fresh = await touchForm(product.url)
      await delay(fillingMs)
      const within = await sendForm(product.url, fresh, {
        email: `within.${shift}@example.com`,
        phoneNumber: '612345679',
      })
      check('a session goes on', (await statusOf(product, cookie)) === 200)
      check('a new login works', (await statusOf(product, (await product.signIn()).cookie)) === 200)
      check('a repeated request is known', (await repeatable(product, key)) === first)
      check('forms are answered', before === 303 && within === 303)
      const held = await heldBack(database, shift)
      check('no form is taken for spam', held.length === 0, held.join(', ') || 'yes')
      await delay(stageMs)
      check('boards receive messages', events > 0, `${events} events`)
      const jobs = await jobsSince(database, since)
      check('jobs of each minute run', jobs >= 2, `automation × ${jobs}`)
    }
    await setClock(0)
    await delay(3_000)
  })
  board.destroy()
  return [...(await ledgerFigures('clock jumps', seen, database, 2)), ...figures]
}

/** An exhausted rate limit lasts for the rest of its window, whatever the clock says. */
async function atLimits(stage: Stage): Promise<Figure[]> {
  const { product, setClock } = await startShifted(stage, await stage.databases.empty(), '1')
  const figures: Figure[] = []
  const calls = {
    messages: {
      windowSeconds: api.sendContact.limit!.windowSeconds,
      ask: (n: number) => post(product, '/api/contact', contactBody(70_000_000 + n)),
    },
    'wrong logins': {
      windowSeconds: 180,
      ask: () => post(product, '/api/auth/admin', { username: 'nobody', password: 'a wrong password' }),
    },
  }
  for (const [name, { windowSeconds, ask }] of Object.entries(calls)) {
    await setClock(0)
    let answer = await ask(0)
    for (let n = 1; answer.status !== 429 && n < 200; n++) answer = await ask(n)
    for (const { name: when, shift } of stages) {
      await setClock(shift)
      const { status, headers } = await ask(300)
      const wait = Number(headers.get('retry-after'))
      figures.push({
        what: `clock ${when}: a used-up limit of ${name} holds for the rest of its window`,
        figure: `${status}, wait ${wait} s`,
        budget: `429, ≤ ${windowSeconds} s`,
        met: status === 429 && wait > 0 && wait <= windowSeconds,
      })
    }
  }
  return figures
}

function post({ url }: Product, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Sends the same message with the same key; returns the response body. */
async function repeatable(product: Product, key: string): Promise<string> {
  return (await post(product, '/api/contact', contactBody(80_000_000), { 'idempotency-key': key })).text()
}

async function statusOf({ url }: Product, cookie: string): Promise<number> {
  const answer = await fetch(`${url}/api/board`, { headers: { cookie } })
  await answer.arrayBuffer()
  return answer.status
}

const databaseTime = (url: string): Promise<Date> =>
  withClient(url, async (client) => (await client.query<{ now: Date }>('select now()')).rows[0]!.now)

/** Why messages sent by both forms were held for review. */
const heldBack = (url: string, shift: number): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ reasons: unknown }>(
      `select reasons from quarantined_messages where message::text like $1`,
      [`%.${shift}@example.com%`],
    )
    return rows.map(({ reasons }) => JSON.stringify(reasons))
  })

/** How often the job of each minute was completed. */
const jobsSince = (url: string, since: Date): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ runs: number }>(
      `select count(*)::int as runs from jobs.job where name = 'automation' and state = 'completed' and completed_on > $1`,
      [since],
    )
    return rows[0]!.runs
  })
