import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { MessengerServices } from './messenger-services.ts'
import { botToken, deliverWhatsApp, whatsAppSettings } from './messenger-services.ts'
import { call, type Product, signIn, startProduct } from './product.ts'
import { sendLead, somebody } from './visitors.ts'

let samples = 0

/** A sample delivery with unique ids, so that each test has its own people and messages. */
export function sampleOf(name: string): { read: (replaced?: Readonly<Record<string, string>>) => never; mark: string } {
  const mark = `T${++samples}`
  const text = readFileSync(new URL(`../leads/messengers/samples/${name}.json`, import.meta.url), 'utf8')
  return {
    mark,
    read: (replaced = {}) => {
      let own = text.replaceAll('wamid.MADEUP0', `wamid.${mark}0`).replaceAll(/\bES\.9/g, `ES.${samples}9`)
      for (const [from, to] of Object.entries(replaced)) own = own.replaceAll(from, to)
      return JSON.parse(own) as never
    },
  }
}

let phones = 0
/** A Spanish mobile number that no other test of the file uses, as digits. */
export const nextPhone = () => `3461${String(1_000_000 + ++phones)}`
const asTyped = (digits: string) => (digits.startsWith('34') ? `+34 ${digits.slice(2)}` : `+${digits}`)

/** A product with both messengers connected to test doubles. */
export async function startConnected(services: MessengerServices, { telegram = false } = {}) {
  const product = await startProduct({
    environment: { WHATSAPP_API: `${services.url}/cloud`, TELEGRAM_API: `${services.url}/telegram` },
  })
  const { url } = product
  const headers = await signIn(url)
  const connected = await call(url, 'changeWhatsApp', { body: { ...whatsAppSettings }, headers })
  if (connected.status !== 200) throw new Error(`WhatsApp was not connected: ${connected.status}`)
  if (telegram) await call(url, 'changeTelegram', { body: { token: botToken }, headers })
  return { ...product, headers }
}

export type Connected = Awaited<ReturnType<typeof startConnected>>

/** A lead with a number, and a function to read it. */
export async function leadWith(product: Connected, phone: string, name = 'Lucía Prado') {
  const { url, headers } = product
  const id = await sendLead(product, { email: somebody().email, phone: asTyped(phone), name })
  return { ...product, id, phone, ...viewOf(url, headers, id) }
}

/** Functions to read and write to a lead. */
export function viewOf(url: string, headers: Record<string, string>, id: string) {
  const read = async () => (await call(url, 'listMessages', { params: { id }, query: {}, headers })).body
  return {
    read,
    thread: async () => (await read()).data,
    lead: async () => (await call(url, 'readLead', { params: { id }, headers })).body,
    write: async (own: object = {}) => {
      const { people, seen } = await read()
      const body = { channel: 'whatsapp' as const, to: people[0]?.key ?? null, text: 'Hola, Lucía.', seen, ...own }
      return call(url, 'sendChatMessage', { params: { id }, body, headers })
    },
  }
}

type Said = { readonly type?: string; readonly at?: Date } & Record<string, unknown>

/** A delivery of one message from a number. */
export function messageOf(phone: string, said: Said | string = 'Hola', user: string | null = null) {
  const { type = 'text', at = new Date(), ...fields } = typeof said === 'string' ? { text: { body: said } } : said
  const id = `wamid.${crypto.randomUUID()}`
  const message = {
    ...(phone !== '' && { from: phone }),
    ...(user !== null && { from_user_id: user }),
    id,
    timestamp: String(Math.floor(at.getTime() / 1_000)),
    type,
    ...fields,
  }
  const contact = {
    profile: { name: 'Lucía' },
    ...(phone !== '' && { wa_id: phone }),
    ...(user !== null && { user_id: user }),
  }
  return { id, delivery: deliveryOf({ contacts: [contact], messages: [message] }) }
}

export const statusOf = (
  id: string,
  status: string,
  own: { code?: number; ours?: string | null; pricing?: object } = {},
) =>
  deliveryOf({
    statuses: [
      {
        id,
        status,
        timestamp: '1795168830',
        ...(own.code && { errors: [{ code: own.code }] }),
        ...(own.pricing && { pricing: own.pricing }),
        ...(own.ours && { biz_opaque_callback_data: own.ours }),
      },
    ],
  })

export const deliveryOf = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: whatsAppSettings.businessId,
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '16045550100', phone_number_id: whatsAppSettings.numberId },
            ...value,
          },
        },
      ],
    },
  ],
})

/** Delivers a message from a number; returns its id at WhatsApp. */
export async function hears(
  product: Pick<Product, 'url'>,
  phone: string,
  said: Said | string = 'Hola',
  user: string | null = null,
): Promise<string> {
  const { id, delivery } = messageOf(phone, said, user)
  const status = await deliverWhatsApp(product, delivery)
  if (status !== 200) throw new Error(`the delivery was answered with ${status}`)
  return id
}

/** Writes to a lead while WhatsApp is busy; resolves once the refused try is recorded. */
export async function writeRefused(
  { database }: Pick<Product, 'database'>,
  { answers }: MessengerServices,
  { id, write }: { readonly id: string; readonly write: () => Promise<{ status: number }> },
): Promise<void> {
  answers.push({ status: 429, code: 130429 })
  expect((await write()).status).toBe(201)
  const refused = `select from channel_sends join messages on id = message_id where lead_id = $1 and handed_at is null and attempts = 1`
  await expect.poll(async () => (await database.pool.query(refused, [id])).rows).toHaveLength(1)
}

/** Makes every waiting message due, as if it had been due for this long, and wakes the sender. */
export async function sendWaiting({ database }: Pick<Product, 'database'>, dueFor = '1 second'): Promise<void> {
  await database.pool.query(
    `with due as (update channel_sends set due_at = now() - $1::interval where ended_at is null)
     insert into events (channel, payload) values ('messengers', '')`,
    [dueFor],
  )
}
