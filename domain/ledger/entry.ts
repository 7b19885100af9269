import { canonicalJson, type Json } from './canonical.ts'

/** Kinds of ledger entries. No entry is ever changed: a correction is a new entry. */
export const entryKinds = [
  'account-opened',
  'account-renamed',
  'account-closed',
  'login-repeated',
  'record-carrier',
  'restored',
  'import',
  'deal',
  'confirmation',
  'operation',
  'month',
  'correction',
  'claim',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** An entry as it is hashed. Moments are ISO 8601 in UTC. */
export interface LedgerEntry {
  readonly v: 1
  /** 1 for the first, without gaps. */
  readonly seq: number
  readonly kind: EntryKind
  /** Time of the event; for deals in the broker's local time. */
  readonly occurredAt: string
  readonly recordedAt: string
  /** Role of the person who recorded it; the ledger contains no names. */
  readonly actorRole: string
  readonly payload: { readonly [key: string]: Json }
  /** Hash of the entry before; of the first, 64 zeros. */
  readonly prev: string
}

/** An entry with its own hash: a line of the download. */
export interface LedgerLine extends LedgerEntry {
  readonly hash: string
}

export const beforeFirst = '0'.repeat(64)

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export type Sha256 = (text: string) => string | Promise<string>

/** The hashed text: a prefix for its purpose, then the entry's canonical text. */
export function hashedText({ v, seq, kind, occurredAt, recordedAt, actorRole, payload, prev }: LedgerEntry): string {
  return `ledger-v1\n${canonicalJson({ v, seq, kind, occurredAt, recordedAt, actorRole, payload, prev })}`
}

/** The canonical text of a line in the download. */
export function lineText({ hash, ...entry }: LedgerLine): string {
  const { v, seq, kind, occurredAt, recordedAt, actorRole, payload, prev } = entry
  return canonicalJson({ v, seq, kind, occurredAt, recordedAt, actorRole, payload, prev, hash })
}

/** Adds the hash and makes the line. The entry is serialised once, since there can be a hundred thousand. */
export function sealEntry(entry: LedgerEntry, sha256: (text: string) => string): { hash: string; line: string } {
  const text = hashedText(entry)
  const hash = sha256(text)
  // In canonical order `hash` comes before `kind`; only a role can come before that.
  const at = text.indexOf(',"kind":') + 1
  return { hash, line: `${text.slice(text.indexOf('{'), at)}"hash":"${hash}",${text.slice(at)}` }
}
