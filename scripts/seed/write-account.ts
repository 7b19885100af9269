import { setTimeout as wait } from 'node:timers/promises'
import type { CallContext } from '#contract/handler.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import type { Database } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { tradingOperations } from '#server/db/schema/record.ts'
import { users } from '#server/db/schema/staff.ts'
import { accountHandlers } from '#server/record/accounts/api.ts'
import { createImporter } from '#server/record/accounts/importer.ts'
import { goldHandlers } from '#server/record/gold/api.ts'
import type { ReportText } from '#server/record/report/testing-lines.ts'
import { htmlReport } from '#server/record/report/testing-reports.ts'
import { type OpenedPosition, startStatement } from '#server/record/report/testing-statement.ts'
import { openingBalance } from './record.ts'

const nothing = { params: undefined, query: undefined, body: undefined }
const hourMs = 60 * minuteMs
/** Hundredths of a lot. */
const lots = 100
/** Cents an ounce from the entry to the stop-loss. */
const stopAway = 1_500

/**
 * A published demo account: the fictitious operations on record, uploaded as a terminal's report of them, with the gold prices
 * of their hours. Its months are those on record. `owner` is the login that uploads it.
 */
export async function writeAccount(database: Database, { owner }: { owner: string }): Promise<void> {
  const [teammate] = await database.sql.select().from(users).where(eq(users.username, owner))
  if (!teammate) throw new Error(`There is no teammate called ${owner}.`)
  const trades = (await database.sql.select().from(tradingOperations)).map(tradeOf)
  const context = contextOf(teammate)
  const gold = await goldHandlers(database).importGoldPrices(
    { ...nothing, query: { clock: 0 }, file: fileOf(csvOf(marketOf(trades))) },
    context,
  )
  if (gold.state !== 'accepted') throw new Error(`The demo gold prices were refused: ${JSON.stringify(gold.problem)}`)

  const importer = createImporter(
    database,
    async () => null,
    (error) => console.error(error),
  )
  const accounts = accountHandlers(database, importer, { isMadeUp: true })
  const { id } = await accounts.registerAccount(
    { ...nothing, body: { name: 'Account of made-up deals', type: 'demo', currency: 'USD', broker: 'Made-up broker' } },
    context,
  )
  const file = fileOf(htmlReport(statementOf(trades)))
  let found = await accounts.importReport({ ...nothing, params: { id }, file }, context)
  while (found.state === 'reading') {
    await wait(100)
    found = await accounts.readReportImport({ ...nothing, params: { id: found.id } }, context)
  }
  await importer.stop()
  if (found.state !== 'accepted') throw new Error(`The demo report was refused: ${JSON.stringify(found.problems)}`)
}

type Trade = { side: 'buy' | 'sell'; opened: number; price: number; closed: number; exit: number }

/** An operation as a position that was open for some minutes; prices in cents. */
function tradeOf({ type, executedAt, entryPrice, exitPrice, result }: typeof tradingOperations.$inferSelect): Trade {
  const closed = executedAt.getTime()
  const [price, exit] = [entryPrice, exitPrice].map((text) => Math.round(100 * Number(text))) as [number, number]
  const minutes = 12 + (Math.abs(result) % 45)
  return { side: type === 'COMPRA' ? 'buy' : 'sell', opened: closed - minutes * minuteMs, price, closed, exit }
}

function statementOf(trades: readonly Trade[]): ReportText {
  const statement = startStatement({ ahead: 0, commission: 0 })
  statement.pay(Math.min(...trades.map(({ opened }) => opened)) - hourMs, 100 * openingBalance)
  const positions = new Map<Trade, OpenedPosition>()
  for (const { at, trade } of momentsOf(trades)) {
    const position = positions.get(trade)
    if (!position) {
      positions.set(
        trade,
        statement.open({ ...trade, stop: trade.price + (trade.side === 'buy' ? -stopAway : stopAway) }, lots),
      )
      continue
    }
    const moved = trade.side === 'buy' ? trade.exit - trade.price : trade.price - trade.exit
    const closing = { lots, at, price: trade.exit, swap: 0, profit: moved * lots }
    statement.close(position, closing)
    statement.list(position, closing)
  }
  return statement.finish()
}

/** Openings and closings in order, with their prices. */
const momentsOf = (trades: readonly Trade[]) =>
  trades
    .flatMap((trade) => [
      { at: trade.opened, cents: trade.price, trade },
      { at: trade.closed, cents: trade.exit, trade },
    ])
    .toSorted((a, b) => a.at - b.at)

/** Hourly prices that match the trades' prices at their times and move linearly in between. */
function marketOf(trades: readonly Trade[]) {
  const moments = momentsOf(trades)
  const hours = []
  let next = 0
  for (let at = moments[0]!.at - (moments[0]!.at % hourMs); next < moments.length; at += hourMs) {
    const open = priceAt(at)
    let within = next
    while (within < moments.length && moments[within]!.at < at + hourMs) within += 1
    const seen = moments.slice(next, within).map(({ cents }) => cents)
    next = within
    const close = priceAt(at + hourMs)
    const isWeekend = new Date(at).getUTCDay() % 6 === 0
    if (!isWeekend)
      hours.push({ at, open, close, high: Math.max(open, close, ...seen), low: Math.min(open, close, ...seen) })
  }
  return hours

  function priceAt(at: number): number {
    const after = moments[Math.min(next, moments.length - 1)]!
    const before = moments[Math.max(0, next - 1)]!
    const share = after.at > before.at ? Math.min(1, Math.max(0, (at - before.at) / (after.at - before.at))) : 0
    return Math.round(before.cents + share * (after.cents - before.cents))
  }
}

/** Context of a teammate's request. */
function contextOf({ id, username }: typeof users.$inferSelect) {
  const request: CallContext = {
    requestId: 'demo',
    address: '',
    caller: '',
    origin: '',
    secure: false,
    userAgent: '',
    sentSession: null,
    idempotencyKey: undefined,
    ifNoneMatch: undefined,
    timeZone: undefined,
    position: undefined,
    lastEventId: undefined,
    signature: {},
    setHeader: () => {},
  }
  const session = {
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    awaitsSecondFactor: false,
    provedAt: null,
    session: '',
  }
  return { ...request, actor: { userId: id, username, role: 'owner' as const, ...session } }
}

async function* fileOf(bytes: Uint8Array) {
  yield bytes
}

/** Bars as a terminal exports them, times in UTC. */
function csvOf(market: ReturnType<typeof marketOf>): Uint8Array {
  const price = (cents: number) => (cents / 100).toFixed(2)
  const rows = market.map(({ at, open, high, low, close }) =>
    [new Date(at).toISOString(), ...[open, high, low, close].map(price)].join(),
  )
  return Buffer.from(['time,open,high,low,close', ...rows].join('\n'))
}
