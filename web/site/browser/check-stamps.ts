import { headText, type SignedHead } from '#domain/ledger/chain.ts'
import type { LedgerLine } from '#domain/ledger/entry.ts'
import { partAt, partsOf, readDer, tags } from '#domain/stamps/der.ts'
import { imprintOf, stampFindings } from '#domain/stamps/stamps.ts'
import { checkStamp, type SignedHow, type StampCrypto } from '#domain/stamps/token.ts'
import { sentenceOf } from '#web/site/parts/stamp-finding.ts'
import { moment, shown, type Verdict } from './verdict.ts'
import { verifySignature } from './verify-signature.ts'

const names = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const
const bytesOf = (bytes: Uint8Array) => Uint8Array.from(bytes)

/** The browser's Web Crypto, which only secure origins have. */
const browserCrypto: StampCrypto = {
  hash: async (name, bytes) => new Uint8Array(await crypto.subtle.digest(names[name], bytesOf(bytes))),
  async verify(how, key, signature, signed) {
    const hash = names[how.hash]
    const [algorithm, use] =
      how.key === 'rsa' ? [{ name: 'RSASSA-PKCS1-v1_5', hash }, signature] : ecdsaOf(how, hash, signature)
    const imported = await crypto.subtle.importKey('spki', bytesOf(key), algorithm, false, ['verify'])
    return crypto.subtle.verify(algorithm, imported, bytesOf(use), bytesOf(signed))
  },
}

/** A signature of ECDSA is two numbers in DER; browsers want both at the length of the curve's. */
function ecdsaOf({ curve }: SignedHow, hash: string, signature: Uint8Array) {
  const length = curve === 'P-384' ? 48 : 32
  const parts = partsOf(readDer(signature))
  const use = new Uint8Array(2 * length)
  for (const place of [0, 1]) {
    const digits = partAt(parts, place, tags.integer).content.slice(-length)
    use.set(digits, (place + 1) * length - digits.length)
  }
  return [{ name: 'ECDSA', namedCurve: curve ?? 'P-256', hash }, use] as const
}

/** Checks the site's stamps against a valid copy, and shows what third parties confirm. */
export async function checkStamps(text: string, lines: readonly LedgerLine[], verdict: Verdict): Promise<void> {
  const all = text.split('\n').filter((line) => line !== '')
  if (all.length === 0 || !globalThis.crypto.subtle) {
    verdict.bad(all.length === 0 ? 'noStamps' : 'stampUnchecked')
    return
  }
  const good: { seq: number; time: string; by: string }[] = []
  for (const [index, line] of all.entries()) {
    try {
      const { head, stamp } = JSON.parse(line) as { head: SignedHead; stamp: string }
      const bytes = Uint8Array.from(atob(stamp), (character) => character.charCodeAt(0))
      const { time, authority, certificate } = await checkStamp(bytes, imprintOf(head), browserCrypto)
      const isSigned = await verifySignature(head.keyId, headText(head), head.signature)
      if (isSigned === false) verdict.bad('stampFails', shown(index + 1))
      else if (lines[head.seq - 1]?.hash !== head.hash) verdict.bad('stampOther', shown(head.seq), moment(time))
      else good.push({ seq: head.seq, time, by: `${moment(time)}, ${authority} (${certificate})` })
    } catch {
      verdict.bad('stampFails', shown(index + 1))
    }
  }
  good.sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
  const [first, last] = [good[0], good.at(-1)]
  if (!first || !last) return
  verdict.good('stamped', shown(good.length))
  for (const { seq, by } of new Set([first, last])) verdict.good('dated', shown(seq), by)
  const recordedAt = (seq: number) => lines[seq - 1]!.recordedAt
  for (const finding of stampFindings(good, lines.length, recordedAt, new Date()))
    verdict.bad(...sentenceOf(finding, shown, moment))
}
