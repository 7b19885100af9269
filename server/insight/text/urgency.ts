import type { SentimentLabel } from '#domain/insight.ts'
import { type SpokenLanguage, spokenLanguages } from '#domain/languages.ts'
import { isInDanger } from './account-danger.ts'
import { noHasteWords, urgencyWords, whatIf } from './urgency-words.ts'

const points = { now: 4, soon: 2, danger: 7, money: 3, complaint: 2 } as const
/** Danger in a calm hypothetical question. */
const supposed = 3
/** Signs that also count in praise: thanks for a withdrawal are not urgent. */
const inPraise: readonly (keyof typeof points)[] = ['now', 'soon', 'danger']
const maxUrgency = 10
const minShouted = 2

/**
 * Urgency of a text, 0 to 10, as a sum: an account in danger (7: enough for the mark on a card; 3 in a calm
 * hypothetical question), words for "now" (4) or "soon" (2), money lost or to be withdrawn (3), complaint or legal
 * steps (2), two or more words in capitals (1), exclamation marks (1 for one, 2 for more), and 1 for a negative text.
 * "Not urgent" counts as none of these, and in praise only danger, now and soon do.
 */
export function urgencyOf(
  text: string,
  { language, label }: { language: SpokenLanguage | null; label: SentimentLabel },
): number {
  const plain = text.normalize('NFKC').toLowerCase().replace(/’/g, "'")
  const words = noHasteWords.reduce((rest, denied) => rest.replace(denied, ' '), plain)
  const kinds = Object.keys(points) as (keyof typeof points)[]
  const spoken = language === null ? spokenLanguages : [language, 'en' as const]
  const lists = spoken.map((one) => urgencyWords[one])
  const isPraise = label === 'positive'
  const found = kinds.filter(
    (kind) =>
      (!isPraise || inPraise.includes(kind)) &&
      (lists.some((list) => list[kind].test(words)) || (kind === 'danger' && !isPraise && isInDanger(words, spoken))),
  )
  const isSupposed = label === 'neutral' && /[?？؟]/.test(text) && whatIf.test(words)
  const worth = (kind: keyof typeof points) => (kind === 'danger' && isSupposed ? supposed : points[kind])
  const sum = found.reduce((all, kind) => all + worth(kind), 0)
  const signs = isPraise ? 0 : (text.match(/[!！]/g)?.length ?? 0)
  const shouted = text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu)?.length ?? 0
  const extras = Math.min(2, signs) + (shouted >= minShouted ? 1 : 0) + (label === 'negative' ? 1 : 0)
  return Math.min(maxUrgency, sum + extras)
}
