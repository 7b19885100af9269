import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Example } from './examples.ts'

/** Every so manieth text of a language is kept from training. */
const heldEvery = 4

/** Messages of our own in languages that the product does not speak, in the scripts of those it does: to know them by. */
export function otherLanguages(): Example[] {
  const file = readFileSync(new URL('./other-languages.json', import.meta.url), 'utf8')
  const texts = z.record(z.string(), z.array(z.string().min(1))).parse(JSON.parse(file))
  return Object.values(texts).flatMap((list) =>
    list.map((text, at) => ({ text, language: 'other' as const, weight: 1, held: at % heldEvery === heldEvery - 1 })),
  )
}
