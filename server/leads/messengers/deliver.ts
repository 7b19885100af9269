import { type MessagePart, type MessageState, type Messenger, maxLateMs } from '#domain/conversation/message.ts'
import { type Piece, piecesOf } from '#domain/conversation/messengers/parts.ts'
import {
  filledTemplate,
  fitsHeader,
  isOffer,
  nearestTemplate,
} from '#domain/conversation/messengers/whatsapp-templates.ts'
import { sentTypeOf } from '#domain/conversation/sent-files.ts'
import { announce, liveChannel } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { messages } from '#server/db/schema/messages.ts'
import { channelPeople, channelSends } from '#server/db/schema/messengers.ts'
import type { WhatsAppAccess, WhatsAppContent } from '#server/outside/messengers/whatsapp.ts'
import { EnvelopeError } from '#server/vault/envelope.ts'
import { KeyringError } from '#server/vault/keyring.ts'
import { noteChannel } from '../conversation/fetch-store.ts'
import type { StoredMessage } from '../conversation/message-row.ts'
import { applyState, applyToMessage, takeWaitingEvents } from './about-messages.ts'
import { openFile } from './download.ts'
import { readBotToken, readWhatsAppAccess } from './messenger-store.ts'
import { offerProblem } from './offers.ts'
import { changePerson, lockChannel, type StoredPerson } from './people.ts'
import { isWindowOpen } from './send-chat.ts'
import type { WorkerParts } from './worker-parts.ts'

/** Maximum attempts for a message. */
const maxAttempts = 8
/** Pause after the first failed try, doubled with each, milliseconds. */
const firstRetryMs = 5_000

type Waiting = typeof channelSends.$inferSelect

/** Result of sending a message. */
type Outcome =
  | {
      readonly is: 'sent'
      readonly ids: readonly string[]
      readonly phone?: string | null
      readonly key?: string | null
    }
  | { readonly is: 'failed'; readonly code: string }
  | { readonly is: 'later'; readonly code: string; readonly ms?: number }
  | { readonly is: 'perhaps' }

/** Sends the message that has been due longest; false if none is due. */
export async function deliverNext(parts: WorkerParts): Promise<boolean> {
  const db = parts.database.sql
  await giveUpLost(db, parts.timeoutMs * 3 + 60_000)
  const taken = await take(db)
  if (!taken) return false
  const [message] = await db.select().from(messages).where(eq(messages.id, taken.messageId))
  const [person] = message
    ? await db.select().from(channelPeople).where(sql`${channelPeople.id}::text = ${message.personKey}`)
    : []
  if (!message || !person) {
    await db.delete(channelSends).where(eq(channelSends.messageId, taken.messageId))
    return true
  }
  const deliver = message.channel === 'whatsapp' ? byWhatsApp : byTelegram
  const code = await reasonNotToSend(db, taken, message)
  const outcome: Outcome = code === null ? await deliver(parts, taken, message, person) : { is: 'failed', code }
  await db.transaction((tx) => note(tx, taken, message, person, outcome))
  parts.log.info({ channel: message.channel, message: message.id, outcome: outcome.is }, 'message handed over')
  return true
}

/** Why a waiting message must no longer be sent; null if it may be. */
async function reasonNotToSend(db: Sql, { dueAt }: Waiting, { leadId }: StoredMessage): Promise<string | null> {
  if (dueAt.getTime() < Date.now() - maxLateMs) return 'late'
  const [lead] = leadId === null ? [] : await db.select().from(leads).where(eq(leads.id, leadId))
  return lead?.deletedAt ? 'lead_deleted' : null
}

/** Claims the next message. Each person's messages are sent in order, by one server at a time. */
async function take(db: Sql): Promise<Waiting | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update channel_sends set attempts = attempts + 1, handed_at = now()
    where message_id = (
      select s.message_id from channel_sends s join messages m on m.id = s.message_id
      where s.ended_at is null and s.handed_at is null and s.due_at <= now() and not exists (
        select from channel_sends e join messages f on f.id = e.message_id
        where e.ended_at is null and f.person_key = m.person_key and (f.at, f.id) < (m.at, m.id))
      order by s.due_at limit 1 for update of s skip locked)
    returning message_id as id`)
  if (!rows[0]) return null
  const [row] = await db.select().from(channelSends).where(eq(channelSends.messageId, rows[0].id))
  return row ?? null
}

/** Marks messages as perhaps sent whose server died while sending: a teammate decides. */
async function giveUpLost(db: Sql, afterMs: number): Promise<void> {
  await db.execute(sql`
    with lost as (
      update channel_sends set ended_at = now(), handed_at = null
      where ended_at is null and handed_at < now() - ${afterMs} * interval '1 millisecond' returning message_id
    ), noted as (
      update messages m set state = 'perhaps' from lost where m.id = lost.message_id returning m.lead_id
    )
    insert into events (channel, payload)
    select ${liveChannel}, json_build_object('topic', 'leads', 'change', 'changed', 'id', lead_id)::text
    from noted where lead_id is not null`)
}

async function setState(tx: Sql, id: string, state: MessageState, problem: string | null): Promise<void> {
  const [row] = await tx
    .update(messages)
    .set({ state, problem })
    .where(eq(messages.id, id))
    .returning({ leadId: messages.leadId })
  if (row?.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: row.leadId })
}

/** Treats a secret that can't be opened as missing. */
function nullIfSealed(error: unknown): null {
  if (error instanceof EnvelopeError || error instanceof KeyringError) return null
  throw error
}

async function byWhatsApp(
  parts: WorkerParts,
  { template, sentParts }: Waiting,
  message: StoredMessage,
  person: StoredPerson,
): Promise<Outcome> {
  const {
    database: { sql: db },
    vault,
    whatsapp,
  } = parts
  const access = await readWhatsAppAccess(db, vault).catch(nullIfSealed)
  if (!access) return { is: 'failed', code: 'disconnected' }
  // Checked again on sending: the window may have ended, or the category or a consent changed.
  if (!template && !isWindowOpen(person, new Date())) return { is: 'failed', code: '131047' }
  const now = template && (await templateNow(db, whatsapp, access, template, message, person))
  if (now && 'is' in now) return now
  const pieces = piecesOf(message.text, message.files)
  const ids = [...sentParts]
  let learned = {}
  for (const piece of (now ? [null] : pieces).slice(ids.length)) {
    const content = await contentOf(parts, access, message, piece, now)
    if ('is' in content) return content
    const answers = ids.length === 0 ? (message.references[0] ?? null) : null
    const to = { phone: person.phone, key: person.key }
    const sent = await whatsapp.send(access, to, content, { id: message.id, answers })
    if (sent.is === 'refused') return { is: 'failed', code: sent.code }
    if (sent.is !== 'sent') return sent
    ids.push(sent.id)
    learned = { phone: sent.phone, key: sent.key }
    await keepParts(db, message.id, ids, now ? [] : pieces)
  }
  return { is: 'sent', ids, ...learned }
}

/** The content to send or, if its file fails, the outcome. */
async function contentOf(
  { database: { sql: db }, vault, whatsapp }: WorkerParts,
  access: WhatsAppAccess,
  { id, files }: StoredMessage,
  piece: Piece | null,
  template: Waiting['template'],
): Promise<WhatsAppContent | Outcome> {
  const file = piece === null ? files[0] : 'file' in piece ? piece.file : undefined
  if (!file) return piece !== null && 'text' in piece ? piece : { template: template! }
  const { name, type, place } = file
  const bytes = await openFile(db, vault, id, place).catch(nullIfSealed)
  if (!bytes) return { is: 'failed', code: 'no_file' }
  const uploaded = await whatsapp.upload(access, { name, type, bytes })
  if (uploaded.is === 'refused') return { is: 'failed', code: uploaded.code }
  if (uploaded.is === 'later') return uploaded
  // The upload does not count against the time limit of the message.
  await db.update(channelSends).set({ handedAt: sql`now()` }).where(eq(channelSends.messageId, id))
  const media = { id: uploaded.id, kind: sentTypeOf(name)!.kind, name }
  return piece !== null && 'file' in piece
    ? { media, caption: piece.caption }
    : { template: { ...template!, header: media } }
}

/** WhatsApp's current template: for a rule in the nearest language, which its message then states. */
async function templateNow(
  db: Sql,
  whatsapp: WorkerParts['whatsapp'],
  access: WhatsAppAccess,
  wanted: NonNullable<Waiting['template']>,
  message: StoredMessage,
  person: StoredPerson,
): Promise<Outcome | NonNullable<Waiting['template']>> {
  const templates = await whatsapp.templates(access)
  if (typeof templates === 'string') return { is: 'later', code: templates }
  const named = templates.filter(({ name }) => name === wanted.name)
  const isOfRule = message.text === ''
  const template = isOfRule
    ? nearestTemplate(named, wanted.language)
    : named.find(({ language }) => language === wanted.language)
  if (!template) return { is: 'failed', code: '132001' }
  if (!fitsHeader(template, message.files)) return { is: 'failed', code: '132012' }
  if (isOfRule && template.places > wanted.values.length) return { is: 'failed', code: '132000' }
  const values = wanted.values.slice(0, template.places)
  const known = { name: template.name, language: template.language, values }
  if (isOfRule)
    await db
      .update(messages)
      .set({ text: filledTemplate(template.text, values) })
      .where(eq(messages.id, message.id))
  if (!isOffer(template)) return known
  const [lead] = message.leadId === null ? [] : await db.select().from(leads).where(eq(leads.id, message.leadId))
  const refusal = lead ? await offerProblem(db, lead, person) : 'no lead'
  return refusal === null ? known : { is: 'failed', code: 'no_consent' }
}

async function byTelegram(
  { database: { sql: db }, vault, telegram }: WorkerParts,
  { sentParts }: Waiting,
  message: StoredMessage,
  person: StoredPerson,
): Promise<Outcome> {
  const token = await readBotToken(db, vault).catch(nullIfSealed)
  if (token === null || person.key === null) return { is: 'failed', code: 'disconnected' }
  const ids = [...sentParts]
  const pieces = piecesOf(message.text, message.files)
  for (const piece of pieces.slice(ids.length)) {
    const answers = ids.length === 0 ? (/:(\d+)$/.exec(message.references[0] ?? '')?.[1] ?? null) : null
    const bytes = 'file' in piece ? await openFile(db, vault, message.id, piece.file.place).catch(nullIfSealed) : null
    if ('file' in piece && !bytes) return { is: 'failed', code: 'no_file' }
    const sent =
      'text' in piece
        ? await telegram.send(token, person.key, piece.text, answers)
        : await telegram.sendFile(
            token,
            person.key,
            { ...piece.file, bytes: bytes! },
            {
              as: telegramKindOf(piece.file.name),
              caption: piece.caption,
              answers,
            },
          )
    if (sent.is === 'closed') await changePerson(db, person, { closedAt: new Date() })
    if (sent.is === 'closed' || sent.is === 'refused') return { is: 'failed', code: sent.code }
    if (sent.is === 'later') return { is: 'later', code: '429', ms: sent.seconds * 1_000 }
    if (sent.is !== 'sent') return { is: 'perhaps' }
    ids.push(`${person.key}:${sent.id}`)
    await keepParts(db, message.id, ids, pieces)
  }
  return { is: 'sent', ids }
}

/** How Telegram shows a file. */
const telegramKindOf = (name: string) => {
  const kind = sentTypeOf(name)?.kind
  return kind === 'image' ? 'photo' : kind === 'video' ? 'video' : 'document'
}

/** Records sent parts, which are not resent; the next part gets its own time limit. */
async function keepParts(db: Sql, messageId: string, sentParts: string[], pieces: readonly Piece[]): Promise<void> {
  await db.update(channelSends).set({ sentParts, handedAt: sql`now()` }).where(eq(channelSends.messageId, messageId))
  const piece = pieces[sentParts.length - 1]
  if (pieces.length < 2 || !piece) return
  const own = 'text' in piece ? { text: piece.text, files: [] } : { text: piece.caption, files: [piece.file] }
  const part: MessagePart = { id: sentParts.at(-1)!, marks: [], ...own }
  await db
    .update(messages)
    .set({ parts: sql`${messages.parts} || ${JSON.stringify([part])}::jsonb` })
    .where(eq(messages.id, messageId))
}

/** Meta's error codes about our account, not about a message. */
const ourProblems = [
  '0',
  '3',
  '10',
  '190',
  '200',
  '368',
  '131005',
  '131031',
  '131042',
  '131045',
  '133010',
  '401',
  '403',
]

async function note(
  tx: Sql,
  waiting: Waiting,
  given: StoredMessage,
  person: StoredPerson,
  outcome: Outcome,
): Promise<void> {
  const channel = given.channel as Messenger
  await lockChannel(tx, channel)
  // Reports of its state may arrive before the response to our request.
  const [message = given] = await tx.select().from(messages).where(eq(messages.id, given.id)).for('update')
  const mine = eq(channelSends.messageId, message.id)
  if (outcome.is === 'later' && waiting.attempts < maxAttempts) {
    const ms = outcome.ms ?? firstRetryMs * 2 ** (waiting.attempts - 1)
    await tx
      .update(channelSends)
      .set({ handedAt: null, dueAt: new Date(Date.now() + ms) })
      .where(mine)
    return
  }
  if (outcome.is === 'sent') {
    await tx.delete(channelSends).where(mine)
    await recordSent(tx, channel, message, person, outcome)
  } else {
    await tx.update(channelSends).set({ endedAt: sql`now()`, handedAt: null }).where(mine)
    if (outcome.is === 'perhaps') await setState(tx, message.id, 'perhaps', null)
    else await fail(tx, channel, message, outcome.code)
  }
  if (message.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: message.leadId })
}

async function fail(tx: Sql, channel: Messenger, message: StoredMessage, code: string): Promise<void> {
  await applyState(tx, message, 'failed', code)
  if (channel === 'whatsapp' && ourProblems.includes(code)) await noteChannel(tx, channel, code)
}

async function recordSent(
  tx: Sql,
  channel: Messenger,
  message: StoredMessage,
  person: StoredPerson,
  { ids, phone, key }: Extract<Outcome, { is: 'sent' }>,
): Promise<void> {
  const [first] = ids
  await tx
    .update(messages)
    .set({ externalId: first ?? null })
    .where(eq(messages.id, message.id))
  await applyState(tx, message, 'sent', null)
  if (channel === 'whatsapp') await noteChannel(tx, channel, null)
  if (person.key === null && key) {
    const taken = await tx
      .select({ id: channelPeople.id })
      .from(channelPeople)
      .where(sql`channel = ${channel} and key = ${key}`)
    if (taken.length === 0) await changePerson(tx, person, { key })
  }
  if (person.phone === null && phone) await changePerson(tx, person, { phoneKeys: [...person.phoneKeys, phone] })
  // States that came before the answer to our request did.
  for (const id of ids)
    for (const early of await takeWaitingEvents(tx, channel, id)) await applyToMessage(tx, channel, early, new Date())
}
