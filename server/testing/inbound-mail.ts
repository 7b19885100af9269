import { createHmac } from 'node:crypto'
import { inboundMailPath, inboundSecretPrefix } from '#domain/conversation/inbound.ts'
import { newId } from '#server/db/id.ts'
import { call, type Product, signIn } from './product.ts'

/** Signing secret of deliveries, by product. */
const secrets = new Map<string, Promise<string>>()

/** A signed delivery of these bytes. */
export function signedDelivery(secret: string, body: Buffer, at = Date.now()): Record<string, string> {
  const [id, seconds] = [newId(), String(Math.floor(at / 1_000))]
  const key = Buffer.from(secret.slice(inboundSecretPrefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
}

export const inboundSecretOf = (url: string): Promise<string> => {
  const known = secrets.get(url) ?? makeSecret(url)
  secrets.set(url, known)
  return known
}

async function makeSecret(url: string): Promise<string> {
  const { body } = await call(url, 'renewInboundSecret', { headers: await signIn(url) })
  return body.secret
}

/** Delivers a mail to the product, as a program would, with CRLF line ends; returns its outcome. */
export async function deliverMail(
  { url }: Pick<Product, 'url'>,
  mail: string | Buffer,
): Promise<{ outcome: string; id: string }> {
  const body = Buffer.isBuffer(mail) ? mail : Buffer.from(mail.replace(/\r?\n/g, '\r\n'))
  const headers = signedDelivery(await inboundSecretOf(url), body)
  const response = await fetch(url + inboundMailPath, { method: 'POST', headers, body: new Uint8Array(body) })
  if (response.status !== 200)
    throw new Error(`the mail was answered with ${response.status}: ${await response.text()}`)
  return (await response.json()) as { outcome: string; id: string }
}
