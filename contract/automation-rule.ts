import { z } from 'zod'
import { type Condition, conditionFields, isComplete, operators } from '#domain/automation/conditions.ts'
import {
  type Action,
  crossedMeasures,
  directions,
  hasText,
  type Rule,
  ruleChannels,
  ruleLimits,
  type Trigger,
  waitsForSomething,
} from '#domain/automation/rule.ts'
import { limits } from '#domain/basics/text.ts'
import { audiences, escalationLevels } from '#domain/leads/escalation.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { priorities, quickActions } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { maxTaskTitleLength } from '#domain/leads/tasks.ts'
import { replyTemplates } from '#domain/letters/reply-template.ts'
import { draftFile } from './messages.ts'
import { choice, id, text } from './text.ts'

const number = (from: number, to: number) =>
  z.number({ error: 'invalid_number' }).min(from, 'invalid_number').max(to, 'invalid_number')
const whole = (from: number, to: number) => number(from, to).int('invalid_number')
const stage = choice(leadStatuses)

const clock = { inWorkingTime: z.boolean({ error: 'invalid_type' }).optional() }

/** A rule's trigger (`domain/automation/rule`). */
const trigger = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('arrived'), imports: z.boolean() }),
  z.strictObject({ on: z.literal('returned') }),
  z.strictObject({ on: z.literal('stage'), to: stage.nullable() }),
  z.strictObject({ on: z.literal('threshold'), level: choice(escalationLevels), ...clock }),
  z.strictObject({ on: z.literal('waiting'), minutes: whole(1, ruleLimits.waitingMinutes), ...clock }),
  z.strictObject({ on: z.literal('silent'), hours: whole(1, ruleLimits.silentHours), ...clock }),
  z.strictObject({ on: z.literal('task_overdue') }),
  z.strictObject({ on: z.literal('setup_submitted') }),
  z.strictObject({ on: z.literal('setup_completed') }),
  z.strictObject({ on: z.literal('not_connected'), hours: whole(1, ruleLimits.silentHours) }),
  z.strictObject({ on: z.literal('trial_ends'), days: whole(0, ruleLimits.trialDays) }),
  z.strictObject({ on: z.literal('first_payment') }),
  z.strictObject({ on: z.literal('payment_failed') }),
  z.strictObject({ on: z.literal('subscription_cancelled') }),
  z.strictObject({
    on: z.literal('crosses'),
    measure: choice(crossedMeasures),
    direction: choice(directions),
    line: number(-1, 100),
  }),
  z.strictObject({ on: z.literal('schedule'), hour: whole(0, 23), stage }),
  z.strictObject({ on: z.literal('by_hand') }),
]) satisfies z.ZodType<Trigger>

export const condition = z
  .strictObject({
    field: choice(conditionFields as [Condition['field'], ...Condition['field'][]]),
    operator: choice(operators),
    values: z.array(text(leadFields.message.limit, 1)).max(ruleLimits.values, 'too_long').readonly(),
    amount: number(-1e9, 1e9).nullable(),
  })
  .refine(isComplete, 'required') satisfies z.ZodType<Condition>

/** An action of a rule. */
export const action = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('assign'),
    to: text(limits.username, 1).nullable(),
    people: z.array(text(limits.username, 1)).max(ruleLimits.people, 'too_long').readonly().optional(),
    byLanguage: z.boolean(),
    keepOwner: z.boolean(),
  }),
  z.strictObject({
    do: z.literal('task'),
    title: text(maxTaskTitleLength, 1),
    type: choice(quickActions),
    priority: choice(priorities),
    dueHours: number(0, ruleLimits.dueHours),
  }),
  z.strictObject({
    do: z.literal('email'),
    template: choice(replyTemplates).nullable(),
    texts: z.array(id).max(ruleLimits.texts, 'too_long').readonly().optional(),
  }),
  z.strictObject({
    do: z.literal('message'),
    channel: choice(ruleChannels),
    texts: z.array(id).max(ruleLimits.texts, 'too_long').readonly(),
    template: text(512, 1).nullable(),
    file: draftFile.nullable().optional(),
  }),
  z.strictObject({ do: z.literal('wait'), hours: number(0.25, ruleLimits.waitHours) }),
  z.strictObject({ do: z.literal('stage'), to: stage }),
  z.strictObject({ do: z.literal('priority'), to: choice(priorities) }),
  z.strictObject({ do: z.literal('tag'), tag: text(leadFields.tags.limit, 1) }),
  z.strictObject({ do: z.literal('notify'), audience: choice(audiences) }),
  z.strictObject({ do: z.literal('analyse') }),
  z.strictObject({ do: z.literal('webhook') }),
]) satisfies z.ZodType<Action>

/** A rule as the team defines it; its name is shown in alerts and histories. */
export const rule = z.strictObject({
  name: text(ruleLimits.name, 1),
  trigger,
  conditions: z.strictObject({
    of: choice(['all', 'any']),
    list: z.array(condition).max(ruleLimits.conditions, 'too_long').readonly(),
  }),
  actions: z
    .array(action.refine(hasText, 'required'))
    .min(1, 'required')
    .max(ruleLimits.actions, 'too_long')
    .refine((actions) => waitsForSomething({ actions }), 'required')
    .readonly(),
  stops: z.array(stage).max(leadStatuses.length, 'too_long').readonly().optional(),
}) satisfies z.ZodType<Rule>
