import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { dayMs, hourMs } from '#domain/basics/instant.ts'
import type { CancellationKind } from '#domain/setups/cancellations.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull } from '#server/db/drizzle.ts'
import { cancellations } from '#server/db/schema/cancellations.ts'
import { leads } from '#server/db/schema/leads.ts'
import type { Random } from '../random.ts'
import { team } from '../staff/team.ts'

/** A customer's additional text, in a few languages; others write in English. */
type Note = { readonly en: string; readonly es: string; readonly ar: string }

/** Declarations, newest first; some are completed. */
const declared: readonly { kind: CancellationKind; note: Note | null; handled: boolean }[] = [
  { kind: 'cancel_trial', note: null, handled: false },
  {
    kind: 'withdraw',
    note: {
      en: 'I changed my mind within the fourteen days.',
      es: 'He cambiado de opinión dentro de los catorce días.',
      ar: 'غيّرت رأيي خلال الأربعة عشر يومًا.',
    },
    handled: false,
  },
  {
    kind: 'cancel_subscription',
    note: {
      en: 'Please confirm the date it ends.',
      es: 'Confírmenme, por favor, en qué fecha termina.',
      ar: 'يُرجى تأكيد تاريخ الانتهاء.',
    },
    handled: false,
  },
  { kind: 'cancel_trial', note: null, handled: true },
  { kind: 'cancel_subscription', note: null, handled: true },
]

/** Declarations of customers who were won some time ago: three open, two completed. */
export async function writeCancellations(sql: Sql, random: Random, now: number): Promise<void> {
  const won = await sql
    .select()
    .from(leads)
    .where(and(eq(leads.status, 'converted'), isNull(leads.deletedAt)))
    .orderBy(desc(leads.updatedAt), desc(leads.id))
    .limit(declared.length)
  const rows = won.map(({ name, email, language }, i) => {
    const { kind, handled, ...written } = declared[i]!
    const note = written.note && (written.note[language as 'es'] ?? written.note.en)
    const createdAt = new Date(now - i * 20 * hourMs - random.whole(hourMs, 6 * hourMs))
    const done = {
      handledAt: new Date(Math.min(now, createdAt.getTime() + dayMs / 4)),
      handledBy: random.pick(team).name,
    }
    const id = random.id(createdAt.getTime())
    return { id, kind, name, email, emailKey: normaliseEmail(email), note, language, createdAt, ...(handled && done) }
  })
  if (rows.length > 0) await sql.insert(cancellations).values(rows)
}
