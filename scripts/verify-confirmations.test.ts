import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { checkCopy } from '#domain/ledger/copy.ts'
import type { ConfirmationPayload, NewEntry } from '#domain/ledger/payloads.ts'
import { confirmedMonths } from '#domain/origin/confirmed-months.ts'
import { replayLedger } from '#domain/record/ledger-replay.ts'
import { chainOf, copyOf, dealEntry, headOf, newKeys, verify } from '#server/testing/ledger.ts'

const script = fileURLToPath(new URL('./verify-ledger.mjs', import.meta.url))
const keys = newKeys()
const hash = 'a'.repeat(64)

const deal = (ticket: string, occurredAt: string): NewEntry => {
  const entry = dealEntry(0, 0) as Extract<NewEntry, { kind: 'deal' }>
  return { ...entry, occurredAt, payload: { ...entry.payload, ticket } }
}
const opened = { account: 'gold', name: 'Gold', type: 'live', currency: 'USD', broker: null, zone: null }
const imported = {
  account: 'gold',
  file: '',
  kind: 'history',
  digits: 2,
  deals: 3,
  newDeals: 3,
  figures: 31,
  login: hash,
}
const confirmation: ConfirmationPayload = {
  account: 'gold',
  domain: 'broker.example',
  selector: 's1',
  bodyHash: `${'A'.repeat(43)}=`,
  mail: hash,
  key: hash,
  keySeenAt: '2026-01-03T08:00:00.000Z',
  from: '2026-01-02T00:00:00',
  until: '2026-01-02T23:59:00',
  balance: 100_100,
  equity: null,
  tickets: ['11', '12'],
  login: hash,
}
const moment = '2026-01-03T08:00:00.000Z'
const entries = (own: Partial<ConfirmationPayload> = {}): NewEntry[] => [
  { kind: 'account-opened', occurredAt: moment, payload: opened },
  { kind: 'import', occurredAt: moment, payload: imported } as NewEntry,
  deal('11', '2026-01-02T10:00:00'),
  deal('12', '2026-01-02T11:00:00'),
  deal('13', '2026-01-05T11:00:00'),
  { kind: 'confirmation', occurredAt: moment, payload: { ...confirmation, ...own } },
]
const copyWith = (own: Partial<ConfirmationPayload> = {}) => {
  const lines = chainOf(entries(own))
  return copyOf(lines, headOf(lines, keys))
}

async function verified(copy: string): Promise<{ holds: boolean; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'ledger.jsonl')
  await writeFile(file, copy)
  return new Promise((resolve) => {
    execFile(process.execPath, [script, file], (error, out, problem) => {
      resolve({ holds: error === null, said: out + problem })
    })
  })
}

describe('confirmations in a copy of the ledger', () => {
  it('are counted by month and signer, by script and page alike', async () => {
    const { holds, said } = await verified(copyWith())
    expect([holds, said]).toEqual([
      true,
      expect.stringMatching(
        /^confirmed: 2026-01: 1: domain +broker\.example.*\n^confirmed: 2026-01: 1: days +1 .*\n^confirmed: 2026-01: 1: of +2 /m,
      ),
    ])
    expect(said).toContain(
      'emails signed by broker.example, according to this site, match 1 of 2 trading days; other days: uploaded by the operator, not confirmed by the broker',
    )
    const { lines, problem } = await checkCopy(copyWith(), { sha256, verify })
    expect(problem).toBeNull()
    const [gold] = replayLedger(lines).accounts
    expect(confirmedMonths(gold!.deals, gold!.confirmations)).toEqual([
      { month: '2026-01', days: 2, confirmed: [{ domain: 'broker.example', days: 1 }] },
    ])
  })

  it('show where to look their keys up, which services were asked, and what to compare', async () => {
    const keyRecord = 'v=DKIM1; p=MIIBIjANBg'
    const { holds, said } = await verified(copyWith({ keyRecord, key: sha256(keyRecord), keyServers: ['10.0.0.1'] }))
    expect(holds).toBe(true)
    expect(said).toMatch(/^key: \S+\._domainkey\.broker\.example +v=DKIM1; p=MIIBIjANBg /m)
    expect(said).toMatch(/ dig \+short TXT \S+\._domainkey\.broker\.example @1\.1\.1\.1 /)
    expect(said).toContain('10.0.0.1')
  })

  it.each<[string, Partial<ConfirmationPayload>]>([
    ['names a deal that is not recorded', { tickets: ['11', '12', '99'] }],
    ['leaves out a deal of its time', { tickets: ['11'] }],
    ['is of another number', { login: 'b'.repeat(64) }],
    ['has another form', { domain: 'broker' }],
    ['holds another key record than its hash is of', { keyRecord: 'v=DKIM1; p=AAAA' }],
  ])('are detected if one %s, with its line', async (_how, own) => {
    const { holds, said } = await verified(copyWith(own))
    expect([holds, said]).toEqual([false, expect.stringContaining('BROKEN at line 6: the confirmation')])
    const { problem } = await checkCopy(copyWith(own), { sha256, verify })
    expect(problem).toEqual({ code: 'wrong_confirmation', line: 6 })
  })
})
