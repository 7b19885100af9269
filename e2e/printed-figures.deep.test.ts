import { describe, expect, it } from 'vitest'
import { catchUpLedger } from '#server/record/ledger/catch-up.ts'
import { makeAccount } from '#server/record/report/testing-account.ts'
import { handMade } from '#server/record/report/testing-hand-made.ts'
import { htmlReport, xlsxReport } from '#server/record/report/testing-reports.ts'
import { call, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { figuresSaid, runVerifyScript, saidName } from '#server/testing/verify-script.ts'
import { type Printed, printedIn } from '#web/site/browser/printed-in.ts'
import { person } from './support/people.ts'
import { addRecord } from './support/record.ts'
import { browser } from './support/shared-browser.ts'

const seven = '7000000001 (USD, Made-Up-Server, demo, Hedge)'
const made = makeAccount({ deals: 420, parts: 'each', perHour: 0.05, seed: 3 })
const accounts = [
  { name: 'Hedged', type: 'demo', files: [htmlReport(made)] },
  { name: 'Small', type: 'live', files: [xlsxReport(handMade)] },
  {
    name: 'Another',
    type: 'demo',
    files: [htmlReport(makeAccount({ deals: 90, seed: 8, account: seven.replace('1 ', '2 ') }))],
  },
] as const

/** A product with accounts, months and trades on its ledger; the last account is closed. */
async function withAccounts(): Promise<Product> {
  const product = await ownProduct()
  const headers = await signIn(product.url)
  for (const { name, type, files } of accounts) {
    const id = await register(product.url, headers, { name, type })
    for (const file of files) {
      const outcome = await importFile(product.url, headers, id, file)
      expect(outcome.problems).toEqual([])
      expect(outcome.state).toBe('accepted')
    }
    if (name === 'Another')
      await call(product.url, 'changeAccount', { headers, params: { id }, body: { state: 'closed' } })
  }
  await addRecord(product.database)
  await catchUpLedger(product.database.sql)
  return product
}

const textAt = async ({ url }: Product, path: string) => (await fetch(url + path)).text()

/** The printed text at each mark of one account, or of none: the same wherever a mark repeats. */
function printedAt(pages: readonly Printed[], account: string | null): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const place of pages.flatMap(({ places }) => places)) {
    if (place.account === account) found.set(place.mark, place.cells.length > 0 ? [...place.cells] : [place.text])
  }
  return found
}

/** The script's figures under a mark. */
function saidUnder(mark: string, said: ReadonlyMap<string, string>): string[] {
  const name = saidName(mark.replace(/\.\*$/, ''))
  return [...said].flatMap(([own, value]) =>
    own === name || (mark.endsWith('.*') && own.startsWith(`${name}: `)) ? [value] : [],
  )
}

describe('a visitor with the ledger and the script', () => {
  it('gets every figure that the pages print, to the digit, and no page prints another', async () => {
    const product = await withAccounts()
    const { code, said } = await runVerifyScript(await textAt(product, '/ledger.jsonl'))
    expect(said).not.toMatch(/DISAGREES|BROKEN|UNKNOWN/)
    expect(code).toBe(0)
    for (const { name, type } of accounts) {
      const slug = name.toLowerCase()
      const pages = await Promise.all(
        ['', '/results'].map(async (part) => printedIn(await textAt(product, `/en/track-record/${slug}${part}`), slug)),
      )
      const figures = figuresSaid(said, `${name}, ${type} account`)
      const seen = new Set<string>()
      for (const [mark, printed] of printedAt(pages, slug)) {
        const own = saidUnder(mark, figures)
        expect(own.length, `${slug} ${mark}`).toBeGreaterThan(0)
        // The script writes days as numbers; pages may put a figure into words.
        const figuresOf = own.filter((value) => !/^\d{4}-\d\d-\d\d/.test(value))
        if (printed.length > 1) expect([slug, mark, printed]).toEqual([slug, mark, figuresOf])
        else
          for (const value of figuresOf)
            expect(printed[0]?.replaceAll('\u2060', ''), `${slug} ${mark}`).toContain(value)
        for (const [figure] of figures) {
          const name = saidName(mark.replace(/\.\*$/, ''))
          if (figure === name || figure.startsWith(`${name}: `)) seen.add(figure)
        }
      }
      expect([...figures.keys()].filter((figure) => !seen.has(figure))).toEqual([])
      expect(figures.size).toBeGreaterThan(90)
    }
  })

  it("gets the same in the browser, which reads the site's pages and recomputes each figure", async () => {
    const product = await withAccounts()
    const { page, problems } = await person(browser)
    await page.goto(`${product.url}/en/verify`)
    await page.getByRole('button', { name: 'Check this site’s ledger' }).click()
    const verdict = page.getByText(/^[\d,]+ of [\d,]+ figures match this site\.$/)
    await verdict.waitFor()
    expect(await page.locator('tr:has(.differs)').allInnerTexts()).toEqual([])
    const [agree, all] = (await verdict.textContent())!.match(/[\d,]+/g)!
    expect(agree).toBe(all)
    expect(Number(all!.replace(',', ''))).toBeGreaterThan(500)
    expect(problems).toEqual([])
  })
})
