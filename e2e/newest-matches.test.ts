import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { owner, startProduct } from '#server/testing/product.ts'
import { launchBrowser } from './support/browser.ts'
import { colleague, column } from './support/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('leads of which only the newest 500 are shown', () => {
  it('say so above the list and in their column of the board', async () => {
    const { url, database } = await startProduct()
    await fillWithLeads(database.pool, 4_000)
    const { page, problems } = await colleague(browser, url, owner)
    await page.goto(`${url}/admin?view=table&q=maria`)
    await page.getByText('500+ leads · Showing the newest 500').waitFor()
    await page.goto(`${url}/admin?view=table&sort=value`)
    await page.getByText('4,000 leads · Showing the newest 500').waitFor()
    await page.goto(`${url}/admin?view=table`)
    await page.getByRole('region', { name: 'Table' }).getByText('4,000 leads', { exact: true }).waitFor()

    await page.goto(`${url}/admin?priority=high`)
    await column(page, 'Lost').getByText('500+', { exact: true }).waitFor()
    const notice = 'Showing the newest 500'
    expect(await column(page, 'Lost').getByText(notice).count()).toBe(1)
    expect(await column(page, 'Qualified').getByText(notice).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
