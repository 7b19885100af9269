import type { Language } from '#domain/site/languages.ts'
import { greetableName } from './mail.ts'

/** Languages whose formal letters greet by the whole name, such as German with “Sie”. */
const greetedWhole: readonly Language[] = ['de']

/** Scripts that write a name as one word, family name first. */
const writtenWhole = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Titles before a name. */
const titles =
  /^(?:mr|mrs|ms|miss|mx|dr|dra|prof|sir|madam|sr|sra|srta|don|doña|herr|frau|mme|mlle|monsieur|madame|sig|signor|signora|dott|dottoressa|senhor|senhora|г-н|г-жа|господин|госпожа|السيد|السيدة|الدكتور|د|श्री|श्रीमती)\.?$/iu

/** An initial or a word that was cut short: `J.`, `М`, `J.-P.`. */
const initial = /^(?:\p{Lu}|.+\.)$/u

/** Beginnings of names that mean nothing without the next word: `عبد الله`, `Abdul Rahman`, `Abu Bakr`. */
const begins = /^(?:عبد|أبو|ابو|أبا|أم|ام|بنت|ابن|abd|abdul|abdel|abdal|abu|abou|umm|bint|ibn)$/iu
const articles = /^(?:al|el|ar|as|ul|ur|us|ed|ud)$/iu
/** Endings of names that mean nothing without the word before: `نور الدين`, `Saif Allah`. */
const ends = /^(?:الدين|الله|الاسلام|الإسلام|الزهراء|الرحمن|uddin|eddine|eddin|ad-din|al-din|el-din|allah|ullah)$/iu

/** Russian patronymic, which follows the first name. */
const patronymic = /(?:[оеё]вич|[оеё]вна|ьич|инична|ична)$/iu

const isShouted = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()

/** The name to call a person by: the complete first name, or the whole name if unclear. */
export function firstNameOf(whole: string): string {
  const words = whole.split(/\s+/)
  const [first = '', second = '', third = ''] = words
  if (words.length === 1 || writtenWhole.test(whole)) return whole
  if (titles.test(first) || initial.test(first)) return whole
  const father = words.findIndex((word, index) => index > 0 && patronymic.test(word))
  if (father > 0 && words.length > 2) return words.slice(father - 1, father + 1).join(' ')
  // "TORRES Ana": a family name in capitals comes first.
  const given = isShouted(first) ? words.find((word) => !isShouted(word)) : undefined
  if (given !== undefined) return given
  if (begins.test(first)) return articles.test(second) ? [first, second, third].join(' ').trim() : `${first} ${second}`
  return ends.test(second) ? `${first} ${second}` : first
}

/** The name for a greeting in this language; null if the typed name is not one (`greetableName`). */
export function greetedName(name: string | null, language: Language): string | null {
  const whole = greetableName(name)
  return whole === null || greetedWhole.includes(language) ? whole : firstNameOf(whole)
}
