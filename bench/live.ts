import type { ClientRequest } from 'node:http'
import { openBoard } from './support/event-board.ts'
import { amountFigure, quantile } from './support/figure.ts'
import { type Bench, fewLeads } from './support/stage.ts'
import { contactBody } from './support/visitor.ts'

const boards = 200
const messages = 60
const timeoutMs = 5_000

/** Time from sending a message until the last of 200 boards, on two servers, has received it. */
export const live: Bench = async (stage) => {
  const DATABASE_URL = await stage.databases.copyWithLeads(fewLeads)
  const servers = [await stage.product({ DATABASE_URL }), await stage.product({ DATABASE_URL })]
  const delays: number[] = []
  let onEvent = () => {}
  const streams: ClientRequest[] = []
  for (const server of servers) {
    const { cookie } = await server.signIn()
    for (let i = 0; i < boards / servers.length; i++) {
      streams.push(await openBoard(`${server.url}/api/events`, cookie, () => onEvent()))
    }
  }
  let missing = 0
  for (let n = 0; n < messages; n++) {
    const started = performance.now()
    let left = boards
    const all = new Promise<void>((done) => {
      onEvent = () => {
        delays.push(performance.now() - started)
        left -= 1
        if (left === 0) done()
      }
      setTimeout(done, timeoutMs).unref()
    })
    const url = `${servers[n % servers.length]!.url}/api/contact`
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactBody(50_000_000 + n)),
    })
    if (answer.status !== 201) throw new Error(`A message was answered ${answer.status}`)
    await all
    missing += left
  }
  for (const stream of streams) stream.destroy()
  delays.sort((a, b) => a - b)
  const what = `message to each of ${boards} boards, ${servers.length} servers, ${messages} messages`
  return [
    amountFigure(`${what}, p50`, quantile(delays, 0.5), 20, 'ms', `${missing} events missed`),
    amountFigure(`${what}, p99`, quantile(delays, 0.99), 250, 'ms'),
  ]
}
