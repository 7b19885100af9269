import type { Account, AccountPatch } from '#contract/accounts.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Actor, CallContext } from '#contract/handler.ts'
import { mayCarryRecord } from '#domain/record/accounts.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { refuseUnseen } from '#server/db/seen.ts'
import { readDeals } from '../read-deals.ts'
import { checkName } from './check-name.ts'
import { type AccountRow, readAccount } from './stored.ts'
import { switchCarrier } from './switch-carrier.ts'

/** Renames an account, ends it, or gives it the record; each is an entry on the ledger. */
export async function changeAccount(
  tx: Sql,
  id: string,
  body: AccountPatch,
  context: CallContext & { readonly actor: Actor },
): Promise<Account> {
  const [before] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  if (!before) throw new ApiError('not_found')
  const { seen, ...wanted } = body
  const { name, serverZone, state, carriesRecord } = wanted
  await refuseUnseen(tx, { entity: 'account', id, current: await readAccount(tx, before) }, wanted, seen)
  if (state && before.state !== 'open') throw new ApiError('conflict')
  if (carriesRecord && !mayCarryRecord(before)) throw invalidFields({ carriesRecord: 'invalid_choice' })
  if (name !== undefined) await checkName(tx, { name, type: before.type, ownId: id })
  const endedAt = new Date()
  const changes: Partial<AccountRow> = {
    ...(name !== undefined && { name }),
    ...(serverZone !== undefined && { serverZone, serverZoneSource: 'stated' }),
    ...(state && { state, endedAt }),
  }
  const fields = Object.keys(wanted)
  if (fields.length === 0) return readAccount(tx, before)
  const { role } = context.actor
  const [changed] =
    Object.keys(changes).length > 0
      ? await tx.update(accounts).set(changes).where(eq(accounts.id, id)).returning()
      : [before]
  const after = carriesRecord ? await switchCarrier(tx, changed!, role) : changed!
  if (after.name !== before.name) await recordName(tx, role, before, after.name)
  if (state) await recordEnd(tx, role, after, state, endedAt)
  await audit(tx, context, {
    action: state ? 'account.ended' : 'account.edited',
    entity: 'account',
    entityId: id,
    detail: { fields },
  })
  return readAccount(tx, after)
}

async function recordName(tx: Sql, actorRole: string, { slug, name }: AccountRow, now: string): Promise<void> {
  await appendToLedger(tx, actorRole, [
    {
      kind: 'account-renamed',
      occurredAt: new Date().toISOString(),
      payload: { account: slug, before: name, now },
    },
  ])
}

async function recordEnd(
  tx: Sql,
  actorRole: string,
  account: AccountRow,
  reason: string,
  endedAt: Date,
): Promise<void> {
  const { id, slug } = account
  const lastBalance = (await readDeals(tx, id)).at(-1)?.balance ?? null
  await appendToLedger(tx, actorRole, [
    { kind: 'account-closed', occurredAt: endedAt.toISOString(), payload: { account: slug, reason, lastBalance } },
  ])
}
