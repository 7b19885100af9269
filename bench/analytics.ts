import { setTimeout as delay } from 'node:timers/promises'
import { api, type CallName } from '#contract/api.ts'
import { amountFigure, quantile } from './support/figure.ts'
import type { Bench } from './support/stage.ts'

const rounds = 30
/** Milliseconds, of a million leads too. */
const maxMs = 250
/** The same with a filter, which is counted from the leads that match. */
const maxFilteredMs = 500
/** Seconds. */
const maxFirstCount = 600

const ofPeriod = [
  'readResponse',
  'readFunnel',
  'readSources',
  'readCohorts',
  'readVariants',
  'readSetupFigures',
] as const satisfies readonly CallName[]
const asOfNow = ['readForecast', 'readWorkload'] as const satisfies readonly CallName[]

const year = '?days=365&compare=before'

/** Every call of the analytics screen: over a year and the year before, and of a rare language. */
export const analytics: Bench = async (stage) => {
  const product = await stage.product({ DATABASE_URL: await stage.databases.withLeads(stage.leads) })
  const headers = await product.signIn()
  const read = async (path: string) => {
    const started = performance.now()
    const answer = await fetch(`${product.url}${path}`, { headers })
    const body: unknown = await answer.json()
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
    return { body, took: performance.now() - started }
  }
  const started = performance.now()
  await counted(async () => (await read(`${api.readFunnel.path}?days=730`)).body)
  const figures = [amountFigure('first count of all days', (performance.now() - started) / 1_000, maxFirstCount, 's')]
  for (const [what, path, max] of [
    ...ofPeriod.map((name) => [name, api[name].path + year, maxMs] as const),
    ...ofPeriod.map((name) => [`${name} in Hindi`, `${api[name].path}${year}&language=hi`, maxFilteredMs] as const),
    ...asOfNow.map((name) => [name, api[name].path, maxMs] as const),
  ]) {
    const { took: first } = await read(path)
    const times = []
    for (let round = 0; round < rounds; round++) times.push((await read(path)).took)
    const p95 = quantile(
      times.toSorted((a, b) => a - b),
      0.95,
    )
    figures.push(amountFigure(`${what}, p95`, p95, max, 'ms', `first ${Math.round(first)} ms`))
  }
  return figures
}

/** Waits until the job has counted all days: two looks a while apart see the same leads. */
async function counted(funnel: () => Promise<unknown>): Promise<void> {
  const leadsOf = async () => ((await funnel()) as { now: { all: { leads: number } } }).now.all.leads
  for (let waited = 0, before = -1; waited < maxFirstCount; waited += 15) {
    const leads = await leadsOf()
    if (leads > 0 && leads === before) return
    before = leads
    await delay(15_000)
  }
  throw new Error('Days were not counted in time')
}
