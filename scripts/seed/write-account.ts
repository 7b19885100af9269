import { setTimeout as wait } from 'node:timers/promises'
import type { CallContext } from '#contract/handler.ts'
import type { Database } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { tradingOperations } from '#server/db/schema/record.ts'
import { users } from '#server/db/schema/staff.ts'
import { accountHandlers } from '#server/record/accounts/api.ts'
import { createImporter } from '#server/record/accounts/importer.ts'
import { goldHandlers } from '#server/record/gold/api.ts'
import { type MarketHour, makeAccount } from '#server/record/report/testing-account.ts'
import { htmlReport } from '#server/record/report/testing-reports.ts'

const days = 300
const dayMs = 86_400_000
const nothing = { params: undefined, query: undefined, body: undefined }

/**
 * A published demo account: a few hundred fictitious deals, uploaded as a terminal's report of them, with the gold prices of
 * their hours. `owner` is the login that uploads it.
 */
export async function writeAccount(database: Database, { now, owner }: { now: number; owner: string }): Promise<void> {
  const [teammate] = await database.sql.select().from(users).where(eq(users.username, owner))
  if (!teammate) throw new Error(`There is no teammate called ${owner}.`)
  const start = new Date(now - days * dayMs).toISOString()
  const until = new Date(now - 2 * dayMs).toISOString()
  const priceAt = await marketOf(database)
  const made = makeAccount({ priceAt, deals: 5_000, perHour: 0.06, seed: 24, deposit: 250_000, start, until })
  const context = contextOf(teammate)
  const gold = await goldHandlers(database).importGoldPrices(
    { ...nothing, query: { clock: 0 }, file: fileOf(csvOf(made.market)) },
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
  const file = fileOf(htmlReport(made))
  let found = await accounts.importReport({ ...nothing, params: { id }, file }, context)
  while (found.state === 'reading') {
    await wait(100)
    found = await accounts.readReportImport({ ...nothing, params: { id: found.id } }, context)
  }
  await importer.stop()
  if (found.state !== 'accepted') throw new Error(`The demo report was refused: ${JSON.stringify(found.problems)}`)
}

/** The gold price between the demo's existing operations, cents an ounce. */
async function marketOf({ sql }: Database): Promise<(at: number) => number> {
  const rows = await sql.select().from(tradingOperations)
  const known = rows
    .map(({ executedAt, exitPrice }) => ({ at: executedAt.getTime(), cents: Math.round(100 * Number(exitPrice)) }))
    .toSorted((a, b) => a.at - b.at)
  if (known.length === 0) throw new Error('There is no operation to take prices from.')
  return (at) => {
    const next = known.findIndex((one) => one.at >= at)
    const [before, after] = [known[next < 0 ? known.length - 1 : Math.max(0, next - 1)]!, known.at(next)!]
    const share = after.at > before.at ? Math.min(1, Math.max(0, (at - before.at) / (after.at - before.at))) : 0
    return before.cents + share * (after.cents - before.cents)
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
function csvOf(market: readonly MarketHour[]): Uint8Array {
  const price = (cents: number) => (cents / 100).toFixed(2)
  const rows = market.map(({ at, open, high, low, close }) =>
    [new Date(at).toISOString(), ...[open, high, low, close].map(price)].join(),
  )
  return Buffer.from(['time,open,high,low,close', ...rows].join('\n'))
}
