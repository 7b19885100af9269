import type { AccountType } from '#domain/claims/claims.ts'
import type { AccountRows, PublishedAccount } from '#domain/record/published-accounts.ts'
import { accountRecord } from '#domain/report/account-record.ts'
import { type PositionedDeal, positionsOf } from '#domain/report/positions.ts'

const hour = 3_600_000

/** A history of `count` positions of gold over months, won and lost by a fixed draw, with a deposit in the middle. */
export function dealsOf(count: number): PositionedDeal[] {
  let balance = 0
  let drawn = 7
  const draw = () => {
    drawn = (drawn * 16_807) % 2_147_483_647
    return drawn / 2_147_483_647
  }
  let at = Date.UTC(2024, 0, 8, 9)
  const all: PositionedDeal[] = []
  const add = (deal: Partial<PositionedDeal>) => {
    const whole = {
      ticket: String(1000 + all.length),
      time: new Date(at).toISOString().slice(0, 19),
      type: 'balance',
      symbol: '',
      direction: null,
      volume: 0,
      price: 0,
      commission: 0,
      fee: 0,
      swap: 0,
      profit: 0,
      position: null,
      hasStop: null,
      ...deal,
    }
    balance += whole.profit + whole.swap + whole.commission
    all.push({ ...whole, balance })
  }
  add({ profit: 1_000_000 })
  for (let index = 0; index < count; index += 1) {
    if (index === Math.floor(count / 2)) add({ profit: 500_000 })
    at += Math.round(draw() * 44 * hour)
    const volume = Math.ceil(draw() * 20) / 100
    const trade = { symbol: draw() < 0.9 ? 'XAUUSD' : 'BTCUSD', volume, position: String(index), hasStop: draw() < 0.8 }
    const price = Math.round(240_000 + index * 60 + draw() * 4_000) / 100
    const side = draw() < 0.6
    add({ ...trade, type: side ? 'buy' : 'sell', direction: 'in', price, commission: -Math.round(volume * 350) })
    at += Math.round(draw() * 9 * hour)
    const profit = draw() < 0.04 ? 0 : Math.round((draw() - 0.46) * volume * 220_000)
    add({
      ...trade,
      type: side ? 'sell' : 'buy',
      direction: 'out',
      price: price + 2,
      profit,
      swap: -Math.round(draw() * 90),
    })
  }
  return all
}

/** A published account as the server gives it. */
export function accountWith(type: AccountType, count = 400): PublishedAccount {
  return {
    slug: `gold-${type}`,
    name: `Gold ${type}`,
    type,
    currency: 'USD',
    broker: 'Example Broker',
    company: null,
    server: null,
    serverZone: 'Europe/Athens',
    state: type === 'live' ? 'blown' : 'open',
    registeredOn: '2026-05-28',
    endedOn: type === 'live' ? '2026-05-02' : null,
    isMadeUp: false,
    checked: { on: '2026-06-01', recomputed: 31, agree: 31 },
    record: accountRecord(dealsOf(count), 2),
    ...(type !== 'backtest' && {
      followed: [
        { month: '2024-01', trades: count - 7, followed: 0 },
        { month: '2024-02', trades: 7, followed: 5 },
      ],
    }),
    tradeEntry: {
      seq: 2 * count + 7,
      hash: String(count).repeat(64).slice(0, 64),
      report: { on: '2026-05-30', file: `a${count}`.repeat(64).slice(0, 64) },
    },
  }
}

/** Its newest rows: of deals, or of positions. */
export function rowsOf(of: 'all' | 'closed', count = 400): AccountRows {
  const deals = dealsOf(count)
  const page = { choice: of, page: 1, pages: 20, total: deals.length }
  if (of === 'all') return { ...page, deals: deals.toReversed().slice(0, 50), positions: null }
  const positions = positionsOf(deals).filter((position) => position.closed !== null)
  return { ...page, deals: null, positions: positions.slice(0, 50) as AccountRows['positions'] }
}
