import { generateKeyPairSync, type KeyObject, sign, verify as verifySignature } from 'node:crypto'
import { sha256 } from '#domain/basics/sha256.ts'
import { headText, type SignedHead } from '#domain/ledger/chain.ts'
import { headLine, type Verify } from '#domain/ledger/copy.ts'
import { beforeFirst, hashedText, type LedgerLine, lineText } from '#domain/ledger/entry.ts'
import type { NewEntry } from '#domain/ledger/payloads.ts'

type Keys = { readonly keyId: string; readonly privateKey: KeyObject }

export function newKeys(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, keyId: publicKey.export({ format: 'jwk' }).x! }
}

/** A chain of entries as the product would record them. */
export function chainOf(entries: readonly NewEntry[]): LedgerLine[] {
  const lines: LedgerLine[] = []
  for (const [i, added] of entries.entries()) {
    const own = { v: 1, seq: i + 1, recordedAt: '2026-02-01T00:00:00.000Z', actorRole: 'owner' } as const
    const entry = { ...added, ...own, prev: lines.at(-1)?.hash ?? beforeFirst }
    lines.push({ ...entry, hash: sha256(hashedText(entry)) })
  }
  return lines
}

export function headOf(lines: readonly LedgerLine[], { keyId, privateKey }: Keys): SignedHead {
  const head = { seq: lines.length, hash: lines.at(-1)!.hash, time: '2026-02-01T00:00:01.000Z', keyId }
  return { ...head, signature: sign(null, Buffer.from(headText(head)), privateKey).toString('base64url') }
}

/** A copy as downloaded. */
export const copyOf = (lines: readonly LedgerLine[], head: SignedHead | null) =>
  [...lines.map(lineText), ...(head ? [headLine(head)] : [])].map((line) => `${line}\n`).join('')

export const dealEntry = (profit: number, i: number): NewEntry => ({
  kind: 'deal',
  occurredAt: `2026-01-02T10:00:${String(i % 60).padStart(2, '0')}`,
  payload: {
    account: 'gold',
    ticket: String(1_000 + i),
    type: 'buy',
    direction: 'out',
    symbol: 'XAUUSD µ',
    volume: '0.10',
    price: '2650.10',
    order: String(2_000 + i),
    commission: 0,
    fee: 0,
    swap: 0,
    profit,
    balance: 100_000 + profit,
    position: null,
    hasStop: null,
  },
})

/** Checks Ed25519 with Node's crypto module. */
export const verify: Verify = (keyId, text, signature) => {
  const bytes = Buffer.from(signature, 'base64url')
  if (bytes.toString('base64url') !== signature) return false
  try {
    const key = { key: { kty: 'OKP', crv: 'Ed25519', x: keyId }, format: 'jwk' } as const
    return verifySignature(null, Buffer.from(text), key, bytes)
  } catch {
    return false
  }
}
