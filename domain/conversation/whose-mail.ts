import { isRobotAddress } from './automatic.ts'
import type { Mailbox, ReceivedMail } from './mail.ts'
import type { Author } from './message.ts'

/** What is known of the addresses and references of a mail, each lead as it stands now. */
export type KnownOfMail = {
  /** Leads that have this address, now or formerly; the one to choose first. */
  readonly leadsOf: (address: string) => readonly string[]
  /** The lead whose reply key the mail was sent to. */
  readonly leadOfKey: string | null
  /** Leads of messages that it refers to, the nearest first. */
  readonly leadsOfReferences: readonly string[]
  /** The teammate or mailbox of ours that has this address; null: it is none of ours. */
  readonly teammateOf: (address: string) => string | null
}

/** Where a mail belongs and who wrote it. */
export type Filing = {
  /** In whose thread it stands; null: nobody's yet. */
  readonly leadId: string | null
  readonly author: Author
  /** Who wrote it: whom an answer to this very message would go to. */
  readonly sender: Mailbox
  /** Of ours: which teammate. */
  readonly teammate: string | null
  /** The lead whose key or reference it came by, where that is another one. */
  readonly hint: string | null
}

/**
 * Whose thread a mail belongs to and who wrote it. A key or a reference says which thread is meant, never who wrote: a lead
 * who is known by the sender's address has a thread of their own, which wins.
 */
export function whoseMail(mail: ReceivedMail, known: KnownOfMail): Filing {
  const isForged = isShownForged(mail)
  const meant = [...(known.leadOfKey === null ? [] : [known.leadOfKey]), ...known.leadsOfReferences]
  const teammate = isForged || mail.from === null ? null : known.teammateOf(mail.from.address)
  if (mail.from !== null && teammate !== null) {
    const written = [...mail.to, ...mail.cc].flatMap(({ address }) => known.leadsOf(address))
    const leadId = written.find((one) => meant.includes(one)) ?? written[0] ?? meant[0] ?? null
    return { leadId, author: 'us', sender: mail.from, teammate, hint: null }
  }
  const { sender, isSaid } = senderOf(mail, known)
  const own = known.leadsOf(sender.address)
  const leadId = own.find((one) => meant.includes(one)) ?? own[0] ?? meant[0] ?? null
  const hint = meant.find((one) => one !== leadId) ?? null
  if (own.length > 0) return { leadId, author: isForged || isSaid ? 'unproven' : 'lead', sender, teammate: null, hint }
  return { leadId, author: isForged || isSaid ? 'unproven' : 'other', sender, teammate: null, hint: null }
}

/** Who wrote: the sender or, where a program sends for them, the one it names as whom to answer. */
function senderOf(mail: ReceivedMail, known: KnownOfMail): { sender: Mailbox; isSaid: boolean } {
  const from = mail.from ?? { name: '', address: '' }
  const [named, ...others] = mail.replyTo.filter(({ address }) => known.teammateOf(address) === null)
  const isRelay = isRobotAddress(from.address) && named !== undefined && others.length === 0
  return isRelay && named.address !== from.address ? { sender: named, isSaid: true } : { sender: from, isSaid: false }
}

/** Whether our own mail server found that the sender’s domain did not send it (RFC 8601). */
export function isShownForged({ authentication }: Pick<ReceivedMail, 'authentication'>): boolean {
  const result = (pattern: RegExp) => pattern.exec(authentication)?.[1]?.toLowerCase()
  const dmarc = result(/\bdmarc\s{0,9}=\s{0,9}([a-z]{1,20})/i)
  if (dmarc !== undefined) return dmarc === 'fail'
  const spf = result(/\bspf\s{0,9}=\s{0,9}([a-z]{1,20})/i)
  return result(/\bdkim\s{0,9}=\s{0,9}([a-z]{1,20})/i) === 'fail' && (spf === 'fail' || spf === 'softfail')
}
