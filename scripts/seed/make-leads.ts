import { arrivals } from './arrivals.ts'
import { type LeadFile, makeLead } from './lead.ts'
import { randomFrom } from './random.ts'
import { Seen } from './seen.ts'

type LeadPlan = {
  readonly leads: number
  readonly seed: string
  readonly months: number
  /** Epoch milliseconds; all data is earlier. */
  readonly now: number
}

/** Leads with histories and consents, nearly in order of arrival; the same plan makes the same leads. */
export function* makeLeads({ leads, seed, months, now }: LeadPlan): Generator<LeadFile> {
  const random = randomFrom(seed)
  const seen = new Seen(2 * leads)
  for (const createdAt of arrivals(random, leads, monthsBefore(now, months), now)) {
    yield makeLead(random, seen, createdAt, now)
  }
}

function monthsBefore(now: number, months: number): number {
  const start = new Date(now)
  return start.setUTCMonth(start.getUTCMonth() - months)
}
