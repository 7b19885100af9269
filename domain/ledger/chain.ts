import { beforeFirst, entryKinds, hashedText, type LedgerLine, lineText, type Sha256 } from './entry.ts'

const chainProblems = [
  'unreadable',
  'not_canonical',
  'sequence',
  'broken_link',
  'wrong_hash',
  'time_backwards',
] as const

/** How a copy of the ledger can differ from the original. */
export interface ChainProblem {
  code: (typeof chainProblems)[number]
  /** Line of the file, 1 for the first. */
  line: number
  /** With `sequence`, the number that the entry there has. */
  found?: number
}

interface ChainCheck {
  lines: readonly LedgerLine[]
  /** The first problem; null if the whole chain is valid. */
  problem: ChainProblem | null
}

/** Called at intervals with the number of entries checked; returns whether to continue. */
export type Progress = (done: number, of: number) => boolean | Promise<boolean>

export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

const progressEvery = 500

/**
 * Verifies a downloaded ledger, one entry per line: each line is the canonical text of its entry, numbers are
 * consecutive, each entry names the hash of the one before and was not recorded earlier than it, and each hash is that of
 * its entry. Any changed byte and any removed or moved line is found. A missing end is not; the signed heads reveal that.
 */
export async function checkChain(text: string, sha256: Sha256, progress: Progress = () => true): Promise<ChainCheck> {
  const texts = text === '' ? [] : (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
  const lines: LedgerLine[] = []
  let prev = beforeFirst
  for (const [i, own] of texts.entries()) {
    const failed = (code: ChainProblem['code']): ChainCheck => ({ lines, problem: { code, line: i + 1 } })
    const line = parseLine(own)
    if (!line) return failed('unreadable')
    if (!isOneText(line, own)) return failed('not_canonical')
    if (line.seq !== i + 1) return { lines, problem: { code: 'sequence', line: i + 1, found: line.seq } }
    if (line.prev !== prev) return failed('broken_link')
    if ((await sha256(hashedText(line))) !== line.hash) return failed('wrong_hash')
    if (lines.length > 0 && line.recordedAt < lines.at(-1)!.recordedAt) return failed('time_backwards')
    prev = line.hash
    lines.push(line)
    if (lines.length % progressEvery === 0 && !(await progress(lines.length, texts.length))) throw new Cancelled()
  }
  return { lines, problem: null }
}

/** Kinds that are added one day have this form, too. */
const kindForm = /^[a-z][a-z-]{0,39}$/

/** Entry kinds unknown to this version: the chain is valid, but their effect is unknown. */
export function unknownKinds(lines: readonly LedgerLine[]): string[] {
  const known: ReadonlySet<string> = new Set(entryKinds)
  return [...new Set(lines.map(({ kind }) => String(kind)))].filter((kind) => !known.has(kind))
}

function parseLine(text: string): LedgerLine | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { v, seq, kind, occurredAt, recordedAt, actorRole, payload, prev, hash } = value as Record<string, unknown>
  const texts = [occurredAt, recordedAt, actorRole, prev, hash]
  const isLine =
    v === 1 &&
    Number.isSafeInteger(seq) &&
    typeof kind === 'string' &&
    kindForm.test(kind) &&
    texts.every((one) => typeof one === 'string') &&
    typeof payload === 'object' &&
    payload !== null
  return isLine ? (value as LedgerLine) : null
}

/** A line that parses but is not canonical counts as changed, too. */
function isOneText(line: LedgerLine, text: string): boolean {
  try {
    return lineText(line) === text
  } catch {
    return false
  }
}

/** A signed head: the length of the chain at that time, and its hash. */
export interface SignedHead {
  readonly seq: number
  readonly hash: string
  /** ISO 8601 in UTC. */
  readonly time: string
  readonly keyId: string
  /** Ed25519 over `headText`, base64url. */
  readonly signature: string
}

/** The text that the signature of a head covers. */
export function headText({ seq, hash, time, keyId }: Omit<SignedHead, 'signature'>): string {
  return `ledger-head-v1\n${seq}\n${hash}\n${time}\n${keyId}`
}
