import { dayMs, epochMs, type Instant } from '#domain/basics/instant.ts'

/** The windows of the CRM's figures: rolling, up to now (docs/product.md#lead-figures). */
export const statsWindowDays = { weekly: 7, monthly: 30 } as const
type StatsWindow = keyof typeof statsWindowDays

/** Minimum estimated value of a high-value lead, US dollars. */
export const highValueFrom = 10_000

/** Start of a window that ends now, epoch ms, inclusive. */
export function windowStart(window: StatsWindow, now: Instant): number {
  return epochMs(now) - statsWindowDays[window] * dayMs
}

/** Converted leads over all leads as percent, null without leads. */
export function conversionRate(converted: number, all: number): number | null {
  return all > 0 ? (100 * converted) / all : null
}
