import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { PushMessage } from '#domain/staff/push.ts'

/** A push as it arrived in a browser: decrypted, its sender's signature checked. */
type Arrived = {
  readonly message: PushMessage
  readonly text: string
  readonly ttl: number
  readonly topic: string
  readonly urgency: string
}

type Browser = {
  /** The browser's subscription for the product. */
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Received pushes, oldest first. */
  readonly arrived: Arrived[]
}

type Keys = { readonly endpoint: string; decrypt(body: Buffer): string; readonly keys: Browser['subscription']['keys'] }

/** A browser's keys at this URL of a push service. */
function keysAt(endpoint: string): Keys {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    // RFC 8291 §3.4, from the receiver's side.
    decrypt(body) {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const theirs = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, info, length))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs])
      const secret = derive(own.computeSecret(theirs), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

/** A valid subscription at a service that does not exist. */
export const madeSubscription = () => {
  const endpoint = `https://push.example/${randomBytes(8).toString('hex')}`
  return { endpoint, keys: keysAt(endpoint).keys }
}

/** A test's push service on this machine (RFC 8030, 8291 and 8292); it stops when the test ends. */
export async function startPushService() {
  const browsers = new Map<string, Keys & { arrived: Arrived[] }>()
  /** A failure to return instead of accepting a push. */
  const state = { refusesWith: null as number | null, tries: 0 }
  let origin = ''
  const server = createServer(async (request, response) => {
    state.tries += 1
    const browser = browsers.get(request.url ?? '')
    const body = await bodyOf(request)
    if (state.refusesWith !== null || !browser) return response.writeHead(state.refusesWith ?? 410).end()
    if (!isSigned(request, origin)) return response.writeHead(403).end()
    const text = browser.decrypt(body)
    const { ttl, topic, urgency } = request.headers
    browser.arrived.push({
      text,
      message: JSON.parse(text),
      ttl: Number(ttl),
      topic: String(topic),
      urgency: String(urgency),
    })
    response.writeHead(201).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => void server.close())
  return {
    state,
    /** A browser that subscribes here. */
    addBrowser(): Browser {
      const path = `/${randomBytes(8).toString('hex')}`
      const browser = { ...keysAt(origin + path), arrived: [] as Arrived[] }
      browsers.set(path, browser)
      return { subscription: { endpoint: browser.endpoint, keys: browser.keys }, arrived: browser.arrived }
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** Verifies the sender's token: its key, this service as audience, and its lifetime. */
function isSigned({ headers }: IncomingMessage, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const publicKey = createPublicKey({ format: 'jwk', key: jwk })
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const isValid = exp * 1000 > Date.now() && exp * 1000 <= Date.now() + 86_400_000
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return aud === origin && isValid && signed
}
