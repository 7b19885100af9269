import { sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { headText } from '#domain/ledger/chain.ts'
import { headLine } from '#domain/ledger/copy.ts'
import type { NewEntry } from '#domain/ledger/payloads.ts'
import { followedMonths } from '#domain/record/followed.ts'
import { replayLedger } from '#domain/record/ledger-replay.ts'
import { printedOfAccount } from '#domain/record/printed-account.ts'
import { accountRecord } from '#domain/report/account-record.ts'
import { isClosing } from '#domain/report/deal.ts'
import type { PositionedDeal } from '#domain/report/positions.ts'
import { type Finding, publicNotes } from '#domain/report/problem.ts'
import { chainOf, copyOf, dealEntry, headOf, newKeys } from '#server/testing/ledger.ts'
import { figuresSaid, runVerifyScript, saidName } from '#server/testing/verify-script.ts'
import { createFormat } from '#web/site/parts/format.ts'
import { printedText } from '#web/site/parts/printed-text.ts'
import { dealsOf } from '#web/site/testing/accounts.ts'
import { en } from '#web/words/site/en.ts'

const keys = newKeys()
/** The recording day of `chainOf`. */
const recordedOn = '2026-02-01'
const format = createFormat('en', en)

const verified = async (copy: string | Uint8Array, ...args: string[]) => {
  const { code, said } = await runVerifyScript(copy, ...args)
  return { holds: code === 0, code, said }
}

const month = (number: number, percentageGain: string) =>
  ({ year: 2026, month: number, percentageGain, profitAmount: 0, source: 'typed' }) as const

/** Deals of the account "gold", their balances running from 1,000.00. */
const dealsWith = (...profits: number[]) =>
  profits.map((profit, index): NewEntry => {
    const { payload, ...entry } = dealEntry(profit, index) as Extract<NewEntry, { kind: 'deal' }>
    const balance = profits.slice(0, index + 1).reduce((sum, one) => sum + one, 100_000)
    return { ...entry, payload: { ...payload, balance } }
  })
const opened = { account: 'gold', name: 'Gold', type: 'live', currency: 'USD', broker: null, zone: null }
const entries: NewEntry[] = [
  { kind: 'month', occurredAt: '2026-01-31', payload: month(1, '10.00') },
  { kind: 'month', occurredAt: '2026-02-28', payload: month(2, '99.00') },
  { kind: 'correction', occurredAt: '2026-02-28', payload: { supersedes: 2, reason: null, now: month(2, '-50.00') } },
  { kind: 'account-opened', occurredAt: '2026-01-01T00:00:00.000Z', payload: opened },
  ...dealsWith(1250, -480, -2210),
]
const lines = chainOf(entries)
const head = headOf(lines, keys)
const copy = copyOf(lines, head)
const signed = (list: readonly NewEntry[]) => copyOf(chainOf(list), headOf(chainOf(list), keys))

/** The account of these deals on the ledger, with its pages' figures as the script prints them. */
function published(deals: readonly PositionedDeal[], currency = 'USD') {
  const opened = { account: 'made', name: 'Made', type: 'demo', currency, broker: null, zone: null }
  const counts = { deals: deals.length, newDeals: deals.length, figures: 31, agree: 30 }
  const findings = [{ code: 'price_differs', count: 2, tickets: ['1004', '1009'] }] as const
  const open = { positions: 7, balance: 240_000, result: -31_000 }
  const openBefore = { ...open, positions: 5, result: -9_000 }
  const imported = {
    account: 'made',
    file: '5e'.repeat(32),
    kind: 'history',
    digits: 2,
    ...counts,
    login: null,
    findings,
    open,
  }
  const added = deals.map(({ time, volume, price, ...deal }): NewEntry => {
    // The ledger has no −0.
    const whole = { profit: deal.profit + 0, swap: deal.swap + 0, commission: deal.commission + 0 }
    const payload = { account: 'made', order: '', ...deal, ...whole, volume: String(volume), price: String(price) }
    return { kind: 'deal', occurredAt: time, payload }
  })
  const entries: NewEntry[] = [
    { kind: 'account-opened', occurredAt: '2025-01-01', payload: opened },
    {
      kind: 'import',
      occurredAt: '2025-01-01T09:00:00.000Z',
      payload: { ...imported, deals: 0, newDeals: 0, open: openBefore },
    },
    { kind: 'import', occurredAt: '2025-01-01T10:00:00.000Z', payload: imported },
    ...added,
  ]
  const own = chainOf(entries)
  const checked = { on: '2025-01-01', recomputed: 31, agree: 30, findings, open, openBefore }
  const record = accountRecord(deals, 2)!
  const row = own.findLast(({ payload }) => record.trade && payload.ticket === record.trade.ticket)
  const tradeEntry = row && { seq: row.seq, hash: row.hash, report: { on: '2025-01-01', file: imported.file } }
  const account = {
    type: 'demo' as const,
    currency,
    registeredOn: recordedOn,
    followed: followedMonths(
      deals.filter(isClosing).map(({ time }) => ({ day: time.slice(0, 10), importedOn: recordedOn, count: 1 })),
    ),
    endedOn: null,
    checked,
    record,
    ...(tradeEntry && { tradeEntry }),
  }
  const printed = printedOfAccount(account, { monthlyPrice: 89.95, deposit: 1_000, now: Date.now() }).map(
    (figure): [string, string] => {
      const isDay = ['day', 'period', 'clockMoment'].includes(figure.unit)
      return [
        saidName(figure.name),
        isDay ? String(figure.value).replace('/', ' to ').replace('T', ' ') : printedText(format, figure, currency),
      ]
    },
  )
  return { copy: copyOf(own, headOf(own, keys)), printed, entries }
}

/** The same, the last of them in the week before the ledger recorded it. */
function latest(deals: readonly PositionedDeal[]): PositionedDeal[] {
  const ahead = Date.parse(`${recordedOn}T00:00:00Z`) - Date.parse(`${deals.at(-1)!.time}Z`)
  return deals.map((deal) => ({
    ...deal,
    time: new Date(Date.parse(`${deal.time}Z`) + ahead).toISOString().slice(0, 19),
  }))
}

/** Histories of every kind of report. */
const histories = {
  'trades followed live in part': latest(dealsOf(40)),
  'months of gold and another symbol': dealsOf(400),
  'a few positions': dealsOf(12),
  'positions left open': rebalanced(dealsOf(60).filter((_, index) => index % 17 !== 4)),
  'hedging, closed in parts': inParts(dealsOf(120)),
  'netting, turned round': netted(dealsOf(90)),
  'a stop-out after a withdrawal, then a top-up': stoppedOut(dealsOf(80)),
  'charges, interest and credit': charged(dealsOf(70)),
  'a history that begins within the account': rebalanced(dealsOf(50).slice(21), 250_000),
  'deposits alone': dealsOf(0),
}

/** The same rows with recomputed balances. */
function rebalanced(deals: readonly PositionedDeal[], opening = 0): PositionedDeal[] {
  let balance = opening
  return deals.map((deal) => {
    balance += deal.profit + deal.swap + deal.commission + deal.fee
    return { ...deal, balance }
  })
}

/** Each position closed in two parts, the second a day later. */
function inParts(deals: readonly PositionedDeal[]): PositionedDeal[] {
  const parts = deals.flatMap((deal): PositionedDeal[] => {
    if (deal.direction !== 'out' || deal.volume < 0.02) return [deal]
    const volume = Math.floor(deal.volume * 50) / 100
    const profit = Math.trunc(deal.profit / 3)
    const rest = Math.round((deal.volume - volume) * 100) / 100
    const time = new Date(Date.parse(`${deal.time}Z`) + 86_400_000).toISOString().slice(0, 19)
    return [
      { ...deal, volume, profit },
      {
        ...deal,
        ticket: `${deal.ticket}b`,
        time,
        volume: rest,
        profit: deal.profit - profit,
        swap: -7,
        direction: 'out by',
      },
    ]
  })
  return rebalanced(parts.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)))
}

/** The same without named positions; every fifth closing turns the position round. */
function netted(deals: readonly PositionedDeal[]): PositionedDeal[] {
  return rebalanced(
    deals.map((deal, index) =>
      deal.direction === 'out' && index % 5 === 0
        ? { ...deal, position: null, hasStop: null, direction: 'in/out', volume: deal.volume * 2 }
        : { ...deal, position: null, hasStop: null },
    ),
  )
}

function stoppedOut(deals: readonly PositionedDeal[]): PositionedDeal[] {
  const at = Math.floor(deals.length / 2)
  const [flow, before] = [deals[0]!, deals[at]!]
  const { balance } = rebalanced(deals.slice(0, at)).at(-1)!
  const time = before.time
  const loss = {
    ...deals[2]!,
    time,
    ticket: 'so',
    position: 'so',
    swap: 0,
    commission: 0,
    profit: 9_000 - (balance - 200_000),
  }
  return rebalanced([
    ...deals.slice(0, at),
    { ...flow, time, ticket: 'w', profit: -200_000 },
    { ...loss, ticket: 'so1', direction: 'in', profit: 0, type: loss.type === 'buy' ? 'sell' : 'buy' },
    loss,
    { ...flow, time, ticket: 't', profit: 50_000 },
    ...deals.slice(at),
  ])
}

function charged(deals: readonly PositionedDeal[]): PositionedDeal[] {
  const others = ['charge', 'interest', 'credit', 'tax', 'correction'] as const
  return rebalanced(
    deals.flatMap((deal, index) => {
      const row = { ...deals[0]!, time: deal.time, ticket: `x${index}`, type: others[index % others.length]! }
      return index > 3 && index % 9 === 0 ? [deal, { ...row, profit: index % 2 ? -1_234 : 777 }] : [deal]
    }),
  )
}

describe('the script that checks a copy of the ledger without us', () => {
  it('marks records made up for a demonstration', async () => {
    expect((await verified(copy)).said).not.toContain('made up')
    const madeUp = chainOf([{ ...entries[0]!, payload: { ...month(1, '10.00'), isMadeUp: true } } as NewEntry])
    const { holds, said } = await verified(copyOf(madeUp, headOf(madeUp, keys)))
    expect([holds, said]).toEqual([true, expect.stringMatching(/made up for a demonstration\s+1 +entries/)])
  })

  it.each(Object.entries(histories))('prints every figure of the pages, to the digit: %s', async (_name, deals) => {
    const { copy, printed } = published(deals)
    const { code, said } = await verified(copy)
    expect(said).not.toMatch(/DISAGREES|BROKEN|UNKNOWN/)
    expect(Object.fromEntries(figuresSaid(said, 'Made, demo account'))).toEqual(Object.fromEntries(printed))
    expect([...figuresSaid(said, 'Made, demo account').keys()].sort()).toEqual(printed.map(([name]) => name).sort())
    expect(code).toBe(0)
  })

  it('prints each figure with account, type, period and source', async () => {
    const { said } = await verified(published(dealsOf(12)).copy)
    const [line] = said.split('\n').filter((one) => one.startsWith('growth '))
    expect(line).toMatch(
      / {2}Made, demo account, 2024-01-08 to 2024-\d\d-\d\d, uploaded by the operator, not confirmed by the broker$/,
    )
    expect(said).toContain('Not checked: whether the files that the operator uploaded came from a broker')
  })

  it("prints findings and omissions in words, like the account's page", async () => {
    const findings = publicNotes.map((code): Finding => {
      const amounts = { printed: 'PRINTED', recomputed: 'RECOMPUTED' }
      const isCounted =
        code === 'numbers_alone' ||
        (/: FIRST(?: \(SECOND\)|\.)/.test(en.account.found[code]('FIRST', 'SECOND')) && code !== 'currency_unchecked')
      return { code, ...(isCounted ? { count: 2, tickets: ['1004', '1009'] } : amounts) }
    })
    const told = published(dealsOf(12), 'EUR').entries.map((entry) =>
      entry.kind === 'import' ? { ...entry, payload: { ...entry.payload, findings } } : entry,
    )
    const { said } = await verified(signed(told))
    const texts = [
      en.account.openLosses,
      en.risk.lessThanOneYear,
      en.account.few('30'),
      ...findings.map(({ code, count }) =>
        count === undefined
          ? en.account.found[code]('RECOMPUTED', 'PRINTED')
          : en.account.found[code]('2', '1004, 1009'),
      ),
      en.account.inCurrency('EUR'),
    ]
    const lines = said.split('\n').filter((line) => line.startsWith('Made: '))
    expect(lines.filter((line) => !line.includes('Last deal on record'))).toEqual(texts.map((text) => `Made: ${text}`))
    const last = dealsOf(12).at(-1)!.time.slice(0, 10)
    expect(lines.join('\n')).toContain(en.account.lastDeal(last, '').split('Days')[0]!.trim())
  })

  it('confirms a copy with figures it computed itself, corrected months included', async () => {
    const { holds, said } = await verified(copy, keys.keyId, `3:${lines[2]!.hash}`)
    expect(holds).toBe(true)
    expect(said).toMatch(/entries +7 /)
    expect(figuresSaid(said, 'months and trades').get('stated: compounded return')).toBe('−45.0%')
    expect(figuresSaid(said, 'months and trades').get('stated: sum of months')).toBe('−40%')
  })

  it('prints every figure of months, corrections and events on the pages, by the same names', async () => {
    const restored = {
      kind: 'restored',
      occurredAt: '2026-03-01',
      payload: { madeAt: '2026-02-20T00:00:00.000Z', lost: { seq: 9, hash: '' } },
    } as const
    for (const list of [
      [...entries.slice(0, 3), restored],
      [...entries, restored],
    ]) {
      const { said } = await verified(signed(list))
      const found = new Map(
        ['months and trades', 'correction of', 'what happened'].flatMap((of) => [...figuresSaid(said, of)]),
      )
      const { printed } = replayLedger(chainOf(list))
      const names = printed.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['corrections.1.before.gain', 'events.1.lost']))
      expect([...found.keys()].sort()).toEqual(names.map(saidName).sort())
      expect(found.get('corrections: 1: now: gain')).toBe('\u221250.00%')
    }
  })

  it('prints the end of a stated curve only if no account has deals, as pages do', async () => {
    const curveOf = async (list: readonly NewEntry[]) =>
      figuresSaid((await verified(signed(list))).said, 'months and trades').get('stated: curve')
    expect(await curveOf(entries.slice(0, 4))).toBe('0.55')
    expect(await curveOf(entries)).toBeUndefined()
  })

  const unknownKind = chainOf([...entries, { kind: 'reward', occurredAt: '2026-03-01', payload: {} } as never])
  /** An entry that was never recorded, with its own hash and signed as the last. */
  const written = (text: string) => {
    const lines = chainOf(entries)
    const entry = JSON.parse(text)
    const hash = sha256(`ledger-v1\n${text}`)
    const line = text.replace('"kind":', `"hash":"${hash}","kind":`)
    const last = { ...entry, hash, seq: lines.length + 1 }
    return `${copyOf(lines, null)}${line}\n${headLine(headOf([...lines, last], keys))}\n`
  }
  const hugeNumber = (number: string) =>
    written(
      `{"actorRole":"owner","kind":"claim","occurredAt":"2026-03-01","payload":{"claim":${number}},"prev":"${lines.at(-1)!.hash}","recordedAt":"2026-03-01","seq":8,"v":1}`,
    )

  it.each([
    ['a changed amount', copy.replace('-2210', '-2211'), 7],
    ['a losing trade taken out', copyOf(lines.toSpliced(5, 1), head), 6],
    ['the last losing trade taken out', copyOf(lines.toSpliced(6, 1), head), 7],
    ['two rows in the other order', copyOf(lines.with(4, lines[5]!).with(5, lines[4]!), head), 5],
    ['no head at its end', copyOf(lines, null), 7],
    ['two heads', `${copy}${headLine(head)}\n`, 8],
    ['a head with more in it', copy.replace('{"head":', '{"entry":1,"head":'), 8],
    [
      'an entry made anew, and all after it',
      signed(entries.with(5, dealEntry(480, 1))).replace(/.*\n$/, `${headLine(head)}\n`),
      8,
    ],
    ['another signature', copy.replace(head.signature, headOf(lines, newKeys()).signature), 8],
    ['a space more', copy.replace('"payload":', '"payload": '), 1],
    ['its last byte cut off', copy.slice(0, -1), 8],
    ['a byte that is no text', Buffer.concat([Buffer.from(copy), Buffer.of(0xff)]), 9],
    ['a number that is not exact', hugeNumber('9007199254740993'), 8],
    ['a number without end', hugeNumber('1e400'), 8],
    ['a number that no whole number is', hugeNumber('1e21'), 8],
    ['a line without end', Buffer.concat([Buffer.from(copy), Buffer.alloc(2 << 20, 'x')]), 9],
    ['nothing in it', '', 1],
  ])('finds a copy with %s, and names the line', async (_what, changed, line) => {
    const { code, said } = await verified(changed)
    expect(said).toContain(`BROKEN at line ${line}:`)
    expect(code).toBe(1)
  })

  it.each([
    [
      'a balance that the deals do not make',
      [...entries.slice(0, 6), ...dealsWith(1250, -480, -2211).slice(2)].with(6, {
        ...(entries[6] as Extract<NewEntry, { kind: 'deal' }>),
        payload: { ...(entries[6] as Extract<NewEntry, { kind: 'deal' }>).payload, balance: 100_000 },
      }),
      7,
    ],
    [
      'a correction of another month',
      entries.with(2, {
        ...entries[2]!,
        payload: { supersedes: 1, reason: null, now: month(2, '-50.00') },
      } as NewEntry),
      3,
    ],
    ['deals of an account that no entry opened', entries.toSpliced(3, 1), 4],
    ['an account that is there twice', [...entries, entries[3]!], 8],
    ['a deal that is told anew with another profit', [...entries, dealsWith(9_999)[0]!], 8],
    [
      'an end at another balance',
      [
        ...entries,
        {
          kind: 'account-closed',
          occurredAt: '2026-03-01T00:00:00.000Z',
          payload: { account: 'gold', reason: 'closed', lastBalance: 123 },
        } as const,
      ],
      8,
    ],
    [
      'fewer deals than their file brought',
      entries.toSpliced(4, 0, {
        kind: 'import',
        occurredAt: '2026-01-01',
        payload: {
          account: 'gold',
          file: '',
          kind: 'history',
          digits: 2,
          deals: 4,
          newDeals: 4,
          figures: 31,
          login: null,
        },
      }),
      5,
    ],
  ])('names the entry of a genuine copy that contradicts others: %s', async (_what, list, entry) => {
    const { code, said } = await verified(signed(list))
    expect(said).toContain(`DISAGREES at entry ${entry}:`)
    expect(code).toBe(1)
  })

  it('reports unknown kinds of entries, and has its own exit code', async () => {
    const { code, said } = await verified(copyOf(unknownKind, headOf(unknownKind, keys)))
    expect(said).toContain('UNKNOWN kind of entry "reward", first at entry 8')
    expect(code).toBe(2)
  })

  it('detects a head dated in the future by a wrong clock', async () => {
    const time = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const ahead = { ...head, time }
    const signature = sign(null, Buffer.from(headText(ahead)), keys.privateKey).toString('base64url')
    const { code, said } = await verified(copyOf(lines, { ...ahead, signature }))
    expect([code, said.includes('signed in the future')]).toEqual([1, true])
  })

  it('detects a rebuilt and re-signed record by a kept key or head', async () => {
    const anew = chainOf([...entries.slice(0, 4), ...dealsWith(1250, -2210)])
    const others = newKeys()
    const text = copyOf(anew, headOf(anew, others))
    expect((await verified(text)).holds).toBe(true)
    expect((await verified(text, keys.keyId)).said).toContain('not with')
    const keyLikeAnOption = `--${'A'.repeat(41)}`
    expect((await verified(text, keyLikeAnOption)).said).toContain(`not with ${keyLikeAnOption}`)
    expect((await verified(text, `6:${lines[5]!.hash}`)).said).toContain('BROKEN at line 6')
    expect((await verified(text, `7:${lines[6]!.hash}`)).said).toContain(
      'the head you kept, of entry 7, is not in this copy',
    )
  })
})
