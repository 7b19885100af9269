import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { spokenLanguages } from '#domain/site/languages.ts'

const lineSchema = z.object({
  danger: z.union([z.literal(0), z.literal(1)]),
  text: z.string().min(1),
  /** Kept from training: calibrates the model. */
  held: z.boolean().default(false),
})

export type DangerExample = { readonly text: string; readonly isDanger: boolean; readonly held: boolean }

/** Customers' messages, labelled by hand: whether the writer's own account or money is in danger. */
export const dangerMessages = (): DangerExample[] =>
  spokenLanguages.flatMap((language) => readDanger(new URL(`./danger-messages/${language}.jsonl`, import.meta.url)))

/** Messages by another author to evaluate the model; never trained on. */
export const unseenDanger = (): DangerExample[] => readDanger(new URL('./unseen-danger.jsonl', import.meta.url))

function readDanger(file: URL): DangerExample[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { danger, text, held } = lineSchema.parse(JSON.parse(line))
    return { text, isDanger: danger === 1, held }
  })
}
