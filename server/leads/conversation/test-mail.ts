import { randomBytes } from 'node:crypto'
import { ApiError } from '#contract/errors.ts'
import { type MailFinding, type SendingError, sendingProblem } from '#domain/conversation/mail-test.ts'
import { replyAddress, replyKeyOf } from '#domain/conversation/reply-address.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import type { Sql } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { testLetter } from '#server/outside/mail/test-letter.ts'
import { openTransport } from '#server/outside/mail/transport.ts'
import { type MailWay, readMailChannel } from './channel-store.ts'
import { keepTest, noteRefused, type StoredTest } from './mail-test-store.ts'

/** Time limit for handing over each mail of a test, milliseconds; an owner waits for the result. */
const handOverMs = 20_000

type Parts = {
  readonly db: Sql
  readonly way: MailWay
  readonly language: StaffLanguage
  /** The sender's name. */
  readonly brand: string
  /** Multiplies how long to wait for the other side. */
  readonly patience: number
}

/**
 * Sends one mail to the mailbox and one to a reply address of it. When they are fetched or delivered, the keys in their subjects
 * identify them (`noteTestArrival`).
 */
export async function testMail({ db, way, language, brand, patience }: Parts): Promise<void> {
  const server = await way.server.read()
  const { mailbox, replyForm, fetching, inboundSince } = await readMailChannel(db, way)
  if (server === null || mailbox === null) throw new ApiError('conflict', { message: 'No mail server is set.' })
  const transport = openTransport(server, patience)
  const keys = { mailbox: replyKeyOf(randomBytes(16)), reply: replyKeyOf(randomBytes(16)) }
  const ids = { mailbox: newId(), reply: newId() }
  const domain = server.from.slice(server.from.lastIndexOf('@') + 1)
  const replyTo = replyAddress(mailbox, keys.reply, replyForm)
  const test: StoredTest = {
    keys,
    startedAt: Date.now(),
    from: server.from,
    replyTo,
    messageIds: { mailbox: `<${ids.mailbox}@${domain}>`, reply: `<${ids.reply}@${domain}>` },
    refused: { mailbox: null, reply: null },
    arrived: { mailbox: null, reply: null },
    isRead: (fetching?.provenAt ?? null) !== null || inboundSince !== null,
  }
  await keepTest(db, test)
  const handOver = async (which: 'mailbox' | 'reply', recipient: string): Promise<MailFinding | null> => {
    const mail = {
      ...testLetter(language, keys[which]),
      id: ids[which],
      recipient,
      recipientName: null,
      senderName: brand,
      unsubscribeUrl: null,
      reply: { to: replyTo, references: [] },
    }
    try {
      await transport.deliver(mail, AbortSignal.timeout(patience * handOverMs))
      return null
    } catch (error) {
      const finding = findingOf((error as Error).cause as SendingError)
      const isLogin = finding.problem === 'login' || finding.problem === 'app_password'
      return server.accessToken && isLogin ? { ...finding, problem: 'sign_in' } : finding
    }
  }
  const ofMailbox = await handOver('mailbox', mailbox)
  const ofReply = ofMailbox === null ? await handOver('reply', replyTo) : null
  // The sender was accepted, so the refusal is about the recipient.
  const isAddress = ofReply && ['recipient', 'policy', 'refused'].includes(ofReply.problem)
  const reply = isAddress ? ({ problem: 'plus', detail: replyTo } as const) : ofReply
  await noteRefused(db, keys, { mailbox: ofMailbox, reply })
}

/** Why a mail was refused, with the codes of the response but not its text, which quotes addresses. */
function findingOf(error: SendingError): MailFinding {
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(error.response ?? '')?.[0] ?? null
  return { problem: sendingProblem(error), detail: codes }
}
