import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openMailServer } from '#server/testing/smtp-server.ts'
import { keepLedger } from '../cluster/ledger.ts'
import { compare } from '../cluster.ts'
import { withClient } from '../support/databases.ts'
import { openBoard } from '../support/event-board.ts'
import { amountFigure, type Figure, quantile } from '../support/figure.ts'
import type { Product } from '../support/product.ts'
import { callerOf, type Rule } from '../support/rules.ts'
import { type Bench, fewLeads } from '../support/stage.ts'
import { sendForm, touchForm } from '../support/visitor.ts'
import type { Sample } from './probe.ts'

const perSecond = 10
const sessions = 3
const boardsPerSession = 4
const calls = ['/api/board', '/api/leads?limit=50', '/api/auth/session', '/api/leads?q=ana&limit=50']
const staffPauseMs = 250
const visitorPauseMs = 200
const reconnectEveryMs = 5_000
const sampleEveryMs = 15_000
const importEveryMs = 60_000
const rowsPerImport = 100
/** Growth of the mean from the second third to the last: caches are full by then, a leak continues. */
const maxGrowthPercent = 10
const everyArrival: Rule = {
  name: 'All who arrive',
  trigger: { on: 'arrived', imports: true },
  conditions: { of: 'all', list: [] },
  actions: [
    { do: 'tag', tag: 'Seen' },
    { do: 'task', title: 'Welcome call', type: 'call', priority: 'high', dueHours: 24 },
    { do: 'email', template: 'no_answer' },
  ],
}
/** Tables of internal records and mails. */
const bookkeeping = [
  'events',
  'tries',
  'used_form_tokens',
  'idempotency_keys',
  'access_refusals',
  'jobs.job',
  'sessions',
  'mails',
]

/** Visitors and staff for `--minutes`, with open event streams, a rule, mails and imports: detects unwanted growth. */
export const soak: Bench = async (stage) => {
  const DATABASE_URL = await stage.databases.copyWithLeads(fewLeads)
  const probeFile = join(stage.folder, 'soak.jsonl')
  const NODE_OPTIONS = `--import=${new URL('./probe.ts', import.meta.url).href}`
  writeFileSync(probeFile, '')
  const mailServer = await openMailServer()
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'sales@example.org' }
  const product = await stage.product({ DATABASE_URL, NODE_OPTIONS, PROBE_FILE: probeFile, ...mail })
  const post = callerOf(product.url, await product.signIn())
  const { id: rule } = await post('/api/automation/rules', everyArrival)
  await post(`/api/automation/rules/${rule}/switch`, { isOn: true })
  const stopping = new AbortController()
  const seen: SeenLoad = { reads: 0, refused: 0, broken: 0, posts: new Map() }
  const load = [
    browse(product, seen, stopping.signal),
    submit(product, seen, stopping.signal),
    bringFiles(post, stopping.signal),
  ]
  for (let n = 0; n < sessions; n++) load.push(work(product, await product.signIn(), seen, stopping.signal))
  const before = await countRows(DATABASE_URL)
  const ledger = await keepLedger(product.url, { perSecond }, async () => {
    const until = performance.now() + stage.minutes * 60_000
    while (performance.now() < until) {
      await delay(Math.min(sampleEveryMs, until - performance.now()))
      process.kill(product.pid, 'SIGUSR2')
    }
  })
  const after = await countRows(DATABASE_URL)
  await delay(500)
  stopping.abort()
  await Promise.all(load)
  await mailServer.close()
  const { lost, doubled } = await compare(DATABASE_URL, ledger.acknowledged)
  const samples = readFileSync(probeFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample)
  const what = `soak of ${stage.minutes} min`
  const posts = [...seen.posts].map(([status, count]) => `${count} × ${status}`).join(', ')
  return [
    amountFigure(
      `${what}: messages gone wrong`,
      lost + doubled + ledger.given,
      0,
      'messages',
      `${ledger.acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled, ${ledger.repeats} tries repeated`,
    ),
    amountFigure(`${what}: longest without an answer`, ledger.longestSilence, 5, 's'),
    amountFigure(
      `${what}: calls and pages that failed`,
      seen.refused,
      0,
      `of ${seen.reads}`,
      `${seen.broken} lines broke; forms with a token: ${posts} (0: the line broke)`,
    ),
    ...growths(what, samples),
    delayFigure(what, samples),
    rowsFigure(what, before, after),
  ]
}

/**
 * Reads a whole response; retries after a broken connection, as a browser does: a server may close an idle connection just as
 * the next request is sent.
 */
async function read(url: string, seen: SeenLoad, headers: Record<string, string> = {}): Promise<void> {
  seen.reads += 1
  for (let attempt = 1; attempt <= 2; attempt++) {
    try {
      const answer = await fetch(url, { headers })
      await answer.arrayBuffer()
      if (answer.status !== 200) seen.refused += 1
      return
    } catch {
      seen.broken += 1
    }
  }
  seen.refused += 1
}

type SeenLoad = {
  /** Responses read, of pages and calls of staff. */
  reads: number
  refused: number
  /** Broken connections. */
  broken: number
  readonly posts: Map<number, number>
}

/** A teammate who keeps reading, with open boards of which one reconnects now and then. */
async function work({ url }: Product, { cookie }: { cookie: string }, seen: SeenLoad, signal: AbortSignal) {
  const open = () => openBoard(`${url}/api/events`, cookie, () => {})
  const boards = await Promise.all(Array.from({ length: boardsPerSession }, open))
  let reconnectAt = performance.now() + reconnectEveryMs
  for (let n = 0; !signal.aborted; n++) {
    await read(`${url}${calls[n % calls.length]}`, seen, { cookie })
    if (performance.now() > reconnectAt) {
      boards.shift()!.destroy()
      boards.push(await open())
      reconnectAt = performance.now() + reconnectEveryMs
    }
    await delay(staffPauseMs)
  }
  for (const board of boards) board.destroy()
}

/** Visitors who read pages. */
async function browse({ url }: Product, seen: SeenLoad, signal: AbortSignal) {
  const paths = ['/welcome', '/es/welcome?variant=b', '/ar', '/track-record', '/zh/contact']
  for (let n = 0; !signal.aborted; n++) {
    await read(`${url}${paths[n % paths.length]}`, seen)
    await delay(visitorPauseMs)
  }
}

/** Visitors who touch a form, get its token, and send it as a browser without scripts does. */
async function submit({ url }: Product, seen: SeenLoad, signal: AbortSignal) {
  for (let n = 0; !signal.aborted; n++) {
    const status = await sendForm(url, await touchForm(url).catch(() => ''), {
      email: `eva.${n}@example.com`,
      phoneNumber: `7${10_000_000 + n}`,
    }).catch(() => 0)
    seen.posts.set(status, (seen.posts.get(status) ?? 0) + 1)
    await delay(visitorPauseMs)
  }
}

/** A teammate who imports a file now and then. */
async function bringFiles(post: ReturnType<typeof callerOf>, signal: AbortSignal) {
  for (let first = 0; !signal.aborted; first += rowsPerImport) {
    const rows = Array.from({ length: rowsPerImport }, (_, i) => {
      const n = first + i
      const phone = `+34 72${String(n).padStart(7, '0')}`
      return { line: i + 2, fields: { name: `Imported ${n}`, email: `imported.${n}@example.com`, phone } }
    })
    const { id } = await post<{ id: string }>('/api/imports', { fileName: 'leads.csv' })
    await post(`/api/imports/${id}/rows`, { rows, language: 'es' })
    await post(`/api/imports/${id}/start`, { skipsDuplicates: false })
    await delay(importEveryMs, undefined, { signal }).catch(() => {})
  }
}

/** Growth of each figure that must not grow: mean of the last third compared with the middle third. */
function growths(what: string, samples: readonly Sample[]): Figure[] {
  const third = Math.floor(samples.length / 3)
  const parts = [0, 1, 2].map((n) => samples.slice(n * third, n === 2 ? undefined : (n + 1) * third))
  const grown = (name: string, unit: string, read: (sample: Sample) => number) => {
    const [first, middle, last] = parts.map((part) => part.reduce((sum, one) => sum + read(one), 0) / part.length) as [
      number,
      number,
      number,
    ]
    const percent = Math.max(0, (last / middle - 1) * 100)
    const means = [first, middle, last].map((mean) => mean.toFixed(unit === 'MB' ? 1 : 0)).join(', ')
    return amountFigure(`${what}: growth of ${name}`, percent, maxGrowthPercent, '%', `thirds: ${means} ${unit}`)
  }
  return [
    grown('memory after a collection', 'MB', ({ memory }) => memory.rss / 1e6),
    grown('the heap after a collection', 'MB', ({ memory }) => memory.heapUsed / 1e6),
    grown('open handles', 'handles', ({ handles }) => handles),
    grown('file descriptors', 'descriptors', ({ descriptors }) => descriptors ?? 0),
  ]
}

function delayFigure(what: string, samples: readonly Sample[]): Figure {
  const sorted = (read: (sample: Sample) => number) => samples.map(read).sort((a, b) => a - b)
  const p99 = sorted(({ delayMs }) => delayMs.p99)
  const max = sorted(({ delayMs }) => delayMs.max).at(-1) ?? Number.NaN
  return amountFigure(
    `${what}: event loop's delay, p99 of ${sampleEveryMs / 1000} s, middle`,
    quantile(p99, 0.5),
    100,
    'ms',
    `highest p99 ${p99.at(-1)?.toFixed(0)} ms, longest ${max.toFixed(0)} ms`,
  )
}

function rowsFigure(what: string, before: Map<string, number>, after: Map<string, number>): Figure {
  const rows = [...after].map(([name, count]) => `${name} ${before.get(name) ?? 0} → ${count}`)
  return { what: `${what}: rows and connections`, figure: rows.join(', '), budget: '', met: true }
}

/** Row counts of the bookkeeping tables, and database connections. Tables of jobs are created shortly after the start. */
function countRows(url: string): Promise<Map<string, number>> {
  return withClient(url, async (client) => {
    const { rows: made } = await client.query<{ name: string }>(
      'select name from unnest($1::text[]) name where to_regclass(name) is not null',
      [bookkeeping],
    )
    const counts = made.map(({ name }) => `(select count(*)::int from ${name}) as "${name}"`)
    const connections = `(select count(*)::int from pg_stat_activity where datname = current_database()) as connections`
    const { rows } = await client.query(`select ${[...counts, connections].join(', ')}`)
    return new Map(Object.entries(rows[0] as Record<string, number>))
  })
}
