import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { webhookEvents } from '#domain/staff/webhooks.ts'
import { call, ownProduct, signIn } from './product.ts'

export type Received = {
  headers: Record<string, string>
  text: string
  body: { type: string; data: Record<string, never> }
}
type Body = CallOf<'addWebhook'>['body']

/** A program that receives events; `answer` can be replaced. */
export async function startReceiver() {
  const receiver = {
    received: [] as Received[],
    answer: (response: ServerResponse) => void response.end('thank you'),
    url: '',
  }
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      text += chunk
    })
    request.on('end', () => {
      receiver.received.push({ headers: request.headers as Record<string, string>, text, body: JSON.parse(text) })
      receiver.answer(response)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

/** A product with a webhook to the receiver, by default for every event. */
export async function startWithWebhook(change: Partial<Body> = {}, environment: Record<string, string> = {}) {
  const receiver = await startReceiver()
  const product = await ownProduct({ environment: { WEBHOOKS: 'loopback', ...environment } })
  const { url } = product
  const headers = await signIn(url)
  const body: Body = {
    name: 'The shop',
    url: receiver.url,
    events: [...webhookEvents],
    withContact: false,
    isOn: true,
    ...change,
  }
  const added = (await call(url, 'addWebhook', { body, headers })).body
  const params = { id: added.webhook.id }
  return {
    ...product,
    headers,
    receiver,
    body,
    params,
    secret: added.secret,
    types: () => receiver.received.map((one) => one.body.type),
    deliveries: async () => (await call(url, 'listWebhookDeliveries', { params, headers })).body.data,
    newest: async () => (await call(url, 'listLeads', { query: {}, headers })).body.data[0]!,
  }
}
