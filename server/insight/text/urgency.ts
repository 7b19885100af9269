import type { SentimentLabel } from '#domain/insight/insight.ts'
import { type SpokenLanguage, spokenLanguages } from '#domain/site/languages.ts'
import { noHasteWords, urgencyWords, whatIf } from './urgency-words.ts'

const points = { now: 4, soon: 2, money: 3, complaint: 2 } as const
/** Probabilities of the danger model from which an account is in danger, and from which it may be. */
const [minDanger, minSuspicion] = [0.46, 0.4]
const [dangerPoints, suspicionPoints] = [7, 4]
/** Danger in a calm hypothetical question. */
const supposed = 3
/** Signs that also count in praise: thanks for a withdrawal are not urgent. */
const inPraise: readonly (keyof typeof points)[] = ['now', 'soon']
const maxUrgency = 10
const minShouted = 2

/**
 * Urgency of a text, 0 to 10, as a sum: an account in danger (7: enough for the mark on a card; 4 where the model is
 * less sure; at most 3 in a calm hypothetical question), words for "now" (4) or "soon" (2), money lost or to be withdrawn
 * (3), complaint or legal steps (2), two or more words in capitals (1), exclamation marks (1 for one, 2 for more), and 1
 * for a negative text. "Not urgent" counts as none of these, and in praise only now and soon do. `danger` is the model's
 * probability.
 */
export function urgencyOf(
  text: string,
  { language, label, danger }: { language: SpokenLanguage | null; label: SentimentLabel; danger: number },
): number {
  const plain = text.normalize('NFKC').toLowerCase().replace(/’/g, "'")
  const words = noHasteWords.reduce((rest, denied) => rest.replace(denied, ' '), plain)
  const spoken = language === null ? spokenLanguages : [language, 'en' as const]
  const says = (kind: keyof typeof points) => spoken.some((one) => urgencyWords[one][kind].test(words))
  const isPraise = label === 'positive'
  const found = (Object.keys(points) as (keyof typeof points)[]).filter(
    (kind) => (!isPraise || inPraise.includes(kind)) && says(kind),
  )
  const isCalm = isPraise || words !== plain
  const inDanger = isCalm || danger < minSuspicion ? 0 : danger < minDanger ? suspicionPoints : dangerPoints
  const isSupposed = label === 'neutral' && /[?？؟]/.test(text) && whatIf.test(words)
  const sum = found.reduce((all, kind) => all + points[kind], isSupposed ? Math.min(supposed, inDanger) : inDanger)
  const signs = isPraise ? 0 : (text.match(/[!！]/g)?.length ?? 0)
  const shouted = text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu)?.length ?? 0
  const extras = Math.min(2, signs) + (shouted >= minShouted ? 1 : 0) + (label === 'negative' ? 1 : 0)
  return Math.min(maxUrgency, sum + extras)
}
