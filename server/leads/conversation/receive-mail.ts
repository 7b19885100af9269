import { isAutomatic } from '#domain/conversation/automatic.ts'
import type { ReceivedMail } from '#domain/conversation/mail.ts'
import { testKeyIn } from '#domain/conversation/mail-test.ts'
import type { Settlement } from '#domain/conversation/message.ts'
import { asksToStop } from '#domain/conversation/opt-out.ts'
import { type Fold, foldsOf, ownWordsAlone } from '#domain/conversation/quoted-text.ts'
import { isOwnAddress, replyKeysIn } from '#domain/conversation/reply-address.ts'
import { type Filing, whoseMail } from '#domain/conversation/whose-mail.ts'
import { clockAfterMessage } from '#domain/leads/answer-clock.ts'
import { announce } from '#server/db/announce.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { isRefusedValue } from '#server/db/failures.ts'
import { newId } from '#server/db/id.ts'
import { messages } from '#server/db/schema/messages.ts'
import type { Vault } from '#server/vault/vault.ts'
import { lockLead, type StoredLead, toRow, updateLead } from '../lead-store.ts'
import { applyReport } from './apply-report.ts'
import { type OwnAddresses, readKnown } from './known-of-mail.ts'
import { readMailApart } from './mail/read-apart.ts'
import { noteTestArrival } from './mail-test-store.ts'
import { stopOffers } from './opt-out.ts'
import { packOriginal, sealOriginal } from './originals.ts'
import { countReplyElsewhere } from './reply.ts'

export type ReceivingParts = {
  readonly database: Pick<Database, 'sql'>
  readonly vault: Vault
  readonly ownAddresses: () => Promise<OwnAddresses>
}

/** Circumstances of a mail's arrival. */
export type Arrival = {
  /** When our mail server received it. */
  readonly at: Date
  /** Only its head came. */
  readonly isCut?: boolean
  /** From before the mailbox was connected: it only joins a lead's thread. */
  readonly isHistory?: boolean
  /** Called first, within the same transaction. */
  readonly within?: (tx: Sql) => Promise<void>
}

/** Outcome of receiving a mail; an older mail of no lead is `left` in the mailbox. */
export type Received = { readonly outcome: 'taken' | 'known' | 'test' | 'left'; readonly id: string }

/** Maximum number of our texts to compare quotations with. */
const comparedTexts = 30

/**
 * Takes in a mail, once, however often and from wherever it is delivered. Throws `TooHeavy` if it has to be delivered again.
 */
export async function receiveMail(
  parts: ReceivingParts,
  bytes: Buffer,
  { at, isCut = false, isHistory = false, within = async () => {} }: Arrival,
): Promise<Received> {
  const { database, vault } = parts
  const { mail: found, identity } = await readMailApart(bytes)
  const mail = isCut ? { ...found, isDamaged: true } : found
  const packed = await packOriginal(bytes)
  const own = await parts.ownAddresses()
  const receive = (mail: ReceivedMail) =>
    database.sql.transaction(async (tx): Promise<Received> => {
      // One delivery of a mail at a time, also on two servers.
      await within(tx)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message email ${identity}`}, 0))`)
      const [known] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.channel, 'email'), eq(messages.externalId, identity)))
      if (known) return { outcome: 'known', id: known.id }
      // A copy of our own mail is in the thread already.
      const [ours] = mail.messageId === null ? [] : await ownOf(tx, mail.messageId)
      if (ours) return { outcome: 'known', id: ours.id }
      const testKey = testKeyIn(mail.subject)
      if (testKey !== null && (await noteTestArrival(tx, testKey, mail))) return { outcome: 'test', id: testKey }
      const id = newId()
      const taken = { id, mail, identity, at, own }
      if (!isHistory) await take(tx, taken)
      else if (!(await takeHistory(tx, taken))) return { outcome: 'left', id }
      await sealOriginal(tx, vault, id, packed)
      return { outcome: 'taken', id }
    })
  try {
    return await receive(mail)
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    return receive(senderAlone(mail))
  }
}

/** Only the sender of a mail that the database refuses, so that it does not block later ones; its original is kept. */
const senderAlone = (mail: ReceivedMail): ReceivedMail => ({
  ...mail,
  subject: '',
  text: '',
  files: [],
  messageId: null,
  references: [],
  replyTo: [],
  cc: [],
  date: null,
  report: null,
  isDamaged: true,
})

/** True if a mail belongs to a lead's thread, judged by its header. */
export async function concernsLead(
  { database, ownAddresses }: ReceivingParts,
  head: Buffer,
  at: Date,
): Promise<boolean> {
  const { mail } = await readMailApart(head)
  return whoseMail(mail, await readKnown(database.sql, mail, await ownAddresses(), at)).leadId !== null
}

const ownOf = (tx: Sql, mailId: string) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.mailId, mailId), eq(messages.direction, 'out'), sql`${messages.externalId} is null`))
    .limit(1)

type Taken = {
  readonly id: string
  readonly mail: ReceivedMail
  readonly identity: string
  readonly at: Date
  readonly own: OwnAddresses
}

async function take(tx: Sql, taken: Taken): Promise<void> {
  const { mail } = taken
  const known = await readKnown(tx, mail, taken.own, taken.at)
  const reported = mail.report && (await applyReport(tx, mail.report, mail, known.leadOfKey))
  const filed = whoseMail(mail, known)
  const filing: Filing = reported ? { ...filed, leadId: reported.leadId, author: 'other', hint: null } : filed
  // A report that names no mail of ours joins no thread.
  const isBaseless = mail.report !== null && !reported
  const lead = filing.leadId === null || isBaseless ? null : await lockLead(tx, filing.leadId)
  const isForward = filing.author !== 'us' && filing.teammate !== null
  // Rules of mail programs forward, too.
  const automatic = !isForward && isAutomatic(mail, [taken.own.mailbox, taken.own.from])
  const folds = foldsOf(mail.text, lead ? await sentTexts(tx, lead.id) : [])
  await insert(tx, taken, { ...filing, leadId: lead?.id ?? null }, automatic, folds)
  if (filing.author === 'us') {
    if (lead) await countReplyElsewhere(tx, lead, taken, 'mail')
    return noteArrival(tx, taken.id, lead, 'changed')
  }
  if (automatic) return noteArrival(tx, taken.id, lead, 'changed')
  // What a forward says of its sender proves nothing.
  if (!isForward && asksToStop(ownWordsAlone(mail.text, folds), mail.subject))
    await stopOffers(tx, filing.sender.address, lead?.id ?? null)
  if (lead) {
    const now = new Date()
    // Time of receipt: rules and alerts use this date, however long a mail was delayed. The clock uses the mail's own.
    const heard = filing.author === 'lead' && { returnedCount: lead.returnedCount + 1, lastReturnedAt: now }
    // An overdue lead stays overdue: the inbox shows what is unproven by itself.
    const clock = filing.author !== 'unproven' && clockAfterMessage(toRow(lead), taken.at)
    await updateLead(tx, lead.id, { updatedAt: now, ...heard, ...clock })
    if (filing.author === 'lead') await tx.execute(sql`select mailbox_takes_mails(${filing.sender.address})`)
  }
  await noteArrival(tx, taken.id, lead, 'returned')
}

/** Adds an older mail to the thread of its lead, if there is one, without changing the lead. A “stop” without later consent stops offers. */
async function takeHistory(tx: Sql, taken: Taken): Promise<boolean> {
  const { mail, at } = taken
  const filing = whoseMail(mail, await readKnown(tx, mail, taken.own, taken.at))
  if (filing.leadId === null || mail.report !== null) return false
  const lead = await lockLead(tx, filing.leadId)
  const automatic = isAutomatic(mail, [taken.own.mailbox, taken.own.from])
  const folds = foldsOf(mail.text, await sentTexts(tx, lead.id))
  await insert(tx, taken, filing, automatic, folds, 'history')
  if (filing.author !== 'us' && !automatic && asksToStop(ownWordsAlone(mail.text, folds), mail.subject))
    await stopOffers(tx, filing.sender.address, lead.id, at)
  await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
  return true
}

async function insert(
  tx: Sql,
  taken: Taken,
  filing: Filing,
  automatic: boolean,
  folds: readonly Fold[],
  settlement: Settlement | null = null,
): Promise<void> {
  const { id, mail, identity, at, own } = taken
  const isOurs = filing.author === 'us'
  const person = isOurs ? (mail.to[0] ?? filing.sender) : filing.sender
  const answerTo =
    filing.teammate !== null
      ? null
      : (mail.replyTo.find(({ address }) => address !== filing.sender.address)?.address ?? null)
  const settledAs = isOurs ? 'ours' : automatic ? 'automatic' : settlement
  await tx.insert(messages).values({
    id,
    leadId: filing.leadId,
    channel: 'email',
    direction: isOurs ? 'out' : 'in',
    author: filing.author,
    personKey: person.address,
    personName: person.name || null,
    writtenBy: filing.teammate,
    subject: mail.subject || null,
    text: mail.text,
    folds,
    files: mail.files,
    externalId: identity,
    mailId: mail.messageId,
    references: [...mail.references],
    copies: furtherRecipients(mail, person.address, own),
    answerTo,
    hintLeadId: filing.hint,
    choiceLeadIds: [...(filing.choices ?? [])],
    isAutomatic: automatic,
    isDamaged: mail.isDamaged,
    state: isOurs ? 'sent' : 'received',
    at,
    sentAt: mail.date === null ? null : new Date(mail.date),
    ...(settledAs && { settledAt: at, settledAs }),
  })
}

/** Who got a mail besides us and the person it is shown with. */
function furtherRecipients({ to, cc }: ReceivedMail, person: string, { mailbox, from }: OwnAddresses): string[] {
  const ours = [mailbox, from].filter((one) => one !== null)
  const isOurs = (address: string) =>
    ours.some((one) => isOwnAddress(address, one)) || (mailbox !== null && replyKeysIn([address], mailbox).length > 0)
  const further = [...to, ...cc].map(({ address }) => address)
  return [...new Set(further)].filter((address) => address !== person && !isOurs(address))
}

async function noteArrival(
  tx: Sql,
  id: string,
  lead: StoredLead | null,
  change: 'returned' | 'changed',
): Promise<void> {
  if (lead) await announce(tx, { topic: 'leads', change, id: lead.id })
  await announce(tx, { topic: 'messages', change: 'arrived', id })
}

async function sentTexts(tx: Sql, leadId: string): Promise<string[]> {
  const rows = await tx
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.direction, 'out')))
    .orderBy(desc(messages.at))
    .limit(comparedTexts)
  return rows.map(({ text }) => text)
}
