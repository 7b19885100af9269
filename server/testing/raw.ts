import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type RawRequest = {
  readonly method?: string
  readonly headers?: Record<string, string>
  /** Sent one by one without a content-length where there are several. */
  readonly chunks?: readonly (string | Uint8Array)[]
}

/** One request as its bytes are, for what `fetch` tidies up or refuses to send. Resolves with whatever is answered. */
export function raw(url: string, { method = 'GET', headers = {}, chunks = [] }: RawRequest = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    let isAnswered = false
    request.on('response', () => {
      isAnswered = true
    })
    // A server that has answered need not read the rest of an oversized body.
    request.on('error', (error) => !isAnswered && reject(error))
    for (const chunk of chunks.slice(0, -1)) request.write(chunk)
    request.end(chunks.at(-1))
  })
}

/**
 * Posts a body that comes a byte a second and never ends. Resolves once the server must have seen its beginning;
 * `answer` is all that the server says until it hangs up.
 */
export async function postSlowly(url: string, contentType: string): Promise<{ answer: Promise<string> }> {
  const { hostname, port, host, pathname } = new URL(url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  socket.on('error', () => {})
  const answer = once(socket, 'close').then(() => heard)
  const head = `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${contentType}\r\ncontent-length: 1000\r\n\r\n`
  await new Promise<void>((sent) => socket.write(`${head}{`, () => sent()))
  const more = setInterval(() => socket.write('x'), 1_000)
  socket.once('close', () => clearInterval(more))
  onTestFinished(() => void socket.destroy())
  return { answer }
}
