import { get } from 'node:http'
import { against } from './support/against.ts'
import { noFigure } from './support/figure.ts'
import type { Bench } from './support/stage.ts'

const connections = 32
const seconds = 1.5

/** An answer's body as it travels, compressed as it is. */
function rawBytes(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((done, fail) => {
    get(address, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done(Buffer.concat(chunks)))
    }).on('error', fail)
  })
}

/** A public page from memory against a bare `node:http` that serves the very same bytes. */
export const page: Bench = async (stage) => {
  const what = `GET /en/welcome, ${connections} connections, against bare node:http`
  const product = await stage.product({ DATABASE_URL: await stage.databases.copyWithLeads(100) })
  const url = `${product.url}/en/welcome`
  const headers = { 'accept-encoding': 'br' }
  const answer = await fetch(url, { headers })
  if (!answer.ok) return [noFigure(what, `answered ${answer.status}: not built?`)]

  const bytes = await rawBytes(url, headers)
  const bare = await stage.bare({
    answer: 'bytes',
    base64: bytes.toString('base64'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  })
  const side = (url: string, pid: number) => ({
    plan: { url, connections, seconds, send: { kind: 'get', headers } as const, status: 200 },
    processes: { pid },
  })
  const sides = { product: side(url, product.pid), bare: side(bare.url, bare.pid) }
  return against(what, stage.generator(), sides, { throughput: 0.8, processor: 0.8 }, `${bytes.length} bytes`)
}
