import { get } from 'node:http'
import { against } from './support/against.ts'
import { noFigure } from './support/figure.ts'
import type { Bench } from './support/stage.ts'

const connections = 32
const seconds = 1.5

type Travelled = { readonly bytes: Buffer; readonly headers: string[] }

/** Headers that differ between responses. */
const ownToEach = new Set(['date', 'connection', 'keep-alive', 'x-request-id'])

/** A response's compressed body, and its headers in order, except those that always differ. */
function travelled(address: string, headers: Record<string, string>): Promise<Travelled> {
  return new Promise((done, fail) => {
    get(address, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const lines = answer.rawHeaders.flatMap((name, i) => {
          const isKept = i % 2 === 0 && !ownToEach.has(name.toLowerCase())
          return isKept ? [name, answer.rawHeaders[i + 1]!] : []
        })
        done({ bytes: Buffer.concat(chunks), headers: lines })
      })
    }).on('error', fail)
  })
}

/**
 * A cached public page, compared with a bare `node:http` that sends the same bytes and headers and writes the same access log.
 */
export const page: Bench = async (stage) => {
  const what = `GET /en/welcome, ${connections} connections, against bare node:http with the same headers and access log`
  const product = await stage.product({ DATABASE_URL: await stage.databases.copyWithLeads(100) })
  const url = `${product.url}/en/welcome`
  const headers = { 'accept-encoding': 'br' }
  const answer = await fetch(url, { headers })
  if (!answer.ok) return [noFigure(what, `answered ${answer.status}: not built?`)]

  // The second response is cached.
  const { bytes, headers: sent } = await travelled(url, headers)
  const bare = await stage.bare({ answer: 'bytes', base64: bytes.toString('base64'), headers: sent })
  const side = (url: string, pid: number) => ({
    plan: { url, connections, seconds, send: { kind: 'get', headers } as const, status: 200 },
    processes: { pid },
  })
  const sides = { product: side(url, product.pid), bare: side(bare.url, bare.pid) }
  return against(what, stage.generator(), sides, { throughput: 0.8, processor: 0.7 }, `${bytes.length} bytes`)
}
