import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { asksToConfirm, greetableName, isHandWritten, isOffer, type MailValues } from '#domain/letters/mail.ts'
import { measured } from '#server/db/measured.ts'
import { messageOf, type RecordHead, type SiteAddress } from './letters.ts'
import { type ClaimedMail, markSent, markTried } from './queue.ts'
import { DeliveryError, type MailFile, type Transport } from './transport.ts'

/** Time limit of one try; the claim on the mail lasts longer, so that no other process tries it meanwhile. */
export const tryMs = 60_000

export type DeliveryOptions = {
  readonly pool: pg.Pool
  readonly address: SiteAddress
  /** The current sender name. */
  readonly brandName: () => Promise<string>
  /** The team's time zone for times in mails. */
  readonly teamZone: () => Promise<string>
  /** The current signed end of the ledger, included in mails; null: not included. */
  readonly recordHead: () => Promise<RecordHead | null>
  /** Signed path of the recipient's unsubscribe page; null if there is none. */
  readonly unsubscribePath: (mailId: string, language: string) => string | null
  /** Signed path of the page where the recipient confirms their address; null if there is none. */
  readonly confirmPath: (mailId: string, language: string) => string | null
  /** The recipient's messenger link; null if there is none. */
  readonly startUrl: (mailId: string) => Promise<string | null>
  /** Files of a teammate's mail. */
  readonly filesOf: (mailId: string) => Promise<readonly MailFile[]>
  readonly log: Logger
  /** How long a mail stays claimed by a server that died, milliseconds. */
  readonly claimMs: number
}

/** Tries one claimed mail and records the outcome; resolves to whether the mail server answered. */
export function createDelivery(
  {
    pool,
    address,
    brandName,
    teamZone,
    recordHead,
    unsubscribePath,
    confirmPath,
    startUrl,
    filesOf,
    log,
    claimMs,
  }: DeliveryOptions,
  abandoned: AbortSignal,
) {
  const send = async (transport: Transport, mail: ClaimedMail): Promise<boolean> => {
    const signal = AbortSignal.any([AbortSignal.timeout(tryMs), abandoned])
    try {
      const { id, recipient, recipientName } = mail
      const brand = await brandName()
      const linkTo = (path: string | null) => path && address && new URL(path, address).href
      const unsubscribeUrl = linkTo(isOffer(mail.template) ? unsubscribePath(id, mail.language) : null)
      const confirmUrl = linkTo(asksToConfirm(mail.template) ? confirmPath(id, mail.language) : null)
      const written = {
        brand,
        address,
        head: await recordHead(),
        unsubscribeUrl,
        confirmUrl,
        startUrl: mail.template === 'contact_receipt' ? await startUrl(id) : null,
        timeZone: await teamZone(),
      }
      const message = messageOf(mail, written)
      const byHand = isHandWritten(mail.template) ? (mail.values as MailValues['reply']) : null
      const envelope = {
        ...message,
        id,
        recipient,
        recipientName: greetableName(recipientName),
        senderName: byHand?.sender ?? brand,
        unsubscribeUrl,
        ...(byHand && {
          reply: { to: byHand.replyTo, references: byHand.references },
          files: await filesOf(id),
        }),
      }
      await transport.deliver(envelope, signal)
    } catch (error) {
      const { kind, message, stop } =
        error instanceof DeliveryError ? error : new DeliveryError('refused', 'not written')
      log.warn({ ...facts(mail), kind, problem: message }, 'mail not sent')
      measured('mail', { state: 'failed' })
      await markTried(pool, mail, kind, message, stop)
      return kind !== 'unreachable'
    }
    measured('mail', { state: 'sent' })
    await recordSent(mail)
    log.info(facts(mail), 'mail sent')
    return true
  }

  /** Retries while the claim lasts: a sent mail that is not recorded would be sent again. */
  const recordSent = async (mail: ClaimedMail) => {
    for (const until = Date.now() + claimMs; ; ) {
      try {
        return await markSent(pool, mail)
      } catch (error) {
        if (Date.now() > until || abandoned.aborted) throw error
        await wait(500)
      }
    }
  }

  return send
}

/** Log fields of a mail: no address or text. */
const facts = ({ id, template, attempts, requestId }: ClaimedMail) => ({
  mail: id,
  template,
  attempt: attempts,
  ...(requestId !== null && { requestId }),
})
