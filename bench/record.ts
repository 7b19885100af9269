import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account, ReportImport } from '#contract/accounts.ts'
import { makeAccount } from '#server/record/report/testing-account.ts'
import { htmlReport } from '#server/record/report/testing-reports.ts'
import { amountFigure, type Figure, noFigure } from './support/figure.ts'
import { engineOf, processorTime } from './support/processor.ts'
import type { Product } from './support/product.ts'
import type { Bench } from './support/stage.ts'

const deals = 100_000
const pages = 10

/** A history of a hundred thousand deals: uploaded, read, checked, saved, added to the ledger; then its public pages. */
export const record: Bench = async (stage) => {
  const DATABASE_URL = await stage.databases.empty()
  const product = await stage.product({ DATABASE_URL })
  const engine = await engineOf(DATABASE_URL)
  const processes = { pid: product.pid, ...(engine !== undefined && { engine }) }
  const headers = { ...(await product.signIn()), 'content-type': 'application/json' }
  const made = makeAccount({
    deals,
    perHour: 3,
    start: '2022-01-03T00:00:00Z',
    account: '7000000001 (USD, Made-Up-Server, real, Hedge)',
  })
  const file = htmlReport(made)
  const name = 'A hundred thousand'
  const said = { name, type: 'live', currency: 'USD', broker: 'Made up' }
  const account: Account = await send(product, 'POST', '/api/accounts', headers, JSON.stringify(said))
  await send(product, 'PATCH', `/api/accounts/${account.id}`, headers, JSON.stringify({ carriesRecord: true }))

  const before = await processorTime(processes)
  const started = performance.now()
  const path = `/api/accounts/${account.id}/reports`
  const sent: ReportImport = await send(
    product,
    'POST',
    path,
    { ...headers, 'content-type': 'application/octet-stream' },
    new Blob([file as never]),
  )
  const steps: Record<string, number> = {}
  let outcome = sent
  let step = ''
  while (outcome.state === 'reading') {
    await wait(100)
    outcome = await send(product, 'GET', `/api/reports/${sent.id}`, headers)
    if (outcome.step !== step) steps[outcome.step] = performance.now() - started
    step = outcome.step
  }
  const seconds = (performance.now() - started) / 1_000
  const after = await processorTime(processes)
  if (outcome.state !== 'accepted') throw new Error(`The report was ${JSON.stringify(outcome)}`)

  const figures: Figure[] = [
    amountFigure(
      'import of 100,000 deals, until accepted',
      seconds,
      60,
      's',
      `${megabytes(file.length)}; ${listOfSteps(steps)}`,
    ),
    before === null || after === null
      ? noFigure('import, processor time with the engine', 'not measurable here')
      : amountFigure('import, processor time with the engine', after - before, 40, 's'),
    await peakFigure(product),
  ]
  for (const [what, own] of [
    ['track record', '/en/track-record'],
    ['its account', `/en/track-record/${account.slug}`],
    ['its results', `/en/track-record/${account.slug}/results`],
    ['rows, first page', `/en/track-record/${account.slug}/rows?of=all&page=1`],
    ['rows, page 400', `/en/track-record/${account.slug}/rows?of=all&page=400`],
  ] as const) {
    const first = await pageMs(product, own)
    const again = []
    for (let i = 0; i < pages; i += 1) again.push(await pageMs(product, own))
    again.sort((a, b) => a - b)
    figures.push(amountFigure(`${what}, first time`, first, 1_500, 'ms'))
    figures.push(amountFigure(`${what}, afterwards`, again[pages / 2]!, 100, 'ms'))
  }
  return figures
}

async function send<T>(
  product: Product,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: BodyInit,
): Promise<T> {
  const answer = await fetch(`${product.url}${path}`, { method, headers, ...(body !== undefined && { body }) })
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<T>
}

async function pageMs(product: Product, path: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${product.url}${path}`)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
  return performance.now() - started
}

async function peakFigure({ pid }: Product): Promise<Figure> {
  const what = 'import, most memory the server held'
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return kibibytes
    ? amountFigure(what, (Number(kibibytes) * 1024) / 1e6, 1_500, 'MB')
    : noFigure(what, 'not measurable here')
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB of HTML`
const listOfSteps = (steps: Record<string, number>) =>
  Object.entries(steps)
    .map(([step, at]) => `${step} from ${(at / 1_000).toFixed(1)} s`)
    .join(', ')
