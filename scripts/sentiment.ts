import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { readText } from '#server/insight/text/read-text.ts'

const lineSchema = z.object({ id: z.union([z.string(), z.number()]), text: z.string() })

/**
 * `npm run -s sentiment` reads JSON lines `{id, text}` from standard input and writes one line of findings for each, in order
 * and with backpressure. Reports invalid lines on standard error, still answers the others, and exits with 1.
 */
async function readLines(): Promise<void> {
  let number = 0
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (line.trim() === '') continue
    // Windows programs may write a byte order mark, which is not JSON.
    const answer = answerTo(number === 1 ? line.replace('\ufeff', '') : line, number)
    if (answer && !process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain')
  }
}

function answerTo(line: string, number: number): object | null {
  const parsed = lineSchema.safeParse(jsonOf(line))
  if (!parsed.success) {
    process.stderr.write(`Line ${number}: expected {"id": …, "text": "…"}. Correct the line and run again.\n`)
    process.exitCode = 1
    return null
  }
  const { language, score, label, emotion, urgency, confidence, phrases } = readText(parsed.data.text)
  return { id: parsed.data.id, language, score, label, emotion, urgency, confidence, phrases }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

await readLines()
