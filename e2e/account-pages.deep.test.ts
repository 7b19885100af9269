import { expect, it } from 'vitest'
import { registerAccount, takeDeals } from '#server/testing/accounts.ts'
import { owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { goTo, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it("a visitor interested in an account's results finds it in the track record, opens a figure, sees its rows, and what the subscription leaves", async () => {
  const product = await ownProduct()
  await takeDeals(product, await registerAccount(product, 'gold'), 1, 161)
  const { page, problems } = await person(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${product.url}/en/track-record`)
  await page.getByRole('link', { name: 'Account gold' }).click()
  await page.getByRole('heading', { name: 'Account gold', level: 1 }).waitFor()
  await page.getByText('Past performance is not a reliable indicator').first().waitFor()
  await page.getByText('These results are based on simulated or hypothetical').waitFor()
  expect(await axe(page)).toEqual([])
  await page.locator('.figures summary').filter({ hasText: 'Win rate' }).click()
  await page.locator('.figures').getByText('break-even is left out').waitFor()
  await page.locator('.account-figures summary').filter({ hasText: 'Win rate' }).click()
  await page
    .getByRole('group')
    .filter({ hasText: 'Win rate' })
    .getByRole('link', { name: 'Trades behind this figure' })
    .click()
  await page.getByRole('heading', { name: 'Closed positions', level: 1 }).waitFor()
  await page.getByText('Page 1 of 2; rows: 80').waitFor()
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByText('Page 2 of 2; rows: 80').waitFor()
  await page.getByRole('link', { name: 'Account gold' }).click()
  await page.getByRole('link', { name: 'Results in detail' }).click()
  await page.getByLabel('Deposit, USD').fill('2000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.waitForURL(/deposit=2000/)
  await page.getByText('4.5%').waitFor()
  expect(await axe(page)).toEqual([])
  expect(problems).toEqual([])
})

it('a teammate with a price series sees the number of a wrong row, imports the corrected file, and can remove the series', async () => {
  const product = await ownProduct()
  const { page, problems } = await teammate(browser, product.url, owner)
  await goTo(page, 'Monthly results')
  const section = page.getByRole('region', { name: 'Gold prices' })
  await section.getByText('No gold prices yet.').waitFor()
  const send = async (...rows: string[]) => {
    const buffer = Buffer.from(['time,open,high,low,close', ...rows].join('\n'))
    await section.getByLabel('CSV file').setInputFiles({ name: 'gold.csv', mimeType: 'text/csv', buffer })
    await section.getByRole('button', { name: 'Import prices' }).click()
  }
  await send('2026-03-02 01:00:00,10,9,8,8.5')
  await section.getByText('Nothing was imported. Row 2: open and close must lie between low and high.').waitFor()
  expect(await axe(page)).toEqual([])
  await send('2026-03-02 01:00:00,10,12,8,11', '2026-03-02 02:00:00,11,13,9,12')
  await section.getByText('2 bars imported.').waitFor()
  await section.getByText(/^2 bars, from/).waitFor()
  await section.getByRole('button', { name: 'Remove all prices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all prices' }).click()
  await section.getByText('No gold prices yet.').waitFor()
  expect(problems).toEqual([])
})
