import { dayMs, hourMs } from '#domain/basics/instant.ts'
import { type HookEvent, hookProduct, readHookEvent } from '#domain/subscription/hook.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { leadEffects } from '#server/leads/effects.ts'
import type { Ledger } from '#server/subscriptions/parts.ts'
import { receiveTogether } from '#server/subscriptions/receive.ts'
import { type Random, randomFrom } from './random.ts'

const ledger: Ledger = {
  checkout: { products: new Set([hookProduct]), account: null, owedDays: 30, lateHours: 24 },
  leads: leadEffects,
}
const trialDays = 7
const price = { amount: 8_995, currency: 'usd', interval: 'month', every: 1 } as const
const monthMs = 30 * dayMs
/** Numbers of leads who pay or paid (at most, newest first), cancelled in their trial (at most), and are in it now. */
const [most, mostGaveUp, inTrial] = [160, 110, 9]

type Person = { readonly email: string; readonly at: number }
type Subscription = Extract<HookEvent, { type: 'subscription' }>['subscription']

/** Events of one made-up payer; their ids say so. */
class History {
  readonly events: HookEvent[] = []
  readonly #name: string
  readonly #email: string
  #payments = 0

  constructor(name: string, email: string) {
    this.#name = `made-up ${name}`
    this.#email = email
  }

  is(at: number, state: string, more: Partial<Subscription>): void {
    const none = { startedAt: null, trialEnd: null, periodEnd: null, cancelsAt: null, endedAt: null, pausedUntil: null }
    const who = { id: this.#name, customer: this.#name, email: this.#email, reference: null }
    this.events.push({ type: 'subscription', at, subscription: { ...none, ...who, state, price, ...more } })
  }

  pays(at: number, status: 'paid' | 'failed', tries = 1, nextTry: number | null = null): void {
    if (tries === 1) this.#payments += 1
    const payment = {
      id: `${this.#name} payment ${this.#payments}`,
      subscription: this.#name,
      customer: this.#name,
      email: this.#email,
      reference: null,
      status,
      attempt: tries,
      nextTry,
      amount: price.amount,
      currency: price.currency,
    } as const
    this.events.push({ type: 'payment', at, payment })
  }

  goesBack(at: number, amount: number): void {
    const of = `${this.#name} payment ${this.#payments}`
    const refund = { id: `${of} refund`, payment: of, status: 'succeeded', amount, currency: price.currency } as const
    this.events.push({ type: 'refund', at, refund })
  }
}

/** A customer who has paid since their lead was won; some payments failed, were refunded, paused or the last. */
function paid(random: Random, name: string, { email, at: first }: Person, now: number): History {
  const history = new History(name, email)
  const trialEnd = first
  const startedAt = first - trialDays * dayMs
  const since = { startedAt, trialEnd }
  history.is(startedAt, 'trialing', since)
  for (let due = first; due <= now; due += monthMs) {
    const periodEnd = due + monthMs
    if (due > first && random.chance(0.06)) {
      const retry = due + 3 * dayMs
      history.pays(due, 'failed', 1, retry)
      history.is(due, 'past_due', { ...since, periodEnd })
      if (retry > now) return history
      if (random.chance(0.3)) {
        const endedAt = due + 20 * dayMs
        if (endedAt <= now) history.is(endedAt, 'ended', { ...since, endedAt })
        return history
      }
      history.pays(retry, 'paid', 2)
    } else history.pays(due, 'paid')
    history.is(due + hourMs, 'active', { ...since, periodEnd })
    if (random.chance(0.02)) history.goesBack(due + 2 * dayMs, random.chance(0.5) ? price.amount : 3_000)
    const chance = random.next()
    if (chance < 0.09) {
      const said = due + random.whole(4, 24) * dayMs
      if (said > now) return history
      history.is(said, 'active', { ...since, periodEnd, cancelsAt: periodEnd })
      if (periodEnd <= now) history.is(periodEnd, 'ended', { ...since, endedAt: periodEnd })
      return history
    }
    if (chance < 0.11 && due + 10 * dayMs <= now) {
      history.is(due + 10 * dayMs, 'active', { ...since, periodEnd, pausedUntil: periodEnd + 2 * monthMs })
      if (periodEnd + 2 * monthMs > now) return history
      due += 2 * monthMs
      history.is(due + monthMs, 'active', { ...since, periodEnd: due + monthMs })
    }
  }
  return history
}

/** A person who cancelled in the trial and was lost when it ended. */
function gaveUp(random: Random, name: string, { email, at: trialEnd }: Person): History {
  const history = new History(name, email)
  const startedAt = trialEnd - trialDays * dayMs
  const since = { startedAt, trialEnd }
  history.is(startedAt, 'trialing', { ...since, periodEnd: trialEnd })
  const said = startedAt + random.whole(1, trialDays - 1) * dayMs
  history.is(said, 'trialing', { ...since, periodEnd: trialEnd, cancelsAt: trialEnd })
  history.is(trialEnd, 'ended', { ...since, endedAt: trialEnd })
  return history
}

/** A person whose trial began last week; some await their first charge, or failed it. */
function trying(name: string, { email }: Person, day: number, now: number): History {
  const history = new History(name, email)
  const startedAt = now - day * dayMs + 2 * hourMs
  const trialEnd = startedAt + trialDays * dayMs
  history.is(startedAt, 'trialing', { startedAt, trialEnd, periodEnd: trialEnd })
  if (day <= trialDays) return history
  history.pays(trialEnd + hourMs, 'failed', 1, trialEnd + 3 * dayMs)
  history.is(trialEnd + hourMs, 'past_due', { startedAt, trialEnd, periodEnd: trialEnd + monthMs })
  return history
}

/** Makes subscriptions of leads that were won, cancelled in their trial or are in it, and one payment that matches no lead. */
export async function writeSubscriptions(db: Sql, seed: string, now: number): Promise<number> {
  const random = randomFrom(`${seed} subscriptions`)
  const { rows: won } = await db.execute<Person>(sql`
    select l.email, (extract(epoch from max(c.at)) * 1000)::float8 as at
    from contact_requests l join lead_stage_changes c on c.lead_id = l.id and c.to_stage = 'converted'
    where l.status = 'converted' and l.deleted_at is null and l.email like '%@%'
    group by l.id order by 2 desc, l.id limit ${most}`)
  const { rows: lost } = await db.execute<Person>(sql`
    select l.email, (extract(epoch from max(c.at)) * 1000)::float8 as at
    from contact_requests l join lead_stage_changes c on c.lead_id = l.id and c.to_stage = 'lost'
    where l.status = 'lost' and c.from_stage in ('proposal', 'negotiation') and l.deleted_at is null and l.email like '%@%'
    group by l.id order by 2 desc, l.id limit ${mostGaveUp}`)
  const { rows: close } = await db.execute<Person>(sql`
    select email, 0::float8 as at from contact_requests
    where status in ('negotiation', 'proposal') and deleted_at is null and email like '%@%'
    order by updated_at desc, id limit ${inTrial}`)
  const stranger = { email: 'accounts@a-firm.example', at: now - 5 * dayMs }
  const histories = [
    ...[...won].map((person, i) => paid(random, String(i + 1), person, now)),
    ...[...lost].map((person, i) => gaveUp(random, `gave up ${i + 1}`, person)),
    ...[...close].map((person, i) => trying(`trial ${i + 1}`, person, i, now)),
    paid(random, 'without a lead', stranger, now),
  ]
  for (let first = 0; first < histories.length; first += 20)
    await db.transaction(async (tx) => {
      for (const { events } of histories.slice(first, first + 20)) {
        const readings = events.map((event, i) => {
          const reading = readHookEvent(event)
          return { ...reading, id: `${reading.refs[0]} ${i}` }
        })
        await receiveTogether(tx, 'hook', readings, ledger, new Date(now))
      }
    })
  return histories.length
}
