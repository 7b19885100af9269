import { randomBytes } from 'node:crypto'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { Message } from '#contract/messages.ts'
import { fileNameOf } from '#domain/conversation/file-name.ts'
import { inboundMailPath, inboundSecretPrefix, maxInboundBytes } from '#domain/conversation/inbound.ts'
import { announce } from '#server/db/announce.ts'
import { audit, type By } from '#server/db/audit.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { once } from '#server/db/once.ts'
import { leadAddresses } from '#server/db/schema/addresses.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mail.ts'
import { messages } from '#server/db/schema/messages.ts'
import { languageOfTeammate } from '#server/db/teammate.ts'
import { streamedBody } from '#server/limits/streamed-body.ts'
import { type MailboxAddress, MailboxError, openMailbox } from '#server/outside/imap/mailbox.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { SignInDoor } from '#server/outside/sign-in.ts'
import { EnvelopeError } from '#server/vault/envelope.ts'
import { KeyringError } from '#server/vault/keyring.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { LanguageOfText } from '../add/store.ts'
import { lockLead, readLead } from '../lead-store.ts'
import { decideChat } from '../messengers/decide.ts'
import { openFile } from '../messengers/download.ts'
import { connectedMessengers } from '../messengers/messenger-store.ts'
import { peopleOfLead } from '../messengers/people-of-lead.ts'
import { changeMailbox } from './change-mailbox.ts'
import { keepInboundSecret, type MailWay, readMailChannel } from './channel-store.ts'
import { listOlder } from './fetch-older.ts'
import { askForOlder, endOlder, readPlace } from './fetch-store.ts'
import { endSignIn, finishSignIn } from './finish-sign-in.ts'
import { readForeign } from './foreign.ts'
import { fileInApart } from './mail/read-apart.ts'
import { changeMailServer } from './mail-server-store.ts'
import { startSignIn } from './mail-sign-in-store.ts'
import { messageColumns, readMessage, toMessage } from './message-row.ts'
import { newestWords } from './newest-words.ts'
import { openOriginal } from './originals.ts'
import { readMark } from './seen.ts'
import { sendReply } from './send.ts'
import { settleSeen } from './settle.ts'
import { testMail } from './test-mail.ts'

type Calls =
  | 'listMessages'
  | 'sendMessage'
  | 'settleMessages'
  | 'decideOutcome'
  | 'readMessageFile'
  | 'readMailChannel'
  | 'changeMailChannel'
  | 'changeMailServer'
  | 'startMailSignIn'
  | 'finishMailSignIn'
  | 'testMailChannel'
  | 'countOlderMails'
  | 'takeOlderMails'
  | 'stopOlderMails'
  | 'renewInboundSecret'

type ConversationParts = {
  readonly database: Database
  readonly vault: Vault
  readonly outbox: Outbox
  readonly mail: MailWay
  readonly signIn: SignInDoor
  /** The current mailbox settings; null if none are set. */
  readonly mailbox: () => Promise<MailboxAddress | null>
  readonly brandName: () => Promise<string>
  readonly languageOfText: LanguageOfText
  /** True if a language model is configured. */
  readonly translates: boolean
  /** Multiplies how long to wait for the other side. */
  readonly patience: number
  /** Fetches from the new mailbox at once; other servers follow within half a minute. */
  readonly onMailboxChanged: () => void
}

/** The conversation with a lead, in both directions. */
export function conversationHandlers(parts: ConversationParts): Handlers<Calls> {
  const { database, vault, outbox, mail, signIn, brandName, languageOfText, translates, patience, onMailboxChanged } =
    parts
  const sends = async () => (await mail.server.read()) !== null
  const { sql: db, pool } = database
  const contentOf = async (channel: string, id: string, place: number): Promise<Uint8Array | null> => {
    // Our files, and those from messengers, are stored separately; a mail's are within it.
    const file = place > 0 ? await openFile(db, vault, id, place) : null
    if (file || (channel !== 'email' && place > 0)) return file
    const original = await openOriginal(db, vault, id)
    return original && (place === 0 ? original : fileInApart(original, place))
  }
  return {
    async listMessages({ params, query: { limit = 50, cursor } }, { actor: reader }) {
      const lead = await readLead(pool, params.id)
      const end = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : null
      const older = end && sql`(${messages.at}, ${messages.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)`
      const rows = await db
        .select(messageColumns)
        .from(messages)
        .where(and(eq(messages.leadId, params.id), older ?? undefined))
        .orderBy(desc(messages.at), desc(messages.id))
        .limit(limit + 1)
      const { data, nextCursor } = pageOf(rows, limit, ({ message }) => [message.at.toISOString(), message.id])
      const addresses = await db
        .select({ address: leadAddresses.address, kind: leadAddresses.kind })
        .from(leadAddresses)
        .where(eq(leadAddresses.leadId, params.id))
        .orderBy(desc(leadAddresses.isCurrent), desc(leadAddresses.since))
      const connected = await connectedMessengers(db)
      const read = rows.slice(0, limit).map(({ message }) => message)
      return {
        data: data.map(toMessage),
        nextCursor,
        seen: end === null ? await readMark(db, params.id, reader.username) : null,
        wroteAgain: end === null ? await wroteAgain(db, params.id) : null,
        emails: addresses.flatMap(({ kind, address }) => (kind === 'email' ? [address] : [])),
        sendsMail: await sends(),
        people: await peopleOfLead(db, params.id, connected),
        messengers: [...connected],
        ...(await readForeign(db, { lead, withForm: end === null, messages: read, reader, languageOfText })),
        translates,
      }
    },

    sendMessage: ({ params, body }, context) =>
      once(db, { call: 'sendMessage', input: { params, body }, about: params.id, context }, async (tx) => {
        const lead = await lockLead(tx, params.id)
        return sendReply(tx, { lead, body, context, outbox, channel: await readMailChannel(tx, mail) })
      }),

    settleMessages: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        const lead = await lockLead(tx, params.id)
        const { settled, isClosed } = await settleSeen(tx, lead, body.seen, context.actor.username)
        if (isClosed) {
          const entry = { action: 'lead.needs_no_answer', entity: 'lead', entityId: lead.id, detail: { settled } }
          await audit(tx, context, entry)
          await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
        }
        return { settled }
      }),

    decideOutcome: ({ params, body: { outcome } }, context) =>
      db.transaction(async (tx) => {
        const message = await readMessage(tx, params.id)
        if (!message?.leadId || message.direction !== 'out') throw new ApiError('not_found')
        await lockLead(tx, message.leadId)
        if (message.channel !== 'email') {
          await decideChat(tx, message, outcome)
          return noteDecision(tx, message.leadId, params.id, outcome, context)
        }
        const decided = await tx
          .update(mails)
          .set(
            outcome === 'sent'
              ? { status: 'sent', sentAt: sql`now()`, lastProblem: null }
              : { status: 'queued', attempts: 0, dueAt: sql`now()`, lastProblem: null, handedAt: null },
          )
          .where(
            and(
              eq(mails.id, params.id),
              outcome === 'sent' ? eq(mails.status, 'perhaps') : sql`${mails.status} in ('perhaps', 'failed')`,
            ),
          )
          .returning({ id: mails.id })
        if (decided.length === 0 || (outcome === 'again' && !(await sends()))) throw new ApiError('conflict')
        return noteDecision(tx, message.leadId, params.id, outcome, context)
      }),

    async readMessageFile({ params: { id, place } }, context) {
      const [row] = await db
        .select({ message: messages })
        .from(messages)
        .leftJoin(leads, eq(leads.id, messages.leadId))
        .where(and(eq(messages.id, id), isNull(leads.deletedAt)))
      const file = row?.message.files.find((one) => one.place === place)
      if (!row || (place > 0 && !file)) throw new ApiError('not_found')
      const content = await contentOf(row.message.channel, id, place).catch((error: unknown) => {
        if (error instanceof EnvelopeError || error instanceof KeyringError) throw new ApiError('secret_damaged')
        throw error
      })
      if (!content) throw new ApiError('not_found')
      const detail = { lead: row.message.leadId, place }
      await audit(db, context, { action: 'message.file_read', entity: 'message', entityId: id, detail })
      const name =
        file?.name ?? fileNameOf(null, row.message.channel === 'email' ? 'message/rfc822' : 'text/plain', place)
      return new Response(streamedBody([new Uint8Array(content)]), {
        headers: {
          // Never shown in a browser: it is another person's file.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
          'content-security-policy': 'sandbox',
          'cache-control': 'no-store',
        },
      })
    },

    readMailChannel: () => readMailChannel(db, mail),

    async changeMailChannel({ body }, context) {
      const unused = await db.transaction(async (tx) => {
        await audit(tx, context, { action: 'channel.changed', entity: 'channel', entityId: 'email', detail: {} })
        return changeMailbox(tx, vault, body)
      })
      onMailboxChanged()
      if (unused) await endSignIn({ db, door: signIn }, unused, context)
      return readMailChannel(db, mail)
    },

    async changeMailServer({ body }, context) {
      const unused = await db.transaction(async (tx) => {
        await audit(tx, context, { action: 'channel.changed', entity: 'channel', entityId: 'smtp', detail: {} })
        return changeMailServer(tx, vault, body)
      })
      mail.server.changed()
      if (unused) await endSignIn({ db, door: signIn }, unused, context)
      return readMailChannel(db, mail)
    },

    startMailSignIn: ({ body }, context) =>
      db.transaction(async (tx) => {
        const { smtp, imap } = await readMailChannel(tx, mail)
        const as = [smtp, imap].find((one) => one?.login === 'sign_in')?.user ?? null
        const { origin, actor } = context
        const url = await startSignIn(tx, vault, signIn, { body, origin, session: actor.session, as })
        await audit(tx, context, { action: 'channel.sign_in_begun', entity: 'channel', entityId: 'email', detail: {} })
        return { url }
      }),

    async finishMailSignIn({ body }, context) {
      const problem = await finishSignIn({ db, vault, door: signIn }, body.answer, context)
      if (problem === null) {
        mail.server.changed()
        onMailboxChanged()
      }
      return { problem, channel: await readMailChannel(db, mail) }
    },

    async testMailChannel(_, context) {
      const detail = {}
      await audit(db, context, { action: 'channel.tested', entity: 'channel', entityId: 'email', detail })
      const language = await languageOfTeammate(db, context.actor.userId)
      await testMail({ db, way: mail, language, brand: await brandName(), patience })
      return readMailChannel(db, mail)
    },

    async countOlderMails({ query }) {
      const { since } = await readPlace(db, 'email')
      const address = await parts.mailbox()
      if (!address || !since) throw new ApiError('conflict', { message: 'No mailbox is connected.' })
      try {
        const opened = await openMailbox(address, { maxBytes: maxInboundBytes, patience })
        const found = await listOlder(opened, { from: new Date(query.from), before: since }).finally(() =>
          opened.close(),
        )
        return { count: found.length }
      } catch (error) {
        if (error instanceof MailboxError) throw new ApiError('conflict', { message: `The mailbox: ${error.problem}.` })
        throw error
      }
    },

    async takeOlderMails({ body: { from } }, context) {
      const channel = await db.transaction(async (tx) => {
        if (!(await askForOlder(tx, from))) throw new ApiError('conflict', { message: 'No mailbox is connected.' })
        const detail = { since: from }
        await audit(tx, context, { action: 'channel.older_mails', entity: 'channel', entityId: 'email', detail })
        return readMailChannel(tx, mail)
      })
      onMailboxChanged()
      return channel
    },

    async stopOlderMails(_, context) {
      await endOlder(db)
      const entry = { action: 'channel.older_mails_stopped', entity: 'channel', entityId: 'email', detail: {} }
      await audit(db, context, entry)
      return readMailChannel(db, mail)
    },

    renewInboundSecret: (_, context) =>
      db.transaction(async (tx) => {
        const secret = `${inboundSecretPrefix}${randomBytes(32).toString('base64')}`
        await keepInboundSecret(tx, vault, secret)
        await audit(tx, context, { action: 'channel.secret_renewed', entity: 'channel', entityId: 'email', detail: {} })
        return { secret, path: inboundMailPath }
      }),
  }
}

async function wroteAgain(db: Sql, leadId: string) {
  const words = (await newestWords(db, [leadId])).get(leadId)
  return words ? { id: words.id, content: words.content, at: words.at.toISOString() } : null
}

async function noteDecision(tx: Sql, leadId: string, id: string, outcome: string, context: By): Promise<Message> {
  const detail = { outcome }
  await audit(tx, context, { action: 'lead.outcome_decided', entity: 'lead', entityId: leadId, detail })
  await announce(tx, { topic: 'leads', change: 'changed', id: leadId })
  return (await readMessage(tx, id)) as Message
}
