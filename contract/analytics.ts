import { z } from 'zod'
import { cohortWeeks } from '#domain/analytics/bins.ts'
import { sourceDimensions } from '#domain/analytics/cells.ts'
import { maxDays } from '#domain/analytics/period.ts'
import { maxTarget, type TargetKind } from '#domain/analytics/targets.ts'
import { verdicts } from '#domain/analytics/variants.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { replyBuckets } from '#domain/leads/reply-buckets.ts'
import { setupStatuses } from '#domain/setups/setups.ts'
import { leadFilters } from './lead-filters.ts'
import { filter } from './query.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { choice, moment } from './text.ts'

const day = filter(
  z.iso.date({ error: 'invalid_date' }).refine((value) => value >= '1990' && value < '2200', 'invalid_date'),
)

const days = filter(
  z.coerce
    .number({ error: 'invalid_number' })
    .int('invalid_number')
    .min(1, 'invalid_number')
    .max(maxDays, 'invalid_number'),
)

/** Filters that analytics share with the list of leads. */
const shared = leadFilters.pick({
  platform: true,
  language: true,
  country: true,
  assignee: true,
  source: true,
  campaign: true,
})

/** Days in the team's time zone: a range, or `days` up to the last; default: the last ninety. */
const daysAsked = z.strictObject({ days, from: day, to: day, compare: filter(choice(['before'])) })

const refuseLongPeriod = ({ from, to }: z.output<typeof daysAsked>, context: z.RefinementCtx) => {
  if (from === undefined || to === undefined) return
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1 || days > maxDays) context.addIssue({ code: 'custom', path: ['to'], message: 'invalid_date' })
}

const periodQuery = daysAsked.superRefine(refuseLongPeriod)
export type PeriodQuery = z.output<typeof periodQuery>

/** Selects leads by date of arrival. */
const analyticsQuery = shared.extend(daysAsked.shape).superRefine(refuseLongPeriod)
export type AnalyticsQuery = z.output<typeof analyticsQuery>

const period = z.strictObject({ from: z.string(), to: z.string() })
const about = z.strictObject({
  /** Leads are counted up to this time. */
  asOf: moment,
  /** The team's time zone, for days and hours. */
  timeZone: z.string(),
  period,
  /** The comparison period: equally long, right before. */
  before: period.nullable(),
})
export type AnalyticsAbout = z.output<typeof about>

const counts = {
  leads: z.int(),
  /** With a first reply. */
  replied: z.int(),
  /** Have been qualified, in proposal or negotiation, or are converted. */
  qualified: z.int(),
  converted: z.int(),
  /** Estimated value of the converted ones, US dollars. */
  won: z.int(),
}
const valued = z.strictObject({ value: z.string(), ...counts })
export type CountedValue = z.output<typeof valued>

/** Seconds until the first reply of those that got one: median and 90th percentile. */
const wait = { ...counts, p50: z.number().nullable(), p90: z.number().nullable() }
const waited = z.strictObject({ value: z.string(), ...wait })
export type WaitedValue = z.output<typeof waited>

const response = z.strictObject({
  all: z.strictObject(wait),
  buckets: z.array(z.strictObject({ bucket: choice(replyBuckets), ...counts })),
  days: z.array(z.strictObject({ day: z.string(), leads: z.int(), replied: z.int() })),
  languages: z.array(waited),
  teammates: z.array(waited),
  /** By the current working hours; null if not set. */
  shift: z
    .strictObject({
      /** Seconds to the first reply in working hours. */
      working: z.strictObject({ p50: z.number().nullable(), p90: z.number().nullable() }),
      /** `on`: somebody was on shift when the lead arrived, `off`: nobody was. */
      arrived: z.array(waited),
    })
    .nullable(),
  /** 0 to 23. */
  hours: z.array(waited),
  /** 1 for Monday to 7 for Sunday. */
  weekdays: z.array(waited),
})
export type ResponseFigures = z.output<typeof response>

const funnel = z.strictObject({
  all: z.strictObject(counts),
  stages: z.array(
    z.strictObject({
      stage: choice(leadStatuses),
      /** Leads that have been in it, and of these the ones that converted. */
      reached: z.int(),
      converted: z.int(),
      /** Leads still in the stage. */
      there: z.int(),
      /** Seconds spent there by leads that left it; null without any. */
      p50: z.number().nullable(),
      p90: z.number().nullable(),
      /** Lost from it. */
      lost: z.int(),
    }),
  ),
  lostReasons: z.array(z.strictObject({ reason: z.string(), leads: z.int() })),
  /** Of these, leads converted before and reopened; each counts once. */
  wonAgain: z.int(),
})
export type FunnelFigures = z.output<typeof funnel>

const sources = z.strictObject({
  all: z.strictObject(counts),
  by: z.strictObject(
    Object.fromEntries(sourceDimensions.map((name) => [name, z.array(valued)])) as Record<
      (typeof sourceDimensions)[number],
      z.ZodArray<typeof valued>
    >,
  ),
})
export type SourceFigures = z.output<typeof sources>

const cohort = z.strictObject({
  /** Its Monday. */
  week: z.string(),
  leads: z.int(),
  /** Conversions after this many weeks; null while the week's last lead is younger. */
  converted: z.array(z.strictObject({ weeks: z.literal(cohortWeeks), leads: z.int().nullable() })),
  convertedSoFar: z.int(),
})
export type Cohort = z.output<typeof cohort>

const workload = z.strictObject({
  asOf: moment,
  /** By open leads; an empty name: unassigned. */
  teammates: z.array(
    z.strictObject({
      name: z.string(),
      open: z.int(),
      overdue: z.int(),
      tasks: z.int(),
      overdueTasks: z.int(),
    }),
  ),
})
export type WorkloadAnswer = z.output<typeof workload>

const activity = z.strictObject({
  /** Active teammates, the busiest first. */
  teammates: z.array(
    z.strictObject({
      name: z.string(),
      /** Their first replies, regardless of the assignee; `p50`: median seconds. */
      firstReplies: z.int(),
      /** Of these, replies within the threshold of a new lead. */
      inTime: z.int(),
      p50: z.number().nullable(),
      /** Sent by the product, or logged. */
      messages: z.int(),
      calls: z.int(),
      meetings: z.int(),
      /** Number of different leads that they contacted. */
      leads: z.int(),
    }),
  ),
})
export type ActivityFigures = z.output<typeof activity>

const share = z.strictObject({ share: z.number(), low: z.number(), high: z.number() })
const comparison = z.strictObject({
  a: share,
  b: share,
  chanceOfB: z.number(),
  verdict: choice(verdicts),
  weeks: z.int().nullable(),
})
export type VariantComparison = z.output<typeof comparison>

const variants = z.strictObject({
  sides: z.array(
    z.strictObject({
      variant: choice(['a', 'b']),
      /** Null if a filter is set by which visitors are not counted. */
      visitors: z.int().nullable(),
      leads: z.int(),
      converted: z.int(),
      won: z.int(),
    }),
  ),
  /** Visitors who wrote, and leads that converted, A against B (`domain/analytics/variants`). */
  wrote: comparison.nullable(),
  converted: comparison,
})
export type VariantFigures = z.output<typeof variants>

const expected = { expected: z.number(), low: z.number(), high: z.number() }

const forecast = z.strictObject({
  asOf: moment,
  timeZone: z.string(),
  /** Expected value of open leads by month (`2026-11`), with its 80 % interval, US dollars. */
  months: z.array(z.strictObject({ month: z.string(), ...expected })),
  later: z.strictObject(expected),
  stages: z.array(
    z.strictObject({
      stage: choice(leadStatuses),
      leads: z.int(),
      value: z.number(),
      probability: z.number(),
      /** Earlier leads that the probability was learned from. */
      reached: z.int(),
      /** Typical seconds to conversion. */
      remaining: z.number(),
    }),
  ),
  /** Past monthly forecasts, and the results. */
  past: z.array(
    z.strictObject({
      month: z.string(),
      madeAt: moment,
      ...expected,
      actual: z.number(),
      /** The month is not over. */
      isRunning: z.boolean(),
    }),
  ),
})
export type ForecastAnswer = z.output<typeof forecast>

const setups = z.strictObject({
  submitted: z.int(),
  completed: z.int(),
  /** Seconds from submission to completion. */
  p50: z.number().nullable(),
  p90: z.number().nullable(),
  statuses: z.array(z.strictObject({ status: choice(setupStatuses), setups: z.int() })),
  weeks: z.array(
    z.strictObject({
      week: z.string(),
      submitted: z.int(),
      completed: z.int(),
      cancelledTrials: z.int(),
      cancelledSubscriptions: z.int(),
      withdrawals: z.int(),
    }),
  ),
})
export type SetupFigures = z.output<typeof setups>

const target = (kind: TargetKind) =>
  z.int('invalid_number').min(1, 'invalid_number').max(maxTarget[kind], 'invalid_number').nullable()
const targets = z.strictObject({ won: target('won'), inTime: target('inTime') })

const access = { staff: 'analytics.read' } as const
const limit = { max: 240, windowSeconds: 60 } as const

/** Figures of a period and, if compared, of the one before. */
const figures = <T extends z.ZodType>(each: T) => z.strictObject({ about, now: each, before: each.nullable() })

const read = <const P extends string, T extends z.ZodType>(path: P, summary: string, each: T) =>
  ({
    method: 'GET',
    path: `/api/analytics/${path}`,
    summary,
    access,
    limit,
    query: analyticsQuery,
    response: figures(each),
  }) as const

const weeklySummary = z.strictObject({
  isOn: z.boolean(),
  /** True if the caller has an email address. */
  hasEmail: z.boolean(),
})

export const analyticsRoutes = routes({
  readResponse: read(
    'response',
    'How soon visitors had a first reply, and what that did to conversion; leads that waited for none do not count',
    response,
  ),
  readFunnel: read(
    'funnel',
    'How far leads came, how long they stayed in each stage, and where and why they were lost',
    funnel,
  ),
  readSources: read('sources', 'Where leads come from, and what became of them', sources),
  readCohorts: read(
    'cohorts',
    'Leads by week of arrival, and how many had converted after 1, 4 and 12 weeks',
    z.strictObject({ cohorts: z.array(cohort) }),
  ),
  readVariants: read(
    'variants',
    'The two variants of the landing page against each other, with credible intervals and a verdict',
    variants,
  ),
  readSetupFigures: read('setups', 'Account setups and cancellations by week; filters of leads do not apply', setups),
  readForecast: {
    method: 'GET',
    path: '/api/analytics/forecast',
    summary:
      'Value that open leads are expected to bring by month, and how past forecasts turned out; at most a minute old',
    access,
    limit,
    response: forecast,
  },
  readActivity: {
    method: 'GET',
    path: '/api/analytics/activity',
    summary: 'Replies, messages, calls and meetings by teammate; of those who may not read analytics, their own alone',
    access: { staff: 'lead.read' },
    limit,
    query: periodQuery,
    response: figures(activity),
  },
  readWorkload: {
    method: 'GET',
    path: '/api/analytics/workload',
    summary: 'Open and overdue leads and tasks by teammate; at most a minute old',
    access,
    limit,
    response: workload,
  },
  readTargets: {
    method: 'GET',
    path: '/api/analytics/targets',
    summary: 'What the team wants to reach in a month, and what it has reached in this one',
    access: { staff: 'lead.read' },
    limit,
    response: z.strictObject({
      targets,
      /** Its first day, in the team's time zone. */
      month: z.string(),
      /** Leads won in the month, each by the first time. */
      won: z.int(),
      /** Leads of the month that were answered or are overdue, and those of them that were answered in time. */
      due: z.int(),
      inTime: z.int(),
    }),
  },
  changeTargets: {
    method: 'PATCH',
    path: '/api/analytics/targets',
    summary: 'Set what the team wants to reach in a month; null: no target',
    access: { staff: 'targets.write' },
    limit,
    body: targets.partial().extend({ seen: seenFields(targets.shape) }),
    response: targets,
    errors: ['conflict'],
  },
  readWeeklySummary: {
    method: 'GET',
    path: '/api/analytics/weekly-summary',
    summary: 'Whether the caller gets the figures of each week by mail',
    access,
    limit,
    response: weeklySummary,
  },
  changeWeeklySummary: {
    method: 'PUT',
    path: '/api/analytics/weekly-summary',
    summary: 'Ask for the figures of each week by mail, on Mondays, or for no more of them',
    access,
    limit,
    body: z.strictObject({ isOn: z.boolean('invalid') }),
    response: weeklySummary,
  },
})
