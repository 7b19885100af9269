import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import { call, caughtUp, owner, type Product } from './product.ts'

type Headers = Record<string, string>

const stepMs = 30_000

/**
 * The six-digit code of a secret (RFC 6238), `steps` steps from now. Near the end of a step it waits for the next one,
 * so that a test and the server agree on which step it is.
 */
export async function totpCode(secret: string, steps = 0): Promise<string> {
  const left = stepMs - (Date.now() % stepMs)
  if (left < 4_000) await wait(left + 50)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.at(-1)! & 15
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The session cookie an answer sets, as a header for further calls. */
export function cookieOf(headers: globalThis.Headers): { cookie: string } {
  return {
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  }
}

/** The first step of a login. */
export async function givePassword({ url }: Pick<Product, 'url'>, who: { username: string; password: string } = owner) {
  const { username, password } = who
  const { status, body, headers } = await call(url, 'logIn', { body: { username, password } })
  return { status, body, headers: cookieOf(headers) }
}

/** Enables an authenticator app; its current code and the neighbouring ones are still unused. */
export async function setUpTotp(product: Product, headers: Headers) {
  const { body } = await call(product.url, 'startTotp', { headers })
  const { secret } = body
  const confirmed = await call(product.url, 'confirmTotp', { body: { code: await totpCode(secret) }, headers })
  if (confirmed.status !== 200) throw new Error(`confirming answered ${confirmed.status}`)
  await product.database.pool.query('update totp_secrets set last_step = 0')
  return { secret, recoveryCodes: confirmed.body.recoveryCodes ?? [] }
}

/** Adds a passkey in software. */
export async function setUpPasskey({ url }: Product, headers: Headers): Promise<Authenticator> {
  const authenticator = createAuthenticator()
  const { body } = await call(url, 'startPasskey', { headers })
  const passkey = authenticator.make(body, url)
  const added = await call(url, 'addPasskey', { body: { name: 'Phone', passkey }, headers })
  if (added.status !== 201) throw new Error(`adding answered ${added.status}`)
  return authenticator
}

/** Backdates all step-ups, so that none is valid any more. */
export async function forgetProofs(product: Pick<Product, 'database'>): Promise<void> {
  await product.database.pool.query(`update sessions set proved_at = now() - interval '5 minutes 1 second'`)
  await caughtUp(product)
}
