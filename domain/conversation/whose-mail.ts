import { isRobotAddress } from './automatic.ts'
import { forwardedFrom } from './forward.ts'
import type { Mailbox, ReceivedMail } from './mail.ts'
import type { Author } from './message.ts'

/** Known facts about a mail's addresses and references, with current leads. */
export type KnownOfMail = {
  /** Leads that have or had this address, the preferred one first. */
  readonly leadsOf: (address: string) => readonly string[]
  /** True if only a form in the lead's name ties this address and its mail to the lead: anybody can send one. */
  readonly isTyped: (address: string, leadId: string) => boolean
  /** The lead whose reply key was used. */
  readonly leadOfKey: string | null
  /** Leads of the messages it refers to, the nearest first. */
  readonly leadsOfReferences: readonly string[]
  /** Our teammate or mailbox with this address; null: not ours. */
  readonly teammateOf: (address: string) => string | null
}

/** The thread and author of a mail. */
export type Filing = {
  /** The lead whose thread it joins; null: none yet. */
  readonly leadId: string | null
  readonly author: Author
  /** The author, who receives an answer to this message. */
  readonly sender: Mailbox
  /** The teammate who wrote our mail, or who forwarded another's. */
  readonly teammate: string | null
  /** The lead of the key or reference, if it is another one. */
  readonly hint: string | null
  /** The leads that a forwarded mail could be about, if several: a teammate chooses one. */
  readonly choices?: readonly string[]
}

/**
 * Determines the thread and author of a mail. A key or reference names a thread, never the author: a lead known by the
 * sender's address has a thread of their own, which wins.
 */
export function whoseMail(received: ReceivedMail, known: KnownOfMail): Filing {
  const isInOurName = received.from !== null && known.teammateOf(received.from.address) !== null
  const isForged = !received.isFromClear || (isInOurName && !isShownOurs(received)) || isShownForged(received)
  // A mailing list of ours, such as a group at Google, put itself in place of the author.
  const { originalFrom } = received
  const isByList = isInOurName && originalFrom !== null && known.teammateOf(originalFrom.address) === null
  const mail = isByList ? { ...received, from: { ...originalFrom, name: nameBeforeVia(received) } } : received
  const meant = [...(known.leadOfKey === null ? [] : [known.leadOfKey]), ...known.leadsOfReferences]
  const teammate = isForged || mail.from === null ? null : known.teammateOf(mail.from.address)
  if (mail.from !== null && teammate !== null) {
    const to = [...mail.to, ...mail.cc]
    const [first, ...others] = forwardedBy(mail, known)
    if (first) {
      const named = [first, ...others].flatMap(({ address }) => known.leadsOf(address))
      const choices = [...new Set([...named, ...meant])]
      const waiting = { leadId: null, author: 'unproven', sender: first, teammate, hint: choices[0] ?? null } as const
      if (choices.length < 2) return waiting
      return { ...waiting, sender: others.length > 0 ? { name: '', address: '' } : first, hint: null, choices }
    }
    const written = to.flatMap(({ address }) => known.leadsOf(address))
    // What teammates write to each other about a lead is no answer.
    const isInternal = to.length > 0 && to.every(({ address }) => known.teammateOf(address) !== null)
    const leadId = written.find((one) => meant.includes(one)) ?? written[0] ?? (isInternal ? null : meant[0]) ?? null
    return { leadId, author: 'us', sender: mail.from, teammate, hint: null }
  }
  const { sender, isSaid } = senderOf(mail, known)
  const own = known.leadsOf(sender.address)
  const leadId = own.find((one) => meant.includes(one)) ?? own[0] ?? meant[0] ?? null
  const hint = meant.find((one) => one !== leadId) ?? null
  const isTyped = leadId !== null && known.isTyped(sender.address, leadId)
  const isUnproven = isForged || isSaid || isTyped
  if (own.length > 0) return { leadId, author: isUnproven ? 'unproven' : 'lead', sender, teammate: null, hint }
  return { leadId, author: isForged || isSaid ? 'unproven' : 'other', sender, teammate: null, hint: null }
}

/** Distinct outside senders named in a mail that a teammate forwarded to us alone; empty for any other mail. */
function forwardedBy(mail: ReceivedMail, known: KnownOfMail): Mailbox[] {
  if ([...mail.to, ...mail.cc].some(({ address }) => known.teammateOf(address) === null)) return []
  const outside = forwardedFrom(mail).filter(({ address }) => known.teammateOf(address) === null)
  return outside.filter(({ address }, at) => outside.findIndex((one) => one.address === address) === at)
}

/** The author's name in a sender such as “'Lucía' via Sales”. */
const nameBeforeVia = ({ from }: ReceivedMail) => /^['"]?(.+?)['"]? via .+$/.exec(from?.name ?? '')?.[1] ?? ''

/** The author: the sender or, if a program sends for somebody, the person named in Reply-To. */
function senderOf(mail: ReceivedMail, known: KnownOfMail): { sender: Mailbox; isSaid: boolean } {
  const from = mail.from ?? { name: '', address: '' }
  const [named, ...others] = mail.replyTo.filter(({ address }) => known.teammateOf(address) === null)
  const isRelay = isRobotAddress(from.address) && named !== undefined && others.length === 0
  return isRelay && named.address !== from.address ? { sender: named, isSaid: true } : { sender: from, isSaid: false }
}

type Result = { readonly method: string; readonly result: string; readonly about: string }

/** Authentication results (RFC 8601) in their order, without comments and quoted names, which the sender may have written. */
function resultsOf(authentication: string): Result[] {
  let plain = authentication.toLowerCase().replace(/"(?:[^"\\]|\\.)*"/g, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return plain.split(';').flatMap((about) => {
    const [, method, result] =
      /^\s*([a-z-]{1,20})\s{0,9}=\s{0,9}([a-z]{1,20})/.exec(about.replace(/^[^=;]*\s(?=[a-z]+\s?=)/, '')) ?? []
    return method && result ? [{ method, result, about }] : []
  })
}

/** True if our mail server found that the sender's domain did not send it (RFC 8601). */
export function isShownForged({ authentication }: Pick<ReceivedMail, 'authentication'>): boolean {
  const results = resultsOf(authentication)
  const all = (method: string) => results.filter((one) => one.method === method).map(({ result }) => result)
  const dmarc = all('dmarc')[0]
  if (dmarc === 'pass') return false
  // Of domains without DMARC, Exchange judges by itself.
  if (dmarc === 'fail' || all('compauth')[0] === 'fail') return true
  const [spf, dkim] = [all('spf')[0], all('dkim')]
  return dkim.includes('fail') && !dkim.includes('pass') && (spf === 'fail' || spf === 'softfail')
}

/**
 * True if a mail in the name of one of us may be ours, which then counts as an answer. One that came from outside, as an
 * SPF result shows, needs a proof of its sender's domain; a server that checks nothing is believed.
 */
export function isShownOurs(mail: Pick<ReceivedMail, 'from' | 'authentication'>): boolean {
  const domain = domainOf(mail.from?.address ?? '')
  const results = resultsOf(mail.authentication)
  if (!results.some(({ method }) => method === 'spf')) return true
  return results.some(({ method, result, about }) => {
    if (result !== 'pass') return false
    if (method === 'dmarc') return true
    const named = /\b(?:header\.[di]|smtp\.mailfrom)\s{0,9}=\s{0,9}([^\s;]{1,300})/.exec(about)?.[1] ?? ''
    return (method === 'spf' || method === 'dkim') && isAligned(domainOf(named), domain)
  })
}

/**
 * What our own mail server says of a mail (RFC 8601): the topmost header, and those of the same server next to it. Headers of
 * another, or below a `Received`, may be the sender's own.
 */
export function ownAuthentication(headers: readonly { readonly key: string; readonly value: string }[]): string {
  const first = headers.findIndex(({ key }) => key === authenticationHeader)
  if (first < 0) return ''
  const server = serverOf(headers[first]!.value)
  const from = headers.slice(first)
  const hop = from.findIndex(({ key }) => key === 'received')
  return from
    .slice(0, hop < 0 ? from.length : hop)
    .filter(({ key, value }) => key === authenticationHeader && serverOf(value) === server)
    .map(({ value }) => value)
    .join('; ')
}

const authenticationHeader = 'authentication-results'
/** The server's name before the first result; empty where it gives none, as Exchange does. */
const serverOf = (value: string) => {
  const [name = ''] = value.replace(/\([^()]*\)/g, ' ').split(';')
  return name.includes('=') ? '' : (name.trim().toLowerCase().split(/[\s/]/)[0] ?? '')
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** The same domain, or one below the other (RFC 7489, relaxed). */
const isAligned = (a: string, b: string) => a !== '' && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`))
