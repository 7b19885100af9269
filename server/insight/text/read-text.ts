import { type Emotion, emotions, type SentimentLabel, sentimentLabelOf, type TextReading } from '#domain/insight.ts'
import { type SpokenLanguage, spokenLanguages } from '#domain/languages.ts'
import { type Features, featuresOf } from './features.ts'
import { type Model, probabilities, textModel } from './model.ts'
import { phrasesOf } from './phrases.ts'
import { scriptOf } from './script.ts'
import { urgencyOf } from './urgency.ts'

/** Below these probabilities the answer is null or unsure. */
const minLanguage = 0.5
const minEmotion = 0.4
const minConfidence = 0.45
const minDifference = 0.38
/** Letters a text must have to be read at all; one Chinese character says as much as two letters. */
const minLetters = 3
/** Links and e-mail addresses: their letters are not what somebody says. */
const addresses = /(?:https?:\/\/|www\.)\S+|(?<!\S)[^\s@]{1,64}@\S+/giu

/** What a text says; any text is answered, at worst with "unsure". Reads the model at the first call. */
export function readText(text: string): TextReading {
  return readWith(textModel(), text)
}

/** As `readText`, with any model: for measuring one that was just trained. */
export function readWith(model: Model, text: string): TextReading {
  const features = featuresOf(text)
  const said = text.replace(addresses, ' ')
  const language = languageOf(model, said, features)
  const { score, confidence } = sentimentOf(model, features)
  const label = sentimentLabelOf(score)
  const isReadable = letters(said) >= minLetters
  const isUnsure = !isReadable || language === null || confidence < minConfidence
  return {
    language,
    score: isReadable ? score : 0,
    label: isReadable ? label : 'neutral',
    emotion: isReadable && language !== null ? emotionOf(model, features, label) : null,
    urgency: isReadable ? urgencyOf(said, { language, label }) : 0,
    confidence: !isReadable ? 0 : language === null ? Math.min(confidence, minConfidence) : confidence,
    isUnsure,
    phrases: phrasesOf(said, language),
  }
}

const letters = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) + (text.match(/\p{Script=Han}/gu)?.length ?? 0)

function languageOf(model: Model, text: string, { short }: Features): SpokenLanguage | null {
  const allowed = scriptOf(text)
  if (allowed.length === 0 || letters(text) < minLetters) return null
  // Nothing was learnt from other languages of these two scripts.
  const [only] = allowed
  if (allowed.length === 1 && (only === 'hi' || only === 'zh')) return only
  const found = probabilities(
    model.language,
    short,
    spokenLanguages.map((language) => allowed.includes(language)),
  )
  const best = found.indexOf(Math.max(...found))
  return found[best]! >= minLanguage ? spokenLanguages[best]! : null
}

/** Probability of praise less that of complaint on the scale of scores, and the probability of the label that follows. */
function sentimentOf(model: Model, { all }: Features): { score: number; confidence: number } {
  const [felt = 0] = probabilities(model.feeling, all)
  const [share = 0] = probabilities(model.side, all)
  const [positive, negative, neutral] = [felt * share, felt * (1 - share), 1 - felt]
  const score = scoreOf(positive - negative, neutral > Math.max(positive, negative))
  const of: Record<SentimentLabel, number> = { positive, negative, neutral }
  return { score, confidence: Math.max(0, Math.min(1, Number(of[sentimentLabelOf(score)].toFixed(3)))) }
}

/**
 * The difference on the scale of scores, whose neutral range ends at 0.2. A difference counts from `minDifference`, and only where the
 * neutral label is not the likeliest: otherwise positive and negative were swapped too often in the validation texts.
 */
function scoreOf(difference: number, isNeutral: boolean): number {
  const size = isNeutral ? Math.min(minDifference, Math.abs(difference)) : Math.abs(difference)
  const scaled =
    size <= minDifference ? (size / minDifference) * 0.2 : 0.2 + ((size - minDifference) / (1 - minDifference)) * 0.8
  return Number((Math.sign(difference) * Math.min(1, scaled)).toFixed(3))
}

const against: Partial<Record<SentimentLabel, readonly Emotion[]>> = {
  positive: ['anger', 'fear', 'sadness'],
  negative: ['joy'],
}

/** The likeliest emotion that does not contradict the label; null: none stands out. */
function emotionOf(model: Model, { all }: Features, label: SentimentLabel): Emotion | null {
  const found = probabilities(model.emotion, all)
  const best = found.indexOf(Math.max(...found))
  const emotion = emotions[best]!
  return found[best]! >= minEmotion && !against[label]?.includes(emotion) ? emotion : null
}
