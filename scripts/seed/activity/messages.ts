import type { ContactBody } from '#contract/contact.ts'
import { contactBody } from '#contract/contact.ts'
import type { Verdict } from '#domain/screening/screening.ts'
import type { SpamReason } from '#domain/screening/spam-score.ts'
import type { Database } from '#server/db/database.ts'
import { and, desc, isNull, ne } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { openIntake } from '#server/leads/intake.ts'
import { mailsAreKept } from '#server/outside/mail/outbox.ts'

type Doubtful = {
  readonly from: Partial<ContactBody> & Pick<ContactBody, 'name' | 'email' | 'phone' | 'language'>
  readonly reasons: readonly SpamReason[]
  readonly score: number
  /** Minutes ago. */
  readonly ago: number
}

const doubtful: readonly Doubtful[] = [
  {
    from: {
      name: 'SEO Growth Team',
      email: 'rank.first@mailinator.com',
      phone: '+1 2025550143',
      language: 'en',
      message: 'We put your site on page one: https://example.com/offer and https://example.org/prices',
    },
    reasons: ['no_token', 'disposable_email', 'links'],
    score: 6,
    ago: 35,
  },
  {
    from: {
      name: 'Javier Molina',
      email: 'javier.molina@example.com',
      phone: '+34 612345011',
      language: 'es',
      message: '¿Puedo probarlo con una cuenta de 2.000 dólares? Llámenme por la tarde, por favor.',
    },
    reasons: ['trap_filled', 'hasty'],
    score: 4,
    ago: 80,
  },
  {
    from: {
      name: 'www.example.net',
      email: 'promo@example.net',
      phone: '+44 7400123456',
      language: 'en',
      message: 'Visit us',
    },
    reasons: ['link_as_name', 'no_token'],
    score: 6,
    ago: 200,
  },
  {
    from: {
      name: 'Katrin Vogel',
      email: 'katrin.vogel@example.com',
      phone: '+49 15123456789',
      language: 'de',
      message: 'Ich habe Ihr Formular heute mehrmals geschickt, weil keine Antwort kam. Bitte rufen Sie mich an.',
    },
    reasons: ['busy_address', 'expired_token'],
    score: 4,
    ago: 26 * 60,
  },
]

const keep = (verdict: Omit<Verdict, 'undo'>) => async () => ({ ...verdict, undo: async () => undefined })

/** Suspected spam: advertising, and people whose browser or office made them look like it. */
export async function writeDoubtful(database: Database): Promise<void> {
  const { pool } = database
  const take = openIntake(database, { start: async () => mailsAreKept })
  for (const { from, reasons, score, ago } of doubtful) {
    await take(contactBody.parse(from), keep({ isDoubtful: true, score, reasons: [...reasons] }))
    await pool.query(
      `update quarantined_messages set created_at = created_at - $1 * interval '1 minute' where message #>> '{lead,email}' = $2`,
      [ago, from.email],
    )
  }
}

/** Two people who write again from another address: duplicates to review. */
export async function writeRepeated(database: Database): Promise<void> {
  const { pool, sql } = database
  const known = await sql
    .select()
    .from(leads)
    .where(and(isNull(leads.deletedAt), ne(leads.status, 'new'), ne(leads.status, 'lost')))
    .orderBy(desc(leads.updatedAt), desc(leads.id))
    .limit(2)
  const take = openIntake(database, { start: async () => mailsAreKept })
  for (const [i, { name, email, language }] of known.entries()) {
    const [mailbox, host] = email.split('@')
    const again = { name, email: `${mailbox}+gold@${host}`, phone: `+34 61234509${i}`, language }
    await take(contactBody.parse(again), keep({ isDoubtful: false, score: 0, reasons: [] }))
  }
  await pool.query(
    `select find_duplicates(array_agg(id)) from contact_requests where created_at > now() - interval '1 minute'`,
  )
}
