import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { NewEntry } from '#domain/ledger/payloads.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { catchUpLedger } from '#server/record/ledger/catch-up.ts'
import { ownProduct, type Product } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { person } from './support/people.ts'
import { addRecord } from './support/record.ts'
import { browser } from './support/shared-browser.ts'

/** A product with a record on its ledger. */
async function withRecord(): Promise<Product> {
  const product = await ownProduct()
  await addRecord(product.database)
  await catchUpLedger(product.database.sql)
  return product
}

const download = async ({ url }: Product) => (await fetch(`${url}/ledger.jsonl`)).text()

async function handOver(page: Page, copy: string): Promise<void> {
  const buffer = Buffer.from(copy)
  await page
    .getByLabel('Or check a copy of your own')
    .setInputFiles({ name: 'ledger.jsonl', mimeType: 'text/plain', buffer })
}

describe('a visitor who trusts nobody', () => {
  it('recomputes the chain and every figure in their own browser, and finds an entry noted from a mail', async () => {
    const product = await withRecord()
    const { page, problems } = await person(browser)
    await page.goto(`${product.url}/en/verify`)
    await page.getByRole('button', { name: 'Check this site’s ledger' }).click()
    await page.getByText('The chain is intact. Entries: 49').waitFor()
    const drawn = page.locator('[data-chain="holds"] .chain text')
    await drawn.last().waitFor()
    const entries = (await download(product))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { hash?: string })
    const hashes = entries.flatMap(({ hash }) => hash?.slice(0, 6) ?? [])
    expect(await drawn.allTextContents()).toEqual(hashes.slice(-5))
    await page.getByText('Its end was signed on').waitFor()
    const line = await page.getByText(/^Keep or print this line/).textContent()
    await page.getByText(/^(\d+) of \1 figures match this site\.$/).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expect.poll(() => page.getByRole('row', { name: 'Compounded return' }).getByText('✓').count()).toBe(1)
    expect(await axe(page)).toEqual([])

    const copy = await download(product)
    await page.getByLabel('Entry and fingerprint from one of our emails').fill(line!)
    await handOver(page, copy)
    await page.getByText('Entry 49 from the email is there, unchanged.').waitFor()
    const entry = JSON.parse(copy.split('\n')[20]!) as { seq: number; hash: string }
    await page.getByLabel('Entry and fingerprint from one of our emails').fill(`${entry.seq} · ${entry.hash}`)
    await handOver(page, copy)
    await page.getByText(`Entry ${entry.seq} from the email is there, unchanged.`).waitFor()
    expect(problems).toEqual([])
  })

  it('is told the line of anything changed, removed, moved, cut off or signed by somebody else in a copy', async () => {
    const product = await withRecord()
    const { page } = await person(browser)
    await page.goto(`${product.url}/en/verify`)
    const copy = await download(product)
    const lines = copy.trimEnd().split('\n')
    const at = lines.findIndex((line) => line.includes('"result":-9')) + 1
    const without = (line: number) => `${lines.toSpliced(line - 1, 1).join('\n')}\n`
    const last = lines.length - 1
    const broken = (line: number) => page.getByText(`The chain breaks at line ${line}.`)

    await handOver(page, copy.replace('"result":-9', '"result":9'))
    await broken(at).waitFor()
    await page.locator('[data-chain="broken"]').waitFor()
    await page.getByText('This entry was changed after it was recorded.').waitFor()
    await handOver(page, without(at))
    await page.getByText(`Entry ${at} belongs here, but entry ${at + 1} is in its place.`).waitFor()
    await handOver(page, without(last))
    await page.getByText(`The signature covers ${last} entries, but the copy has ${last - 1}.`).waitFor()
    await handOver(page, `${lines.with(2, lines[3]!).with(3, lines[2]!).join('\n')}\n`)
    await broken(3).waitFor()
    await handOver(page, without(lines.length))
    await page.getByText('something was cut off').waitFor()
    await handOver(
      page,
      copy.replace(/("signature":")(.)/, (_, key, first) => key + (first === '_' ? 'A' : '_')),
    )
    await page.getByText('The signature at the end isn’t genuine.').waitFor()
    expect(await axe(page)).toEqual([])
  })

  it('sees which figure on the site differs from the ledger', async () => {
    const product = await withRecord()
    await product.database.pool.query(`update trading_operations set result = 1 where result < 0`)
    const { page } = await person(browser)
    await page.goto(`${product.url}/en/verify`)
    await page.getByRole('button', { name: 'Check this site’s ledger' }).click()
    await page.getByText(/^\d+ of \d+ figures match this site\.$/).waitFor()
    await expect.poll(() => page.locator('.differs').count()).toBeGreaterThan(0)
    await page.getByRole('row', { name: 'Win rate' }).getByText('67.5').waitFor()
  })

  it('checks ten thousand entries and sees how far it is', async () => {
    const product = await ownProduct()
    const month = { year: 2026, month: 1, percentageGain: '1.00', profitAmount: 1, source: 'typed' }
    const entries = Array.from(
      { length: 10_000 },
      (): NewEntry => ({
        kind: 'month',
        occurredAt: '2026-01-31',
        payload: month,
      }),
    )
    await product.database.sql.transaction((tx) => appendToLedger(tx, 'owner', entries))
    const { page } = await person(browser)
    await page.goto(`${product.url}/en/verify`)
    await page.getByRole('button', { name: 'Check this site’s ledger' }).click()
    await page.getByText('The chain is intact. Entries: 10,000').waitFor()
  })
})
