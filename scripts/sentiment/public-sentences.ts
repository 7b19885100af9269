import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { type Emotion, emotions } from '#domain/insight/insight.ts'
import { spokenLanguages } from '#domain/site/languages.ts'
import type { Example } from './examples.ts'

const sentenceSchema = z.object({
  lang: z.enum(spokenLanguages),
  /** Null: mixed feelings. */
  label: z.enum(['pos', 'neu', 'neg']).nullable(),
  emotions: z.array(z.string()).default([]),
  split: z.enum(['train', 'val']).default('train'),
  source: z.string().optional(),
  text: z.string(),
})
type Sentence = z.infer<typeof sentenceSchema>

const labels = { pos: 'positive', neu: 'neutral', neg: 'negative' } as const
/** Weight of a sentence: subtitles were labelled by projection from another language. */
const weights: Readonly<Record<string, number>> = { xed: 0.4 }
/** Sentences without a source are messages of our domain. */
const domainWeight = 10

/** Sentences from a file of JSON lines, optionally compressed (`.gz`); those of the split `val` are held out. */
export function publicSentences(file: string): Example[] {
  const bytes = readFileSync(file)
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n')
  return lines.flatMap((line) => (line.trim() === '' ? [] : exampleOf(sentenceSchema.parse(JSON.parse(line)))))
}

function exampleOf(sentence: Sentence): Example[] {
  const { lang, label, split, source, text } = sentence
  if (text.trim() === '') return []
  const emotion = emotionOf(sentence)
  return [
    {
      text,
      language: lang,
      ...(label && { sentiment: labels[label] }),
      ...(emotion && { emotion }),
      kind: source === undefined ? 'lead' : 'everyday',
      weight: source === undefined ? domainWeight : (weights[source] ?? 1),
      held: split === 'val',
    },
  ]
}

/** Only a single one of our emotions is a label; others, and combinations, are ignored. */
function emotionOf({ label, emotions: found }: Sentence): Example['emotion'] {
  if (found.length === 0 || label === 'neu') return 'none'
  const [only] = found
  return found.length === 1 && (emotions as readonly string[]).includes(only!) ? (only as Emotion) : undefined
}
