import { dayMs } from '#domain/basics/instant.ts'
import { sha256 } from '#domain/basics/sha256.ts'
import { canonicalJson } from '#domain/ledger/canonical.ts'
import type { SignedHead } from '#domain/ledger/chain.ts'
import { headLine } from '#domain/ledger/copy.ts'

/** Maximum days from an entry to the first stamp that covers it; stamps are daily. */
export const maxDaysToStamp = 3
/** Days after which an unchanged ledger is stamped again, so that a gap in the stamps is meaningful. */
const restampDays = 7

/** Milliseconds by which an authority's clock and this machine's may differ. */
const maxClockDifference = 5 * 60_000
/** A day, and the time that the daily job may be early. */
const stampEveryMs = dayMs - 2 * 60 * 60_000

/** A stamp of an authority over a signed head: that entry and all before it existed then. */
type HeadStamp = { readonly seq: number; readonly time: string }

/** SHA-256 of the signed head at the end of a download, which authorities stamp; 64 hexadecimal digits. */
export const imprintOf = (head: SignedHead): string => sha256(headLine(head))

/** A line of the file of all stamps: the head, and the authority's answer in base64. */
export const stampLine = ({ seq, hash, time, keyId, signature }: SignedHead, stamp: string): string =>
  canonicalJson({ head: { seq, hash, time, keyId, signature }, stamp })

/** True if a stamp is due: daily while the ledger grows, else weekly. `last`: the last stamped imprint, and when. */
export function isStampDue(
  last: { readonly seq: number; readonly askedAt: Date } | null,
  seq: number,
  now: Date,
): boolean {
  if (last === null) return true
  // A clock that was set back must not stop it.
  const since = Math.abs(now.getTime() - last.askedAt.getTime())
  return since >= (seq > last.seq ? stampEveryMs : restampDays * dayMs)
}

/**
 * Contradictions between stamps and the ledger's own times. - `ahead`: an entry dated after a stamp that covers it. -
 * `late`: entries `from` to `to`, first stamped days after their date. - `gap`: no stamp for longer than weekly. -
 * `open`: entries from `from` on have waited for days for a stamp.
 */
export type StampFinding =
  | { readonly code: 'ahead'; readonly entry: number; readonly recorded: string; readonly stamped: string }
  | {
      readonly code: 'late'
      readonly from: number
      readonly to: number
      readonly recorded: string
      readonly stamped: string
    }
  | { readonly code: 'gap'; readonly since: string; readonly until: string }
  | { readonly code: 'open'; readonly from: number; readonly recorded: string }

/**
 * Compares stamps with the dates of entries. Dates never decrease, so the first and last entry of a stretch suffice.
 * `entries`: their number. Without stamps there are no findings.
 */
export function stampFindings(
  stamps: readonly HeadStamp[],
  entries: number,
  recordedAt: (seq: number) => string,
  now: Date,
): StampFinding[] {
  const findings: StampFinding[] = []
  let covered = 0
  let before: string | null = null
  const apart = (from: string, until: string) => Date.parse(until) - Date.parse(from)
  for (const { seq, time } of [...stamps].sort((a, b) => Date.parse(a.time) - Date.parse(b.time) || a.seq - b.seq)) {
    const recorded = recordedAt(seq)
    if (apart(time, recorded) > maxClockDifference)
      findings.push({ code: 'ahead', entry: seq, recorded, stamped: time })
    if (before !== null && apart(before, time) > (restampDays + maxDaysToStamp) * dayMs)
      findings.push({ code: 'gap', since: before, until: time })
    before = time
    if (seq <= covered) continue
    const first = recordedAt(covered + 1)
    if (apart(first, time) > maxDaysToStamp * dayMs)
      findings.push({ code: 'late', from: covered + 1, to: seq, recorded: first, stamped: time })
    covered = seq
  }
  if (before === null) return findings
  if (covered < entries) {
    const recorded = recordedAt(covered + 1)
    if (apart(recorded, now.toISOString()) > maxDaysToStamp * dayMs)
      findings.push({ code: 'open', from: covered + 1, recorded })
  }
  if (apart(before, now.toISOString()) > (restampDays + maxDaysToStamp) * dayMs)
    findings.push({ code: 'gap', since: before, until: now.toISOString() })
  return findings
}

/** A stamp as pages name it. */
export type PublicStamp = HeadStamp & {
  readonly id: string
  /** Name in its certificate, and that certificate. */
  readonly authority: string
  readonly certificate: string
  /** The stamped SHA-256 of the signed head, 64 hexadecimal digits. */
  readonly imprint: string
}

/** Evidence from third parties. */
export type PublicStamps = {
  readonly oldest: PublicStamp
  readonly newest: PublicStamp
  readonly count: number
  readonly findings: readonly StampFinding[]
}
