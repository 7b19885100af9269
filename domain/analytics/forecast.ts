import { type LeadStatus, leadStatuses, pipeline } from '#domain/leads/pipeline.ts'

/** Earlier leads that were in a stage, old enough to be decided, and how many of them converted. */
export type StageRate = { readonly reached: number; readonly converted: number }

/** The open leads of a stage, with the outcome of earlier ones. */
export type StageNow = StageRate & {
  readonly stage: LeadStatus
  readonly leads: number
  /** Sum of estimated values, US dollars, and the sum of their squares. */
  readonly value: number
  readonly squares: number
  /** Median seconds until a lead leaves the stage; null if unknown. */
  readonly stay: number | null
}

/** An expected sum with its 80 % interval, whole US dollars. */
export type Expected = { readonly expected: number; readonly low: number; readonly high: number }

/** Weight of a stage's default probability, in leads. */
const priorLeads = 20
/** The open stages on the way to conversion, in order. */
const conversionPath = leadStatuses.filter((stage) => !pipeline[stage].closed && !pipeline[stage].forecastAs)
/** Default median stay in a stage, seconds. */
const usualStay = 7 * 86_400
/** Half-width of an 80 % interval in standard deviations. */
const spread = 1.2816

/** Open stages, in which a lead may still convert. */
export const openStages: readonly LeadStatus[] = leadStatuses.filter((stage) => !pipeline[stage].closed)

/**
 * Probability that a lead in this stage converts, 0 to 1: the observed rate, pulled towards the stage's default while
 * there is little data. Used by board, forecast and analysis alike.
 */
export function probabilityOf(stage: LeadStatus, { reached, converted }: StageRate): number {
  const { closed, probability } = pipeline[stage]
  return closed ? probability / 100 : (converted + (priorLeads * probability) / 100) / (reached + priorLeads)
}

/** Typical seconds from a stage to conversion: the sum of the median stays ahead. */
export function remaining(stages: readonly StageNow[], stage: LeadStatus): number {
  const from = conversionPath.indexOf(pipeline[stage].forecastAs ?? stage)
  const stayOf = (name: LeadStatus) => stages.find((one) => one.stage === name)?.stay ?? usualStay
  return conversionPath.slice(Math.max(0, from)).reduce((sum, name) => sum + stayOf(name), 0)
}

/**
 * Expected revenue of open leads between two moments, in seconds from now. Time to conversion is exponential with the
 * typical time as its median; leads convert independently, and the uncertainty of each stage's rate is included.
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
