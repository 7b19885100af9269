import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Origins of foreign pages: another port of our host (same site to a browser), and another host. */
type OtherSite = { readonly sameSite: string; readonly crossSite: string }

/** Serves one empty foreign page; closed when the test ends. */
export async function startOtherSite(): Promise<OtherSite> {
  const port = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Another site</title>')
  })
  return { sameSite: `http://127.0.0.1:${port}`, crossSite: `http://localhost:${port}` }
}

type CarelessTarget = {
  readonly url: string
  /** Writes that came with the cookie: method and kind of body. */
  readonly changes: string[]
}

/** The insecure target's response to any request with its cookie. */
export const carelessSecret = 'a secret of the careless'

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A server that trusts every request with its cookie, whatever its origin: proves that the attacks work. */
export async function startCarelessTarget(): Promise<CarelessTarget> {
  const changes: string[] = []
  const port = await serve((request, response) => {
    const { origin = '*', accept = '', cookie = '', 'sec-fetch-dest': dest } = request.headers
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    if (request.method === 'OPTIONS' || !cookie.includes('careless=')) return void response.end()
    if (request.method !== 'GET') {
      const [kind = 'none'] = (request.headers['content-type'] ?? 'none').split(';')
      changes.push(`${request.method} ${kind}`)
    }
    if (dest === 'image') return void response.setHeader('content-type', 'image/gif').end(pixel)
    if (dest === 'script') return void response.setHeader('content-type', 'text/javascript').end('window.leaked = 1')
    if (accept === 'text/event-stream') {
      return void response.setHeader('content-type', 'text/event-stream').end(`data: ${carelessSecret}\n\n`)
    }
    response.end(carelessSecret)
  })
  return { url: `http://127.0.0.1:${port}`, changes }
}

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => answer(request, response))
  })
  // A WebSocket without checks (RFC 6455 §1.3): sends one text, then nothing.
  server.on('upgrade', ({ headers }, socket) => {
    const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
    // biome-ignore lint/plugin: RFC 6455 asks for SHA-1, and nothing secret is hashed
    const key = createHash('sha1').update(`${headers['sec-websocket-key']}${guid}`).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${key}\r\n\r\n`,
    )
    socket.end(Buffer.concat([Buffer.from([0x81, carelessSecret.length]), Buffer.from(carelessSecret)]))
  })
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
