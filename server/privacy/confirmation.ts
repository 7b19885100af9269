import { dayMs } from '#domain/basics/instant.ts'
import { asksToConfirm } from '#domain/letters/mail.ts'
import { confirmationDays } from '#domain/privacy/consent-channels.ts'
import { addressPartOf } from '#domain/site/languages.ts'
import { announce } from '#server/db/announce.ts'
import { consentLock } from '#server/db/consent-records.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { mails } from '#server/db/schema/mail.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import type { Vault } from '#server/vault/vault.ts'
import { signedLinks } from './signed-links.ts'

/** Request and origin of a confirmation. */
type From = { readonly requestId: string; readonly address: string }

/**
 * State of a link: `ask`, unused; `done`, used; `expired`, too old, or its address refused since; `bad`, not ours, or
 * its subject is gone. With the address if it works.
 */
type LinkState = { readonly is: 'ask' | 'done'; readonly address: string } | { readonly is: 'expired' | 'bad' }

/**
 * Links by which an address confirms offers by email, since anybody can type an address into a form. Each is sent to
 * that address only, once.
 */
export function openConfirmation({ sql: db }: Pick<Database, 'sql'>, vault: Pick<Vault, 'fingerprints'>) {
  const { tokenOf, mailOf } = signedLinks(vault, 'confirm')
  const within = async <T>(token: string, bad: T, act: (tx: Sql, mailId: string) => Promise<T>) => {
    const mailId = mailOf(token)
    return mailId === null ? bad : db.transaction((tx) => act(tx, mailId))
  }
  return {
    pathOf: (mailId: string, language: string) => `/${addressPartOf(language)}/confirm-email/${tokenOf(mailId)}`,

    /** Data for opening the link; changes nothing. */
    read: (token: string) => within<LinkState>(token, { is: 'bad' }, stateOf),

    /** Confirms. Doing it again changes nothing. */
    confirm: (token: string, from: From) =>
      within<LinkState>(token, { is: 'bad' }, async (tx, mailId) => {
        const state = await stateOf(tx, mailId)
        if (state.is !== 'ask') return state
        await confirm(tx, state.address, from)
        return { is: 'done', address: state.address }
      }),
  }
}

async function stateOf(tx: Sql, mailId: string): Promise<LinkState> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, mailId))
  if (!mail || !asksToConfirm(mail.template)) return { is: 'bad' }
  const address = mail.recipient
  // A withdrawal at the same moment is seen here, or comes after.
  await tx.execute(sql`select ${sql.raw(consentLock('key'))} from (select ${address}::text as key) as address`)
  const { rows } = await tx.execute<{ isKnown: boolean; isConfirmed: boolean; saidNo: boolean }>(sql`
    select count(*) > 0 as "isKnown", coalesce(max(confirmed_at) >= asked.at, false) as "isConfirmed",
      coalesce(last_no_to_offers(${address}) >= asked.at, false) as "saidNo"
    from (select created_at as at from mails where id = ${mailId}::uuid) as asked
      left join lead_addresses a on a.kind = 'email' and a.key = ${address}
    where a.key is not null group by asked.at`)
  const [known] = rows
  if (!known?.isKnown) return { is: 'bad' }
  if (known.saidNo) return { is: 'expired' }
  if (known.isConfirmed) return { is: 'done', address }
  const isOld = mail.createdAt.getTime() < Date.now() - confirmationDays * dayMs
  return isOld ? { is: 'expired' } : { is: 'ask', address }
}

/** For that address, on every lead; letters that waited for it are judged anew. */
async function confirm(tx: Sql, email: string, { requestId, address }: From): Promise<void> {
  const { rows } = await tx.execute<{ leadId: string }>(sql`
    update lead_addresses set confirmed_at = now() where kind = 'email' and key = ${email} returning lead_id as "leadId"`)
  const leadIds = rows.map(({ leadId }) => leadId)
  await tx.execute(sql`
    update automation_receipts set due_at = now()
    where lead_id = any(${sql.param(leadIds)}::uuid[]) and effect = 'unconfirmed' and due_at is null
      and at > now() - interval '${sql.raw(String(confirmationDays))} days'`)
  const entry = { action: 'consent.confirmed', entity: 'lead', detail: {}, requestId, address }
  for (const leadId of leadIds) {
    await tx.insert(auditLog).values({ ...entry, entityId: leadId })
    await announce(tx, { topic: 'leads', change: 'changed', id: leadId })
  }
}
