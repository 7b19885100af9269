import { canonicalJson } from './canonical.ts'
import { type ChainProblem, checkChain, headText, type Progress, type SignedHead } from './chain.ts'
import { wrongConfirmation } from './check-confirmations.ts'
import type { LedgerLine, Sha256 } from './entry.ts'

/** Problems of a copy besides those of its chain: in its end, or in cross-references of its entries. */
const endProblems = ['cut_off', 'wrong_head', 'wrong_signature', 'wrong_confirmation'] as const

export interface CopyProblem extends Omit<ChainProblem, 'code'> {
  code: ChainProblem['code'] | (typeof endProblems)[number]
}

export interface CopyCheck {
  lines: readonly LedgerLine[]
  /** The signed head at the end of the copy; null if there is none. */
  head: SignedHead | null
  /** The first problem; null if the copy is intact up to its signed head. */
  problem: CopyProblem | null
  /** True if the signature is valid for the key; null if this machine can't check it. */
  isSigned: boolean | null
}

/** Checks a signature (Ed25519, both base64url); null if it can't be checked. */
export type Verify = (keyId: string, text: string, signature: string) => boolean | null | Promise<boolean | null>

/** The last line of a download: the length of the chain, signed. */
export function headLine({ seq, hash, time, keyId, signature }: SignedHead): string {
  return canonicalJson({ head: { seq, hash, time, keyId, signature } })
}

/**
 * Verifies a whole copy: its chain, and that it ends where its signed head says. Any changed byte and any removed,
 * moved or added entry is found, with its line.
 */
export async function checkCopy(
  text: string,
  { sha256, verify }: { sha256: Sha256; verify: Verify },
  progress?: Progress,
): Promise<CopyCheck> {
  const start = text.lastIndexOf('\n', text.length - 2) + 1
  const head = text.endsWith('\n') ? parseHead(text.slice(start, -1)) : null
  const { lines, problem } = await checkChain(head ? text.slice(0, start) : text, sha256, progress)
  const result = { lines, head, isSigned: null }
  if (problem) return { ...result, problem }
  const ends = lines.length + 1
  if (!head) return { ...result, problem: { code: 'cut_off', line: ends } }
  if (head.seq !== lines.length || head.hash !== lines.at(-1)?.hash) {
    return { ...result, problem: { code: 'wrong_head', line: ends, found: head.seq } }
  }
  if (lines.length > 0 && head.time < lines.at(-1)!.recordedAt)
    return { ...result, problem: { code: 'time_backwards', line: ends } }
  const isSigned = await verify(head.keyId, headText(head), head.signature)
  if (isSigned === false) return { ...result, isSigned, problem: { code: 'wrong_signature', line: ends } }
  const wrong = wrongConfirmation(lines)
  return { ...result, isSigned, problem: wrong && { code: 'wrong_confirmation', line: wrong.seq } }
}

function parseHead(line: string): SignedHead | null {
  try {
    const { head } = JSON.parse(line) as { head?: SignedHead }
    return head && headLine(head) === line ? head : null
  } catch {
    return null
  }
}
