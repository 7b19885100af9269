import type { FunnelFigures, ResponseFigures, SourceFigures } from '#contract/analytics.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { isOnShift, merged, shiftsBetween, type WorkingHours, workedBetween } from '#domain/staff/working-hours.ts'
import type { TeamClock } from './team-clock.ts'

/** A lead with its history, as a test makes it; moments in epoch milliseconds. */
export type MadeLead = {
  readonly at: number
  readonly platform: string
  readonly language: string
  readonly country: string | null
  readonly owner: string | null
  readonly value: number | null
  readonly campaign: string | null
  readonly isImported: boolean
  /** Seconds after arrival. */
  readonly replyAfter: number | null
  /** Target stage, and seconds since the previous move. */
  readonly moves: readonly { readonly to: LeadStatus; readonly after: number }[]
  readonly lostReason: string | null
  readonly isBinned: boolean
}

const day = 86_400
const wallClock = (timeZone: string, at: number) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    weekday: 'short',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour: String(Number(part('hour'))),
    weekday: String(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1),
  }
}

const stagesOf = (lead: MadeLead): LeadStatus[] => ['new', ...lead.moves.map(({ to }) => to)]
export const statusOf = (lead: MadeLead): LeadStatus => stagesOf(lead).at(-1)!
const isConverted = (lead: MadeLead) => statusOf(lead) === 'converted'
const worthAnOffer = new Set<LeadStatus>(['qualified', 'proposal', 'negotiation', 'converted'])

const countsOf = (leads: readonly MadeLead[]) => ({
  leads: leads.length,
  replied: leads.filter(({ replyAfter }) => replyAfter !== null).length,
  qualified: leads.filter((lead) => stagesOf(lead).some((stage) => worthAnOffer.has(stage))).length,
  converted: leads.filter(isConverted).length,
  won: leads.filter(isConverted).reduce((sum, { value }) => sum + (value ?? 0), 0),
})

const groups = (leads: readonly MadeLead[], keyOf: (lead: MadeLead) => string | null) =>
  [...Map.groupBy(leads, keyOf)].flatMap(([value, some]) => (value === null ? [] : [{ value, ...countsOf(some) }]))

/** Waits in working hours, and who arrived in them. */
function shiftsOf(waited: readonly MadeLead[], hours: readonly WorkingHours[]) {
  // Empty shifts everywhere mean that the product knows none.
  if (hours.every(({ shifts }) => shifts.length === 0)) return null
  const worked = (from: number, to: number) =>
    workedBetween(merged(hours.flatMap((one) => shiftsBetween(one, [from, to]))), [from, to]) / 1_000
  return {
    arrived: groups(waited, ({ at }) => (hours.some((one) => isOnShift(one, at)) ? 'on' : 'off')),
    waits: waited
      .flatMap(({ at, replyAfter }) => (replyAfter === null ? [] : [worked(at, at + replyAfter * 1_000)]))
      .toSorted((a, b) => a - b),
  }
}

/** Counts leads one by one for a period of whole days, as a reference for the cells. */
export function recount(
  all: readonly MadeLead[],
  { timeZone, hours }: TeamClock,
  { from, to }: { from: string; to: string },
) {
  const leads = all.filter((lead) => {
    const arrived = wallClock(timeZone, lead.at).day
    return !lead.isBinned && arrived >= from && arrived <= to
  })
  const waited = leads.filter(({ isImported, platform }) => !isImported && platform !== 'by-hand')
  const within = (least: number, most: number) =>
    countsOf(waited.filter(({ replyAfter }) => replyAfter !== null && replyAfter >= least && replyAfter < most))
  const buckets = {
    under_5_minutes: within(0, 300),
    under_1_hour: within(300, 3_600),
    under_1_day: within(3_600, day),
    later: within(day, Number.POSITIVE_INFINITY),
    never: countsOf(waited.filter(({ replyAfter }) => replyAfter === null)),
  } satisfies Record<ResponseFigures['buckets'][number]['bucket'], object>
  const lost = leads.filter((lead) => statusOf(lead) === 'lost')
  const stopOf = (lead: MadeLead) => stagesOf(lead)[lead.moves.findLastIndex(({ to }) => to === 'lost')]
  const reached = (stage: LeadStatus) => leads.filter((lead) => stagesOf(lead).includes(stage))
  return {
    all: countsOf(leads),
    waited: countsOf(waited),
    waits: waited.flatMap(({ replyAfter }) => (replyAfter === null ? [] : [replyAfter])).toSorted((a, b) => a - b),
    buckets,
    shift: hours && shiftsOf(waited, hours),
    hours: groups(waited, ({ at }) => wallClock(timeZone, at).hour),
    weekdays: groups(waited, ({ at }) => wallClock(timeZone, at).weekday),
    days: groups(waited, ({ at }) => wallClock(timeZone, at).day),
    by: {
      platform: groups(leads, ({ platform }) => platform),
      language: groups(leads, ({ language }) => language),
      country: groups(leads, ({ country }) => country),
      owner: groups(leads, ({ owner }) => owner ?? ''),
      campaign: groups(leads, ({ campaign }) => campaign),
    } satisfies Partial<Record<keyof SourceFigures['by'], object>>,
    stage: (stage: LeadStatus): Omit<FunnelFigures['stages'][number], 'stage' | 'p50' | 'p90'> => ({
      reached: reached(stage).length,
      converted: reached(stage).filter(isConverted).length,
      there: leads.filter((lead) => statusOf(lead) === stage).length,
      lost: stage === 'lost' ? 0 : lost.filter((lead) => stopOf(lead) === stage).length,
    }),
    wonAgain: leads.filter((lead) => isConverted(lead) && lead.moves.filter(({ to }) => to === 'converted').length > 1)
      .length,
    lostReasons: groups(lost, ({ lostReason }) => lostReason ?? ''),
    cohort: (monday: string, weeks: number) =>
      leads.filter((lead) => {
        const first = lead.moves.findIndex((move) => move.to === 'converted')
        const seconds = lead.moves.slice(0, first + 1).reduce((sum, { after }) => sum + after, 0)
        const arrived = wallClock(timeZone, lead.at)
        const week = new Date(Date.parse(arrived.day) - (Number(arrived.weekday) - 1) * day * 1_000).toISOString()
        return week.startsWith(monday) && isConverted(lead) && seconds < weeks * 7 * day
      }).length,
  }
}
