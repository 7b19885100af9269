import { beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '#contract/api.ts'
import { fillBusyDatabase } from '#server/testing/busy-database.ts'
import { routeOf, send } from '#server/testing/every-call.ts'
import { isOwnEngine } from '#server/testing/own-engine.ts'
import { filledDatabase, freshDatabase, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { openReadMeter, type ReadMeter, type RowsRead } from '#server/testing/read-meter.ts'
import { type Read, readSamples } from '#server/testing/read-samples.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { type World, type Write, writeSamples } from '#server/testing/write-samples.ts'

const leads = 100_000

/** Rows and entries of indexes that a call may read: a page, what is joined to it, its totals. */
const usualLimit = 400

/** Without statistics these are not held: how common a word or a value is, is what their plans depend on. */
const needStatistics: readonly CallName[] = ['listAudit']

/** Nothing sends mails here: a sender would read rows of its own. */
const answeredOtherwise: { readonly [N in CallName]?: number } = { retryMail: 409 }

/**
 * Calls that read more by their nature, and why; where that grows with a table, rows read for each of its rows.
 * `unmeasured`: `rows` without statistics, where the index is also asked for words that nearly every lead has.
 */
type Limit = { readonly rows: number; readonly unmeasured?: number; readonly because: string; readonly eachOf?: string }

const limits: { readonly [N in CallName]?: Limit } = {
  listLeads: { rows: 0.3, unmeasured: 1.2, eachOf: 'contact_requests', because: 'matches that are rare come by index' },
  readBoard: { rows: 0.65, unmeasured: 1.6, eachOf: 'contact_requests', because: 'each column has its newest matches' },
  listAlerts: { rows: 1_500, because: 'escalations of a week are grouped by audience' },
  readLeadStats: { rows: 0.06, eachOf: 'contact_requests', because: 'leads of the last month are counted by date' },
  listLeadFacets: { rows: 11_000, because: 'filters offer what the newest ten thousand leads have' },
  exportLeads: { rows: 2.1, eachOf: 'contact_requests', because: 'all leads are searched for once, then read' },
  exportWorkbook: { rows: 1.3, eachOf: 'contact_requests', because: 'a file of all leads' },
  exportAudit: { rows: 1.3, eachOf: 'audit_log', because: 'a file of all entries' },
  listAudit: { rows: 0.1, eachOf: 'audit_log', because: 'of two filters the rarer has its index' },
  listTimeline: { rows: 6_000, because: 'all that happened with one lead is sorted: 2,500 entries of the longest' },
  listLeadTasks: { rows: 1_500, because: 'a lead with a thousand tasks sorts them' },
  listImports: { rows: 1.1, eachOf: 'import_rows', because: 'rows of the last fifty files are counted by state' },
  listBin: { rows: 2.1, eachOf: 'merged_leads', because: 'merged leads lie in the bin and are passed over' },
  listQuarantine: { rows: 1.1, eachOf: 'quarantined_messages', because: 'all that wait are counted' },
  listCancellations: { rows: 1.1, eachOf: 'cancellations', because: 'all that are open are counted' },
  listSetups: { rows: 2.4, eachOf: 'subscription_setups', because: 'matches of a word are counted' },
  listPeople: { rows: 2.1, eachOf: 'sessions', because: 'the last visit of each teammate is looked up' },
  listPurges: { rows: 1.1, eachOf: 'purge_runs', because: 'one row a night' },
}

type Cost = RowsRead & { readonly name: CallName; readonly input: object; readonly status: number }

/** Makes every call of the contract with every sample, and says what each read. */
async function costs(meter: ReadMeter, product: Product, left: readonly CallName[]): Promise<Cost[]> {
  const { url, database } = product
  const found: Cost[] = []
  const measure = async (name: CallName, input: object) => {
    let status = 0
    const read = await meter.rowsReadBy(async () => {
      status = (await send(url, name, input as never)).status
    })
    found.push({ ...read, name, input, status })
  }
  const world: World = { product, url, headers: await signIn(url) }
  for (const name of Object.keys(readSamples) as Read[]) {
    if (left.includes(name)) continue
    // A visitor has no session, and logging in would end the one that is sent along.
    const headers = routeOf(name).access === 'public' ? {} : world.headers
    for (const input of await readSamples[name](world)) await measure(name, { headers, ...input })
  }
  const { rows } = await database.pool.query(`select password from users where username = 'owner'`)
  for (const name of Object.keys(writeSamples) as Write[]) {
    const headers = await signIn(url)
    await measure(name, { headers, ...(await writeSamples[name]({ ...world, headers })) })
    // What a sample did to an account would stand in the way of the next.
    for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'])
      await database.pool.query(`delete from ${table}`)
    await database.pool.query(`delete from users where username = 'the agent'`)
    await database.pool.query(`update users set password = $1 where username = 'owner'`, [rows[0].password])
  }
  return found
}

describe.runIf(isOwnEngine)('with a hundred thousand leads and what years of work leave beside them', () => {
  let busy: string
  beforeAll(async () => {
    busy = await filledDatabase(({ pool }) => fillBusyDatabase(pool, leads))
  }, 300_000)

  it.each(['before any statistics were gathered', 'with statistics'])(
    'no call reads more rows than what it shows takes, %s',
    async (statistics) => {
      const { connection, database } = await freshDatabase({ copyOf: busy })
      const isSettled = statistics === 'with statistics'
      if (isSettled) await database.pool.query('vacuum analyze')
      const tables = await rowCounts(database.pool)
      const limitOf = (name: CallName) => {
        const { rows: measured = usualLimit, unmeasured = measured, eachOf }: Partial<Limit> = limits[name] ?? {}
        const rows = isSettled ? measured : unmeasured
        return eachOf === undefined ? rows : usualLimit + rows * tables[eachOf]!
      }
      const meter = openReadMeter(database.pool, connection)
      const product = await startProduct({ beside: { connection: meter.connection, database } })
      const all = await costs(meter, product, isSettled ? [] : needStatistics)
      expect(all.filter(({ name, status }) => status !== (answeredOtherwise[name] ?? routeOf(name).status))).toEqual([])
      const expensive = all.filter(({ name, rows }) => rows > limitOf(name))
      expect(
        expensive.map(({ name, input, ...read }) => [name, limitOf(name), { ...input, headers: null }, read]),
      ).toEqual([])
    },
    600_000,
  )
})
