import { describe, expect, it } from 'vitest'
import { checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { type Mt4Head, type Mt4Trade, mt4StatementOf, mt4Trades } from './testing-mt4-statement.ts'

const deposit = 200_000
const made = mt4Trades(60)
const found = (bytes: Uint8Array) => {
  const { problems, notes } = checkReport(readReport(bytes))
  return [...problems, ...notes].map(({ code }) => code).filter((code) => code !== 'type_not_told')
}
const statement = (trades: readonly Mt4Trade[], head?: Mt4Head) => mt4StatementOf(trades, deposit, head)
const edited = (bytes: Uint8Array, from: string | RegExp, to: string) => {
  const text = Buffer.from(bytes).toString()
  expect(text).toMatch(from)
  return Buffer.from(text.replace(from, to))
}
const losses = made.flatMap((one, index) => (one.profit < -500 ? [index] : []))

describe('a forged MetaTrader 4 statement', () => {
  it('is not suspected without a forgery', () => {
    for (const seed of [1, 2, 3, 4, 5]) expect([seed, found(statement(mt4Trades(60, seed)))]).toEqual([seed, []])
  })

  it('is refused if only its balance was edited', () => {
    expect(found(edited(statement(made), /Balance:<\/td><td>[^<]+/, 'Balance:</td><td>9&nbsp;999.00'))).not.toEqual([])
  })

  it('is refused or named if a profit was edited and every sum recomputed', () => {
    expect(losses.length).toBeGreaterThan(15)
    for (const at of losses) {
      const better = made.with(at, { ...made[at]!, profit: made[at]!.profit + 2_500 })
      const turned = made.with(at, { ...made[at]!, profit: -made[at]!.profit })
      for (const trades of [better, turned]) expect([at, found(statement(trades))]).toEqual([at, ['price_differs']])
    }
  })

  it('is refused if a loss was removed and a sum or figure left', () => {
    const row = new RegExp(`<tr><td>${made[losses[0]!]!.ticket}<.*?</tr>\\n`)
    expect(found(edited(statement(made), row, ''))).toContain('totals')
  })

  it('is named if holder or number was changed in its head but not its title', () => {
    const title = 'Statement: 12345 - Somebody'
    expect(found(statement(made, { holder: 'Ann Example', title }))).toEqual(['head_differs'])
    expect(found(statement(made, { account: '54321', title }))).toEqual(['head_differs'])
    for (const holder of ['Somebody Else', 'Not Somebody'])
      expect([holder, found(statement(made, { holder, title }))]).toEqual([holder, ['head_differs']])
  })

  it('is named if cents are sold as dollars of another scale, and noted as unchecked with few trades', () => {
    const cents = made.map((one) => ({ ...one, profit: one.profit * 100, swap: 0, commission: 0 }))
    expect(found(mt4StatementOf(cents, deposit * 100, { currency: 'USC' }))).toEqual([])
    expect(found(mt4StatementOf(cents, deposit * 100, { currency: 'USD' }))).toEqual(['currency_scale'])
    expect(found(mt4StatementOf(made, deposit, { currency: 'EUR' }))).toEqual(['currency_scale'])
    expect(found(statement(made.slice(0, 2)))).toContain('currency_unchecked')
  })

  it('is refused if two accounts were combined and a ticket repeats', () => {
    const others = mt4Trades(20, 9)
    expect(found(statement([...made, ...others]))).toContain('duplicate_ticket')
  })

  it('is named if two accounts were combined and no ticket repeats', () => {
    for (const others of [mt4Trades(30, 9), mt4Trades(60, 9), mt4Trades(120, 9)])
      for (const ahead of [-900_000, 500_000]) {
        const renumbered = others.map((one) => ({ ...one, ticket: one.ticket + ahead }))
        const both = [...made, ...renumbered].toSorted((a, b) => (a.closed < b.closed ? -1 : 1))
        expect([others.length, ahead, found(statement(both))]).toEqual([others.length, ahead, ['numbers_fall']])
      }
  })

  it('is not suspected if orders waited for days, or the numbering restarted', () => {
    const waited = made.map((one, index) =>
      index % 4 === 0 ? { ...one, ticket: one.ticket - 30 * 97 - index / 1_000 } : one,
    )
    const byWait = waited.toSorted((a, b) => a.ticket - b.ticket).map(({ ticket }) => ticket)
    const pending = waited.map((one) => ({ ...one, ticket: 1_000_000 + 97 * byWait.indexOf(one.ticket) }))
    expect(found(statement(pending))).toEqual([])
    const anew = made.map((one, index) => (index < 40 ? one : { ...one, ticket: 97 * index }))
    expect(found(statement(anew))).toEqual([])
  })
})
