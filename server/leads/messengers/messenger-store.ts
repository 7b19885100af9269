import type { ParsedOf } from '#contract/api.ts'
import type { MessengerChannels } from '#contract/channels.ts'
import { invalidFields } from '#contract/errors.ts'
import { whatsAppPath } from '#domain/conversation/inbound.ts'
import type { Messenger } from '#domain/conversation/message.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { channelSecrets, channelSettings } from '#server/db/schema/messages.ts'
import type { WhatsAppAccess } from '#server/outside/messengers/whatsapp.ts'
import type { Vault } from '#server/vault/vault.ts'
import { keepSecret, readSecret } from '../conversation/channel-secrets.ts'
import { readConnection, startAnew } from '../conversation/fetch-store.ts'
import { wakeMessengers } from './wake.ts'

type StoredWhatsApp = {
  readonly numberId: string | null
  readonly businessId: string | null
  readonly otherNumber?: string
}
type StoredTelegram = { readonly bot: string | null }

const names = { token: 'token', appSecret: 'app-secret', verifyToken: 'verify-token' } as const

const valuesOf = async <V>(db: Sql, channel: Messenger): Promise<Partial<V>> => {
  const [row] = await db.select().from(channelSettings).where(eq(channelSettings.channel, channel))
  return (row?.values ?? {}) as Partial<V>
}

const writeValues = (tx: Sql, channel: Messenger, values: object) =>
  tx
    .insert(channelSettings)
    .values({ channel, values })
    .onConflictDoUpdate({ target: channelSettings.channel, set: { values, updatedAt: sql`now()` } })

/** The messengers' settings and state; of secrets only whether they exist. */
export async function readMessengerChannels(db: Sql): Promise<MessengerChannels> {
  const { numberId = null, businessId = null, otherNumber = null } = await valuesOf<StoredWhatsApp>(db, 'whatsapp')
  const { bot = null } = await valuesOf<StoredTelegram>(db, 'telegram')
  const rows = await db.select({ channel: channelSecrets.channel, name: channelSecrets.name }).from(channelSecrets)
  const has = (channel: Messenger, name: string) => rows.some((row) => row.channel === channel && row.name === name)
  return {
    whatsapp: {
      numberId,
      businessId,
      hasToken: has('whatsapp', names.token),
      hasAppSecret: has('whatsapp', names.appSecret),
      hasVerifyToken: has('whatsapp', names.verifyToken),
      deliverTo: whatsAppPath,
      otherNumber,
      ...(await readConnection(db, 'whatsapp')),
    },
    telegram: { hasToken: has('telegram', names.token), bot, ...(await readConnection(db, 'telegram')) },
  }
}

/** Id of the connected number; null if none is. */
export const readWhatsAppNumber = async (db: Sql): Promise<string | null> =>
  (await valuesOf<StoredWhatsApp>(db, 'whatsapp')).numberId ?? null

/** Records the first other number that gets messages, until the settings are saved again; false if one is recorded. */
export async function noteOtherNumber(db: Sql, number: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update channel_settings set values = values || jsonb_build_object('otherNumber', ${number}::text)
    where channel = 'whatsapp' and not values ? 'otherNumber'`)
  return rowCount === 1
}

/** WhatsApp sending credentials; null: not connected. */
export async function readWhatsAppAccess(db: Sql, vault: Vault): Promise<WhatsAppAccess | null> {
  const { numberId = null, businessId = null } = await valuesOf<StoredWhatsApp>(db, 'whatsapp')
  const token = numberId === null ? null : await readSecret(db, vault, { channel: 'whatsapp', name: names.token })
  return numberId === null || token === null ? null : { numberId, businessId, token }
}

/** The messengers that can send. */
export async function connectedMessengers(db: Sql): Promise<readonly Messenger[]> {
  const { whatsapp, telegram } = await readMessengerChannels(db)
  return [
    ...(whatsapp.numberId !== null && whatsapp.hasToken ? (['whatsapp'] as const) : []),
    ...(telegram.hasToken ? (['telegram'] as const) : []),
  ]
}

/** Meta's signing secret, and its verification token. */
export const readAppSecret = (db: Sql, vault: Vault) =>
  readSecret(db, vault, { channel: 'whatsapp', name: names.appSecret })
export const readVerifyToken = (db: Sql, vault: Vault) =>
  readSecret(db, vault, { channel: 'whatsapp', name: names.verifyToken })

export async function changeWhatsApp(tx: Sql, vault: Vault, body: ParsedOf<'changeWhatsApp'>['body']): Promise<void> {
  const numberId = body.numberId || null
  const businessId = body.businessId || null
  for (const [field, id] of Object.entries({ numberId, businessId }))
    if (id !== null && !/^\d{1,40}$/.test(id)) throw invalidFields({ [field]: 'invalid' })
  const { whatsapp } = await readMessengerChannels(tx)
  if (numberId !== null) {
    if (!body.token && !whatsapp.hasToken) throw invalidFields({ token: 'required' })
    if (!body.appSecret && !whatsapp.hasAppSecret) throw invalidFields({ appSecret: 'required' })
    if (!body.verifyToken && !whatsapp.hasVerifyToken) throw invalidFields({ verifyToken: 'required' })
  }
  await writeValues(tx, 'whatsapp', { numberId, businessId } satisfies StoredWhatsApp)
  for (const field of ['token', 'appSecret', 'verifyToken'] as const) {
    const which = { channel: 'whatsapp', name: names[field] } as const
    if (numberId === null) await keepSecret(tx, vault, which, null)
    else if (body[field]) await keepSecret(tx, vault, which, body[field])
  }
}

export const readBotToken = (db: Sql, vault: Vault): Promise<string | null> =>
  readSecret(db, vault, { channel: 'telegram', name: names.token })

export const readBotName = async (db: Sql): Promise<string | null> =>
  (await valuesOf<StoredTelegram>(db, 'telegram')).bot ?? null

export const keepBotName = async (db: Sql, bot: string): Promise<void> => {
  await writeValues(db, 'telegram', { bot } satisfies StoredTelegram)
}

/** Sets or removes the bot; fetching starts anew, since each bot has its own updates. */
export async function changeTelegram(tx: Sql, vault: Vault, token: string | null): Promise<void> {
  if (token !== null && !/^\d{3,20}:[\w-]{20,80}$/.test(token)) throw invalidFields({ token: 'invalid' })
  await keepSecret(tx, vault, { channel: 'telegram', name: names.token }, token)
  await writeValues(tx, 'telegram', { bot: null } satisfies StoredTelegram)
  await startAnew(tx, 'telegram')
  await wakeMessengers(tx)
}
