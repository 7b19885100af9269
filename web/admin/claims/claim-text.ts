import type { RegisteredClaim } from '#contract/claims.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'

type Value = NonNullable<RegisteredClaim['value']>

/** A claim's value as text for staff; null where there are too few records. */
export function claimText(value: Value, language: StaffLanguage): string | null {
  if (value.kind === 'text') {
    const { [language]: own, en, ...others } = value.text ?? {}
    return own || en || Object.values(others).find(Boolean) || ''
  }
  const { amount } = value
  if (amount === undefined) return null
  const unit = value.kind === 'years' ? 'year' : 'hour'
  const options: Record<Exclude<Value['kind'], 'text'>, Intl.NumberFormatOptions> = {
    percent: { style: 'percent', maximumFractionDigits: 2 },
    money: { style: 'currency', currency: value.currency ?? 'USD', maximumFractionDigits: 2, minimumFractionDigits: 0 },
    number: {},
    ratio: {},
    years: { style: 'unit', unit, unitDisplay: 'long' },
    hours: { style: 'unit', unit, unitDisplay: 'long' },
    year: { useGrouping: false },
    pips: { maximumFractionDigits: 1 },
  }
  const shown = new Intl.NumberFormat(language, {
    ...options[value.kind],
    ...(value.signed && { signDisplay: 'exceptZero' }),
  }).format(value.kind === 'percent' ? amount / 100 : amount)
  return `${shown}${value.kind === 'ratio' ? ':1' : ''}${value.kind === 'pips' ? ' pips' : ''}${value.plus ? '+' : ''}`
}
