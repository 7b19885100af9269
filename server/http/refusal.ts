import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errors } from '#contract/errors.ts'
import type { RefusalWords } from '#web/words/messages/en.ts'
import { pathOf } from './concurrency.ts'
import { errorBodyOf } from './errors.ts'
import { refusalPage, refusalStyleHash } from './pages/refusal-page.ts'
import { languageAt } from './pages/visitor-language.ts'
import { securityHeaders } from './security-headers.ts'

type Refusal = {
  readonly code: ErrorCode
  /** Message for a program: what happened and what to do. */
  readonly message: string
  /** Message for a visitor. */
  readonly words?: keyof RefusalWords
  /** Absent: that of the code. */
  readonly status?: number
  /** Seconds. */
  readonly retryAfter?: number
  /** True if the connection closes after it. */
  readonly isLast?: true
}

/** Reasons for refusing a request before processing. */
const refusals = {
  noRoom: {
    code: 'unavailable',
    message: 'The server is busy. Wait a second and try again.',
    words: 'busy',
    retryAfter: 1,
  },
  limited: {
    code: 'too_many_requests',
    message: 'Too many requests came from your address. Wait and try again.',
    words: 'tooMany',
  },
  tooManyConnections: {
    code: 'unavailable',
    message: 'Too many connections are open. Wait a few seconds and try again.',
    words: 'busy',
    retryAfter: 5,
    isLast: true,
  },
  tooManyOfAddress: {
    code: 'too_many_requests',
    message: 'Too many connections are open from your address. Close some and try again.',
    words: 'tooMany',
    retryAfter: 5,
    isLast: true,
  },
  tooManyPipelined: {
    code: 'too_many_requests',
    message:
      'Too many requests were sent on one connection ahead of their answers. Wait for answers before sending more.',
    words: 'tooMany',
    retryAfter: 1,
    isLast: true,
  },
  twoHosts: { code: 'malformed', message: 'Send exactly one Host header.', isLast: true },
  wrongHost: { code: 'wrong_host', message: errors.wrong_host.message },
  slowBody: {
    code: 'too_slow',
    message: 'The body arrived too slowly and was cut off. Check your connection and send it again.',
    words: 'tooSlow',
    isLast: true,
  },
  slowHead: {
    code: 'too_slow',
    message: 'The head of the request took too long to arrive. Check your connection and send it again.',
    isLast: true,
  },
  longHead: {
    code: 'too_large',
    message: 'The headers are too long. Shorten them or delete the cookies of this site, then try again.',
    status: 431,
    isLast: true,
  },
  unreadable: {
    code: 'malformed',
    message: 'This is not a valid HTTP request. Correct it and send it again.',
    isLast: true,
  },
} as const satisfies Record<string, Refusal>

export type RefusalReason = keyof typeof refusals

type Answer = { readonly status: number; readonly headers: string[]; readonly body: Buffer }

/** `request`: absent if none could be read; `secure`: the caller uses https. */
function answerTo(
  reason: RefusalReason,
  request: IncomingMessage | null,
  secure: boolean,
  retryAfter?: number,
): Answer {
  const refusal: Refusal = refusals[reason]
  const path = pathOf(request?.url)
  const isPage = refusal.words && request && !path.startsWith('/api/') && request.headers.accept?.includes('text/html')
  const body = isPage
    ? refusalPage(refusal.words, languageAt(path, request.headers))
    : Buffer.from(JSON.stringify(errorBodyOf(refusal)))
  const seconds = retryAfter ?? refusal.retryAfter
  return {
    status: refusal.status ?? errors[refusal.code].status,
    headers: [
      ...(isPage ? pageHeaders : jsonHeaders)[secure ? 'https' : 'http'],
      'content-length',
      String(body.byteLength),
      ...(seconds === undefined ? [] : ['retry-after', String(seconds)]),
      ...(refusal.isLast ? ['connection', 'close'] : []),
    ],
    body,
  }
}

const headersOf = (secure: boolean, type: string, styles: string[]) =>
  Object.entries({ ...securityHeaders(secure, styles), 'content-type': type, 'cache-control': 'no-store' }).flat()
const pageHeaders = {
  http: headersOf(false, 'text/html; charset=utf-8', [refusalStyleHash]),
  https: headersOf(true, 'text/html; charset=utf-8', [refusalStyleHash]),
}
const jsonHeaders = {
  http: headersOf(false, 'application/json; charset=utf-8', []),
  https: headersOf(true, 'application/json; charset=utf-8', []),
}

/** Refuses a request; `retryAfter` in seconds, by default that of the reason. */
export function refuse(
  reason: RefusalReason,
  request: IncomingMessage,
  response: ServerResponse,
  secure: boolean,
  retryAfter?: number,
): void {
  const { status, headers, body } = answerTo(reason, request, secure, retryAfter)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
  // An unread body would block the connection's next request.
  request.resume()
}

/** How long a refused client may continue to send, so that it receives the response, ms. */
const lingerMs = 1_000

/** Answers on a connection that can't be answered normally, and closes it. */
export function refuseOn(
  socket: Socket,
  reason: RefusalReason,
  request: IncomingMessage | null,
  secure: boolean,
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { status, headers, body } = answerTo(reason, request, secure)
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `date: ${new Date().toUTCString()}`]
  for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`)
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
