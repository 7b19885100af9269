import { ruleAuthor } from '#domain/automation/author.ts'
import type { Action, ActionKind } from '#domain/automation/rule.ts'
import type { Changed } from '#domain/automation/undo.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { limits } from '#domain/basics/text.ts'
import { isActive } from '#server/db/teammate.ts'
import { recordWebhookEvent } from '#server/db/webhook-event.ts'
import { chooseTeammate } from './assign.ts'
import type { Acting, Engine, Result } from './deps.ts'
import { sendLetter } from './letter.ts'
import { sendMessage } from './message.ts'

type Of<K extends ActionKind> = Extract<Action, { do: K }>

async function change(
  { leads, tx, lead, rule }: Acting,
  wanted: Parameters<Engine['leads']['change']>[2],
  changed: Changed,
): Promise<Result> {
  const isChanged = await leads.change(tx, lead, wanted, ruleAuthor(rule.name))
  return isChanged ? { effect: 'done', changed } : { effect: 'already' }
}

const actions: { readonly [K in ActionKind]: (acting: Acting, action: Of<K>) => Promise<Result> } = {
  async assign(acting, { keepOwner, ...turn }) {
    if (keepOwner && (await isActive(acting.tx, acting.lead.assignedTo))) return { effect: 'has_owner' }
    const assignedTo = await chooseTeammate(acting.tx, acting.lead, turn)
    if (assignedTo === null) return { effect: 'nobody' }
    const fromTo = { what: 'assignedTo', before: acting.lead.assignedTo, after: assignedTo } as const
    return { ...(await change(acting, { assignedTo }, fromTo)), detail: assignedTo }
  },

  async task({ leads, tx, lead, rule }, { title, type, priority, dueHours }) {
    const dueDate = new Date(Date.now() + dueHours * hourMs)
    const added = await leads.addTask(tx, lead, { title, type, priority, dueDate }, ruleAuthor(rule.name))
    const as = { type, dueDate: dueDate.toISOString(), assignedTo: added.assignedTo }
    return { effect: 'done', changed: { what: 'task', before: null, after: title, task: added.id, as } }
  },

  email: sendLetter,

  message: sendMessage,

  wait: async (_acting, { hours }) => ({ effect: 'done', dueAt: new Date(Date.now() + hours * hourMs) }),

  async stage(acting, { to }) {
    const { leads, tx, lead, rule } = acting
    if (!(await leads.change(tx, lead, { status: to }, ruleAuthor(rule.name)))) return { effect: 'already' }
    const moved = await leads.hold(tx, lead.id)
    const updatedAt = { before: lead.updatedAt.toISOString(), after: (moved ?? lead).updatedAt.toISOString() }
    const { status: before, lostReason } = lead
    return { effect: 'done', changed: { what: 'status', before, after: to, lostReason, updatedAt } }
  },

  priority: (acting, { to }) =>
    change(acting, { priority: to }, { what: 'priority', before: acting.lead.priority, after: to }),

  async tag(acting, { tag }) {
    const { tags } = acting.lead
    const isThere = tags.some((one) => one.toLowerCase() === tag.toLowerCase())
    if (isThere || tags.length >= limits.tags) return { effect: 'already' }
    return change(acting, { tags: [...tags, tag] }, { what: 'tags', before: null, after: tag })
  },

  async notify({ leads, tx, lead, rule, facts: { level, since } }, { audience }) {
    const step = level && since ? { level, since } : null
    const alert = await leads.notify(tx, lead, { audience, step, reason: rule.name })
    return { effect: 'done', changed: { what: 'alert', before: null, after: audience, alert } }
  },

  async analyse({ analyse, tx, lead }) {
    return { effect: (await analyse(tx, lead.id, null)) ? 'done' : 'already' }
  },

  async webhook({ tx, lead, rule }) {
    return {
      effect: (await recordWebhookEvent(tx, 'rule.fired', lead.id, { rule: rule.name })) ? 'done' : 'no_webhook',
    }
  },
}

/** Performs one action. */
export const act = (acting: Acting, action: Action): Promise<Result> =>
  (actions[action.do] as (acting: Acting, action: Action) => Promise<Result>)(acting, action)
