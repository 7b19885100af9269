import { type LeadStatus, leadStatuses, pipeline } from '#domain/pipeline.ts'

/** Earlier leads that were in a stage, long enough ago to be decided, and those that converted. */
export type StageRate = { readonly reached: number; readonly converted: number }

/** The open leads of a stage, and how earlier ones that were in it fared. */
export type StageNow = StageRate & {
  readonly stage: LeadStatus
  readonly leads: number
  /** Sum of estimated values, US dollars, and the sum of their squares. */
  readonly value: number
  readonly squares: number
  /** Seconds in which half of those who left the stage had left it; null if not known. */
  readonly stay: number | null
}

/** A sum that is expected, and the interval that holds it with 80 % probability, whole US dollars. */
export type Expected = { readonly expected: number; readonly low: number; readonly high: number }

/** The stage's usual probability weighs as much as this many leads. */
const priorLeads = 20
/** The way of a lead that converts. */
const way = ['new', 'contacted', 'responded', 'qualified', 'proposal', 'negotiation'] as const satisfies LeadStatus[]
/** A stage of which nothing is known takes this long, seconds. */
const usualStay = 7 * 86_400
/** Standard deviations on either side of 80 %. */
const spread = 1.2816

/** Open stages, in which a lead may still convert. */
export const openStages: readonly LeadStatus[] = leadStatuses.filter((stage) => !pipeline[stage].closed)

/**
 * How likely a lead in this stage converts, 0 to 1: what happened to earlier ones, and while they are few the stage's usual
 * probability. Board, forecast and analysis of a lead all take it from here.
 */
export function probabilityOf(stage: LeadStatus, { reached, converted }: StageRate): number {
  const { closed, probability } = pipeline[stage]
  return closed ? probability / 100 : (converted + (priorLeads * probability) / 100) / (reached + priorLeads)
}

/** Usual seconds from a stage to conversion: the halves of all stages that are still ahead. */
export function remaining(stages: readonly StageNow[], stage: LeadStatus): number {
  const from = way.indexOf((stage === 'no_response' ? 'contacted' : stage) as (typeof way)[number])
  const stayOf = (name: LeadStatus) => stages.find((one) => one.stage === name)?.stay ?? usualStay
  return way.slice(Math.max(0, from)).reduce((sum, name) => sum + stayOf(name), 0)
}

/**
 * What open leads are expected to bring between two moments, in seconds from now. Conversions come as memoryless waiting
 * would have them, half of them within the usual time; leads convert or not, each by itself, and how likely is itself only
 * known as well as from so many earlier ones.
 */
export function expectedBetween(stages: readonly StageNow[], from: number, to: number): Expected {
  let [mean, variance] = [0, 0]
  for (const one of stages) {
    const half = Math.max(1, remaining(stages, one.stage))
    const part = 2 ** (-from / half) - (to === Number.POSITIVE_INFINITY ? 0 : 2 ** (-to / half))
    const chance = probabilityOf(one.stage, one)
    const share = chance * part
    mean += one.value * share
    variance += one.squares * share * (1 - share)
    variance += (one.value * part) ** 2 * ((chance * (1 - chance)) / (one.reached + priorLeads + 1))
  }
  const deviation = spread * Math.sqrt(variance)
  return {
    expected: Math.round(mean),
    low: Math.round(Math.max(0, mean - deviation)),
    high: Math.round(mean + deviation),
  }
}
