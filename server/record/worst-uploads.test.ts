import { describe, expect, it } from 'vitest'
import { readGoldBars } from '#domain/gold/bars.ts'
import { readOperations } from '#domain/record/operations-file.ts'
import { checkSignature } from './origin/check-signature.ts'
import { mailExcess, mailLimits } from './origin/mail-size.ts'
import { mailsInApart, readMailApart } from './origin/read-apart.ts'
import { readUpload } from './uploaded-text.ts'

const rules = { lookUp: async () => ({ kind: 'none' }) as const, receivedAt: new Date(0), ownDomains: [] }
const mailOf = (head: string, body = 'Hello') => Buffer.from(`From: a@example.com\r\n${head}\r\n\r\n${body}\r\n`)
const folded = (lines: number) => mailOf(`Subject: x\r\nX-A: x${'\r\n x'.repeat(lines)}`)
const parts = (count: number) =>
  mailOf('Content-Type: multipart/mixed; boundary="b"', `${'--b\r\n\r\n\r\n'.repeat(count)}--b--`)
const signatures = (count: number) =>
  mailOf('DKIM-Signature: v=1; a=rsa-sha256; d=example.com; s=x; b=AA; bh=AA\r\n'.repeat(count).trimEnd())
const minutes = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString().slice(0, 16).replace('T', ' '),
  )
const bars = (count: number) =>
  Buffer.from(
    `Date,Time,Open,High,Low,Close,Volume\n${minutes(count)
      .map((at) => `${at.replace(' ', ',')},2650,2651,2649,2650,1`)
      .join('\n')}`,
  )
const operations = (count: number) =>
  Buffer.from(
    `date,type,entry,exit\n${minutes(count)
      .map((at) => `${at},buy,2650,2651`)
      .join('\n')}`,
  )

async function* file(bytes: Buffer) {
  yield bytes
}

/** Processor time of this thread, ms, independent of other processes. */
const worked = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The longest time, ms, for which an operation blocked the event loop. */
async function longestStop(work: () => unknown): Promise<number> {
  let longest = 0
  let last = worked()
  const look = () => {
    longest = Math.max(longest, worked() - last)
    last = worked()
  }
  const timer = setInterval(look, 1)
  await work()
  look()
  clearInterval(timer)
  return longest
}

describe('the worst possible upload', () => {
  it.each([
    ['a header folded over thousands of lines', folded(80_000), 'headerBytes'],
    ['a header folded over many short lines', folded(mailLimits.headerLines), 'headerLines'],
    ['empty parts', parts(400_000), 'parts'],
    ['signature headers', signatures(mailLimits.signatures + 1), 'signatures'],
    [
      'boundaries',
      mailOf('X: y', Array.from({ length: 60 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}`).join('\n')),
      'boundaries',
    ],
  ] as const)('as a mail with too much of one kind is rejected before parsing: %s', (_of, mail, excess) => {
    expect(mailExcess(mail)).toBe(excess)
  })

  it('is refused as a mail, however it is read', async () => {
    await expect(readMailApart(folded(80_000), 2, rules)).rejects.toMatchObject({ name: 'TooHeavy' })
    await expect(mailsInApart(parts(400_000))).rejects.toMatchObject({ name: 'TooHeavy' })
  })

  it('leaves an ordinary mail alone', async () => {
    const mail = mailOf(
      'Subject: Statement\r\nContent-Type: multipart/mixed; boundary="b"',
      '--b\r\n\r\nOne\r\n--b\r\n\r\nTwo\r\n--b--',
    )
    expect(mailExcess(mail)).toBe(null)
    expect((await readMailApart(mail, 2, rules)).signature).toMatchObject({ kind: 'refused', reason: 'unsigned' })
    expect(await mailsInApart(mail)).toEqual([mail])
  })

  it('never blocks the serving thread, for any parser', async () => {
    const gold = bars(60_000)
    const list = operations(10_000)
    const mail = folded(15_000)
    const cases: readonly (readonly [string, () => unknown, () => unknown])[] = [
      ['a mail', () => readMailApart(mail, 2, rules).catch(() => {}), () => checkSignature(mail, rules)],
      ['gold prices', () => readUpload('goldBars', file(gold), [0], () => {}), () => readGoldBars(gold.toString(), 0)],
      [
        'operations',
        () => readUpload('operations', file(list), ['demo', Date.UTC(2027, 0, 1)]),
        () => readOperations(list.toString(), 'demo', Date.UTC(2027, 0, 1)),
      ],
    ]
    // Its library is loaded with the first mail.
    await checkSignature(mailOf('Subject: x'), rules)
    for (const [what, apart, here] of cases) {
      // The least of three, to exclude a garbage collection.
      const stopped = Math.min(await longestStop(apart), await longestStop(apart), await longestStop(apart))
      // Control: the same work in this thread.
      expect([what, stopped < (await longestStop(here)) / 2]).toEqual([what, true])
    }
  })
})
