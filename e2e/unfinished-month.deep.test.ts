import { expect, it } from 'vitest'
import { caughtUp, owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('an unfinished month is published only after a confirmation, and marked as unfinished on its page and in its data', async () => {
  const product = await ownProduct()
  const { url, database } = product
  const { page, problems } = await teammate(browser, url, owner)
  await goTo(page, 'Monthly results')
  const now = new Date()
  await page.getByLabel('Month', { exact: true }).selectOption(String(now.getUTCMonth() + 1))
  await page.getByLabel('Year').fill(String(now.getUTCFullYear()))
  await page.getByLabel(/^Gain/).fill('4.25')
  await page.getByLabel(/^Profit/).fill('425')
  const months = async () =>
    (await database.pool.query('select percentage_gain as gain, is_unfinished as unfinished from monthly_performance'))
      .rows
  const save = page.locator('form').getByRole('button', { name: /^(Save|Publish)/ })
  await save.click()
  const asked = page.getByRole('alertdialog', { name: /Publish it as unfinished\?$/ })
  await asked.waitFor()
  expect(await axe(page)).toEqual([])
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await months()).toEqual([])

  await save.click()
  await asked.getByRole('button', { name: 'Publish as unfinished' }).click()
  await expect.poll(months).toEqual([{ gain: '4.25', unfinished: true }])
  await caughtUp(product)
  await page.goto(`${url}/en/track-record`)
  await page.getByText('unfinished', { exact: true }).first().waitFor()
  expect(problems).toEqual([])
})
