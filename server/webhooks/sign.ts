import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret as its receiver keeps it (Standard Webhooks 1.0): `whsec_` and 32 random bytes, base64. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

/**
 * The headers of a delivery (Standard Webhooks 1.0): its id, the time in seconds, and HMAC-SHA256 of `id.time.body` with
 * each secret.
 */
export function signed(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
