import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { vapidLifetimeMs } from '#domain/staff/push.ts'

/** The key pair by which push services know this installation (RFC 8292). */
export type VapidKey = {
  /** Uncompressed point on P-256, base64url: browsers subscribe with it. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/** A new key pair, and its private half as text for sealing. */
export function makeVapidKey(): VapidKey & { readonly text: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  return { publicKey: publicKeyOf(privateKey), privateKey, text }
}

/** The key pair whose private half is `text`. */
export function readVapidKey(text: string): VapidKey {
  const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  return { publicKey: publicKeyOf(privateKey), privateKey }
}

function publicKeyOf(privateKey: KeyObject): string {
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(point).toString('base64url')
}

/**
 * The `Authorization` header for one push service: a token signed for its origin (`aud`) until some hours from `now`.
 * `contact`: a `mailto:` or `https:` address of ours, for the service's operators; null: none is given.
 */
export function vapidHeader({ publicKey, privateKey }: VapidKey, origin: string, contact: string | null, now: number) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: origin, exp: Math.floor((now + vapidLifetimeMs) / 1000), ...(contact && { sub: contact }) }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
}
