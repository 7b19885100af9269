import { setTimeout as wait } from 'node:timers/promises'
import type { Account, ReportImport } from '#contract/accounts.ts'
import { makeAccount } from '#server/record/report/testing-account.ts'
import { htmlReport, xlsxReport } from '#server/record/report/testing-reports.ts'
import { amountFigure, type Figure, noFigure } from './support/figure.ts'
import { engineOf, peakMemory, peakOfChildren, processorTime } from './support/processor.ts'
import type { Product } from './support/product.ts'
import type { Bench } from './support/stage.ts'

const deals = 100_000
const pages = 10
const start = '2022-01-03T00:00:00Z'

/** A history of a hundred thousand deals: uploaded, read, checked, saved, added to the ledger; then its public pages. */
export const record: Bench = async (stage) => {
  const historyOf = (login: number) =>
    makeAccount({ deals, perHour: 3, start, account: `${login} (USD, Made-Up-Server, real, Hedge)` })
  // Made before the first request: a connection that is idle so long is closed.
  const files = { HTML: htmlReport(historyOf(7_000_000_001)), XLSX: xlsxReport(historyOf(7_000_000_002)) }
  const DATABASE_URL = await stage.databases.empty()
  const product = await stage.product({ DATABASE_URL })
  const engine = await engineOf(DATABASE_URL)
  const processes = { pid: product.pid, ...(engine !== undefined && { engine }) }
  const headers = { ...(await product.signIn()), 'content-type': 'application/json' }
  const accountOf = (name: string): Promise<Account> => {
    const said = { name, type: 'live', currency: 'USD', broker: 'Made up' }
    return send(product, 'POST', '/api/accounts', headers, JSON.stringify(said))
  }

  const account = await accountOf('A hundred thousand')
  await send(product, 'PATCH', `/api/accounts/${account.id}`, headers, JSON.stringify({ carriesRecord: true }))
  const figures = await importFigures('HTML', account)
  figures.push(...(await importFigures('XLSX', await accountOf('As many'))))

  async function importFigures(format: keyof typeof files, { id }: Account): Promise<Figure[]> {
    const file = files[format]
    const before = await processorTime(processes)
    const started = performance.now()
    const sent: ReportImport = await send(
      product,
      'POST',
      `/api/accounts/${id}/reports`,
      { ...headers, 'content-type': 'application/octet-stream' },
      new Blob([file as never]),
    )
    const steps: Record<string, number> = {}
    let outcome = sent
    let step = ''
    let readerPeak = 0
    while (outcome.state === 'reading') {
      await wait(100)
      readerPeak = Math.max(readerPeak, await peakOfChildren(product.pid))
      outcome = await send(product, 'GET', `/api/reports/${sent.id}`, headers)
      if (outcome.step !== step) steps[outcome.step] = performance.now() - started
      step = outcome.step
    }
    const seconds = (performance.now() - started) / 1_000
    const after = await processorTime(processes)
    if (outcome.state !== 'accepted') throw new Error(`The report was ${JSON.stringify(outcome)}`)
    const what = `import of 100,000 deals as ${format}`
    const note = `${(file.length / 1e6).toFixed(0)} MB; ${listOfSteps(steps)}`
    return [
      amountFigure(`${what}, until accepted`, seconds, 60, 's', note),
      before === null || after === null
        ? noFigure(`${what}, processor time in all`, 'not measurable here')
        : amountFigure(`${what}, processor time in all`, after - before, 60, 's'),
      memoryFigure(`${what}, most memory its reader held`, readerPeak, 1_000),
      memoryFigure(`${what}, most memory the server held`, await peakMemory(product.pid), 1_500),
    ]
  }

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

const memoryFigure = (what: string, bytes: number, max: number): Figure =>
  bytes > 0 ? amountFigure(what, bytes / 1e6, max, 'MB') : noFigure(what, 'not measurable here')

const listOfSteps = (steps: Record<string, number>) =>
  Object.entries(steps)
    .map(([step, at]) => `${step} from ${(at / 1_000).toFixed(1)} s`)
    .join(', ')
