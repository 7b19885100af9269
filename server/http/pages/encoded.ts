import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'
const acceptable = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

/** How a client gets a body: in an encoding, or not at all if unchanged. */
export type Choice = Encoding | 'unchanged'

/** A response before writing; without bytes if there are none to send. */
type Answer = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/**
 * A body in memory, compressed once per encoding. The first client for Brotli gets it compressed quickly; then it is
 * compressed maximally in another thread, a tenth smaller, for all later ones.
 */
export class EncodedBody {
  /** Weak, since the encodings of one body share it. */
  readonly etag: string
  readonly #opaqueTag: string
  /** Incremented when an encoding is replaced by a smaller one. */
  revision = 0
  readonly #bytes = new Map<Encoding, Uint8Array<ArrayBuffer>>()

  /** `brotli`: the same body, already compressed, such as by the build. */
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

  /** The choice for a client with these headers: nothing if it already has the bytes. */
  choose(ifNoneMatch: string | undefined, acceptEncoding: string | undefined): Choice {
    return ifNoneMatch?.includes(this.#opaqueTag) ? 'unchanged' : encodingFor(acceptEncoding)
  }

  /** The response of a choice, with the given headers and its own. */
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
      const plain = this.#bytes.get('identity')!
      bytes = new Uint8Array(encoding === 'gzip' ? gzipSync(plain) : brotliCompressSync(plain, brotli(7, plain)))
      this.#bytes.set(encoding, bytes)
      if (encoding === 'br') compressLater(new WeakRef(this))
    }
    return bytes
  }

  /** Replaces the Brotli encoding by the smallest. */
  async shrink(): Promise<void> {
    const plain = this.#bytes.get('identity')!
    this.#bytes.set('br', new Uint8Array(await compressWell(plain, brotli(11, plain))))
    this.revision += 1
  }
}

const compressWell = promisify(brotliCompress)
let compressing = Promise.resolve()

/** One at a time, each only if its page has not been replaced meanwhile. */
function compressLater(body: WeakRef<EncodedBody>): void {
  compressing = compressing.then(() => body.deref()?.shrink())
}

/** The best encoding that a caller accepts. */
export const encodingFor = (acceptEncoding = ''): Encoding =>
  acceptable.br.test(acceptEncoding) ? 'br' : acceptable.gzip.test(acceptEncoding) ? 'gzip' : 'identity'

const brotli = (quality: number, bytes: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
})
