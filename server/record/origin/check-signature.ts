import { hash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { DKIMResult, DKIMVerifyResult } from 'mailauth'
import { brokerOfDomain, isSharedDomain, isWithin, looksLikeBroker } from '#domain/origin/brokers.ts'
import type { MailRefusal, RefusalDetail } from '#domain/origin/outcome.ts'
import type { LookUpText, TextAnswer } from '#server/outside/dns/text-records.ts'

/** Bits of an RSA key (RFC 8301). */
const minKeyBits = 1024
/** Signatures of one mail that are looked at; each may ask DNS. */
const maxSignatures = 5
/**
 * Headers a reader relies on: each must occur once and be signed. The content type, optional in a plain mail,
 * determines how the signed body is read.
 */
const onceOnly = ['from', 'date', 'subject', 'content-type']

/** The key record that a signature was checked with. */
type SeenKey = {
  readonly record: string
  readonly at: Date
  /** DNS servers that the operator set; null: the machine's own. */
  readonly servers: readonly string[] | null
}

export type SignatureCheck =
  | {
      readonly kind: 'signed'
      readonly domain: string
      readonly selector: string
      readonly bodyHash: string
      readonly key: SeenKey
    }
  | { readonly kind: 'unchecked'; readonly domain: string; readonly selector: string }
  | Refused

type Refused = {
  readonly kind: 'refused'
  readonly reason: MailRefusal
  readonly detail: RefusalDetail
  readonly domain: string | null
  readonly selector: string | null
}

export type SignatureRules = {
  readonly lookUp: LookUpText
  /** Time of receipt: compared with `x=`. */
  readonly receivedAt: Date
  /** Domains of this installation, which may not confirm itself. */
  readonly ownDomains: readonly string[]
}

/**
 * Checks a mail's DKIM signatures (RFC 6376) more strictly than the standard: the whole body and the relied-on headers
 * must be signed, by the sender's domain, which must not be open to anybody. One valid signature suffices.
 */
export async function checkSignature(mail: Buffer, rules: SignatureRules): Promise<SignatureCheck> {
  const answers = new Map<string, TextAnswer>()
  const resolver = async (name: string): Promise<string[][]> => {
    const answer = answers.size < maxSignatures ? await rules.lookUp(name) : ({ kind: 'unreachable' } as const)
    answers.set(name.toLowerCase(), answer)
    if (answer.kind === 'found') return [[keyIn(answer.records)]]
    throw Object.assign(new Error(answer.kind), { code: answer.kind === 'none' ? 'ENOTFOUND' : 'ETIMEOUT' })
  }
  // Loaded with the first mail.
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js')
  const options = { resolver, strict: true, minBitLength: minKeyBits, curTime: rules.receivedAt }
  const verified = await dkimVerify(mail, options)
  const signatures = verified.results.filter(({ status }) => status.result !== 'none')
  if (signatures.length === 0) return refused(null, 'unsigned')
  const checks = signatures.map((signature): SignatureCheck => {
    const objection = objectionToForm(signature, verified) ?? objectionToDomain(signature, verified, rules.ownDomains)
    return objection ?? checkKey(signature, answers)
  })
  return (
    checks.find(({ kind }) => kind === 'signed') ??
    checks.find(({ kind }) => kind === 'unchecked') ??
    // A mailing service often adds its own signature: the sender's explains more.
    checks.find((check) => check.kind === 'refused' && check.reason !== 'not_aligned') ??
    checks[0]!
  )
}

/** A name should have one key record; others, such as a text for people, are skipped. */
const keyIn = (records: readonly string[]) => records.find((record) => /(?:^|;)\s*p=/.test(record)) ?? records[0] ?? ''

/** In ASCII, so that letters of another script are visible. */
const domainOf = ({ signingDomain = '' }: DKIMResult) => domainToASCII(signingDomain.toLowerCase())

/** Why a signature does not cover everything a reader relies on; null if it does. */
function objectionToForm(signature: DKIMResult, { headers, headerFrom, fromFields }: DKIMVerifyResult): Refused | null {
  const fields = headers?.parsed ?? []
  const repeated = onceOnly.find((name) => fields.filter(({ key }) => key === name).length > 1)
  if (repeated || fromFields !== 1 || headerFrom.length !== 1) {
    return refused(signature, 'repeated_header', { header: repeated ?? 'from' })
  }
  if (signature.algo?.toLowerCase().endsWith('sha1')) return refused(signature, 'weak_algorithm')
  if (!signature.signingHeaders) return refused(signature, 'bad_signature')
  if (signature.canonBodyLengthLimited) return refused(signature, 'partial_body')
  const signed = signature.signingHeaders.keys.toLowerCase().split(': ')
  const needed = onceOnly.filter((name) => name !== 'content-type' || fields.some(({ key }) => key === name))
  const unsigned = needed.find((name) => !signed.includes(name))
  return unsigned ? refused(signature, 'unsigned_header', { header: unsigned }) : null
}

function objectionToDomain(
  signature: DKIMResult,
  { headerFrom }: DKIMVerifyResult,
  ownDomains: readonly string[],
): Refused | null {
  const sender = domainToASCII(headerFrom[0]!.split('@').at(-1)!.toLowerCase())
  const objection = objectionTo(domainOf(signature), sender, ownDomains)
  return objection && refused(signature, objection)
}

/** Verifies a well-formed signature with its key. */
function checkKey(signature: DKIMResult, answers: ReadonlyMap<string, TextAnswer>): SignatureCheck {
  const domain = domainOf(signature)
  const { selector = '', bodyHash = '', status, modulusLength } = signature
  if (bodyHash === '' || bodyHash !== signature.bodyHashExpecting) return refused(signature, 'body_changed')
  const answer = answers.get(`${selector}._domainkey.${domain}`.toLowerCase())
  if (answer === undefined) return refused(signature, 'bad_signature')
  if (answer.kind === 'none') return refused(signature, 'no_key')
  if (answer.kind === 'unreachable') return { kind: 'unchecked', domain, selector }
  const record = keyIn(answer.records)
  if (/(?:^|;)\s*p=\s*(?:;|$)/.test(record)) return refused(signature, 'revoked_key')
  if (status.policy?.['dkim-rules'] === 'weak-key') return refused(signature, 'weak_key')
  if (status.result === 'fail') return refused(signature, 'bad_signature')
  if (status.comment === 'expired') return refused(signature, 'expired')
  if (status.result !== 'pass') return refused(signature, modulusLength === undefined ? 'bad_key' : 'bad_signature')
  // A domain in test mode (`t=y`) does not vouch for its signatures: its mails count as unsigned (RFC 6376 §3.6.1).
  if (status.testing) return refused(signature, 'bad_key')
  return { kind: 'signed', domain, selector, bodyHash, key: { record, at: answer.at, servers: answer.servers ?? null } }
}

/** Why a signature of `domain` proves nothing about a mail from `sender`; null if it does. */
function objectionTo(domain: string, sender: string, ownDomains: readonly string[]): MailRefusal | null {
  if (looksLikeBroker(domain)) return 'look_alike'
  if (isSharedDomain(domain)) return 'shared_domain'
  if (ownDomains.some((own) => isWithin(domain, own) || isWithin(own, domain))) return 'own_domain'
  const broker = brokerOfDomain(domain)
  const isAligned =
    isWithin(sender, domain) || isWithin(domain, sender) || (broker !== null && brokerOfDomain(sender) === broker)
  return isAligned && domain.includes('.') ? null : 'not_aligned'
}

const refused = (signature: DKIMResult | null, reason: MailRefusal, detail: RefusalDetail = {}): Refused => ({
  kind: 'refused',
  reason,
  detail,
  domain: signature && (domainOf(signature) || null),
  selector: signature?.selector ?? null,
})

export const sha256 = (content: string | Uint8Array): string => hash('sha256', content)
