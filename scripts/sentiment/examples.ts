import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { emotions, sentimentLabels } from '#domain/insight/insight.ts'
import { spokenLanguages } from '#domain/site/languages.ts'

const exampleSchema = z.object({
  text: z.string().min(1),
  language: z.enum([...spokenLanguages, 'other']).optional(),
  sentiment: z.enum(sentimentLabels).optional(),
  emotion: z.enum([...emotions, 'none']).optional(),
  /** A message to this business, or any other sentence. */
  kind: z.enum(['lead', 'everyday']).optional(),
  /** Weight of the example. */
  weight: z.number().positive().default(1),
  /** Kept from training: measured, and used for calibration. */
  held: z.boolean().default(false),
})

/** A labelled text. */
export type Example = z.infer<typeof exampleSchema>

/** Examples from a file of JSON lines; throws with the line number if one is invalid. */
export function readExamples(file: string | URL): Example[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    try {
      return [exampleSchema.parse(JSON.parse(line))]
    } catch (error) {
      throw new Error(`Line ${at + 1} of ${file}: ${(error as Error).message}`)
    }
  })
}
