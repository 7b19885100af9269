import { randomBytes } from 'node:crypto'
import { type CheckedStamp, StampError } from '#domain/stamps/token.ts'
import { readAtMost, withinTime } from '#server/outside/read-answer.ts'
import { checkTrustedStamp } from './check.ts'

/** Maximum bytes of an answer: a stamp with a few certificates has about 6 kB. */
const maxAnswerBytes = 64 * 1024
const timeoutMs = 10_000

type ReceivedStamp = CheckedStamp & { readonly response: Buffer }

/**
 * Requests an authority's stamp over a SHA-256 (64 hexadecimal digits) by HTTP (RFC 3161 §3.4), and checks the
 * response, which must repeat the nonce. Throws without a valid one.
 */
export async function askForStamp(
  server: string,
  imprint: string,
  { patience, roots }: { patience: number; roots?: readonly string[] | undefined },
): Promise<ReceivedStamp> {
  const nonce = randomBytes(8)
  // A positive integer in its shortest encoding.
  nonce[0] = (nonce.readUInt8() & 0x3f) | 0x40
  const number = nonce.toString('hex')
  const response = await fetch(server, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: Buffer.from(`30430201013031300d060960864801650304020105000420${imprint}0208${number}0101ff`, 'hex'),
    redirect: 'error',
    signal: withinTime(timeoutMs * patience),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new StampError('refused')
  }
  const answer = await readAtMost(response, maxAnswerBytes)
  if (answer === null) throw new StampError('unreadable')
  const stamp = await checkTrustedStamp(answer, imprint, roots)
  if (stamp.nonce !== number) throw new StampError('other_imprint')
  return { ...stamp, response: answer }
}
