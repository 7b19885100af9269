import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'

export type SeedOptions = {
  readonly leads: number
  readonly seed: string
  readonly months: number
  /** True to also make a demo track record. */
  readonly record: boolean
}

/** Invalid arguments; the message is for the person who typed them. */
export class SeedUsageError extends Error {
  override readonly name = 'SeedUsageError'
}

const maxLeads = 10_000_000
const maxMonths = 120

export const help = `Usage: npm run seed -- --leads N [--seed S] [--months M] [--record]

Fills the database (DATABASE_URL, else the one in DATA_DIR) with made-up leads, their histories and consents.

  --leads N    how many, 1 to ${maxLeads.toLocaleString('en')}
  --seed S     any text: the same text makes the same people again, up to the present moment
  --months M   how far back they go, 1 to ${maxMonths}; 18 if absent
  --record     also a track record of a demo account: operations and months, unless there is one already
  --help       this text

What is in the database stays. Ctrl+C stops after the batch under way; leads written until then stay, whole.`

const flags = {
  leads: { type: 'string' },
  seed: { type: 'string' },
  months: { type: 'string' },
  record: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Parses the arguments; `help` if requested. Throws `SeedUsageError`. */
export function parseOptions(args: readonly string[]): SeedOptions | 'help' {
  const values = parsed(args)
  if (values.help) return 'help'
  if (values.leads === undefined) throw new SeedUsageError('Say how many leads: --leads N')
  if (values.seed === '') throw new SeedUsageError('--seed takes a text that is not empty.')
  return {
    leads: wholeNumber('--leads', values.leads, maxLeads),
    seed: values.seed ?? randomUUID().slice(0, 8),
    months: wholeNumber('--months', values.months ?? '18', maxMonths),
    record: values.record ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values
  } catch (error) {
    throw new SeedUsageError((error as Error).message)
  }
}

function wholeNumber(flag: string, text: string, max: number): number {
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN
  if (number <= max) return number
  throw new SeedUsageError(`${flag} takes a whole number from 1 to ${max.toLocaleString('en')}, not "${text}".`)
}
