import { datedText } from './dated-text.ts'
import { type Language, localeOfLanguage } from './languages.ts'

/** Date and time in words, in UTC and on the 24-hour clock, always with Latin digits; `isExact`: to the second. */
export function utcMoment(language: Language, at: number, isExact: boolean): string {
  const dates = new Intl.DateTimeFormat(`${localeOfLanguage(language)}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(isExact && { second: '2-digit' }),
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  // In Hindi the data put “o’clock” behind the time zone.
  return datedText(language, dates, at).replace('UTC बजे', 'बजे UTC')
}
