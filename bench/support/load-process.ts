import { connect } from 'node:net'
import { AnswerReader } from './answer-reader.ts'
import { quantile } from './figure.ts'
import type { LoadPlan, LoadResult } from './load-plan.ts'
import { contactBody } from './visitor.ts'

// The load generator's process: receives one plan at a time and sends its result.

/** Differs between runs, so that people never repeat. */
let visitors = Date.now() % 50_000_000

process.on('message', async (plan: LoadPlan) => process.send!(await carryOut(plan)))

async function carryOut(plan: LoadPlan): Promise<LoadResult> {
  const took: number[] = []
  let failures = 0
  let failure: string | undefined
  let bytes = 0
  const started = performance.now()
  const until = started + plan.seconds * 1000
  const { hostname, port } = new URL(plan.url)
  const request = requestsOf(plan)

  const statuses: Record<number, number> = {}
  /** Keeps one connection busy until it closes. */
  const connectOnce = () =>
    new Promise<void>((done, fail) => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      const reader = new AnswerReader()
      let sentAt = 0
      const next = () => {
        sentAt = performance.now()
        socket.write(request())
      }
      socket.on('connect', next)
      socket.on('error', fail)
      socket.on('close', () => done())
      socket.on('data', (data) => {
        const answer = reader.push(data)
        if (!answer) return
        const now = performance.now()
        took.push(now - sentAt)
        bytes = answer.body.length
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (plan.status !== 'any' && answer.status !== plan.status) {
          failures += 1
          failure ??= `${answer.status} ${answer.body.toString('utf8', 0, 300)}`
        }
        if (now >= until) socket.end()
        else if (!answer.isLast) next()
      })
    })
  // A server may limit the requests per connection.
  const busy = async () => {
    while (performance.now() < until) await connectOnce()
  }
  await Promise.all(Array.from({ length: plan.connections }, busy))

  const elapsed = (performance.now() - started) / 1000
  const sorted = Float64Array.from(took).sort()
  return {
    requests: took.length,
    perSecond: took.length / elapsed,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    statuses,
    failures,
    ...(failure && { failure }),
    bytes,
  }
}

/** Returns the bytes of each request in turn. */
function requestsOf({ url, send }: LoadPlan): () => string | Buffer {
  const { host, pathname, search } = new URL(url)
  const start = (method: string) => `${method} ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n`
  if (send.kind === 'get') {
    const headers = Object.entries(send.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const bytes = Buffer.from(`${start('GET')}${headers.join('')}\r\n`)
    return () => bytes
  }
  return () => {
    visitors += 1
    const body = JSON.stringify(contactBody(visitors))
    return `${start('POST')}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  }
}
