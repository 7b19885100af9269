import { datedText } from './dated-text.ts'
import { type Language, localeOfLanguage } from './languages.ts'

/** Date and time in words, in UTC and on the 24-hour clock, always with Latin digits; `isExact`: to the second. */
export const utcMoment = (language: Language, at: number, isExact: boolean): string =>
  zonedMoment(language, at, 'UTC', isExact)

/** Date and time in words as `utcMoment` has them, by the clock of a time zone, which is named: “Japan Standard Time”. */
export function zonedMoment(language: Language, at: number, timeZone: string, isExact = false): string {
  const dates = new Intl.DateTimeFormat(`${localeOfLanguage(language)}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(isExact && { second: '2-digit' }),
    hourCycle: 'h23',
    timeZone,
    timeZoneName: timeZone === 'UTC' ? 'short' : 'long',
  })
  // `Intl` puts Hindi “o’clock” after the time zone.
  return datedText(language, dates, at).replace(/(\d\d:\d\d(?::\d\d)?) (.+) बजे$/, '$1 बजे $2')
}
