import {
  type Emotion,
  emotions,
  type SentimentLabel,
  sentimentLabelOf,
  type TextReading,
} from '#domain/insight/insight.ts'
import { type SpokenLanguage, spokenLanguages } from '#domain/site/languages.ts'
import { type Features, featuresOf, normalised } from './features.ts'
import { dangerModel, type Model, probabilities, textModel } from './model.ts'
import { phrasesOf } from './phrases.ts'
import { isPostponed } from './postponed.ts'
import { scriptOf } from './script.ts'
import { urgencyOf } from './urgency.ts'

/** Below these probabilities the answer is null or unsure. */
const minLanguage = 0.5
const minEmotion = 0.45
const minConfidence = 0.45
/** From here a mood makes a text more or less pressing. */
const minPressing = 0.6
const minDifference = { lead: 0.3, everyday: 0.4 }
/** Minimum letters of a text; a Chinese character counts as two. */
const minLetters = 3
/** Links and email addresses, which are not content. */
const addresses = /(?:https?:\/\/|www\.)\S+|(?<!\S)[^\s@]{1,64}@\S+/giu

/** Characters read of one text: its beginning and end say what it is about, and a long one takes about 1 ms. */
const [maxHead, maxTail] = [300, 100]
/** Soft hyphens, zero-width characters and marks of direction: they part words that a reader sees as one. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** Reads a text; the result for unclear ones is "unsure". Loads the model at the first call. */
export function readText(text: string): TextReading {
  return readWith(textModel(), text)
}

/** The language of a text; null if unclear. */
export function languageOfText(written: string): SpokenLanguage | null {
  const { text, said, isReadable } = readable(written)
  return isReadable ? languageOf(textModel(), said, featuresOf(text)).language : null
}

/** As `readText`, with any model: for measuring one that was just trained. */
function readWith(model: Model, written: string): TextReading {
  const { text, said, isReadable } = readable(written)
  const features = featuresOf(text)
  const { language, isForeign } = isReadable ? languageOf(model, said, features) : unread
  // The model has no training data for the sentiment of other languages.
  const felt = isForeign ? { score: 0, confidence: 0 } : sentimentOf(model, features)
  const isLater = isPostponed(said, language)
  const { score, confidence } = isLater ? postponed(felt) : felt
  const danger = isReadable && !isLater ? probabilities(dangerModel().danger, features.all)[0]! : 0
  const label = sentimentLabelOf(score)
  const isUnsure = language === null || confidence < minConfidence
  return {
    language,
    score,
    label,
    emotion: language === null ? null : emotionOf(model, features, label),
    urgency: isReadable
      ? urgencyOf(said, { language, label: confidence < minPressing ? 'neutral' : label, danger })
      : 0,
    confidence: language === null ? Math.min(confidence, minConfidence) : confidence,
    isUnsure,
    phrases: phrasesOf(said, language),
  }
}

function readable(written: string) {
  const text = shortened(written.replace(invisible, ''))
  const said = text.replace(addresses, ' ')
  return { text, said, isReadable: letters(said.slice(0, maxHead)) >= minLetters }
}

/** Neutral, with the model's confidence in its own label. */
const postponed = ({ confidence }: { confidence: number }) => ({
  score: 0,
  confidence: Math.max(confidence, minPressing),
})

const shortened = (text: string) =>
  text.length > maxHead + maxTail ? `${text.slice(0, maxHead)} ${text.slice(-maxTail)}` : text

/** Letters and Chinese characters; drawn-out ones count twice at most, as they are read. */
function letters(text: string): number {
  const read = normalised(text)
  return (read.match(/\p{L}/gu)?.length ?? 0) + (read.match(/\p{Script=Han}/gu)?.length ?? 0)
}

type Spoken = { readonly language: SpokenLanguage | null; readonly isForeign: boolean }
const unread: Spoken = { language: null, isForeign: true }

/** The language of a text; null also where it is one of those that are read, but unclear which. */
function languageOf(model: Model, text: string, { short }: Features): Spoken {
  const allowed = scriptOf(text)
  if (allowed.length === 0) return unread
  // The model has no training data for other languages of these two scripts.
  const [only] = allowed
  if (allowed.length === 1 && (only === 'hi' || only === 'zh')) return { language: only, isForeign: false }
  const found = probabilities(
    model.language,
    short,
    spokenLanguages.map((language) => allowed.includes(language)),
  )
  const best = found.indexOf(Math.max(...found))
  const together = found.reduce((sum, one) => sum + one, 0)
  return { language: found[best]! >= minLanguage ? spokenLanguages[best]! : null, isForeign: together < minLanguage }
}

/** Probability of praise less that of complaint on the scale of scores, and the probability of the label that follows. */
function sentimentOf(model: Model, { all }: Features): { score: number; confidence: number } {
  const [felt = 0] = probabilities(model.feeling, all)
  const [share = 0] = probabilities(model.side, all)
  const [lead = 0] = probabilities(model.kind, all)
  const [positive, negative, neutral] = [felt * share, felt * (1 - share), 1 - felt]
  const score = scoreOf(positive - negative, {
    isNeutral: neutral > Math.max(positive, negative),
    enough: lead * minDifference.lead + (1 - lead) * minDifference.everyday,
  })
  const of: Record<SentimentLabel, number> = { positive, negative, neutral }
  return { score, confidence: Math.max(0, Math.min(1, Number(of[sentimentLabelOf(score)].toFixed(3)))) }
}

/** The neutral range of scores; one of exactly −0.2 is negative. */
const maxNeutral = 0.199

/**
 * Maps the difference to the score's scale, whose neutral range ends at 0.2. It counts from `enough`, and only if
 * neutral is not the likeliest: otherwise positive and negative were swapped too often in the validation texts.
 */
function scoreOf(difference: number, { isNeutral, enough }: { isNeutral: boolean; enough: number }): number {
  const size = isNeutral ? Math.min(enough, Math.abs(difference)) : Math.abs(difference)
  const scaled = size <= enough ? (size / enough) * maxNeutral : 0.2 + ((size - enough) / (1 - enough)) * 0.8
  return Number((Math.sign(difference) * Math.min(1, scaled)).toFixed(3))
}

/** Possible emotions of a satisfied or dissatisfied person. */
const fitting: Readonly<Record<SentimentLabel, readonly Emotion[]>> = {
  positive: ['joy', 'surprise'],
  negative: ['anger', 'fear', 'sadness', 'surprise'],
  neutral: emotions,
}

/** The likeliest emotion that fits the label; in a neutral text compared with no emotion. Null if none is clearly likelier. */
function emotionOf(model: Model, { all }: Features, label: SentimentLabel): Emotion | null {
  const found = probabilities(model.emotion, all)
  const likely = emotions.map((emotion, at) => (fitting[label].includes(emotion) ? found[at]! : 0))
  const most = Math.max(...likely)
  const together = label === 'neutral' ? 1 : likely.reduce((sum, one) => sum + one, 0)
  return most >= minEmotion * together ? emotions[likely.indexOf(most)]! : null
}
