import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { letterMoment } from '#domain/automation/letter-time.ts'
import type { Action } from '#domain/automation/rule.ts'
import { ownTextDetail, ruleLimits, textForLead, textsOf } from '#domain/automation/rule.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { emailIsValid } from '#domain/basics/text.ts'
import { unprovenWords } from '#domain/claims/public-words.ts'
import { filledSnippet, type SnippetValues, unknownFields } from '#domain/letters/snippet.ts'
import { isConfirmed, lastWord, purposeOfChannel } from '#domain/privacy/consent-channels.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/site/languages.ts'
import { consentLock, consentsOfLead } from '#server/db/consent-records.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, inArray, isNotNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { askToConfirm, readMailbox } from '#server/db/mailbox.ts'
import { replyTemplates, snippets } from '#server/db/schema/work.ts'
import { signedAs } from '#server/db/teammate.ts'
import { readWorkers } from '#server/db/workers.ts'
import type { Acting, Result } from './deps.ts'

/**
 * Queues a reply template for the lead, in its language and current wording, or one of the team's texts
 * (`textForLead`). Requires consent to offers by email; a consent withdrawn before sending stops it (`events-sql`). A
 * waiting one is checked again when due (`letters-due`).
 */
export async function sendLetter(
  { tx, lead, ruleId, rule, facts, isLater, outbox, readSite }: Acting,
  action: Extract<Action, { do: 'email' }>,
): Promise<Result> {
  const address = normaliseEmail(lead.email)
  if (!emailIsValid(address)) return { effect: 'no_address' }
  const written = lead.preferredLanguage ?? lead.language
  const ofLead: Language = isLanguage(written) ? written : defaultLanguage
  const { consent, isUndeliverable, isUnconfirmed } = await consentFor(tx, lead)
  if (isUndeliverable) return { effect: 'no_address' }
  if (!consent) return { effect: 'no_consent' }
  if (await isInDispute(tx, lead.id)) return { effect: 'in_dispute' }
  if (isUnconfirmed) {
    // Given before addresses were asked, or while they could not be.
    const wanted = { mailId: newId(), address, leadId: lead.id, language: ofLead, name: lead.name, requestId: null }
    const { statusOfNew, asksToConfirm } = await outbox.start()
    if (asksToConfirm) await askToConfirm(tx, [wanted], statusOfNew)
    return { effect: 'unconfirmed', ...(action.template && { detail: action.template }) }
  }
  const text = await textOf(tx, action, ofLead)
  if (!text) return { effect: 'text_gone' }
  const { wording, language, detail } = text
  const { template } = action
  if (wording && !isSendable(`${wording.subject}\n${wording.text}`, template !== null))
    return { effect: 'bad_text', detail }
  const { name: company } = await readSite()
  const held = await heldBack(tx, { lead, ruleId, rule, facts, isLater }, address)
  if (held) return { ...held, detail }
  const colleague = (await signedAs(tx, lead.assignedTo, language)) ?? company
  const mail = {
    template: 'rule_letter',
    language,
    to: { address, name: lead.name },
    about: { entity: 'lead', id: lead.id },
    values: {
      template,
      wording: template === null && wording ? filledIn(wording, { name: lead.name, me: colleague, company }) : wording,
      colleague,
      company,
      agreedAt: consent.givenAt.toISOString(),
      rule: rule.name,
    },
  } as const
  const messageId = newId()
  await outbox.queue(tx, mail, null, messageId)
  return { effect: 'done', detail, consentId: consent.id, messageId }
}

/**
 * The consent behind a letter; null unless the last word for that address is a yes, and unusable until the address
 * confirmed it. A simultaneous withdrawal waits for the letter, or is seen here.
 */
async function consentFor(tx: Sql, lead: Acting['lead']) {
  await tx.execute(sql`select ${sql.raw(consentLock('key'))} from (select ${lead.emailKey}::text as key) as address`)
  const consents = await consentsOfLead(tx, lead.id)
  const mailbox = await readMailbox(tx, lead.emailKey)
  const last = lastWord(purposeOfChannel.email, lead, consents)
  return {
    consent: last?.is === 'agreed' ? last.consent : null,
    isUnconfirmed: !isConfirmed(lead, consents, mailbox),
    isUndeliverable: mailbox.undeliverableSince !== null,
  }
}

/** True if a payment of the lead is in an open dispute: no offers are sent until it is decided. */
export async function isInDispute(tx: Sql, leadId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from payers where lead_id is not null and open_disputes > 0 and stayed_lead(lead_id) = ${leadId}::uuid limit 1`)
  return rows.length > 0
}

type Wording = { readonly subject: string; readonly text: string }
type LetterText = {
  /** Null: as it ships. */
  readonly wording: Wording | null
  readonly language: Language
  /** The chosen text, for the log. */
  readonly detail: string
}

/** The text and its language; null if none of the team's texts is shared any more. */
async function textOf(tx: Sql, action: Extract<Action, { do: 'email' }>, ofLead: Language): Promise<LetterText | null> {
  const { template } = action
  if (template !== null) return { wording: await ownWording(tx, template, ofLead), language: ofLead, detail: template }
  const text = textForLead(await sharedTexts(tx, textsOf(action)), ofLead)
  if (!text) return null
  const { subject, language, name } = text
  const detail = ownTextDetail({ language, name })
  return { wording: { subject: subject ?? '', text: text.text }, language: language as Language, detail }
}

/** Texts of these that a rule can send, in this order: shared, and with a subject for mail. */
export async function sharedTexts(tx: Sql, ids: readonly string[], withSubject = true) {
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(snippets)
    .where(
      and(
        inArray(snippets.id, [...ids]),
        eq(snippets.isShared, true),
        withSubject ? isNotNull(snippets.subject) : undefined,
      ),
    )
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

/** True if a text may go to a customer: it makes no unsourced statement, and its placeholders exist. */
export const isSendable = (text: string, isTemplate: boolean) =>
  unprovenWords(text).length === 0 && (isTemplate || unknownFields(text).length === 0)

const filledIn = ({ subject, text }: Wording, values: SnippetValues): Wording => ({
  subject: filledSnippet(subject, values),
  text: filledSnippet(text, values),
})

/** The team's own wording; null where the text is as it ships. */
async function ownWording(tx: Sql, template: string, language: Language) {
  const [own] = await tx
    .select()
    .from(replyTemplates)
    .where(and(eq(replyTemplates.template, template), eq(replyTemplates.language, language)))
  return own?.text ? { subject: own.subject ?? '', text: own.text } : null
}

/** How long a message has to wait: until morning where the lead lives, or the next hour; null: not at all. */
export async function heldBack(
  tx: Sql,
  { lead, ruleId, rule, facts, isLater }: Pick<Acting, 'lead' | 'ruleId' | 'rule' | 'facts' | 'isLater'>,
  address: string | null,
): Promise<(Result & { readonly dueAt: Date }) | null> {
  const { team } = await readWorkers(tx)
  const occasion = { trigger: rule.trigger.on, facts, isLater, country: lead.country, teamZone: team?.timeZone ?? null }
  const notBefore = letterMoment(occasion, Date.now())
  if (notBefore) return { effect: 'later', dueAt: notBefore }
  if ((await mayMail(tx, ruleId)) && !(await hasEnough(tx, lead.id, address))) return null
  return { effect: 'too_many_mails', dueAt: new Date(Date.now() + hourMs) }
}

/**
 * True if all rules together have reached the daily limit for this lead, or the hourly one for mails to its domain:
 * stops two robots answering each other.
 */
async function hasEnough(tx: Sql, leadId: string, address: string | null): Promise<boolean> {
  const { rows } = await tx.execute<{ thread: number; domain: number }>(sql`select
    (select count(*)::int from automation_receipts where lead_id = ${leadId} and at > now() - interval '1 day'
      and action in ('email', 'message') and effect = 'done') as thread,
    (select count(*)::int from (select from mails where created_at > now() - interval '1 hour' and template = 'rule_letter'
      and split_part(recipient, '@', 2) = split_part(${address ?? ''}, '@', 2)
      limit ${ruleLimits.mailsPerDomainAndHour}) as mailed) as domain`)
  const { thread, domain } = rows[0]!
  return thread >= ruleLimits.messagesPerLeadAndDay || domain >= ruleLimits.mailsPerDomainAndHour
}

/** True if the rule may send another mail this hour; servers that send the last ones take turns. */
async function mayMail(tx: Sql, ruleId: string): Promise<boolean> {
  if (await hasMailedEnough(tx, ruleId)) return false
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`automation mails ${ruleId}`}, 0))`)
  return !(await hasMailedEnough(tx, ruleId))
}

/** In a storm the first receipts of the hour are mails, followed by thousands of refused ones: stops early. */
async function hasMailedEnough(tx: Sql, ruleId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from automation_receipts
      where rule_id = ${ruleId} and action in ('email', 'message') and effect = 'done' and at > now() - interval '1 hour'
      order by at limit ${ruleLimits.mailsPerRuleAndHour}
    ) as mails`)
  return rows[0]!.count === ruleLimits.mailsPerRuleAndHour
}
