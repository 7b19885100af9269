import { dayMs } from '#domain/instant.ts'
import { canonicalJson } from '#domain/ledger/canonical.ts'
import type { SignedHead } from '#domain/ledger/chain.ts'
import { headLine } from '#domain/ledger/copy.ts'
import { sha256 } from '#domain/sha256.ts'

/** Longest time between an entry and the first stamp that covers it before it is named, days: stamps are daily. */
export const maxDaysToStamp = 3
/** Days after which a ledger without new entries is stamped again, so that a time without stamps means something. */
export const restampDays = 7

/** Milliseconds by which an authority's clock and this machine's may differ. */
const maxClockDifference = 5 * 60_000
/** A day, and the time that the daily job may be early. */
const stampEveryMs = dayMs - 2 * 60 * 60_000

/** A stamp of an authority over a signed head: that entry and all before it existed then. */
export type HeadStamp = { readonly seq: number; readonly time: string }

/** SHA-256 of a signed head as it ends a download, which is what authorities stamp; 64 hexadecimal digits. */
export const imprintOf = (head: SignedHead): string => sha256(headLine(head))

/** A line of the file of all stamps: the head, and the authority's answer in base64. */
export const stampLine = ({ seq, hash, time, keyId, signature }: SignedHead, stamp: string): string =>
  canonicalJson({ head: { seq, hash, time, keyId, signature }, stamp })

/** Whether an authority is asked for a stamp: daily while the ledger grows, else weekly. `last`: what it stamped last, and when. */
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
 * Where stamps and the times of the ledger's own clock do not go together.
 * - `ahead`: an entry says that it was recorded after a stamp that covers it.
 * - `late`: entries `from` to `to` were first stamped days after the first of them says that it was recorded.
 * - `gap`: nobody stamped anything for longer than the weekly stamp allows.
 * - `open`: entries from `from` on have waited for days for a stamp.
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
 * Compares stamps with the times at which entries say that they were recorded. Those times only go forward, so that the
 * first and last entry of a stretch tell. `entries`: how many there are. No stamps, no findings.
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
  /** As its certificate names it, and that certificate. */
  readonly authority: string
  readonly certificate: string
  /** What was stamped: SHA-256 of the signed head, 64 hexadecimal digits. */
  readonly imprint: string
}

/** What outsiders vouch for. */
export type PublicStamps = {
  readonly oldest: PublicStamp
  readonly newest: PublicStamp
  readonly count: number
  readonly findings: readonly StampFinding[]
}
