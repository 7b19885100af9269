import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { Board, Lead } from '#contract/leads.ts'
import { maxMatches } from '#domain/leads/lead-filters.ts'
import { platforms, priorities } from '#domain/leads/options.ts'
import { columnOrder, leadStatuses, pipeline } from '#domain/leads/pipeline.ts'
import { sixtyLeads, storeLeads } from '#server/testing/leads.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, freshDatabase, message, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { readBoard } from './board.ts'

/** Every test replaces all leads by its own. */
async function startWithStaff() {
  const product = await startProduct()
  const headers = await signIn(product.url)
  const board = async (query: CallOf<'readBoard'>['query'] = {}): Promise<Board> => {
    const { status, body } = await call(product.url, 'readBoard', { query, headers })
    expect(status).toBe(200)
    return body
  }
  return { ...product, headers, board }
}

/** Counts and sums computed from the table. */
async function counted({ database }: Pick<Product, 'database'>, platform: string | null = null) {
  const { rows } = await database.pool.query<{ status: string; count: number; value: number }>(
    `select s.status, count(l.id)::int as count, coalesce(sum(l.estimated_value), 0)::float8 as value
     from unnest($2::text[]) with ordinality as s (status, position)
     left join contact_requests l on l.status = s.status and l.deleted_at is null and ($1::text is null or l.platform = $1)
     group by s.status, s.position order by s.position`,
    [platform, leadStatuses],
  )
  return rows
}

const totalsOf = ({ columns }: Board) => columns.map(({ status, count, value }) => ({ status, count, value }))

const step = fc.oneof(
  fc.record({ do: fc.constant('send' as const), person: fc.nat(30), capitalRange: fc.constantFrom('10k-50k', '1m+') }),
  fc.record({ do: fc.constant('move' as const), lead: fc.nat(70), status: fc.constantFrom(...leadStatuses) }),
  fc.record({ do: fc.constant('value' as const), lead: fc.nat(70), value: fc.option(fc.nat(2_000_000_000)) }),
  fc.record({ do: fc.constant('bin' as const), lead: fc.nat(70) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function take({ url, headers }: { url: string; headers: { cookie: string } }, ids: string[], next: Step) {
  if (next.do === 'send') {
    const person = { email: `person.${next.person}@example.com`, phone: `+34 ${622_000_000 + next.person}` }
    const body = { ...message, ...person, capitalRange: next.capitalRange as '1m+' }
    return call(url, 'sendContact', { body })
  }
  const params = { id: ids[next.lead % ids.length]! }
  if (next.do === 'bin') return call(url, 'deleteLead', { params, headers })
  const body = next.do === 'move' ? { status: next.status } : { estimatedValue: next.value }
  return call(url, 'changeLead', { params, body, headers })
}

describe('the board', () => {
  it("has the nine columns in order, empty at first, and the server's clock", async () => {
    const { board, database } = await startWithStaff()
    await storeLeads(database, [])
    const { columns, now } = await board()
    const empty = { count: 0, value: 0, isCapped: false, newestOnly: false, leads: [], nextCursor: null }
    expect(columns).toEqual(
      leadStatuses.map((status) => ({ status, probability: pipeline[status].probability / 100, reached: 0, ...empty })),
    )
    expect(new Date(now).toISOString()).toBe(now)
  })

  it('has the counts and sums of the table, after any concurrent changes', async () => {
    const staffed = await startWithStaff()
    await fc.assert(
      fc.asyncProperty(sixtyLeads, fc.array(step, { minLength: 40, maxLength: 40 }), async (made, steps) => {
        const ids = (await storeLeads(staffed.database, made)).map(({ id }) => id)
        for (let i = 0; i < steps.length; i += 10) {
          const answers = await Promise.all(steps.slice(i, i + 10).map((next) => take(staffed, ids, next)))
          // A lead binned concurrently no longer exists; no other failure is allowed.
          expect(answers.map(({ status }) => status).filter((status) => status >= 400 && status !== 404)).toEqual([])
          expect(totalsOf(await staffed.board())).toEqual(await counted(staffed))
        }
        for (const platform of [...platforms, 'nowhere']) {
          expect(totalsOf(await staffed.board({ platform }))).toEqual(await counted(staffed, platform))
        }
      }),
      { numRuns: 4 },
    )
  })

  it('shows the first cards of each column and continues by cursor to the end', async () => {
    const staffed = await startWithStaff()
    await fc.assert(
      fc.asyncProperty(
        sixtyLeads,
        fc.integer({ min: 1, max: 8 }),
        fc.option(fc.constantFrom(...platforms)),
        async (made, limit, platform) => {
          const stored = await storeLeads(staffed.database, made)
          const only = platform ? { platform } : {}
          const { columns } = await staffed.board({ limit, ...only })
          for (const { status, leads, nextCursor, count } of columns) {
            const mine = stored.filter((lead) => lead.status === status && (!platform || lead.platform === platform))
            const expected = mine.toSorted(columnOrder).map(({ id }) => id)
            const found: Lead[] = [...leads]
            for (let cursor = nextCursor; cursor; ) {
              const query = { status, sort: 'pipeline' as const, limit, cursor, ...only }
              const { body } = await call(staffed.url, 'listLeads', { query, headers: staffed.headers })
              found.push(...body.data)
              cursor = body.nextCursor
            }
            expect([status, leads.length]).toEqual([status, Math.min(limit, expected.length)])
            expect([status, found.map(({ id }) => id)]).toEqual([status, expected])
            expect([status, count]).toEqual([status, expected.length])
          }
        },
      ),
      { numRuns: 4 },
    )
  })

  it('shows and counts the leads that match its filters', async () => {
    const staffed = await startWithStaff()
    const filter = fc.record(
      {
        priority: fc.constantFrom(...priorities),
        language: fc.constantFrom('es', 'ar'),
        assignee: fc.constantFrom('@me' as const, '@nobody' as const),
        overdue: fc.constant('yes' as const),
        status: fc.constantFrom(...leadStatuses),
        q: fc.constantFrom('torres', 'ана', 'иван'),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(sixtyLeads, fc.array(filter, { minLength: 6, maxLength: 6 }), async (made, queries) => {
        await storeLeads(staffed.database, made)
        for (const query of queries) {
          const { columns } = await staffed.board({ ...query, limit: 200 })
          const compare = async ({ status, leads, count, value, isCapped }: (typeof columns)[number]) => {
            const list = { ...query, status, sort: 'pipeline' as const, limit: 200 }
            const { body } = await call(staffed.url, 'listLeads', { query: list, headers: staffed.headers })
            const expected: Lead[] = query.status && query.status !== status ? [] : body.data
            expect(leads.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
            expect([count, isCapped]).toEqual([expected.length, false])
            expect(value).toBe(expected.reduce((sum, lead) => sum + (lead.estimatedValue ?? 0), 0))
          }
          await Promise.all(columns.map(compare))
        }
      }),
      { numRuns: 4 },
    )
  })

  it('shows the newest 500 matches of each column, and marks the limit; by platform it counts all', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, 8_000)
    const { board } = await readBoard(pool, { language: 'es', country: 'AE', limit: 1 }, new Date())
    for (const { status, count, isCapped, newestOnly } of board.columns) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from contact_requests where status = $1 and language = 'es' and country = 'AE'`,
        [status],
      )
      const isCut = rows[0]!.count > maxMatches
      const expected = [status, Math.min(maxMatches, rows[0]!.count), isCut, isCut]
      expect([status, count, isCapped, newestOnly]).toEqual(expected)
    }
    expect(new Set(board.columns.map(({ isCapped }) => isCapped))).toEqual(new Set([true, false]))

    const { board: ofMain } = await readBoard(pool, { platform: 'main', limit: 1 }, new Date())
    const lost = ofMain.columns.find(({ status }) => status === 'lost')!
    expect([lost.count > maxMatches, lost.isCapped, lost.newestOnly]).toEqual([true, false, true])
  })

  it('counts more dollars than a whole number of 32 bits holds', async () => {
    const { board, database } = await startWithStaff()
    const [template] = fc.sample(sixtyLeads, { numRuns: 1, seed: 3 })
    const rich = template!.map((lead) => ({
      ...lead,
      status: 'new' as const,
      estimatedValue: 2_000_000_000,
      isBinned: false,
    }))
    await storeLeads(database, rich)
    expect((await board()).columns[0]).toMatchObject({ count: 60, value: 120_000_000_000 })
  })

  it('lists the platforms of existing leads, the largest first', async () => {
    const { url, headers, database } = await startWithStaff()
    await storeLeads(database, [])
    const from = [
      ['main', 'a@example.com', '+34 611111111'],
      ['main', 'b@example.com', '+34 622222222'],
      ['contact-form', 'c@example.com', '+34 633333333'],
      ['welcome-page-b', 'd@example.com', '+34 644444444'],
    ] as const
    for (const [platform, email, phone] of from) {
      const investmentAmount = platform === 'welcome-page-b' ? '5000-10000' : undefined
      const sent = await call(url, 'sendContact', { body: { ...message, platform, email, phone, investmentAmount } })
      expect(sent.status).toBe(201)
    }
    const { body: list } = await call(url, 'listLeads', { query: { platform: 'welcome-page-b' }, headers })
    await call(url, 'deleteLead', { params: { id: list.data[0]!.id }, headers })
    expect((await call(url, 'listPlatforms', { headers })).body.data).toEqual([
      { id: 'main', leads: 2 },
      { id: 'contact-form', leads: 1 },
    ])
  })
})
