import type { Sql } from '#server/db/database.ts'
import type { ListedMail, OpenMailbox } from '#server/outside/imap/mailbox.ts'
import { countOlderTaken, type Hold, type OlderAsked, OlderEnded, reachOlder, readOlderAsked } from './fetch-store.ts'
import { concernsLead, type ReceivingParts, receiveMail } from './receive-mail.ts'

/** Older mails per step; new mails are fetched between steps. */
const stepMails = 10

type Parts = {
  readonly receiving: ReceivingParts
  readonly mailbox: OpenMailbox
  readonly hold: Hold
  /** Renews the lease; throws if another server has it. */
  readonly keep: () => Promise<void>
  /** Retries while other mails are being parsed. */
  readonly soon: <T>(work: () => Promise<T>) => Promise<T>
}

/** Imports older mails, a few per call; resolves to whether there are more. Of mails of no lead only the header is fetched. */
export function olderMails({ receiving, mailbox, hold, keep, soon }: Parts): () => Promise<boolean> {
  const db: Sql = receiving.database.sql
  let listed: { from: number; uid: number; rest: ListedMail[] } | null = null

  const list = async (of: OlderAsked): Promise<ListedMail[]> => {
    const all = await listOlder(mailbox, of)
    if (of.total === null) await reachOlder(db, hold, of, { total: all.length })
    return all.filter(({ uid }) => uid > of.uid)
  }

  const take = async (mail: ListedMail, of: OlderAsked) => {
    const head = await mailbox.read(mail, 'head')
    const isMeant = head !== null && (await soon(() => concernsLead(receiving, head.source, head.at)))
    const whole = isMeant ? await mailbox.read(mail) : null
    if (!whole) return reachOlder(db, hold, of, { uid: mail.uid })
    const { source, at, isCut } = whole
    const within = (tx: Sql) => reachOlder(tx, hold, of, { uid: mail.uid })
    const { outcome } = await soon(() => receiveMail(receiving, source, { at, isCut, isHistory: true, within }))
    if (outcome === 'taken') await countOlderTaken(db)
  }

  return async () => {
    const of = await readOlderAsked(db)
    if (!of) return false
    try {
      const isKnown = listed?.from === of.from.getTime() && listed.uid === of.uid
      if (!listed || !isKnown) listed = { from: of.from.getTime(), uid: of.uid, rest: await list(of) }
      for (const mail of listed.rest.splice(0, stepMails)) {
        await keep()
        await take(mail, of)
        listed.uid = mail.uid
      }
      if (listed.rest.length === 0) await reachOlder(db, hold, of, { isOver: true })
    } catch (error) {
      if (!(error instanceof OlderEnded)) throw error
      await keep()
      listed = null
    }
    return true
  }
}

/** Mails that arrived in a period before the mailbox was connected. */
export const listOlder = async (mailbox: OpenMailbox, { from, before }: Pick<OlderAsked, 'from' | 'before'>) =>
  (await mailbox.list(0)).filter(({ at }) => at >= from && at < before)
