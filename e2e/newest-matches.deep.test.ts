import { expect, it } from 'vitest'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { owner, ownProduct } from '#server/testing/product.ts'
import { column, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it("a list limited to the newest 500 leads says so above the list and in the board's column", async () => {
  const { url, database } = await ownProduct()
  await fillWithLeads(database.pool, 4_000)
  const { page, problems } = await teammate(browser, url, owner)
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
