import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '#contract/api.ts'
import type { LeadQuery } from '#contract/leads.ts'
import { statusOf } from '#contract/route.ts'
import { fillBusyDatabase } from '#server/testing/busy-database.ts'
import { routeOf, send } from '#server/testing/every-call.ts'
import { misspelt } from '#server/testing/lead-queries.ts'
import { isOwnEngine } from '#server/testing/own-engine.ts'
import { filledDatabase, freshDatabase, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { openReadMeter, type ReadMeter, type RowsRead } from '#server/testing/read-meter.ts'
import { readSamples } from '#server/testing/read-samples.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { type World, type Write, writeSamples } from '#server/testing/write-samples.ts'

const leads = 50_000

/** Rows and index entries a call may read: a page, its joins, its totals. */
const usualLimit = 400

/**
 * Skipped without statistics: a search's plan depends on how common a word or value is. An export reads everything
 * either way.
 */
const needStatistics: readonly CallName[] = ['listAudit', 'exportLeads', 'exportWorkbook', 'exportAudit']

/** No sender runs here, since it would read rows, too; nor is there a mailbox or a language model. */
const answeredOtherwise: { readonly [N in CallName]?: number } = {
  retryMail: 409,
  sendMessage: 409,
  testMailChannel: 409,
  translateMessage: 503,
  translateDraft: 503,
}

/**
 * Calls that inherently read more, and why; if that grows with a table, rows read per row of it.
 * `unmeasured`: `rows` without statistics, where the index is also asked for words that nearly every lead has.
 * `misspelt`: for the misspelt name; its index is asked twice, for the name and for those like it.
 */
type Limit = {
  readonly rows: number
  readonly unmeasured?: number
  readonly misspelt?: number
  readonly because: string
  readonly eachOf?: string
}

/** A year of daily cells and the year before; with a filter the leads of the year that match, found by their date. */
const analytics: Limit = {
  rows: 0.8,
  unmeasured: 1.6,
  eachOf: 'contact_requests',
  because: 'two years of cells by day, or with a filter the leads of a year',
}

const limits: { readonly [N in CallName]?: Limit } = {
  listLeads: {
    rows: 0.35,
    unmeasured: 2.5,
    misspelt: 2.4,
    eachOf: 'contact_requests',
    because: 'matches that are rare come by index',
  },
  readBoard: {
    rows: 0.9,
    unmeasured: 3,
    misspelt: 3,
    eachOf: 'contact_requests',
    because: 'each column has its newest matches',
  },
  listUrgentTexts: { rows: 500, because: 'the lead of each of two hundred texts is looked up' },
  learnNow: {
    rows: 1.6,
    eachOf: 'lead_attributions',
    because: 'a learning reads the newest 5,000 closed leads, and all attributions to find theirs',
  },
  listRuns: { rows: 2_100, because: 'those of one outcome are looked for among the newest two thousand' },
  tryRule: { rows: 2_400, because: 'a dry run looks at the newest thousand leads of a month' },
  listAlerts: { rows: 1_500, because: 'escalations of a week are grouped by audience' },
  readLeadStats: { rows: 0.06, eachOf: 'contact_requests', because: 'leads of the last month are counted by date' },
  readResponse: analytics,
  readFunnel: analytics,
  readSources: analytics,
  readCohorts: analytics,
  readVariants: analytics,
  readSetupFigures: {
    rows: 4.5,
    eachOf: 'subscription_setups',
    because: 'a year is counted by week and status, and the year before',
  },
  readForecast: {
    rows: 0.6,
    unmeasured: 1.6,
    eachOf: 'contact_requests',
    because: 'open leads are added up at most once a minute',
  },
  readWorkload: {
    rows: 0.6,
    unmeasured: 1.6,
    eachOf: 'contact_requests',
    because: 'open leads are counted at most once a minute',
  },
  listLeadFacets: { rows: 11_000, because: 'filters offer what the newest ten thousand leads have' },
  exportLeads: {
    rows: 0.4,
    eachOf: 'contact_requests',
    because: 'leads of a quarter are searched for once, then read',
  },
  exportWorkbook: {
    rows: 0.3,
    eachOf: 'contact_requests',
    because: 'leads of a quarter are searched for once, then read',
  },
  exportAudit: { rows: 0.3, eachOf: 'audit_log', because: 'a file of the entries of some weeks, each with its lead' },
  listAudit: { rows: 0.1, eachOf: 'audit_log', because: 'of two filters the rarer has its index' },
  readTargets: { rows: 0.3, eachOf: 'contact_requests', because: 'what came of the leads of a month is counted' },
  undoMerge: { rows: 0.6, eachOf: 'contact_requests', because: 'stages that a merge noted are looked for among all' },
  findPerson: { rows: 1.4, eachOf: 'import_rows', because: 'rows that were set aside and duplicates are searched' },
  exportPerson: { rows: 1.4, eachOf: 'import_rows', because: 'the same' },
  erasePerson: { rows: 1.4, eachOf: 'import_rows', because: 'the same' },
  listCustomers: {
    rows: 18_000,
    because: 'people are put together from the newest five thousand setups and cancellations each, and all payers',
  },
  readMoney: {
    rows: 1.3,
    eachOf: 'lead_stage_changes',
    because: 'conversions are grouped by lead, those of the period and all payers are looked up with what they pay',
  },
  readActivity: {
    rows: 1.1,
    eachOf: 'lead_interactions',
    because: 'each contact of the period is counted, and its lead looked up for the first reply',
  },
  readHeldAccess: {
    rows: 1.1,
    eachOf: 'subscription_setups',
    because: 'those of the teammate are searched for among all',
  },
  readWaiting: {
    rows: 800,
    unmeasured: 5_000,
    because:
      'up to a hundred of each kind are counted; without statistics all cancellations and suspected spam are read',
  },
  listQuarantine: {
    rows: 0,
    unmeasured: 0.6,
    eachOf: 'quarantined_messages',
    because: 'without statistics all suspected spam is sorted',
  },
  listBulks: {
    rows: 2.1,
    eachOf: 'lead_bulks',
    because: 'all are searched for the newest, and for the latest of each teammate',
  },
  listChangedSinceMerge: { rows: 1.1, eachOf: 'lead_bulks', because: 'edits since then are searched for the lead' },
  listRuleEffects: {
    rows: 0.1,
    eachOf: 'automation_receipts',
    because: 'all changes of a rule are judged, each with its run, its lead and what was changed since',
  },
  confirmPurge: { rows: 2.1, eachOf: 'purge_runs', because: 'the last is searched for; one row a night' },
  listInbox: {
    rows: 2_500,
    unmeasured: 17_000,
    because: 'notes of the leads shown are looked at for their newest; without statistics all who wait are sorted',
  },
  listMessages: { rows: 4_000, because: 'the notes of a lead are looked at for their newest: 3,000 of the longest' },
  listTimeline: { rows: 6_000, because: 'all that happened with one lead is sorted: 2,500 entries of the longest' },
  listCancellations: {
    rows: 0,
    unmeasured: 0.4,
    eachOf: 'cancellations',
    because: 'without statistics all that are open are sorted',
  },
  changePerson: { rows: 600, because: 'who is on shift is worked out from the working hours of the whole team' },
  listLeadTasks: { rows: 1_500, because: 'a lead with a thousand tasks sorts them' },
  listImports: { rows: 1.1, eachOf: 'import_rows', because: 'rows of the last fifty files are counted by state' },
  listBin: { rows: 2.1, eachOf: 'merged_leads', because: 'merged leads lie in the bin and are passed over' },
  listSetups: { rows: 2.4, eachOf: 'subscription_setups', because: 'matches of a word are counted' },
  listPeople: { rows: 2.1, eachOf: 'sessions', because: 'the last visit of each teammate is looked up' },
  listPurges: { rows: 1.1, eachOf: 'purge_runs', because: 'one row a night' },
}

/** Sorted by an index, with no filter but a stage: reads only what is shown. */
const isIndexed = (name: CallName, input: object) => {
  const {
    sort = 'date',
    order: _,
    cursor: __,
    status = '',
    ...filters
  } = ('query' in input ? input.query : {}) as LeadQuery
  const isOrdered = name === 'readBoard' || (name === 'listLeads' && (sort === 'date' || sort === 'pipeline'))
  return isOrdered && !status.includes(',') && Object.keys(filters).length === 0
}

const isMisspelt = (input: object) => 'query' in input && (input.query as { q?: string }).q === misspelt

type Cost = RowsRead & { readonly name: CallName; readonly input: object; readonly status: number }

/** Resolves once jobs, such as a purge that a call has started, read no more; after half a minute at the latest. */
async function quiet(meter: ReadMeter): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await meter.rowsReadBy(() => setTimeout(500))).rows < usualLimit / 3) return
  }
}

/**
 * Makes every call of the contract with every sample, and records the rows read. Concurrent jobs count too, so a call
 * that reads too much is repeated once they are done.
 */
async function costs(
  meter: ReadMeter,
  product: Product,
  left: readonly CallName[],
  isTooMuch: (cost: Cost) => boolean,
): Promise<Cost[]> {
  const { url, database } = product
  const found: Cost[] = []
  const measureOnce = async (name: CallName, input: object): Promise<Cost> => {
    let status = 0
    const read = await meter.rowsReadBy(async () => {
      status = (await send(url, name, input as never)).status
    })
    return { ...read, name, input, status }
  }
  const measure = async (name: CallName, inputOf: (tries: number) => Promise<object>) => {
    let cost = await measureOnce(name, await inputOf(0))
    for (let tries = 1; tries < 3 && isTooMuch(cost); tries++) {
      const input = await inputOf(tries)
      await quiet(meter)
      cost = await measureOnce(name, input)
    }
    found.push(cost)
  }
  const world: World = { product, url, headers: await signIn(url) }
  for (const [name, samplesOf] of readSamples) {
    if (left.includes(name)) continue
    // A visitor has no session, and logging in would end the one sent with it.
    const headers = routeOf(name).access === 'public' ? {} : world.headers
    const inputs = await samplesOf(world)
    for (const index of inputs.keys()) {
      await measure(name, async (tries) => ({
        headers,
        ...(tries === 0 ? inputs : await samplesOf(world))[index],
      }))
    }
  }
  const { rows } = await database.pool.query(`select password from users where username = 'owner'`)
  for (const name of Object.keys(writeSamples) as Write[]) {
    await measure(name, async () => {
      // One sample's effects on an account must not affect the next.
      for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'])
        await database.pool.query(`delete from ${table}`)
      await database.pool.query(`delete from users where username = 'the agent'`)
      await database.pool.query(`update users set password = $1 where username = 'owner'`, [rows[0].password])
      const headers = await signIn(url)
      return { headers, ...(await writeSamples[name]({ ...world, headers })) }
    })
  }
  return found
}

describe.runIf(isOwnEngine)('with fifty thousand leads and years of related data', () => {
  let busy: string
  beforeAll(async () => {
    busy = await filledDatabase(({ pool }) => fillBusyDatabase(pool, leads))
  })

  it.each(['before any statistics were gathered', 'with statistics'])(
    'no call reads more rows than it needs, %s',
    async (statistics) => {
      const { connection, database } = await freshDatabase({ copyOf: busy })
      const isSettled = statistics === 'with statistics'
      if (isSettled) await database.pool.query('vacuum analyze')
      const tables = await rowCounts(database.pool)
      const limitOf = ({ name, input }: Cost) => {
        if (isIndexed(name, input)) return usualLimit
        const { rows: measured = usualLimit, unmeasured = measured, ...more }: Partial<Limit> = limits[name] ?? {}
        const { eachOf, misspelt: similar } = more
        const rows = (isMisspelt(input) && similar) || (isSettled ? measured : unmeasured)
        return eachOf === undefined ? rows : usualLimit + rows * tables[eachOf]!
      }
      const meter = openReadMeter(database.pool, connection)
      const product = await ownProduct({ beside: { connection: meter.connection, database } })
      const all = await costs(meter, product, isSettled ? [] : needStatistics, (cost) => cost.rows > limitOf(cost))
      expect
        .soft(all.filter(({ name, status }) => status !== (answeredOtherwise[name] ?? statusOf(routeOf(name)))))
        .toEqual([])
      const expensive = all.filter((cost) => cost.rows > limitOf(cost))
      expect(expensive.map((cost) => [limitOf(cost), { ...cost, input: { ...cost.input, headers: null } }])).toEqual([])
    },
  )
})
