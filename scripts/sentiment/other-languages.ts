import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Example } from './examples.ts'

/** One in this many texts of a language is held out. */
const heldEvery = 4

/** Our own messages in unsupported languages that share a script with supported ones, to recognise them by. */
export function otherLanguages(): Example[] {
  const file = readFileSync(new URL('./other-languages.json', import.meta.url), 'utf8')
  const texts = z.record(z.string(), z.array(z.string().min(1))).parse(JSON.parse(file))
  return Object.values(texts).flatMap((list) =>
    list.map((text, at) => ({ text, language: 'other' as const, weight: 1, held: at % heldEvery === heldEvery - 1 })),
  )
}
