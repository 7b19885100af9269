import { readFile } from 'node:fs/promises'
import type { Context, Hono } from 'hono'
import { ApiError } from '#contract/errors.ts'
import { streamedBody } from '#server/limits/streamed-body.ts'
import type { LedgerFile } from '#server/record/ledger/download.ts'
import { addressKey } from './address.ts'
import type { Edge, Env } from './edge.ts'
import { EncodedBody } from './pages/encoded.ts'
import { securityHeaders } from './security-headers.ts'

export type LedgerDeps = {
  readonly file: () => Promise<LedgerFile>
  readonly keys: () => Promise<{ keyId: string; since: string }[]>
  /** All stamps of outside authorities, a line each. */
  readonly stamps: () => Promise<string>
  /** An authority's original answer; null if there is no such stamp. */
  readonly stamp: (id: string) => Promise<Buffer | null>
}

/** Whole files are large: a visitor who checks them needs a few, a monitoring machine one per minute. */
const limit = { max: 30, windowSeconds: 60 }

const script = new URL('../../scripts/verify-ledger.mjs', import.meta.url)

/** Downloads for checking the record: the ledger, its signing keys, a script. */
export function bindLedger(app: Hono<Env>, { file, keys, stamps, stamp }: LedgerDeps, edge: Edge): void {
  const headers = (c: Context<Env>, type: string, cacheControl = 'public, no-cache') => ({
    ...securityHeaders(c.get('secure')),
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cacheControl,
  })

  app.get('/ledger.jsonl', async (c) => {
    await edge.limiter('ledger.jsonl', limit, addressKey(c.get('address')))
    const { version, text } = await file()
    const isPacked = takesGzip(c)
    const etag = `"${version}${isPacked ? '-gzip' : ''}"`
    const all = {
      ...headers(c, 'application/jsonl'),
      'content-disposition': 'attachment; filename="ledger.jsonl"',
      vary: 'Accept-Encoding',
      etag,
    }
    if (c.req.header('if-none-match')?.includes(version)) return new Response(null, { status: 304, headers: all })
    if (c.req.method === 'HEAD') return new Response(null, { headers: all })
    return packed(streamedBody(text()), isPacked, all)
  })

  app.get('/ledger-keys.txt', async (c) => {
    const lines = (await keys()).map(({ keyId, since }) => `${keyId} ${since}\n`)
    return new Response(lines.join(''), { headers: headers(c, 'text/plain') })
  })

  app.get('/ledger-stamps.jsonl', async (c) => {
    await edge.limiter('ledger.jsonl', limit, addressKey(c.get('address')))
    const all = {
      ...headers(c, 'application/jsonl'),
      'content-disposition': 'attachment; filename="ledger-stamps.jsonl"',
      vary: 'Accept-Encoding',
    }
    return packed(streamedBody([Buffer.from(await stamps())]), takesGzip(c), all)
  })

  app.get('/ledger-stamps/:file{[0-9a-f-]{36}[.]tsr}', async (c) => {
    const file = c.req.param('file')
    const found = await stamp(file.slice(0, -4))
    if (!found) throw new ApiError('not_found')
    const own = { ...headers(c, ''), 'content-type': 'application/timestamp-reply' }
    return new Response(new Uint8Array(found), {
      headers: { ...own, 'content-disposition': `attachment; filename="${file}"` },
    })
  })

  let body: Promise<EncodedBody> | undefined
  app.get('/verify.mjs', async (c) => {
    body ??= readFile(script).then((bytes) => new EncodedBody(bytes))
    return (await body).respond(c.req.raw, headers(c, 'text/javascript', 'public, max-age=3600'))
  })
}

const takesGzip = (c: Context<Env>) => /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')

const packed = (plain: ReadableStream<Uint8Array<ArrayBuffer>>, isPacked: boolean, headers: Record<string, string>) =>
  isPacked
    ? new Response(plain.pipeThrough(new CompressionStream('gzip')), {
        headers: { ...headers, 'content-encoding': 'gzip' },
      })
    : new Response(plain, { headers })
