import { setTimeout as delay } from 'node:timers/promises'
import { amountFigure, type Figure, quantile } from './support/figure.ts'
import { type Bench, fewLeads, type Stage } from './support/stage.ts'

const connections = 500
const seconds = 10
/** Number of teammates at work, each with one call at a time and a pause after it. */
const staff = 4
const pauseMs = 100
const calls = ['/api/board', '/api/leads?limit=50', '/api/auth/session']

/** Effects on staff while 500 connections post to the public form as fast as possible. */
export const overload: Bench = async (stage) => [
  ...(await flooded(stage, '100000', 'no rate limit')),
  ...(await flooded(stage, '1', 'rate limits as they are')),
]

async function flooded(stage: Stage, RATE_LIMIT_FACTOR: string, how: string): Promise<Figure[]> {
  const DATABASE_URL = await stage.databases.copyWithLeads(fewLeads)
  const product = await stage.product({ DATABASE_URL, RATE_LIMIT_FACTOR })
  const session = await product.signIn()
  const quiet = await work(product.url, session, 2)
  const url = `${product.url}/api/contact`
  const generator = stage.generator()
  const flood = generator.run({ url, connections, seconds, send: { kind: 'contact' }, status: 'any' })
  const [busy, { statuses, perSecond }] = await Promise.all([work(product.url, session, seconds), flood])
  const what = `staff calls while ${connections} connections post, ${how}`
  const before = `${quantile(quiet.took, 0.5).toFixed(0)} ms before`
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return [
    amountFigure(
      `${what}, p99`,
      quantile(busy.took, 0.99),
      1_000,
      'ms',
      `p50 ${quantile(busy.took, 0.5).toFixed(0)} ms, ${before}`,
    ),
    amountFigure(
      `${what}, refused`,
      busy.refused,
      0,
      `of ${busy.took.length}`,
      `${perSecond.toFixed(0)} posts/s: ${answers.join(', ')}`,
    ),
  ]
}

/** Lets staff work; returns sorted durations of calls, and the number of statuses other than 200. */
async function work(url: string, session: { cookie: string }, forSeconds: number) {
  const until = performance.now() + forSeconds * 1000
  const took: number[] = []
  let refused = 0
  const one = async (first: number) => {
    for (let n = first; performance.now() < until; n++) {
      const started = performance.now()
      const answer = await fetch(url + calls[n % calls.length], { headers: session })
      await answer.arrayBuffer()
      took.push(performance.now() - started)
      if (answer.status !== 200) refused += 1
      await delay(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: staff }, (_, i) => one(i)))
  return { took: took.sort((a, b) => a - b), refused }
}
