import type { SpokenLanguage } from '#domain/site/languages.ts'

/** Languages of each script; none if no supported language uses it. */
const scripts: readonly (readonly [RegExp, readonly SpokenLanguage[]])[] = [
  [/\p{Script=Latin}/gu, ['en', 'es', 'de', 'fr', 'it', 'pt', 'hi']],
  [/\p{Script=Cyrillic}/gu, ['ru']],
  [/\p{Script=Arabic}/gu, ['ar']],
  [/\p{Script=Devanagari}/gu, ['hi']],
  [/[\p{Script=Han}]/gu, ['zh']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, []],
]
/** Letters that the language of a script does not have: Ukrainian, Belarusian, Serbian, Kazakh, Mongolian; Persian, Urdu. */
const foreign = /[іїєґўјљњћџђѓќәғқңөұүһ]|[پچژگکیٹڈڑےں]/giu
/** Russian has this letter only before these four; Bulgarian has it as a vowel. */
const bulgarian = /ъ(?![еёюя])/iu
/** Names of brokers and servers are in Latin letters in every language, so less is asked of the other scripts. */
const [minLatin, minOther] = [0.6, 0.5]
const maxForeign = 0.02

/** Languages a text can be in by its letters; none where scripts are mixed or belong to other languages. */
export function scriptOf(text: string): readonly SpokenLanguage[] {
  const total = text.match(/\p{L}/gu)?.length ?? 0
  if (total === 0 || bulgarian.test(text) || (text.match(foreign)?.length ?? 0) > total * maxForeign) return []
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (kana > total * 0.1) return []
  // A Chinese character counts as two letters.
  const weighed = total + (text.match(/\p{Script=Han}/gu)?.length ?? 0)
  for (const [letters, languages] of scripts) {
    const weight = languages.includes('zh') ? 2 : 1
    const share = languages.includes('en') ? minLatin : minOther
    if ((text.match(letters)?.length ?? 0) * weight >= weighed * share) return languages
  }
  return []
}
