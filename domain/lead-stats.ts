import { dayMs, epochMs, type Instant } from './instant.ts'
import { type StatusHolder, statusOf } from './pipeline.ts'

/** The windows of the CRM's figures: rolling, up to now (spec §9). */
export const statsWindowDays = { weekly: 7, monthly: 30 } as const
export type StatsWindow = keyof typeof statsWindowDays

/** Minimum estimated value of a high-value lead, US dollars (spec §9). */
export const highValueFrom = 10_000

export function isHighValue(estimatedValue: number | null | undefined): boolean {
  return (estimatedValue ?? 0) >= highValueFrom
}

/** When a window that ends now began, epoch ms; the first instant belongs to it. */
export function windowStart(window: StatsWindow, now: Instant): number {
  return epochMs(now) - statsWindowDays[window] * dayMs
}

/** Converted leads over all leads as percent, null without leads. */
export function conversionRate(converted: number, all: number): number | null {
  return all > 0 ? (100 * converted) / all : null
}

export interface CountedLead extends StatusHolder {
  createdAt: Instant
  estimatedValue?: number | null | undefined
}

export interface LeadStats {
  total: number
  weekly: number
  monthly: number
  highValue: number
  converted: number
  /** Percent, null without leads. */
  conversionRate: number | null
}

/** The CRM's figures for a set of leads; the database's counts must equal them. */
export function leadStats(leads: Iterable<CountedLead>, now: Instant): LeadStats {
  const counts = { total: 0, weekly: 0, monthly: 0, highValue: 0, converted: 0 }
  const weekStart = windowStart('weekly', now)
  const monthStart = windowStart('monthly', now)
  for (const lead of leads) {
    const created = epochMs(lead.createdAt)
    counts.total += 1
    counts.weekly += Number(created >= weekStart)
    counts.monthly += Number(created >= monthStart)
    counts.highValue += Number(isHighValue(lead.estimatedValue))
    counts.converted += Number(statusOf(lead) === 'converted')
  }
  return { ...counts, conversionRate: conversionRate(counts.converted, counts.total) }
}
