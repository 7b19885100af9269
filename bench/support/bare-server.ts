import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// The controls: the least that a server can do for the same answer, written without a framework. A process of its own;
// what it is to answer comes in as one message, the address goes out.

export type BareTask =
  | { readonly answer: 'bytes'; readonly base64: string; readonly headers: Record<string, string> }
  | { readonly answer: 'rows'; readonly connection: string; readonly query: string }
  | { readonly answer: 'commit'; readonly connection: string; readonly insert: string; readonly columns: string[] }

/** The size of the product's pool. */
const connections = 10

process.once('message', (task: BareTask) => {
  const server = createServer(listenerFor(task))
  server.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
})
process.once('disconnect', () => process.exit(0))

function listenerFor(task: BareTask): RequestListener {
  if (task.answer === 'bytes') {
    const bytes = Buffer.from(task.base64, 'base64')
    const headers = { ...task.headers, 'content-length': bytes.length }
    return (_request, response) => response.writeHead(200, headers).end(bytes)
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
