import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { startLinkTo } from '#domain/conversation/messengers/start-link.ts'
import { isOffer, nearestTemplate, type WhatsAppTemplate } from '#domain/conversation/messengers/whatsapp-templates.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { once } from '#server/db/once.ts'
import type { WhatsApp } from '#server/outside/messengers/whatsapp.ts'
import type { Vault } from '#server/vault/vault.ts'
import { lockLead, readLead } from '../lead-store.ts'
import {
  changeTelegram,
  changeWhatsApp,
  readBotName,
  readMessengerChannels,
  readWhatsAppAccess,
} from './messenger-store.ts'
import { sendChat } from './send-chat.ts'
import { makeStartKey } from './start-keys.ts'

type Calls =
  | 'sendChatMessage'
  | 'listWhatsAppTemplates'
  | 'listRuleTemplates'
  | 'makeStartLink'
  | 'readMessengers'
  | 'changeWhatsApp'
  | 'changeTelegram'

export type MessengerParts = { readonly database: Database; readonly vault: Vault; readonly whatsapp: WhatsApp }

/** Conversations in messengers, and how these are connected. */
export function messengerHandlers({ database, vault, whatsapp }: MessengerParts): Handlers<Calls> {
  const { sql: db, pool } = database

  /** The templates as WhatsApp has them now: categories change. */
  const readTemplates = async (): Promise<WhatsAppTemplate[]> => {
    const access = await readWhatsAppAccess(db, vault)
    if (!access || access.businessId === null) throw new ApiError('conflict', { message: 'No account is connected.' })
    const templates = await whatsapp.templates(access)
    if (typeof templates === 'string') throw new ApiError('unavailable', { message: `WhatsApp answered ${templates}.` })
    return templates.filter(({ isPlain }) => isPlain)
  }

  return {
    async sendChatMessage({ params, body }, context) {
      await readLead(pool, params.id)
      const wanted = body.channel === 'whatsapp' ? (body.template ?? null) : null
      const template = wanted
        ? (await readTemplates()).find(({ name, language }) => name === wanted.name && language === wanted.language)
        : null
      if (template === undefined) throw new ApiError('conflict', { message: 'WhatsApp has no such template now.' })
      return once(db, { call: 'sendChatMessage', input: { params, body }, about: params.id, context }, async (tx) =>
        sendChat(tx, { lead: await lockLead(tx, params.id), body, template, context }),
      )
    },

    async listWhatsAppTemplates({ params }) {
      const lead = await readLead(pool, params.id)
      const templates = await readTemplates()
      const language = lead.preferredLanguage ?? lead.language
      const names = Map.groupBy(templates, ({ name }) => name)
      const near = [...names.values()].flatMap((own) => nearestTemplate(own, language) ?? [])
      const shown = near.length > 0 ? near : templates
      return {
        data: shown.slice(0, 200).map((template) => ({
          name: template.name,
          language: template.language,
          text: template.text,
          places: template.places,
          isOffer: isOffer(template),
          header: template.header,
        })),
        isOtherLanguage: near.length === 0 && templates.length > 0,
      }
    },

    async listRuleTemplates() {
      const names = Map.groupBy(
        (await readTemplates()).filter(({ places, header }) => places <= 1 && header === null),
        ({ name }) => name,
      )
      return {
        data: [...names].slice(0, 200).map(([name, own]) => ({ name, languages: own.map(({ language }) => language) })),
      }
    },

    makeStartLink: ({ params }, context) =>
      db.transaction(async (tx) => {
        const lead = await lockLead(tx, params.id)
        const bot = await readBotName(tx)
        if (bot === null) throw new ApiError('conflict', { message: 'No bot is connected.' })
        const key = await makeStartKey(tx, lead.id)
        await audit(tx, context, { action: 'lead.start_link_made', entity: 'lead', entityId: lead.id, detail: {} })
        return { link: startLinkTo(bot, key) }
      }),

    readMessengers: () => readMessengerChannels(db),

    changeWhatsApp: ({ body }, context) =>
      db.transaction(async (tx) => {
        await changeWhatsApp(tx, vault, body)
        await audit(tx, context, { action: 'channel.changed', entity: 'channel', entityId: 'whatsapp', detail: {} })
        return readMessengerChannels(tx)
      }),

    changeTelegram: ({ body }, context) =>
      db.transaction(async (tx) => {
        await changeTelegram(tx, vault, body.token || null)
        await audit(tx, context, { action: 'channel.changed', entity: 'channel', entityId: 'telegram', detail: {} })
        return readMessengerChannels(tx)
      }),
  }
}
