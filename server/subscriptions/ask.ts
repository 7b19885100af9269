import { hourMs } from '#domain/basics/instant.ts'
import type { Reading } from '#domain/subscription/facts.ts'
import { questionsOf } from '#domain/subscription/questions.ts'
import { pathOf, readAnswer } from '#domain/subscription/stripe/answer.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { StripeReader } from '#server/outside/payments/stripe.ts'
import { readFacts } from './derive.ts'
import type { Ledger } from './parts.ts'
import { receiveTogether } from './receive.ts'

/** Payers per run, and hours until the same one is asked about again. */
const [most, againHours] = [20, 6]

type Asking = { readonly reader: StripeReader; readonly ledger: Ledger; readonly report: (error: Error) => void }

/**
 * Asks Stripe about payers with open questions: missing events, guessed order, money without a purpose. Answers are
 * recorded like events, without triggering anything, since they are not news.
 */
export async function askOpenQuestions(db: Sql, { reader, ledger, report }: Asking, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payers set asked_at = ${now.toISOString()}::timestamptz where id in (
      select p.id from payers p where (p.asked_at is null or p.asked_at <= ${now.toISOString()}::timestamptz - ${againHours * hourMs} * interval '1 millisecond')
        and (p.is_undecided or exists (select from subscriptions s where s.payer_id = p.id and (s.is_uncertain or s.silent_since is not null)))
      order by p.asked_at nulls first, p.id limit ${most}) returning id`)
  for (const { id } of rows)
    try {
      await askAbout(db, id, { reader, ledger, report }, now)
    } catch (error) {
      // Retried later; the others are asked now.
      report(error as Error)
    }
}

async function askAbout(db: Sql, payerId: string, { reader, ledger }: Asking, now: Date): Promise<void> {
  const readings: (Reading & { id: string })[] = []
  for (const question of questionsOf(await readFacts(db, payerId), ledger.checkout, now.getTime())) {
    const answer = await reader.read(pathOf(question))
    // Event times are whole seconds.
    const at = Math.floor(now.getTime() / 1_000) * 1_000
    for (const reading of answer ? readAnswer(question, answer, at) : [])
      readings.push({ ...reading, id: `asked ${payerId} ${now.getTime()} ${readings.length}` })
  }
  if (readings.length > 0) await db.transaction((tx) => receiveTogether(tx, 'stripe', readings, ledger, now))
}
