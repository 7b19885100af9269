import { dayMs, epochMs, type Instant } from '#domain/basics/instant.ts'
import type { InvestmentExperience } from './options.ts'
import { pipeline, type StatusHolder, statusOf } from './pipeline.ts'

/** The stored fields a score depends on, apart from age. */
export interface ScoredFields extends StatusHolder {
  investmentExperience?: InvestmentExperience | null | undefined
  /** Whole US dollars; 0 and null count as absent. */
  estimatedValue?: number | null | undefined
  message?: string | null | undefined
  /** As stored: dial code, space, digits. */
  phone?: string | null | undefined
}

export interface ScoredLead extends ScoredFields {
  createdAt: Instant
}

export const scoreCap = 100

export const scoreRules = ['experience', 'estimatedValue', 'contactDetail', 'age', 'status'] as const
export type ScoreRule = (typeof scoreRules)[number]

/** The most each rule can give. */
export const scoreRulePoints: Record<ScoreRule, number> = {
  experience: 25,
  estimatedValue: 30,
  contactDetail: 20,
  age: 15,
  status: 10,
}

/** Points by experience; expert and professional count as advanced. */
export const experiencePoints: Record<InvestmentExperience, number> = {
  beginner: 5,
  intermediate: 15,
  advanced: 25,
  expert: 25,
  professional: 25,
}

/** Points by estimated value, largest bound first; below the last bound any value above 0 gives `anyValuePoints`. */
export const valuePoints = [
  { from: 100_000, points: 30 },
  { from: 50_000, points: 20 },
  { from: 25_000, points: 15 },
  { from: 10_000, points: 10 },
] as const
const anyValuePoints = 5

/** Points by age: a lead no older than `upToMs` gives `points`; an older one gives 0. */
export const ageBands = [
  { upToMs: dayMs, points: 15 },
  { upToMs: 3 * dayMs, points: 10 },
  { upToMs: 7 * dayMs, points: 5 },
] as const

function pointsForExperience(experience: ScoredFields['investmentExperience']): number {
  return experience ? experiencePoints[experience] : 0
}

function pointsForValue(value: ScoredFields['estimatedValue']): number {
  if (!value || value <= 0) return 0
  return valuePoints.find(({ from }) => value >= from)?.points ?? anyValuePoints
}

/** A message of more than 20 characters (code points) and a phone of more than 5: both 20 points, one 10. */
function pointsForContactDetail({ message, phone }: ScoredFields): number {
  const hasMessage = isLongerThan(message, 20)
  const hasPhone = isLongerThan(phone, 5)
  return 10 * (Number(hasMessage) + Number(hasPhone))
}

function isLongerThan(text: string | null | undefined, count: number): boolean {
  if (!text || text.length <= count) return false
  return text.length > 2 * count || [...text].length > count
}

/** Points for age alone, counted from creation; a lead from the future counts as fresh. */
export function ageBand(createdAt: Instant, now: Instant): number {
  const age = epochMs(now) - epochMs(createdAt)
  return ageBands.find(({ upToMs }) => age <= upToMs)?.points ?? 0
}

/** The time-independent part of the score, uncapped, so that it can be stored and sorted by. */
export function leadScoreBase(lead: ScoredFields): number {
  return (
    pointsForExperience(lead.investmentExperience) +
    pointsForValue(lead.estimatedValue) +
    pointsForContactDetail(lead) +
    pipeline[statusOf(lead)].points
  )
}

/** Lead score 0 to 100. */
export function leadScore(lead: ScoredLead, now: Instant): number {
  return Math.min(scoreCap, leadScoreBase(lead) + ageBand(lead.createdAt, now))
}

interface ScoreReceiptLine {
  rule: ScoreRule
  /** The most this rule can give. */
  points: number
  /** The lead's points. */
  earned: number
}

/** The parts of a score, one per rule; the points add up to the score before the cap. */
export function scoreReceipt(lead: ScoredLead, now: Instant): ScoreReceiptLine[] {
  const earned: Record<ScoreRule, number> = {
    experience: pointsForExperience(lead.investmentExperience),
    estimatedValue: pointsForValue(lead.estimatedValue),
    contactDetail: pointsForContactDetail(lead),
    age: ageBand(lead.createdAt, now),
    status: pipeline[statusOf(lead)].points,
  }
  return scoreRules.map((rule) => ({ rule, points: scoreRulePoints[rule], earned: earned[rule] }))
}

export const temperatures = ['hot', 'warm', 'cool', 'cold'] as const
export type Temperature = (typeof temperatures)[number]

/** The lowest score of each temperature. */
export const temperatureFrom: Record<Temperature, number> = { hot: 80, warm: 60, cool: 40, cold: 0 }

export function temperatureOf(score: number): Temperature {
  return temperatures.find((temperature) => score >= temperatureFrom[temperature]) ?? 'cold'
}
