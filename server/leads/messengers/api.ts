import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { startLinkTo } from '#domain/conversation/messengers/start-link.ts'
import { isOffer, nearestTemplate, type WhatsAppTemplate } from '#domain/conversation/messengers/whatsapp-templates.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { once } from '#server/db/once.ts'
import type { WhatsApp, WhatsAppAccess } from '#server/outside/messengers/whatsapp.ts'
import type { Vault } from '#server/vault/vault.ts'
import { noteChannel } from '../conversation/fetch-store.ts'
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

type MessengerParts = { readonly database: Database; readonly vault: Vault; readonly whatsapp: WhatsApp }

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

  /** What WhatsApp says against a number, its token or its account; null: nothing. */
  const problemOf = async (access: WhatsAppAccess): Promise<string | null> => {
    const problem = await whatsapp.check(access)
    if (problem !== null || access.businessId === null) return problem === '100' ? 'number' : problem
    const templates = await whatsapp.templates(access)
    return typeof templates !== 'string' ? null : templates === '100' ? 'business' : templates
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
        (await readTemplates()).filter(({ places }) => places <= 1),
        ({ name }) => name,
      )
      const data = [...names].flatMap(([name, own]) => {
        const [header = null, ...others] = new Set(own.map((one) => one.header))
        return others.length > 0 ? [] : [{ name, languages: own.map(({ language }) => language), header }]
      })
      return { data: data.slice(0, 200) }
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

    async changeWhatsApp({ body }, context) {
      await db.transaction(async (tx) => {
        await changeWhatsApp(tx, vault, body)
        await audit(tx, context, { action: 'channel.changed', entity: 'channel', entityId: 'whatsapp', detail: {} })
      })
      const access = await readWhatsAppAccess(db, vault)
      await noteChannel(db, 'whatsapp', access && (await problemOf(access)))
      return readMessengerChannels(db)
    },

    changeTelegram: ({ body }, context) =>
      db.transaction(async (tx) => {
        await changeTelegram(tx, vault, body.token || null)
        await audit(tx, context, { action: 'channel.changed', entity: 'channel', entityId: 'telegram', detail: {} })
        return readMessengerChannels(tx)
      }),
  }
}
