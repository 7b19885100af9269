import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { ApiError } from '#contract/errors.ts'
import {
  deliveryToleranceSeconds,
  inboundMailPath,
  inboundSecretPrefix,
  maxInboundBytes,
  maxWhatsAppBytes,
  whatsAppPath,
} from '#domain/conversation/inbound.ts'
import { TooHeavy } from '#server/outside/apart/run-apart.ts'
import { isSameSecret } from '#server/vault/same-secret.ts'
import { addressKey } from './address.ts'
import type { Edge, Env } from './edge.ts'
import { errorResponse } from './errors.ts'

/** Webhooks of other programs, each with its own signature scheme. */
export type Hooks = {
  readonly mail: {
    /** The secret that deliveries are signed with; null if there is none. */
    readonly secret: () => Promise<string | null>
    readonly receive: (bytes: Buffer, at: Date) => Promise<{ readonly outcome: string; readonly id: string }>
  }
  readonly whatsapp: {
    /** Meta's signing secret, and its verification token; null: not connected. */
    readonly secret: () => Promise<string | null>
    readonly verifyToken: () => Promise<string | null>
    readonly receive: (bytes: Buffer, at: Date) => Promise<void>
  }
}

const limit = { max: 1200, windowSeconds: 60 }
/** High, since all of Meta's requests come from few addresses. */
const busyLimit = { max: 12_000, windowSeconds: 60 }

export function bindHooks(app: Hono<Env>, { mail, whatsapp }: Hooks, edge: Edge): void {
  bindMail(app, mail, edge)
  bindWhatsApp(app, whatsapp, edge)
}

/** Deliveries of WhatsApp, signed over their raw bytes, and Meta's verification request, which is not signed. */
function bindWhatsApp(app: Hono<Env>, whatsapp: Hooks['whatsapp'], edge: Edge): void {
  app.get(whatsAppPath, async (c) => {
    try {
      await edge.limiter('hooks.whatsapp.ask', limit, addressKey(c.get('address')))
      const token = await whatsapp.verifyToken()
      if (token === null) throw new ApiError('not_found')
      const [mode, said, challenge] = ['mode', 'verify_token', 'challenge'].map((name) => c.req.query(`hub.${name}`))
      if (mode !== 'subscribe' || said === undefined || !isSameSecret(said, token)) throw new ApiError('not_allowed')
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
      return new Response((challenge ?? '').slice(0, 200), { headers })
    } catch (error) {
      return errorResponse(error, c.get('requestId'), edge)
    }
  })
  app.post(whatsAppPath, async (c) => {
    try {
      await edge.limiter('hooks.whatsapp', busyLimit, addressKey(c.get('address')))
      const secret = await whatsapp.secret()
      if (secret === null) throw new ApiError('not_found')
      const bytes = await edge.concurrency
        .slotOf(c.env.incoming)
        .whileReceiving(() => received(c.req.raw, maxWhatsAppBytes))
      const right = `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`
      if (!isSameSecret(c.req.header('x-hub-signature-256') ?? '', right))
        throw new ApiError('not_signed_in', { message: 'The signature is missing or wrong.' })
      await whatsapp.receive(bytes, new Date())
      return new Response('', { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      return errorResponse(error, c.get('requestId'), edge)
    }
  })
}

/** Deliveries of mails: the unchanged mail, signed over its raw bytes as in Standard Webhooks 1.0. */
function bindMail(app: Hono<Env>, mail: Hooks['mail'], edge: Edge): void {
  app.post(inboundMailPath, async (c) => {
    try {
      await edge.limiter('hooks.mail', limit, addressKey(c.get('address')))
      const secret = await mail.secret()
      if (secret === null) throw new ApiError('not_found')
      const bytes = await edge.concurrency
        .slotOf(c.env.incoming)
        .whileReceiving(() => received(c.req.raw, maxInboundBytes))
      if (!isSigned(c, bytes, secret))
        throw new ApiError('not_signed_in', { message: 'The signature is missing or wrong.' })
      const answer = await mail.receive(bytes, new Date()).catch((error: unknown) => {
        throw error instanceof TooHeavy ? new ApiError('unavailable', { retryAfter: 30 }) : error
      })
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      return errorResponse(error, c.get('requestId'), edge)
    }
  })
}

/** The body, up to a limit; throws `too_large` beyond it. */
async function received(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ApiError('too_large')
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of request.body?.values({ preventCancel: true }) ?? []) {
      size += part.byteLength
      if (size > maxBytes) break
      parts.push(part)
    }
  } catch {
    // A sender who disconnects is not our failure.
    throw new ApiError('malformed')
  }
  if (size > maxBytes) throw new ApiError('too_large')
  return Buffer.concat(parts)
}

function isSigned(c: Context<Env>, bytes: Buffer, secret: string): boolean {
  const [id, seconds, written] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    c.req.header(name),
  )
  if (!id || !seconds || !written || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(Date.now() / 1_000 - Number(seconds)) > deliveryToleranceSeconds) return false
  const key = Buffer.from(secret.slice(inboundSecretPrefix.length), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${seconds}.`).update(bytes).digest()
  return written.split(' ').some((one) => {
    const given = Buffer.from(one.startsWith('v1,') ? one.slice(3) : '', 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
