import type { CallName, CallOf, ParsedOf } from '#contract/api.ts'
import type { LeadQuery } from '#contract/leads.ts'
import { newId } from '#server/db/id.ts'
import { busyId } from './busy-database.ts'
import { callNames, type InputFree, inputOf } from './every-call.ts'
import { filterCombinations, listOrders } from './lead-queries.ts'
import { call, cancellationMessage, message, owner, setupMessage } from './product.ts'
import { type World, type Write, writeSamples } from './write-samples.ts'

/** Every call that is not a `Write`: staff reads and visitors' posts. */
export type Read = Exclude<CallName, Write>

type Paging = 'limit' | 'cursor' | 'after' | '_'
/** Filters and sorts of a call. */
type Filters<N extends CallName> = Omit<NonNullable<ParsedOf<N>['query']>, Paging>
type Values<F> = { readonly [K in keyof F]-?: readonly Exclude<F[K], undefined>[] }

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()

const auditFilters: Values<Filters<'listAudit'>> = {
  userId: [busyId('user', 3), busyId('user', 0)],
  action: ['lead.edited', 'person.erased', 'none'],
  entity: ['lead', 'setup'],
  entityId: [busyId('lead', 1), busyId('lead', 0)],
  from: [day(1), day(600)],
  to: [day(600)],
}

type Query = Record<string, unknown>

/** No filter, each value of each filter alone, and each two of different filters together. */
function pairs(values: Values<Query>): Query[] {
  const single = Object.entries(values).flatMap(([name, all]) => all.map((value) => ({ [name]: value })))
  const both = single.flatMap((one, i) =>
    single.slice(i + 1).flatMap((two) => (Object.keys(one)[0] === Object.keys(two)[0] ? [] : [{ ...one, ...two }])),
  )
  return [{}, ...single, ...both]
}

/** Each filter in each order; the order within a column needs its status. */
const leadLists = filterCombinations.flatMap((filters) => [
  ...listOrders.map((order) => ({ ...filters, ...order })),
  ...(filters.status && !filters.status.includes(',') ? [{ ...filters, sort: 'pipeline' }] : []),
])

/** Second pages of lists in the order of an index. */
async function secondPages({ url, headers }: World): Promise<LeadQuery[]> {
  const lists: LeadQuery[] = [
    {},
    { order: 'asc' },
    { status: 'new', order: 'asc' },
    { status: 'lost', sort: 'pipeline' },
  ]
  const firstPages = await Promise.all(lists.map((query) => call(url, 'listLeads', { headers, query })))
  return lists.flatMap((query, i) => {
    const cursor = firstPages[i]?.body.nextCursor
    return cursor ? [{ ...query, cursor }] : []
  })
}

const ofLead = [{ params: { id: busyId('lead', 1) } }, { params: { id: busyId('lead', 777) } }]
const queries = <N extends CallName>(list: readonly object[]) =>
  list.map((query) => ({ query })) as unknown as CallOf<N>[]
const byFilter = <N extends CallName>(values: Values<Filters<N>>) => queries<N>(pairs(values as Values<Query>))
const unfiltered = [{ query: {} }]
const yearAgo = day(364).slice(0, 10)
const quarterAgo = day(90).slice(0, 10)
/** A quarter, a year with the previous one, and filtered leads. */
const analyticsQueries = [
  {},
  { from: yearAgo, compare: 'before' },
  { from: yearAgo, language: 'hi' },
  { country: 'AE' },
]

const trialsOf = { from: day(90).slice(0, 10), to: day(0).slice(0, 10) }
const firstOf = (daysAgo: number) => `${day(daysAgo).slice(0, 7)}-01`

/** Figures whose people are listed; a part of one alone changes nothing. */
const customerFigures = [
  {},
  { movement: 'new', month: firstOf(40), currency: 'usd' },
  { movement: 'end', month: firstOf(40), currency: 'usd' },
  { day: day(40).slice(0, 10), currency: 'usd' },
  { trial: 'over', ...trialsOf },
  { trial: 'due', ...trialsOf, source: 'partner', language: 'es', variant: 'b' },
  { started: firstOf(70) },
  { started: firstOf(70), goneBy: firstOf(40) },
] satisfies Partial<Filters<'listCustomers'>>[]

/** An account with years of mails, and another one. */
async function withMails({ product, url, headers }: World): Promise<{ id: string }> {
  const make = async (name: string) => {
    const { body } = await call(url, 'registerAccount', { body: { ...inputOf('registerAccount').body, name }, headers })
    await product.database.pool.query(
      `insert into broker_mails (id, account_id, sha256, size, received_by, created_at)
       select gen_random_uuid(), $1, md5(n::text), 1, 'owner', now() - n * interval '1 day' from generate_series(1, 2000) n`,
      [body.id],
    )
    return { id: body.id }
  }
  await make(`Beside ${newId()}`)
  return make(`Mails ${newId()}`)
}

async function ruleOf({ database }: World['product']): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from automation_rules order by created_at, id limit 1',
  )
  return rows[0]!.id
}

async function ownerOf({ database }: World['product']): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from users where role = 'owner' order by id limit 1`,
  )
  return rows[0]!.id
}

type Samples<N extends Read> = (world: World) => readonly CallOf<N>[] | Promise<readonly CallOf<N>[]>

/** Inputs that make each call's reads most expensive, new each time, since what was sent before is answered from memory; the compiler reports a call that takes an input and has none. */
const samples: { readonly [N in Exclude<Read, InputFree>]: Samples<N> } & {
  readonly [N in Read & InputFree]?: Samples<N>
} = {
  sendContact: () => [
    { body: { ...message, message: newId(), email: `${newId()}@example.com`, phone: '+34 699999999' } },
    { body: { ...message, message: newId(), email: 'lead.777@example.com' } },
    { body: { ...message, message: newId(), name: 'www.spam.example' } },
  ],
  // Without the provider's secret the call is refused.
  receiveStripeEvent: () => [],
  receivePaymentEvent: () => [],
  listCustomers: () =>
    customerFigures.flatMap((figure) =>
      queries<'listCustomers'>(
        pairs({ state: ['waiting', 'paying', 'trial', 'left'], q: ['ana'] }).map((query) => ({ ...query, ...figure })),
      ),
    ),
  readLeadPayments: () => ofLead,
  readMoney: () => queries<'readMoney'>([{}, { from: day(500).slice(0, 10) }]),
  locateVisitor: () => [inputOf('locateVisitor')],
  logIn: () => [{ body: owner }],
  // Only available in a demonstration, where it equals a login.
  enterDemonstration: () => [],
  listWebhookDeliveries: () => [],
  readInvitation: async (world) => [{ body: { token: await invited(world) } }],
  acceptInvitation: async (world) => [
    { body: { token: await invited(world), username: `new ${Date.now()}`, password: 'a rather long phrase' } },
  ],
  listAudit: () => byFilter<'listAudit'>(auditFilters),
  listRefusals: () => [inputOf('listRefusals')],
  exportAudit: () => queries<'exportAudit'>([{ action: 'person.erased' }, { from: day(40) }]),
  listLeads: async (world) => queries<'listLeads'>([...leadLists, ...(await secondPages(world))]),
  readBoard: () => queries<'readBoard'>(filterCombinations),
  readLead: () => ofLead,
  readResponse: () => queries<'readResponse'>(analyticsQueries),
  readFunnel: () => queries<'readFunnel'>(analyticsQueries),
  readSources: () => queries<'readSources'>(analyticsQueries),
  readCohorts: () => queries<'readCohorts'>(analyticsQueries),
  readVariants: () => queries<'readVariants'>(analyticsQueries),
  readSetupFigures: () => queries<'readSetupFigures'>(analyticsQueries),
  readActivity: () => [{ query: {} }, { query: { days: 30 } }],
  readLeadOrigin: () => ofLead,
  readInsights: () => ofLead.map((lead) => ({ ...lead, query: {} })),
  listAnalyses: () => ofLead,
  listInteractions: () => ofLead.map((lead) => ({ ...lead, query: {} })),
  listAttachments: () => ofLead,
  readAttachment: async ({ url, headers }) => {
    const file = { query: { name: 'notes.txt' }, file: new Blob(['notes']), headers }
    return [{ params: { id: (await call(url, 'addAttachment', { ...ofLead[0]!, ...file })).body.id } }]
  },
  listMessages: () => ofLead.map((lead) => ({ ...lead, query: {} })),
  readMessageFile: () => [],
  listInbox: () =>
    byFilter<'listInbox'>({ of: ['mine', 'unassigned', 'everyone'], order: ['due', 'newest', 'longest'] }),
  // Queries the mailbox, not the database.
  countOlderMails: () => [],
  // Queries WhatsApp, not the database.
  listRuleTemplates: () => [],
  listWhatsAppTemplates: () => [],
  listTimeline: () => ofLead.map((lead) => ({ ...lead, query: {} })),
  listLeadTasks: () => ofLead,
  listTasks: () => byFilter<'listTasks'>({ of: ['me', 'everybody'], from: [day(0), day(9)], to: [day(0), day(-9)] }),
  listFollowUps: () =>
    byFilter<'listFollowUps'>({ of: ['me', 'everybody'], from: [day(0), day(9)], to: [day(0), day(-9)] }),
  listRuleVersions: async ({ product }) => [{ params: { id: await ruleOf(product) } }],
  listRuleEffects: async ({ product }) => [{ params: { id: await ruleOf(product) }, query: {} }],
  listRuns: async ({ product }) =>
    queries<'listRuns'>([{}, { rule: await ruleOf(product) }, { outcome: 'done' }, { outcome: 'waiting' }]),
  readBulk: () => [],
  // The leads of some months, and one search per format: a complete file takes long, since it is paced.
  exportLeads: () =>
    queries<'exportLeads'>([{ arrivedFrom: quarterAgo }, { country: 'AE', temperature: 'cold', sort: 'value' }]),
  exportWorkbook: () => queries<'exportWorkbook'>([{ country: 'AE', arrivedFrom: quarterAgo, sort: 'value' }]),
  listImportMistakes: () => [{ params: { id: busyId('import', 3) } }],
  listChangedSinceImport: () => [{ params: { id: busyId('import', 3) } }],
  listImportRows: () =>
    byFilter<'listImportRows'>({ only: ['ready', 'faulty', 'left_out', 'duplicate'] }).map((input) => ({
      ...input,
      params: { id: busyId('import', 3) },
    })),
  readImport: () => [{ params: { id: busyId('import', 3) } }],
  listDuplicates: () => unfiltered,
  listLeadDuplicates: () => [
    ...ofLead,
    { params: { id: busyId('lead', 53) } },
    { params: { id: busyId('lead', 2000) } },
  ],
  listMerges: () => unfiltered,
  listChangedSinceMerge: () => [{ params: { id: busyId('merge', 3) } }],
  listBin: () => unfiltered,
  listQuarantine: () => byFilter<'listQuarantine'>({ state: ['waiting', 'discarded'] }),
  listMails: () => byFilter<'listMails'>({ status: ['queued', 'sent', 'failed', 'kept'] }),
  readMail: () => [{ params: { id: busyId('mail', 9) } }],
  listConsents: () => ofLead,
  readHeldAccess: async ({ product }) => [{ params: { id: await ownerOf(product) } }],
  sendSetup: () => [{ body: { ...setupMessage, mt5Username: newId().replaceAll('-', '').slice(-12) } }],
  listSetups: () =>
    byFilter<'listSetups'>({
      status: ['pending', 'completed'],
      q: ['maria', 'setup.777@example.com', 'nobody at all'],
      from: ['2026-01-01', '2026-11-01'],
      to: ['2026-11-01'],
    }),
  readSetup: () => [{ params: { id: busyId('setup', 9) } }],
  sendCancellation: () =>
    ['nobody@example.com', 'lead.777@example.com'].map((email) => ({
      body: { ...cancellationMessage, email, contract: newId() },
    })),
  listCancellations: () => byFilter<'listCancellations'>({ state: ['open', 'handled'] }),
  readLedger: () => unfiltered,
  readReportImport: () => [],
  listBrokerMails: async (world) => [{ params: await withMails(world), query: {} }],
  followEvents: () => [{ query: {} }, { query: { after: '1' } }],
}

/** The samples of every read; a call without input has one, which is empty. */
export const readSamples: ReadonlyMap<Read, (world: World) => readonly object[] | Promise<readonly object[]>> = new Map(
  callNames
    .filter((name): name is Read => !(name in writeSamples))
    .map((name) => [name, (samples as { readonly [N in Read]?: Samples<N> })[name] ?? (() => [{}])]),
)

/** The token of a new invitation, from its link. */
async function invited({ url, headers }: World): Promise<string> {
  const { body } = await call(url, 'invite', { body: { role: 'agent', language: 'en' }, headers })
  return body.link.split('#')[1]!
}
