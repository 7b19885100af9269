import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { edgeLimits } from '#server/http/edge-limits.ts'
import { openLog, openRequestLog } from '#server/log.ts'

// The controls: minimal work for the same response, without a framework. A separate process that receives its task as a message
// and reports its URL.

export type BareTask =
  /** Also writes the product's access log, and gives each response its own id. */
  | { readonly answer: 'bytes'; readonly base64: string; readonly headers: string[] }
  | { readonly answer: 'rows'; readonly connection: string; readonly query: string }
  | { readonly answer: 'commit'; readonly connection: string; readonly insert: string; readonly columns: string[] }

/** The size of the product's pool. */
const connections = 10

process.once('message', (task: BareTask) => {
  const { keepAliveSeconds, maxRequests } = edgeLimits.connections
  const server = createServer({ keepAliveTimeout: keepAliveSeconds * 1000 }, listenerFor(task))
  // Like the product, which sends both in each response.
  server.maxRequestsPerSocket = maxRequests
  server.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
})
process.once('disconnect', () => process.exit(0))

function listenerFor(task: BareTask): RequestListener {
  if (task.answer === 'bytes') {
    const bytes = Buffer.from(task.base64, 'base64')
    const log = openRequestLog(openLog('info'))
    return (request, response) => {
      const started = performance.now()
      const requestId = randomUUID()
      response.writeHead(200, [...task.headers, 'x-request-id', requestId]).end(bytes)
      log({ started, requestId, method: request.method!, route: request.url!, status: 200 })
    }
  }
  const pool = new pg.Pool({ connectionString: task.connection, max: connections })
  if (task.answer === 'rows') {
    return async (_request, response) => {
      const { rows } = await pool.query({ name: 'rows', text: task.query })
      json(response, 200, { data: rows })
    }
  }
  return async (request, response) => {
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>
    const values = task.columns.map((column) => body[column])
    const { rows } = await pool.query({ name: 'commit', text: task.insert, values })
    json(response, 201, { data: rows[0] })
  }
}

function json(response: Parameters<RequestListener>[1], status: number, value: unknown): void {
  const text = JSON.stringify(value)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  response.writeHead(status, headers).end(text)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
