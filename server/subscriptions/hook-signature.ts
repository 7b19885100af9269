import { createHmac, timingSafeEqual } from 'node:crypto'

const prefix = 'whsec_'
/** Seconds before and after its own time for which a signature is valid. */
const toleranceSeconds = 300

/** True if a body is signed with one of the secrets (Standard Webhooks 1.0), as our own webhooks are. */
export function isSigned(
  body: Uint8Array,
  signature: Readonly<Record<string, string>>,
  secrets: readonly string[],
  now: Date,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': given } = signature
  if (!id || !time || !given || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > toleranceSeconds) return false
  const signatures = given
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []))
  return secrets.some((secret) => {
    const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')
    const wanted = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest()
    return signatures.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted))
  })
}
