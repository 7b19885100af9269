import { ApiError } from '#contract/errors.ts'
import { brokerOfDomain, brokerOfName } from '#domain/origin/brokers.ts'
import { type Match, matchStatement, type Statement } from '#domain/origin/match.ts'
import type { MailRefusal, RefusalDetail } from '#domain/origin/outcome.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq, ne } from '#server/db/drizzle.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { brokerMails } from '#server/db/schema/broker-mails.ts'
import { TooHeavy } from '#server/outside/apart/run-apart.ts'
import type { LookUpText } from '#server/outside/dns/text-records.ts'
import type { Vault } from '#server/vault/vault.ts'
import { loginHash } from '../accounts/login-hash.ts'
import type { AccountRow } from '../accounts/stored.ts'
import { type SignatureCheck, sha256 } from './check-signature.ts'
import { readMailApart } from './read-apart.ts'
import { readImported } from './read-imported.ts'
import { recheckMail } from './recheck-mail.ts'
import { openMail } from './sealed-mail.ts'
import type { MailRow } from './store.ts'

export type OriginParts = {
  readonly database: Pick<Database, 'sql'>
  readonly vault: Vault
  readonly lookUp: LookUpText
  /** Domains of this installation, which may not confirm itself. */
  readonly ownDomains: () => Promise<readonly string[]>
}

type Signed = Extract<SignatureCheck, { kind: 'signed' }>

/**
 * Checks a mail and stores the result; one that agrees with the imported deals enters the ledger, once. Returns the
 * updated row; null if the mail is gone. `actorRole`: of the requesting teammate, or `system`.
 */
export async function checkMail(parts: OriginParts, id: string, actorRole: string): Promise<MailRow | null> {
  const { sql: db } = parts.database
  const [row] = await db.select().from(brokerMails).where(eq(brokerMails.id, id))
  if (!row || row.state === 'confirmed') return row ? recheckMail(db, parts.lookUp, row) : null
  const mail = await openMail(db, parts.vault, id)
  if (!mail) return row
  const [account] = await db.select({ digits: accounts.digits }).from(accounts).where(eq(accounts.id, row.accountId))
  const read = await readMailApart(mail, account!.digits, {
    lookUp: recordedKeyOf(row) ?? parts.lookUp,
    receivedAt: row.createdAt,
    ownDomains: await parts.ownDomains(),
  }).catch((error: unknown) => {
    if (error instanceof TooHeavy && error.excess === 'crowd') throw new ApiError('unavailable')
    if (error instanceof TooHeavy) return null
    throw error
  })
  if (read === null) return store(db, id, refusal('too_heavy'))
  const { signature, statement } = read
  if (signature.kind !== 'signed') return store(db, id, unsignedOutcome(signature))
  return db.transaction((tx) => decide(tx, row, signature, statement, actorRole))
}

/** The key used before: its current state does not matter for this mail. */
function recordedKeyOf({ keyRecord, keySeenAt, keyServers, selector, domain }: MailRow): LookUpText | null {
  if (keyRecord === null || keySeenAt === null) return null
  const name = `${selector}._domainkey.${domain}`.toLowerCase()
  const found = {
    kind: 'found',
    records: [keyRecord],
    at: keySeenAt,
    ...(keyServers && { servers: keyServers }),
  } as const
  return async (asked) => (asked.toLowerCase() === name ? found : { kind: 'none' })
}

type Outcome = Partial<typeof brokerMails.$inferInsert> & { readonly state: MailRow['state'] }

function unsignedOutcome(check: Exclude<SignatureCheck, Signed>): Outcome {
  const { domain, selector } = check
  if (check.kind === 'unchecked') return { state: 'unchecked', reason: null, detail: {}, domain, selector }
  return { ...refusal(check.reason, check.detail), domain, selector }
}

const refusal = (reason: MailRefusal, detail: RefusalDetail = {}): Outcome => ({ state: 'refused', reason, detail })

async function store(tx: Sql, id: string, outcome: Outcome): Promise<MailRow | null> {
  const [stored] = await tx
    .update(brokerMails)
    .set({ ...outcome, checkedAt: new Date() })
    .where(and(eq(brokerMails.id, id), ne(brokerMails.state, 'confirmed')))
    .returning()
  return stored ?? null
}

/** Decides on a mail with a valid signature, under the account's lock: imports and other mails wait. */
async function decide(
  tx: Sql,
  row: MailRow,
  signature: Signed,
  statement: Statement | 'unreadable' | null,
  actorRole: string,
): Promise<MailRow | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, row.accountId)).for('update')
  const { domain, selector, bodyHash, key } = signature
  const keyServers = key.servers && [...key.servers]
  const signed = { domain, selector, bodyHash, keyRecord: key.record, keySeenAt: key.at, keyServers }
  const end = (outcome: Outcome) => store(tx, row.id, { ...signed, ...outcome })
  if (statement === 'unreadable') return end(refusal('unreadable'))
  if (!statement) return end(refusal('no_statement'))
  const objection = objectionTo(account!, statement, domain)
  if (objection) return end(refusal(objection))
  // No file has named the account's number yet.
  if (account!.loginHash === null) return end({ state: 'waiting', reason: null, detail: {} })
  if (await isKnown(tx, row, signature)) return end(refusal('already_confirmed'))
  const match = matchStatement(statement, await readImported(tx, row.accountId, statement), account!.digits)
  if (match.kind === 'refused') return end(refusal(match.reason, match.detail))
  if (match.kind === 'waiting') return end({ state: 'waiting', reason: null, detail: {} })
  const stored = await end({
    state: 'confirmed',
    reason: null,
    detail: {},
    coversFrom: match.from,
    coversUntil: statement.until,
    balance: statement.balance,
    tickets: [...match.tickets],
  })
  if (stored) await appendToLedger(tx, actorRole, [entryOf(account!, row, signature, statement, match)])
  return stored
}

/** Why a statement is not of this account; null if it may be. */
function objectionTo(account: AccountRow, statement: Statement, domain: string): MailRefusal | null {
  const { loginHash: known, loginSalt, currency, broker, namedCompany, namedServer } = account
  if (known !== null && loginHash(loginSalt, statement.login) !== known) return 'other_account'
  if (statement.currency !== null && statement.currency !== currency) return 'other_currency'
  // The files' data takes precedence over typed data.
  const named = [namedCompany, namedServer, broker].flatMap((name) => brokerOfName(name ?? '') ?? []).at(0)
  const signing = brokerOfDomain(domain)
  return named && signing && named !== signing ? 'other_broker' : null
}

/** True if the same signed mail is already confirmed: unsigned headers may differ. */
async function isKnown(tx: Sql, { accountId }: MailRow, { domain, bodyHash }: Signed): Promise<boolean> {
  const same = and(
    eq(brokerMails.accountId, accountId),
    eq(brokerMails.state, 'confirmed'),
    eq(brokerMails.domain, domain),
    eq(brokerMails.bodyHash, bodyHash),
  )
  return (await tx.$count(brokerMails, same)) > 0
}

function entryOf(
  { slug, loginHash: login }: AccountRow,
  row: MailRow,
  { domain, selector, bodyHash, key }: Signed,
  { until, balance, equity }: Statement,
  { from, tickets }: Extract<Match, { kind: 'matched' }>,
) {
  return {
    kind: 'confirmation' as const,
    occurredAt: new Date().toISOString(),
    payload: {
      account: slug,
      domain,
      selector,
      bodyHash,
      mail: row.sha256,
      key: sha256(key.record),
      keyRecord: key.record,
      ...(key.servers && { keyServers: key.servers }),
      keySeenAt: key.at.toISOString(),
      from,
      until,
      balance,
      equity,
      tickets,
      login: login!,
    },
  }
}
