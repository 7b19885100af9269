import type { Month, MonthBody } from '#contract/record.ts'
import { isPercentage, monthState, typedYears } from '#domain/record/track-record.ts'

/** The form of one month, as it is typed. */
export type MonthDraft = {
  year: string
  month: string
  percentageGain: string
  profit: string
  reason: string
}

/** Typed values of a month; null if empty. */
export type Figures = { percentageGain: string | null; profitAmount: number | null }

/** Typed values of a month, even if an account's deals take precedence. */
export function figuresOf(month: Month | undefined): Figures {
  const typed = month?.source === 'imported' ? month.typed : month
  return { percentageGain: typed?.percentageGain ?? null, profitAmount: typed?.profitAmount ?? null }
}

/** Figures as they would be typed. */
export const typedFigures = ({ percentageGain, profitAmount }: Figures) => ({
  percentageGain: percentageGain ?? '',
  profit: profitAmount === null ? '' : dollarsText(profitAmount),
})

/** A month to begin with: the last one that is over. */
export function emptyDraft(now: Date): MonthDraft {
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1))
  return {
    year: String(last.getUTCFullYear()),
    month: String(last.getUTCMonth() + 1),
    percentageGain: '',
    profit: '',
    reason: '',
  }
}

/** A recorded month as it would be typed. */
export function draftOf({ year, month, percentageGain, profitAmount }: Month): MonthDraft {
  return {
    year: String(year),
    month: String(month),
    percentageGain,
    profit: dollarsText(profitAmount),
    reason: '',
  }
}

const dollarsText = (cents: number): string => {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  return `${cents < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

type MonthField = 'year' | 'month' | 'percentageGain' | 'profitAmount' | 'unfinished'

/** State of the chosen month at `now`: future, current or over; null while its year is invalid. */
export function stateOf({ year, month }: Pick<MonthDraft, 'year' | 'month'>, now: Date) {
  const typedYear = yearOf(year)
  return Number.isNaN(typedYear) ? null : monthState({ year: typedYear, month: Number(month) }, now)
}

const yearOf = (text: string) => (/^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN)

/**
 * The request body, or the invalid fields. A comma counts as decimal point. `isUnfinished`: publishing the current
 * month before its end was confirmed; otherwise `unfinished` is invalid.
 */
export function bodyOf(
  draft: MonthDraft,
  now: Date,
  isUnfinished = false,
): { body: MonthBody } | { wrong: MonthField[] } {
  const year = yearOf(draft.year)
  const state = stateOf(draft, now)
  const percentageGain = decimal(draft.percentageGain)
  const profitAmount = centsOf(decimal(draft.profit))
  const wrong: MonthField[] = []
  if (!(year >= typedYears.min && year <= typedYears.max)) wrong.push('year')
  else if (state === 'future') wrong.push('month')
  else if (state === 'current' && !isUnfinished) wrong.push('unfinished')
  if (!isPercentage(percentageGain)) wrong.push('percentageGain')
  if (profitAmount === null) wrong.push('profitAmount')
  if (wrong.length > 0 || profitAmount === null) return { wrong }
  const reason = draft.reason.trim()
  const asked = { ...(state === 'current' && { unfinished: true as const }), ...(reason && { reason }) }
  return { body: { year, month: Number(draft.month), percentageGain, profitAmount, ...asked } }
}

const decimal = (typed: string) => typed.trim().replace(',', '.').replace(/^[−–]/, '-').replace(/^\+/, '')

/** A dollar amount in whole cents; null if invalid. */
function centsOf(text: string): number | null {
  const match = /^(-?)(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign && cents > 0 ? -cents : cents
}
