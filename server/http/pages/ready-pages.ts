import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Choice, EncodedBody } from './encoded.ts'

/** Maximum responses in memory, so that varying Host headers can't fill it. */
const maxPages = 400

type Ready = {
  readonly status: number
  /** Names and values, alternating. */
  readonly headers: readonly string[]
  readonly bytes: Buffer | null
  /** Revision of the body. */
  readonly revision: number
}

/** A response without visitor-specific content, as the bytes and header lines Node writes. */
export class ReadyPage {
  readonly route: string
  readonly #body: EncodedBody
  readonly #headers: Record<string, string>
  readonly #ready = new Map<Choice, Ready>()

  /** `route`: the pattern that answers this address. */
  constructor(route: string, body: EncodedBody, headers: Record<string, string>) {
    this.route = route
    this.#body = body
    this.#headers = headers
  }

  /** Answers a GET or HEAD request; returns the status. `isLast`: the connection is to end with it. */
  write(request: IncomingMessage, response: ServerResponse, requestId: string, isLast: boolean): number {
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding } = request.headers
    const choice = this.#body.choose(ifNoneMatch, acceptEncoding as string | undefined)
    const kept = this.#ready.get(choice)
    const { status, headers, bytes } = kept?.revision === this.#body.revision ? kept : this.#prepare(choice)
    response.writeHead(status, [...headers, 'x-request-id', requestId, ...(isLast ? ['connection', 'close'] : [])])
    if (bytes === null || request.method === 'HEAD') response.end()
    else response.end(bytes)
    return status
  }

  /** The same answer for a request through the framework. */
  respond(request: Request): Response {
    return this.#body.respond(request, this.#headers)
  }

  #prepare(choice: Choice): Ready {
    const { status, headers: named, bytes } = this.#body.answer(choice, this.#headers)
    const headers = Object.entries(named).flat()
    // Otherwise Node would wrap the bytes for each response.
    const ready = { status, headers, bytes: bytes && viewOf(bytes), revision: this.#body.revision }
    this.#ready.set(choice, ready)
    return ready
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** The response at this URL: one for all visitors, or that of the visitor's variant. */
type Choose = (request: IncomingMessage) => ReadyPage

/** Responses by identical requests, which need not be parsed again. Dropped with their edition. */
export type ReadyPages = {
  find(request: IncomingMessage, secure: boolean): ReadyPage | undefined
  /** Stores the response to this request, unless its edition is outdated by now. */
  keep(request: IncomingMessage, secure: boolean, edition: number | null, choose: Choose): void
}

/** `currentEdition`: see `PageSource`. */
export function createReadyPages(currentEdition: () => number | null): ReadyPages {
  const pages = new Map<string, Choose>()
  let keptOf: number | null = null
  const forgetPassed = () => {
    const edition = currentEdition()
    if (edition !== keptOf) pages.clear()
    keptOf = edition
    return edition
  }
  const keyOf = ({ headers, url }: IncomingMessage, secure: boolean) => `${secure} ${url} ${headers.host}`

  return {
    find(request, secure) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      return forgetPassed() === null ? undefined : pages.get(keyOf(request, secure))?.(request)
    },
    keep(request, secure, edition, choose) {
      // The query string is under any visitor's control.
      if (edition === null || edition !== forgetPassed() || request.url?.includes('?')) return
      if (pages.size >= maxPages) pages.clear()
      pages.set(keyOf(request, secure), choose)
    },
  }
}
