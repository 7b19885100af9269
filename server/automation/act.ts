import { ruleAuthor } from '#domain/automation/author.ts'
import type { EventFacts } from '#domain/automation/events.ts'
import type { Action, ActionKind, Rule } from '#domain/automation/rule.ts'
import type { Effect } from '#domain/automation/run.ts'
import { hourMs } from '#domain/instant.ts'
import { limits } from '#domain/text.ts'
import type { Sql } from '#server/db/database.ts'
import { isActive } from '#server/db/teammate.ts'
import { noteWebhookEvent } from '#server/db/webhook-event.ts'
import { chooseTeammate } from './assign.ts'
import type { Engine, StoredLead } from './deps.ts'
import { sendLetter } from './letter.ts'

/** One action in its transaction, with the lead locked. */
export type Acting = Engine & {
  readonly tx: Sql
  readonly lead: StoredLead
  readonly ruleId: string
  readonly rule: Rule
  readonly facts: EventFacts
}

/**
 * What came of an action, what was decided only then (whom, or which text), the consent that a letter rests on, and when a
 * letter that waits is judged anew.
 */
export type Result = {
  readonly effect: Effect
  readonly detail?: string
  readonly consentId?: string
  readonly dueAt?: Date
}

type Of<K extends ActionKind> = Extract<Action, { do: K }>

const changed = async (
  { leads, tx, lead, rule }: Acting,
  wanted: Parameters<Engine['leads']['change']>[2],
): Promise<Effect> => ((await leads.change(tx, lead, wanted, ruleAuthor(rule.name))) ? 'done' : 'already')

const actions: { readonly [K in ActionKind]: (acting: Acting, action: Of<K>) => Promise<Result> } = {
  async assign(acting, { to, byLanguage, keepOwner }) {
    if (keepOwner && (await isActive(acting.tx, acting.lead.assignedTo))) return { effect: 'has_owner' }
    const assignedTo = await chooseTeammate(acting.tx, acting.lead, to, byLanguage)
    return assignedTo === null
      ? { effect: 'nobody' }
      : { effect: await changed(acting, { assignedTo }), detail: assignedTo }
  },

  async task({ leads, tx, lead, rule }, { title, type, priority, dueHours }) {
    const dueDate = new Date(Date.now() + dueHours * hourMs)
    await leads.addTask(tx, lead, { title, type, priority, dueDate }, ruleAuthor(rule.name))
    return { effect: 'done' }
  },

  email: sendLetter,

  stage: async (acting, { to }) => ({ effect: await changed(acting, { status: to }) }),
  priority: async (acting, { to }) => ({ effect: await changed(acting, { priority: to }) }),

  async tag(acting, { tag }) {
    const { tags } = acting.lead
    const isThere = tags.some((one) => one.toLowerCase() === tag.toLowerCase())
    if (isThere || tags.length >= limits.tags) return { effect: 'already' }
    return { effect: await changed(acting, { tags: [...tags, tag] }) }
  },

  async notify({ leads, tx, lead, rule, facts: { level, since } }, { audience }) {
    const step = level && since ? { level, since } : null
    await leads.notify(tx, lead, { audience, step, reason: rule.name })
    return { effect: 'done' }
  },

  async analyse({ analyse, tx, lead }) {
    return { effect: (await analyse(tx, lead.id, null)) ? 'done' : 'already' }
  },

  async webhook({ tx, lead, rule }) {
    return { effect: (await noteWebhookEvent(tx, 'rule.fired', lead.id, { rule: rule.name })) ? 'done' : 'no_webhook' }
  },
}

/** Does one action. */
export const act = (acting: Acting, action: Action): Promise<Result> =>
  (actions[action.do] as (acting: Acting, action: Action) => Promise<Result>)(acting, action)
