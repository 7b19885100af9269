import { expect, it } from 'vitest'
import { call, message, owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { goTo, openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('the list of lost reasons is extended, ordered, renamed and shortened; choices, filters and leads follow', async () => {
  const { url } = await ownProduct()
  await call(url, 'sendContact', { body: message })
  const { page, problems } = await teammate(browser, url, owner)
  await goTo(page, 'Lost reasons')
  const list = page.getByRole('list', { name: 'Active reasons' })
  const names = () => list.getByRole('listitem').locator('bdi').allTextContents()
  await page.getByLabel('New reason').fill('No MetaTrader 5')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names()).at(-1)).toBe('No MetaTrader 5')
  // By keyboard: the button keeps the focus while the reason moves.
  await page.getByRole('button', { name: 'Move up: No MetaTrader 5' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names()).at(-2)).toBe('No MetaTrader 5')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names()).at(-3)).toBe('No MetaTrader 5')

  await goTo(page, 'Leads')
  const record = await openRecord(page, message.name)
  await record.getByLabel('Stage').selectOption('Lost')
  const why = page.getByRole('dialog', { name: /^Why was/ })
  await why.getByLabel('Lost reason').selectOption('No MetaTrader 5')
  await why.getByRole('button', { name: 'Move to Lost' }).click()
  await why.waitFor({ state: 'hidden' })

  await goTo(page, 'Lost reasons')
  await page.getByRole('button', { name: 'Rename: No MetaTrader 5' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Uses MetaTrader 4')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Archive: Uses MetaTrader 4' }).click()
  await page.getByRole('button', { name: 'Restore: Uses MetaTrader 4' }).waitFor()
  expect(await names()).not.toContain('Uses MetaTrader 4')
  expect(await axe(page)).toEqual([])

  await page.goto(`${url}/admin?view=table&lostReason=Uses%20MetaTrader%204`)
  await page.getByRole('link', { name: message.name, exact: true }).waitFor()
  expect(problems).toEqual([])
})
