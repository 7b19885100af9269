import { dollarsIn } from '#domain/basics/dollars.ts'
import { epochMs, type Instant } from '#domain/basics/instant.ts'
import { type StaffLanguage, staffLanguageOf } from '#domain/site/languages.ts'
import type { Advice } from './advice.ts'
import { featureText } from './feature-words.ts'
import type { Finding } from './findings.ts'
import type { AdviceWords, InsightWords, Writer } from './insight-words.ts'
import { insightWordsAr } from './words-ar.ts'
import { insightWordsEn } from './words-en.ts'
import { insightWordsEs } from './words-es.ts'
import { insightWordsRu } from './words-ru.ts'

const words: Record<StaffLanguage, InsightWords> = {
  en: insightWordsEn,
  es: insightWordsEs,
  ar: insightWordsAr,
  ru: insightWordsRu,
}

const locales: Record<StaffLanguage, string> = { en: 'en-GB', es: 'es-ES', ar: 'ar', ru: 'ru-RU' }
/** Unit symbols, where a language has common ones; else units are spelled out. */
const signs: Partial<Record<StaffLanguage, { readonly minute: string; readonly hour: string }>> = {
  en: { minute: 'min', hour: 'h' },
  es: { minute: 'min', hour: 'h' },
  ru: { minute: 'мин', hour: 'ч' },
}

function writerOf(language: StaffLanguage): Writer {
  const locale = locales[language]
  const unit = (amount: number, name: 'minute' | 'hour' | 'day') => {
    const sign = name === 'day' ? undefined : signs[language]?.[name]
    return sign
      ? `${amount} ${sign}`
      : new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount)
  }
  return {
    when: (at, zone) => moment(locale, at, zone),
    lasting(minutes) {
      if (minutes < 60) return unit(minutes, 'minute')
      return minutes < 48 * 60 ? unit(Math.floor(minutes / 60), 'hour') : unit(Math.floor(minutes / 1440), 'day')
    },
    dollars(amount) {
      const style = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
      return dollarsIn(language, new Intl.NumberFormat(locale, style), amount)
    },
    feature(feature, value) {
      const named = featureText(feature, value, language)
      return `${named.name}: ${named.value}`
    },
  }
}

function moment(locale: string, at: Instant, zone: string | null): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: zone ?? 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(zone === null && { timeZoneName: 'short' as const }),
  }).format(new Date(epochMs(at)))
}

/** The language of an analysis requested in any site language; English if there is no wording. */
export const analysisLanguageOf = (language: string): StaffLanguage => staffLanguageOf(language)

/** A finding in words. */
export function findingText({ code, values }: Pick<Finding, 'code' | 'values'>, language: StaffLanguage): string {
  const write = words[language].findings[code] as (values: unknown, writer: Writer) => string
  return write(values, writerOf(language))
}

/** A recommendation in words. */
export function adviceText(
  { code, values, action }: Pick<Advice, 'code' | 'values' | 'action'>,
  language: StaffLanguage,
) {
  const { title, description, outcome } = words[language].advice[code] as AdviceWords<unknown>
  const writer = writerOf(language)
  const does = words[language].actions[action.kind]
  return {
    title: title(values, writer),
    description: description(values, writer),
    suggestedAction: action.at === null ? does.now : does.planned,
    expectedOutcome: outcome,
  }
}
