import { dayMs } from '#domain/basics/instant.ts'
import { sha256 } from '#domain/basics/sha256.ts'
import { Cancelled, type SignedHead, unknownKinds } from '#domain/ledger/chain.ts'
import { type CopyCheck, type CopyProblem, checkCopy } from '#domain/ledger/copy.ts'
import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { SiteLedger } from './fetch-ledger.ts'
import { moment, shown, type Verdict } from './verdict.ts'
import { verifySignature } from './verify-signature.ts'

/** Milliseconds at a stretch: less than a keystroke needs to be shown. */
const slice = 12

type CheckOptions = {
  readonly bytes: ArrayBuffer
  readonly site: SiteLedger
  /** The visitor's noted number and fingerprint. */
  readonly kept: string
  /** True if the copy is the site's current one. */
  readonly isOwn: boolean
  readonly verdict: Verdict
  /** Called with the progress; returns false to cancel. */
  readonly goesOn: (done: number, of: number) => boolean
}

/** Checks a copy and shows the result; returns its entries if valid, else null. */
export async function check({
  bytes,
  site,
  kept,
  isOwn,
  verdict,
  goesOn,
}: CheckOptions): Promise<readonly LedgerLine[] | null> {
  if (bytes.byteLength === 0 && !site.head) {
    verdict.say('empty')
    return null
  }
  // Bytes that are no text become a mark that no hash covers; the mark at the start of a file is a change, too.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let since = performance.now()
  const found = await checkCopy(text, { sha256, verify: verifySignature }, async (done, of) => {
    if (performance.now() - since < slice) return true
    if (!goesOn(done, of)) return false
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
    return true
  })
  if (!goesOn(found.lines.length, found.lines.length)) throw new Cancelled()
  if (found.problem) {
    sayProblem(found.problem, found, text, verdict)
    return null
  }
  const { lines } = found
  verdict.good('holds', shown(lines.length))
  if (found.isSigned) verdict.good('signed', moment(found.head!.time))
  else verdict.say('unsigned')
  if (found.head) sayHead(found.head, verdict)
  const unknown = unknownKinds(lines)
  if (unknown.length > 0) verdict.bad('unknownKinds', unknown.join(', '))
  const isTrusted = compareWithSite(found, site, isOwn, verdict)
  compareWithMail(kept, lines, verdict)
  return isTrusted ? lines : null
}

/** Warns of a clock set forward, and shows the head to note down. */
function sayHead({ seq, hash, time }: SignedHead, verdict: Verdict): void {
  if (Date.parse(time) > Date.now() + dayMs) verdict.bad('ahead')
  verdict.good('keep', `${seq} · ${hash}`)
}

function sayProblem({ code, line, found }: CopyProblem, { lines }: CopyCheck, text: string, verdict: Verdict): void {
  verdict.bad('broken', shown(line))
  switch (code) {
    case 'sequence':
      verdict.bad(code, shown(line), shown(found ?? 0))
      break
    case 'wrong_head':
      verdict.bad(code, shown(found ?? 0), shown(lines.length))
      break
    default:
      verdict.bad(code)
  }
  const there = lineAt(text, line)
  if (there) verdict.quote(there)
}

function lineAt(text: string, line: number): string {
  let from = 0
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', from)
    if (end < 0) return ''
    from = end + 1
  }
  const end = text.indexOf('\n', from)
  return text.slice(from, end < 0 ? undefined : end)
}

/** Compares the copy with this site: signed by one of its keys, with the same end at that length. */
function compareWithSite({ head, lines }: CopyCheck, site: SiteLedger, isOwn: boolean, verdict: Verdict): boolean {
  if (!head || !site.keys.some(({ keyId }) => keyId === head.keyId)) {
    verdict.bad('otherKey')
    return false
  }
  const now = site.head
  if (now && now.seq === head.seq && (now.hash !== head.hash || now.signature !== head.signature)) {
    verdict.bad('otherEnd')
    return false
  }
  if (!isOwn && now && now.seq > lines.length) verdict.say('older', shown(now.seq))
  return true
}

function compareWithMail(kept: string, lines: readonly LedgerLine[], verdict: Verdict): void {
  const [, entry, fingerprint] = /(\d+)\D+?([0-9a-f]{12,64})/i.exec(kept) ?? []
  if (!entry || !fingerprint) return
  const isThere = lines[Number(entry) - 1]?.hash.startsWith(fingerprint.toLowerCase())
  verdict[isThere ? 'good' : 'bad'](isThere ? 'kept' : 'notKept', shown(Number(entry)))
}
