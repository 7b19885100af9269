import type { Account, AccountBody } from '#contract/accounts.ts'
import { invalidFields } from '#contract/errors.ts'
import type { Actor, CallContext } from '#contract/handler.ts'
import { moneyDigits, slugOf } from '#domain/record/accounts.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { checkName } from './check-name.ts'
import { newSalt } from './login-hash.ts'
import { readAccount } from './stored.ts'

/** Registers an account and publishes it; `isMadeUp`: for a demonstration. */
export async function registerAccount(
  tx: Sql,
  body: AccountBody,
  context: CallContext & { readonly actor: Actor },
  isMadeUp: boolean,
): Promise<Account> {
  const { serverZone = null, ...said } = body
  const slug = slugOf(said.name)
  await checkName(tx, said)
  const [row] = await tx
    .insert(accounts)
    .values({
      id: newId(),
      ...said,
      slug,
      serverZone,
      serverZoneSource: serverZone && 'stated',
      digits: moneyDigits(said.currency),
      loginSalt: newSalt(),
      isMadeUp,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw invalidFields({ name: 'taken' })
  const { id, name, type, currency, broker, createdAt } = row
  await appendToLedger(tx, context.actor.role, [
    {
      kind: 'account-opened',
      occurredAt: createdAt.toISOString(),
      payload: {
        account: slug,
        name,
        type,
        currency,
        broker,
        zone: serverZone,
        ...(isMadeUp && { isMadeUp }),
      },
    },
  ])
  await audit(tx, context, { action: 'account.registered', entity: 'account', entityId: id, detail: { type } })
  return readAccount(tx, row)
}
