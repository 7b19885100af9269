import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { spokenLanguages } from '#domain/site/languages.ts'
import type { Example } from './examples.ts'

const list = z.array(z.string().min(1))
/** `{}` in `asks` takes each topic, in `praise` each of `good`, in `complain` each of `bad`. */
const phrases = z.record(
  z.enum(spokenLanguages),
  z.object({ asks: list, topics: list, facts: list, praise: list, good: list, complain: list, bad: list }),
)

const weight = 2

/** Messages composed from our own phrases: business questions and facts, praise and complaints, in ten languages. */
export function composedMessages(): Example[] {
  const all = phrases.parse(JSON.parse(readFileSync(new URL('./lead-phrases.json', import.meta.url), 'utf8')))
  return spokenLanguages.flatMap((language) => {
    const { asks, topics, facts, praise, good, complain, bad } = all[language]
    const example = (sentiment: Example['sentiment']) => (text: string) => ({
      text,
      language,
      sentiment,
      kind: 'lead' as const,
      ...(sentiment === 'neutral' && { emotion: 'none' as const }),
      weight,
      held: false,
    })
    // Each question with every second topic is enough.
    const asked = asks.flatMap((ask, i) => topics.filter((_, j) => (i + j) % 2 === 0).map((topic) => put(ask, topic)))
    return [
      ...[...asked, ...facts].map(example('neutral')),
      ...[...good, ...praise.flatMap((begin) => good.map((rest) => put(begin, rest)))].map(example('positive')),
      ...[...bad, ...complain.flatMap((begin) => bad.map((rest) => put(begin, rest)))].map(example('negative')),
    ]
  })
}

const put = (frame: string, words: string) => frame.replace('{}', () => words)
