import type { SpokenLanguage } from '#domain/site/languages.ts'
import { stopWords } from './stop-words.ts'

const maxPhrases = 5
const maxWords = 4
const maxCharacters = 700
const apart = /[.,;:!?…()[\]"«»“”、。，；：！？؟،।\n\r\t]/u
const hasLetters = /\p{L}{2}|\p{Script=Han}/u
const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: SpokenLanguage | null): Intl.Segmenter {
  const locale = language ?? 'en'
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, known)
  return known
}

/**
 * Key phrases of a text as written, highest score first: runs of up to four words between stop words and punctuation,
 * scored as in RAKE (each word by the length of its runs over its frequency).
 */
export function phrasesOf(text: string, language: SpokenLanguage | null): string[] {
  const runs = runsOf(text.slice(0, maxCharacters), language)
  const [counts, degrees] = [new Map<string, number>(), new Map<string, number>()]
  for (const run of runs) {
    for (const word of run.words) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      degrees.set(word, (degrees.get(word) ?? 0) + run.words.length)
    }
  }
  const scoreOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + degrees.get(word)! / counts.get(word)!, 0)
  const scored = runs.map((run) => ({ text: run.text, score: scoreOf(run.words) }))
  const byText = new Map(scored.map((run) => [run.text.toLowerCase(), run]))
  return [...byText.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPhrases)
    .map((run) => run.text)
}

type Run = { text: string; words: string[] }

function runsOf(text: string, language: SpokenLanguage | null): Run[] {
  const stops = language === null ? undefined : stopWords[language]
  const runs: Run[] = []
  let run: Run = { text: '', words: [] }
  const close = () => {
    if (run.words.length > 0 && run.words.length <= maxWords) runs.push({ ...run, text: run.text.trim() })
    run = { text: '', words: [] }
  }
  for (const { segment, isWordLike } of segmenter(language).segment(text)) {
    const word = segment.toLowerCase().replace(/’/g, "'")
    if (!isWordLike) {
      if (apart.test(segment)) close()
      else if (run.words.length > 0) run.text += segment
    } else if (!hasLetters.test(word) || stops?.has(word)) close()
    else {
      run.text += segment
      run.words.push(word)
    }
  }
  close()
  return runs
}
