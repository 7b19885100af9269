import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookUpPublic } from '../public-address.ts'
import { encryptPush, type SubscriptionKeys } from './encrypt.ts'
import { type VapidKey, vapidHeader } from './vapid.ts'

/** Allowed push services (setting `WEB_PUSH`): public ones, none, or, in tests, one on this machine. */
export const pushScopes = ['on', 'off', 'loopback'] as const
export type PushScope = (typeof pushScopes)[number]

/** A browser's subscription. */
type Subscription = SubscriptionKeys & { readonly endpoint: string }

/**
 * `gone`: the subscription no longer exists, or its keys or address can never work. `refused`: the service answers that it will not
 * take it. `later`: it cannot for now, or did not answer.
 */
type PushOutcome = 'sent' | 'gone' | 'refused' | 'later'

type PushOptions = {
  /** Replaces a pending push with the same topic; at most 32 characters of base64url. */
  readonly topic: string
  /** How long the service keeps it for a device that is off, seconds. */
  readonly lifetimeSeconds: number
}

export type PushService = {
  deliver(subscription: Subscription, text: string, options: PushOptions): Promise<PushOutcome>
}

/** Timeout of a push service, ms. */
const usualTimeoutMs = 10_000

/**
 * True if pushes may be sent to this address, which a browser named: over HTTPS on its own port, to a host that is not a
 * private IP address. What a name resolves to is checked when connecting.
 */
export function mayPushTo(endpoint: string, scope: PushScope): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (scope === 'loopback') return url.protocol === 'http:' && url.hostname === '127.0.0.1'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPublic = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host)
  return scope === 'on' && url.protocol === 'https:' && url.port === '' && isPublic
}

/** Client of push services. `contact`: see `vapidHeader`; `patience` multiplies the timeout. */
export function openPushService(
  key: VapidKey,
  scope: PushScope,
  contact: () => Promise<string | null> = async () => null,
  patience = 1,
): PushService {
  return {
    async deliver(subscription, text, { topic, lifetimeSeconds }) {
      if (!mayPushTo(subscription.endpoint, scope)) return 'gone'
      const url = new URL(subscription.endpoint)
      let body: Buffer
      try {
        body = encryptPush(text, subscription)
      } catch {
        // The browser's key is no point of the curve.
        return 'gone'
      }
      const headers = {
        authorization: vapidHeader(key, url.origin, await contact(), Date.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: lifetimeSeconds,
        urgency: 'high',
        topic,
      }
      return outcomeOf(await post(url, headers, body, patience * usualTimeoutMs))
    },
  }
}

/** Posts without following redirects; returns the status, 0 without an answer. */
function post(url: URL, headers: Record<string, string | number>, body: Buffer, timeoutMs: number): Promise<number> {
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), agent: false } as const
  return new Promise((done) => {
    const request =
      url.protocol === 'https:' ? requestHttps(url, { ...options, lookup: lookUpPublic }) : requestHttp(url, options)
    request.once('error', () => done(0))
    request.once('response', (response) => {
      done(response.statusCode ?? 0)
      // The response body is useless and not read.
      response.destroy()
    })
    request.end(body)
  })
}

/** RFC 8030 §5 and §7.3: 404 and 410 end a subscription; 408, 425 and 429 only ask to retry later. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  const isRefusal = status >= 400 && status < 500 && ![408, 425, 429].includes(status)
  return isRefusal ? 'refused' : 'later'
}
