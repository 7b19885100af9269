import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type RawRequest = {
  readonly method?: string
  readonly headers?: Record<string, string>
  /** Several parts are sent one by one without a content-length. */
  readonly chunks?: readonly (string | Uint8Array)[]
}

/** Sends one raw request that `fetch` would normalise or refuse. Resolves with the response. */
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

/** Like `fetch`, but honours a `host` header, which `fetch` drops. */
export async function fetchAs(
  url: string,
  init: { method?: string; headers: Record<string, string>; body?: string | Blob } = { headers: {} },
): Promise<Response> {
  const { method = 'GET', headers, body } = init
  if (headers.host === undefined) return fetch(url, { ...init, redirect: 'manual' })
  const chunks = body === undefined ? [] : [typeof body === 'string' ? body : await body.bytes()]
  const { status, headers: answered, body: bytes } = await raw(url, { method, headers, chunks })
  const fields = Object.entries(answered).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status, headers: fields })
}

/**
 * Posts an endless body at a byte a second. Resolves once the server must have received its beginning;
 * `answer`: the server's whole response until it closes.
 */
export async function postSlowly(url: string, contentType: string): Promise<{ answer: Promise<string> }> {
  const { hostname, port, host, pathname } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  socket.on('error', () => {})
  const answer = once(socket, 'close').then(() => received)
  const head = `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${contentType}\r\ncontent-length: 1000\r\n\r\n`
  await new Promise<void>((sent) => socket.write(`${head}{`, () => sent()))
  const more = setInterval(() => socket.write('x'), 1_000)
  socket.once('close', () => clearInterval(more))
  onTestFinished(() => void socket.destroy())
  return { answer }
}
