import type { CallOf } from '#contract/api.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { requiresAmount } from '#domain/leads/options.ts'
import { randomFrom } from './random.ts'
import { Seen } from './seen.ts'
import { makeVisitor, type Visitor } from './visitor.ts'

const everyMs = 2 * minuteMs
/** More people than a demo ever needs. */
const people = 10_000

/** A visitor's body for the public form's call. */
function contactOf({ estimatedValue: _, message, platform, ...visitor }: Visitor): CallOf<'sendContact'>['body'] {
  return {
    ...visitor,
    platform,
    ...(message !== null && { message }),
    ...(requiresAmount(platform) && { investmentAmount: '5000-10000' }),
  }
}

type Arrivals = {
  /** Pauses or resumes; returns the new state. */
  toggle(): void
  stop(): void
}

type ArrivalsOptions = {
  /** Sends the form; rejects if it fails. */
  readonly send: (contact: CallOf<'sendContact'>['body']) => Promise<unknown>
  readonly seed: string
  readonly say: (line: string) => void
}

/** Lets a made-up visitor write every two minutes until stopped; can be paused. */
export function startArrivals({ send, seed, say }: ArrivalsOptions): Arrivals {
  const random = randomFrom(`${seed} arrivals`)
  const seen = new Seen(people)
  let isPaused = false
  const arrive = () => {
    if (isPaused) return
    send(contactOf(makeVisitor(random, seen))).catch((error: Error) => say(`A lead did not arrive: ${error.message}`))
  }
  const timer = setInterval(arrive, everyMs)
  return {
    toggle() {
      isPaused = !isPaused
      say(isPaused ? 'Paused: no more leads arrive.' : 'Leads arrive again.')
    },
    stop: () => clearInterval(timer),
  }
}
