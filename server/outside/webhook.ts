import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type DeliveryProblem, maxAnswerLength } from '#domain/staff/webhooks.ts'
import { isPublicAddress, lookUpPublic } from './public-address.ts'

/** Allowed webhook targets (setting `WEBHOOKS`): the public internet, none, or, in tests, this machine. */
export const webhookScopes = ['on', 'off', 'loopback'] as const
export type WebhookScope = (typeof webhookScopes)[number]

export type WebhookAnswer = {
  /** Null: a success status. */
  readonly problem: DeliveryProblem | null
  /** 0 without an answer. */
  readonly status: number
  /** Beginning of the response. */
  readonly text: string
}

/** Timeout of a receiver, ms. */
export const webhookTimeoutMs = 10_000
const maxAnswerBytes = 4_096
/** Ports below are those of mail, databases and other services that a request must not be smuggled to. */
const minPort = 1_024
const ownPorts = ['', '8443']

/**
 * True if this URL may be a webhook: HTTPS, no private IP address, the default port or a high one. The resolved address
 * is checked when connecting.
 */
export function mayBeWebhook(address: string, scope: WebhookScope): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password || url.hash) return false
  if (scope === 'loopback') return url.protocol === 'http:' && url.hostname === '127.0.0.1'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPublic = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host)
  const hasFitPort = ownPorts.includes(url.port) || Number(url.port) >= minPort
  return scope === 'on' && url.protocol === 'https:' && hasFitPort && isPublic
}

/** Posts JSON to a webhook and reads the beginning of the answer. Redirects are not followed. */
export function postWebhook(
  address: string,
  body: string,
  signature: Record<string, string>,
  scope: WebhookScope,
  { timeoutMs = webhookTimeoutMs, lookup = lookUpPublic }: { timeoutMs?: number; lookup?: LookupFunction } = {},
): Promise<WebhookAnswer> {
  if (!mayBeWebhook(address, scope)) return Promise.resolve({ problem: 'address', status: 0, text: '' })
  const url = new URL(address)
  const bytes = Buffer.from(body)
  const headers = {
    ...signature,
    'content-type': 'application/json',
    'content-length': bytes.length,
    'user-agent': 'webhooks/1',
  }
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), agent: false } as const
  return new Promise((done) => {
    const request = url.protocol === 'https:' ? requestHttps(url, { ...options, lookup }) : requestHttp(url, options)
    request.once('error', (error) => done({ problem: problemOf(error), status: 0, text: '' }))
    request.once('response', (response) => {
      const status = response.statusCode ?? 0
      const chunks: Buffer[] = []
      let size = 0
      const finish = () => {
        const text = Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8').slice(0, maxAnswerLength)
        done({ problem: status >= 200 && status < 300 ? null : 'status', status, text })
        response.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size >= maxAnswerBytes) finish()
      })
      response.once('end', finish)
      // A response cut off later still shows if it was accepted.
      response.once('error', finish)
    })
    request.end(bytes)
  })
}

function problemOf(error: Error): DeliveryProblem {
  if (error.name === 'PrivateAddressError') return 'address'
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'connection'
}
