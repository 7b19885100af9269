import type { Action } from '#domain/automation/rule.ts'
import { fileOf, ownTextDetail, textForLead } from '#domain/automation/rule.ts'
import { filledSnippet } from '#domain/letters/snippet.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/site/languages.ts'
import { signedAs } from '#server/db/teammate.ts'
import { chatOfRule } from '#server/outside/messengers/rule-text.ts'
import type { Acting, Result } from './deps.ts'
import { heldBack, isInDispute, isSendable, sendLetter, sharedTexts } from './letter.ts'

type Of<K extends Action['do']> = Extract<Action, { do: K }>

/**
 * Writes to a lead on the channel of the rule, or on the one they used last; by mail as `sendLetter` does. A messenger gets a text of
 * the team's own where its window is open, else the template of WhatsApp. Only to those who agreed to offers.
 */
export async function sendMessage(acting: Acting, action: Of<'message'>): Promise<Result> {
  const { tx, lead, leads, rule, readSite } = acting
  const channel = action.channel === 'used' ? await leads.channelUsed(tx, lead.id) : action.channel
  if (channel === 'email') return sendLetter(acting, { do: 'email', template: null, texts: action.texts })
  const chat = await leads.chatWith(tx, lead, channel)
  if (!chat) return { effect: 'not_reachable' }
  if (!chat.wantsOffers) return { effect: 'no_consent' }
  if (await isInDispute(tx, lead.id)) return { effect: 'in_dispute' }
  const written = lead.preferredLanguage ?? lead.language
  const ofLead: Language = isLanguage(written) ? written : defaultLanguage
  const text = textForLead(await sharedTexts(tx, action.texts, false), ofLead)
  const isFree = chat.isOpen && text !== undefined
  if (!isFree && (channel !== 'whatsapp' || action.template === null))
    return { effect: chat.isOpen ? 'text_gone' : 'window_closed' }
  const detail = isFree ? ownTextDetail(text) : ownTextDetail({ language: ofLead, name: action.template! })
  if (isFree && !isSendable(text.text, false)) return { effect: 'bad_text', detail }
  const held = await heldBack(tx, acting, null)
  if (held) return { ...held, detail }
  const messageId = await chat.send({
    ...(isFree
      ? {
          text: await filled(acting, text.text, text.language as Language, (await readSite()).name),
          template: null,
          file: undefined,
        }
      : {
          text: '',
          template: { name: action.template!, language: ofLead, values: [lead.name] },
          file: fileOf(action),
        }),
    rule: rule.name,
  })
  return { effect: 'done', detail, messageId }
}

async function filled({ tx, lead }: Acting, text: string, language: Language, company: string): Promise<string> {
  const me = (await signedAs(tx, lead.assignedTo, language)) ?? company
  return chatOfRule(filledSnippet(text, { name: lead.name, me, company }), language)
}
