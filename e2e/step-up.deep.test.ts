import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { call, owner, ownProduct } from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { axe } from './support/axe.ts'
import { confirmIdentity, goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('a call that requires a step-up continues by itself after it; when declined, nothing changes and no input is lost', async () => {
  const product = await ownProduct()
  await call(product.url, 'logIn', { body: owner })
  const { page, problems } = await teammate(browser, product.url, owner, { expected: [/403|400/] })
  await goTo(page, 'Audit log')
  await page.getByLabel('Action').selectOption('session.started')
  await expect.poll(() => new URL(page.url()).search).toBe('?action=session.started')
  await page.reload()
  await page.getByRole('list', { name: 'Entries, newest first' }).getByText('Logged in').first().waitFor()
  expect(await axe(page)).toEqual([])
  await forgetProofs(product)

  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.waitFor()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('Nothing was changed because you didn’t confirm it’s you.').first().waitFor()
  await expect.poll(() => page.getByLabel('Action').inputValue()).toBe('session.started')

  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Wrong password').waitFor()
  const saving = page.waitForEvent('download')
  await confirmIdentity(page, owner.password)
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^audit.*\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(1).every((line) => line.includes('session.started'))).toBe(true)

  // The confirmation stays valid for a while.
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await again
  await expect.poll(() => dialog.count()).toBe(0)
  expect(problems).toEqual([])
})
