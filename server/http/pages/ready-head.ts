import type { ServerResponse } from 'node:http'
import { keepAliveSeconds } from '../listen.ts'

/** The status line and header lines of an answer (name, value, …), joined as they go over the wire. */
export function joinHead(status: number, headers: readonly string[]): string {
  const lines = [`HTTP/1.1 ${status} ${status === 304 ? 'Not Modified' : 'OK'}`]
  for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`)
  // One flat string: pieces that are only linked would be put together again at each answer.
  return Buffer.from(
    `${lines.join('\r\n')}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n`,
    'latin1',
  ).toString('latin1')
}

/**
 * Gives an answer a head that is joined already, with its own id; says whether it did. Node looks at each line and joins
 * them anew for every answer, a quarter of what a page from memory costs. The field is Node's own, so it is asked
 * whether it has a head now; it has not where a later Node keeps it elsewhere, nor where the connection is to end.
 */
export function giveHead(response: ServerResponse, head: string, requestId: string): boolean {
  if (!response.shouldKeepAlive || response.req.httpVersion !== '1.1') return false
  Object.assign(response, { _header: `${head}x-request-id: ${requestId}\r\nDate: ${httpDate()}\r\n\r\n` })
  return response.headersSent
}

let second = 0
let written = ''

function httpDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    written = new Date(now * 1000).toUTCString()
  }
  return written
}
