import { describe, expect, it } from 'vitest'
import { type Product, signIn, startProduct } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { makeAccount } from '../report/testing-account.ts'
import type { ReportText } from '../report/testing-lines.ts'
import { htmlReport, xlsxReport } from '../report/testing-reports.ts'

let made = 0
const line = (server: string, type: string) => `${7_400_000_000 + ++made} (USD, ${server}, ${type}, Hedge)`
let seed = 70
/** A history unique to this file. */
const history = () => makeAccount({ deals: 80, seed: ++seed, parts: 'one' })

async function start(product: Product) {
  const { url } = product
  const headers = await signIn(url)
  const add = async (report: ReportText, type: 'demo' | 'live', as = htmlReport) => {
    const name = `Gold twin ${++made}`
    const id = await register(url, headers, { name, type })
    return { id, name, outcome: await importFile(url, headers, id, as(report)) }
  }
  return { ...product, headers, add }
}

/** Changes every ticket and order, and shifts times by this many minutes. */
function told(report: ReportText, tickets: number, minutes: number): ReportText {
  const moved = (time: string) =>
    new Date(Date.parse(`${time.replaceAll('.', '-').replace(' ', 'T')}Z`) + minutes * 60_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
      .replaceAll('-', '.')
  const number = (cell: string) => (/^\d{6}$/.test(cell) ? String(Number(cell) + tickets) : cell)
  const cells = (row: readonly string[]) =>
    row.map((cell) => (/^\d{4}\.\d\d\.\d\d /.test(cell) ? moved(cell) : number(cell)))
  return { ...report, deals: report.deals.map(cells), positions: report.positions?.map(cells) ?? [] }
}

describe("a file with another published account's trades", () => {
  it('is refused under another login, type and server, and the repeated account is named', async () => {
    const { add } = await start(await startProduct())
    const report = history()
    const demo = await add({ ...report, account: line('Broker-Demo', 'demo') }, 'demo')
    expect(demo.outcome.state).toBe('accepted')
    for (const as of [htmlReport, xlsxReport]) {
      const { outcome } = await add(
        { ...report, account: line('Other-Server', 'real') },
        'live',
        as as typeof htmlReport,
      )
      expect(outcome.state).toBe('refused')
      expect(outcome.problems).toContainEqual(
        expect.objectContaining({ code: 'trades_repeated', detail: expect.objectContaining({ printed: demo.name }) }),
      )
    }
  })

  it.each([
    ['renumbered', 123_000, 0],
    ['on another broker’s clock', 0, 120],
    ['renumbered on another broker’s clock', 123_000, -90],
  ])('is refused %s', async (_what, tickets, minutes) => {
    const { add } = await start(await startProduct())
    const report = history()
    expect((await add({ ...report, account: line('Broker-Demo', 'demo') }, 'demo')).outcome.state).toBe('accepted')
    const again = await add({ ...told(report, tickets, minutes), account: line('Other-Server', 'real') }, 'live')
    expect(again.outcome.problems.map(({ code }) => code)).toEqual(['trades_repeated'])
  })

  it('is accepted if it only resembles it: another account of the same server and time', async () => {
    const { add } = await start(await startProduct())
    for (const report of [history(), history()])
      expect((await add({ ...report, account: line('Broker-Server', 'real') }, 'live')).outcome).toMatchObject({
        state: 'accepted',
        problems: [],
      })
  })
})
