import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'
const acceptable = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

/** What of a body a caller gets: an encoding of it, or that it has not changed. */
export type Choice = Encoding | 'unchanged'

/** An answer before it is written; without bytes where there are none to send. */
export type Answer = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/** A body that is kept in memory and compressed once an encoding. */
export class EncodedBody {
  /** Weak, since the encodings of one body share it. */
  readonly etag: string
  readonly #opaqueTag: string
  readonly #bytes = new Map<Encoding, Uint8Array<ArrayBuffer>>()

  /** `brotli` is the same body compressed already, such as by the build. */
  constructor(body: string | Uint8Array, brotli?: Uint8Array<ArrayBuffer>) {
    if (brotli) this.#bytes.set('br', brotli)
    const bytes = Buffer.from(body)
    this.#bytes.set('identity', new Uint8Array(bytes))
    this.#opaqueTag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    this.etag = `W/${this.#opaqueTag}`
  }

  /** The body in the best encoding the caller accepts. */
  for(acceptEncoding: string | undefined): { encoding: Encoding; bytes: Uint8Array<ArrayBuffer> } {
    const encoding = encodingFor(acceptEncoding)
    return { encoding, bytes: this.#encoded(encoding) }
  }

  /** What a caller gets who sends these headers: nothing new where it has these bytes already. */
  choose(ifNoneMatch: string | undefined, acceptEncoding: string | undefined): Choice {
    return ifNoneMatch?.includes(this.#opaqueTag) ? 'unchanged' : encodingFor(acceptEncoding)
  }

  /** The answer of a choice, with the given headers and those that come of it. */
  answer(choice: Choice, headers: Record<string, string>, status = 200): Answer {
    const all = { ...headers, etag: this.etag, vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ') }
    if (choice === 'unchanged') return { status: 304, headers: all, bytes: null }
    const bytes = this.#encoded(choice)
    const length = { 'content-length': String(bytes.byteLength) }
    const encoding = choice === 'identity' ? {} : { 'content-encoding': choice }
    return { status, headers: { ...all, ...length, ...encoding }, bytes }
  }

  /** The answer to a request. */
  respond(request: Request, headers: Record<string, string>, status = 200): Response {
    const known = status === 200 ? request.headers.get('if-none-match') : null
    const choice = this.choose(known ?? undefined, request.headers.get('accept-encoding') ?? undefined)
    const { bytes, ...init } = this.answer(choice, headers, status)
    return new Response(request.method === 'HEAD' ? null : bytes, init)
  }

  #encoded(encoding: Encoding): Uint8Array<ArrayBuffer> {
    let bytes = this.#bytes.get(encoding)
    if (!bytes) {
      bytes = new Uint8Array(compress(this.#bytes.get('identity')!, encoding))
      this.#bytes.set(encoding, bytes)
    }
    return bytes
  }
}

/** The best encoding that a caller accepts. */
export const encodingFor = (acceptEncoding = ''): Encoding =>
  acceptable.br.test(acceptEncoding) ? 'br' : acceptable.gzip.test(acceptEncoding) ? 'gzip' : 'identity'

function compress(bytes: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'gzip') return gzipSync(bytes)
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
