import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { attributionLimit } from '#domain/leads/attribution.ts'
import { type FilterName, joinValues, maxFilterValues, shiftStates, splitValues } from '#domain/leads/lead-filters.ts'
import { temperatures } from '#domain/leads/lead-score.ts'
import { priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { replyBuckets } from '#domain/leads/reply-buckets.ts'
import { dayFilter, filter } from './query.ts'
import { choice, id, text } from './text.ts'

/** Comma-separated values (commas within values are escaped by a backslash); only valid ones are kept. */
const several = (each: z.ZodType<string>) =>
  filter(
    z
      .string({ error: 'invalid' })
      .max(4_000, 'too_long')
      .transform((given, context) => {
        const values = splitValues(given)
        if (values.length > maxFilterValues) context.addIssue({ code: 'custom', message: 'too_long' })
        const read = values.map((value) => each.safeParse(value))
        const [problem] = read.flatMap(({ error }) => error?.issues ?? [])
        if (problem) context.addIssue({ code: 'custom', message: problem.message })
        return joinValues(read.flatMap(({ data }) => (data === undefined ? [] : [data])))
      }),
  )

const number = filter(
  z
    .string({ error: 'invalid_number' })
    .regex(/^\d{1,10}$/, 'invalid_number')
    .refine((value) => Number(value) <= 2_147_483_647, 'invalid_number'),
)

/** Lead filters, shared by list, board, export, saved views and bulk changes. */
export const leadFilters = z.strictObject({
  /** Words to find in name, email, phone and message, in any order; phone numbers in any notation. */
  q: filter(text(limits.name)),
  status: several(choice(leadStatuses)),
  priority: several(choice(priorities)),
  temperature: several(choice(temperatures)),
  platform: several(text(limits.tag)),
  /** The language to answer a lead in: the preferred one, else that of the form. */
  language: several(text(limits.tag)),
  country: several(text(limits.country)),
  /** Teammates' usernames, `@me` or `@nobody` (`domain/leads/lead-filters`). */
  assignee: several(text(limits.name)),
  lostReason: several(text(limits.tag)),
  source: several(text(limits.tag)),
  /** `utm_campaign` of the visit. */
  campaign: several(text(attributionLimit)),
  /** Any of these tags. */
  tag: several(text(limits.tag)),
  referrer: several(text(attributionLimit)),
  /** The landing page variant drawn for the visitor. */
  variant: several(text(limits.tag)),
  /** Ids of rules, any of which acted on the lead. */
  rule: several(id),
  /** Ids of imports, any of which made the lead or changed it. */
  import: several(id),
  /** Time to the first reply; leads that needed none never match. */
  firstReply: several(choice(replyBuckets)),
  /** Is in one of these stages or has been in it. */
  reached: several(choice(leadStatuses)),
  /** Lost from one of these stages. */
  lostFrom: several(choice(leadStatuses)),
  /** Hours, 0 to 23, and weekdays, 1 for Monday to 7, of arrival in the team's time zone. */
  arrivedHour: several(z.string().regex(/^(?:1?[0-9]|2[0-3])$/, 'invalid_choice')),
  arrivedWeekday: several(z.string().regex(/^[1-7]$/, 'invalid_choice')),
  /** `on`: a teammate was on shift as the lead arrived, by the working hours that are set now. */
  shift: several(choice(shiftStates)),
  overdue: filter(choice(['yes'])),
  inTime: filter(choice(['yes'])),
  reply: filter(choice(['none'])),
  task: filter(choice(['none'])),
  /** Converted, and not for the first time: reopened in between. */
  wonAgain: filter(choice(['yes'])),
  /** First and last day of arrival, in the team's time zone. */
  arrivedFrom: dayFilter,
  arrivedTo: dayFilter,
  contactFrom: dayFilter,
  contactTo: dayFilter,
  followUpFrom: dayFilter,
  followUpTo: dayFilter,
  /** First and last day of conversion. */
  convertedFrom: dayFilter,
  convertedTo: dayFilter,
  /** Estimated value, US dollars. */
  valueFrom: number,
  valueTo: number,
  scoreFrom: number,
  scoreTo: number,
} satisfies Record<FilterName, z.ZodType>)
