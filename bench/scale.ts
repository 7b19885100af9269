import { amountFigure, type Figure, quantile, ratioFigure, spreadOf } from './support/figure.ts'
import { ratioOf } from './support/interleave.ts'
import type { Product } from './support/product.ts'
import {
  combinations,
  findPerson,
  lists,
  type Measured,
  panelOf,
  type Request,
  type SampleLead,
} from './support/scale-calls.ts'
import { type Bench, fewLeads } from './support/stage.ts'

const calls = 40
const rounds = 5
/** Calls per series when comparing calls of a few milliseconds: with fewer, two outliers decide the 95th percentile. */
const comparedCalls = 200
/** Number of teammates who open leads at the same moment. */
const teammates = 12
/** Maximum duration of any call under any load, milliseconds. */
const maxCallMs = 1_000

type Opened = { readonly url: string; readonly headers: { cookie: string } }

/** Sends the requests at once and reads the whole responses; returns milliseconds until the last. */
async function measure({ url, headers }: Opened, requests: Measured): Promise<number> {
  const started = performance.now()
  await Promise.all(requests.map((request) => ask(url, headers, request)))
  return performance.now() - started
}

async function ask(url: string, headers: Record<string, string>, { method, path, body }: Request) {
  const answer = await fetch(`${url}${path}`, {
    ...(method && { method }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
}

/** Times of `count` sequential measurements, sorted. */
async function series(opened: Opened, requests: readonly Measured[], count = calls): Promise<number[]> {
  const times = []
  for (let i = 0; i < count; i++) times.push(await measure(opened, requests[i % requests.length]!))
  return times.sort((a, b) => a - b)
}

/** Every screen with few and with many leads, and one person's screens while others work. */
export const scale: Bench = async (stage) => {
  const open = async (leads: number): Promise<Opened> => {
    const product: Product = await stage.product({ DATABASE_URL: await stage.databases.withLeads(leads) })
    return { url: product.url, headers: await product.signIn() }
  }
  const few = await open(fewLeads)
  const many = await open(stage.leads)
  const sample = await sampleLeads(many)
  const alone = await eachAlone(few, many, stage.leads)
  const screens = {
    ...Object.fromEntries(Object.entries(combinations).map(([name, path]) => [name, [[{ path }]]])),
    'opening a lead': sample.map(({ id }) => panelOf(id)),
    ...findPerson(sample[0]!),
  }
  const figures = [...alone]
  for (const [name, requests] of Object.entries(screens)) {
    const measured = (name.startsWith('person') ? [requests] : requests) as readonly Measured[]
    await series(many, measured, 4)
    figures.push(...timesOf(name, await series(many, measured), stage.leads))
  }
  return [...figures, ...(await besideOthers(many, sample, stage.leads))]
}

/** Limit for the 95th percentile, milliseconds; lists by date are the busiest. */
const budgetOf = (name: string, leads: number) => (name === 'newest leads' ? 100 : leads > 100_000 ? 250 : 150)

const timesOf = (name: string, times: readonly number[], leads: number): Figure[] => [
  amountFigure(`${name}, p95`, quantile(times, 0.95), budgetOf(name, leads), 'ms'),
  amountFigure(`${name}, longest`, times.at(-1)!, maxCallMs, 'ms'),
]

async function eachAlone(few: Opened, many: Opened, leads: number): Promise<Figure[]> {
  const figures = []
  for (const [name, path] of Object.entries(lists)) {
    const p95: [number[], number[]] = [[], []]
    const all: number[] = []
    for (let round = 0; round <= rounds; round++) {
      for (const [index, opened] of [few, many].entries()) {
        const times = await series(opened, [[{ path }]])
        // The first round warms up.
        if (round === 0) continue
        p95[index]!.push(quantile(times, 0.95))
        if (index === 1) all.push(...times)
      }
    }
    figures.push(
      ...timesOf(
        name,
        all.sort((a, b) => a - b),
        leads,
      ),
    )
    figures.push(
      ratioFigure(`${name}, against ${fewLeads.toLocaleString('en')} leads`, ratioOf(p95[1], p95[0]), { max: 2 }),
    )
  }
  return figures
}

/** A teammate's list while another exports everything, and while twelve open leads; alternating with the list alone. */
async function besideOthers(many: Opened, sample: readonly SampleLead[], leads: number): Promise<Figure[]> {
  const list: Measured[] = [[{ path: '/api/leads' }]]
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = quantile(await series(many, list, comparedCalls), 0.95)
    const stop = new AbortController()
    const exported = exportAll(many, stop.signal)
    const beside = quantile(await series(many, list, comparedCalls), 0.95)
    const after = quantile(await stopped(exported, stop).then(() => series(many, list, comparedCalls)), 0.95)
    if (round > 0) ratios.push((2 * beside) / (before + after))
  }
  const panels: number[] = []
  const lists = Promise.all([series(many, list)])
  await Promise.all(
    Array.from({ length: teammates }, async (_, i) => {
      for (let n = 0; n < 5; n++) panels.push(await measure(many, panelOf(sample[(i * 5 + n) % sample.length]!.id)))
    }),
  )
  const [during] = await lists
  return [
    ratioFigure('newest leads beside an export of all, against alone, p95', spreadOf(ratios), { max: 1.5 }),
    amountFigure(`${teammates} teammates opening leads, longest panel`, Math.max(...panels), maxCallMs, 'ms'),
    amountFigure('newest leads meanwhile, p95', quantile(during!, 0.95), budgetOf('', leads), 'ms'),
  ]
}

async function exportAll({ url, headers }: Opened, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${url}/api/exports/leads.csv`, { headers, signal })
  if (answer.status !== 200) throw new Error(`The export was answered ${answer.status}`)
  for await (const _ of answer.body!) signal.throwIfAborted()
}

/** Aborts the export if it is unfinished. */
async function stopped(exported: Promise<void>, stop: AbortController): Promise<void> {
  stop.abort()
  await exported.catch((error: unknown) => {
    if (!stop.signal.aborted) throw error
  })
}

/** Some recent and some old leads. */
async function sampleLeads({ url, headers }: Opened): Promise<SampleLead[]> {
  const pages = ['/api/leads?limit=20', '/api/leads?limit=20&order=asc', '/api/leads?limit=20&sort=value']
  const found = await Promise.all(
    pages.map(async (path) => (await (await fetch(`${url}${path}`, { headers })).json()) as { data: SampleLead[] }),
  )
  return found.flatMap(({ data }) => data)
}
