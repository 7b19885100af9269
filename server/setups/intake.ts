import { invalidFields } from '#contract/errors.ts'
import type { SetupBody } from '#contract/setups.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { besideNumber } from '#domain/addresses/typed-phone.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { needsPassword, passwordLifetimeDays } from '#domain/setups/setups.ts'
import { announce } from '#server/db/announce.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { readNumber } from '#server/db/phone-number.ts'
import { newReceipt, type Receipt } from '#server/db/receipt.ts'
import { setupSecrets, subscriptionSetups } from '#server/db/schema/setups.ts'
import { takeKey } from '#server/db/take-key.ts'
import { createTries } from '#server/limits/limits.ts'
import { networkOf } from '#server/limits/network.ts'
import type { AddTries } from '#server/limits/tries-store.ts'
import { notifyStaff } from '#server/outside/mail/notify-staff.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import { places, type Vault } from '#server/vault/vault.ts'

/** Takes in one setup of a customer at this network address (`CallContext.caller`); where the form made a key, with it. */
export type SetupIntake = (body: SetupBody, caller: string, idempotencyKey?: string) => Promise<Receipt>

/** Maximum setups per IP address; refused and repeated ones do not count. */
const acceptedLimit = { max: 3, windowSeconds: 3600 }
/** Maximum setups from one wider network, which can contain very many callers. */
const networkLimit = { max: 30, windowSeconds: 3600 }

export type SetupDeps = {
  readonly database: Database
  readonly vault: Vault
  readonly outbox: Outbox
  /** Counts submissions per address, shared by all servers; on its own connection. */
  readonly addTries: AddTries
  readonly limitFactor: number
}

/**
 * Takes in setups, each exactly once: setup, sealed password and mails in one transaction. Throws `invalid_input` for a
 * phone number that its country does not have, `key_reused` where the key belongs to another setup, and
 * `too_many_requests`.
 */
export function openSetupIntake({ database, vault, outbox, addTries, limitFactor }: SetupDeps): SetupIntake {
  const accepted = createTries(addTries, 'setups', acceptedLimit, limitFactor)
  const ofNetwork = createTries(addTries, 'setups of a network', networkLimit, limitFactor)

  return async (body, caller, idempotencyKey) => {
    const reading = readNumber(body.phone)
    if ('problem' in reading) throw invalidFields({ phone: reading.problem })
    const { phone } = reading
    const additionalNotes = [body.additionalNotes, besideNumber(reading)].filter(Boolean).join('\n\n') || null
    // Includes the password, since a corrected one is a different message; without the vault's key the hash reveals nothing.
    const fingerprints = vault.fingerprints(JSON.stringify(body))
    const receipt = newReceipt()
    const undoCounts: (() => Promise<void>)[] = []
    try {
      return await database.sql.transaction(async (tx) => {
        const earlier = await takeKey(tx, { scope: 'setup', fingerprints, answer: receipt, idempotencyKey })
        if (earlier) return earlier
        for (const [tries, key] of [[accepted, caller] as const, [ofNetwork, networkOf(caller)] as const]) {
          await tries.count(key)
          undoCounts.push(() => tries.undo(key))
        }
        await store(tx, vault, { ...body, phone, additionalNotes }, receipt)
        await queueMails(tx, outbox, body, receipt)
        await announce(tx, { topic: 'setups', change: 'arrived', id: receipt.id })
        return receipt
      })
    } catch (error) {
      // Neither a storage failure nor the network's limit is the sender's fault.
      await Promise.all(undoCounts.map((undo) => undo()))
      throw error
    }
  }
}

async function store(tx: Sql, vault: Vault, body: SetupBody, { id, receivedAt }: Receipt): Promise<void> {
  const { mt5Password, ...setup } = body
  const createdAt = new Date(receivedAt)
  await tx.insert(subscriptionSetups).values({
    ...setup,
    ...personKeys(body.email, body.phone),
    id,
    createdAt,
    updatedAt: createdAt,
  })
  // Fields that are not needed are dropped even if filled in.
  if (mt5Password === undefined || !needsPassword(body.accessWay)) return
  const purgeAfter = new Date(createdAt.getTime() + passwordLifetimeDays * dayMs)
  await tx
    .insert(setupSecrets)
    .values({ setupId: id, purgeAfter, ...vault.seal(places.setupPassword(id), mt5Password) })
}

/** Queues a receipt to the customer, and a mail to every teammate who may work on setups and has an address. */
async function queueMails(tx: Sql, outbox: Outbox, body: SetupBody, { id, receivedAt }: Receipt): Promise<void> {
  const about = { entity: 'setup', id } as const
  const values = { receivedAt }
  const to = { address: body.email, name: body.fullName }
  await outbox.queue(tx, { template: 'setup_received', language: body.language, to, about, values })
  await notifyStaff(tx, outbox, { template: 'setup_for_staff', about, values })
}
