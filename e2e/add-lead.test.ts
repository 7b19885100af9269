import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { card, column, goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'
import { countSteps } from './support/steps.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add lead' })

describe('a lead added by hand', () => {
  it('takes two clicks for a caller on the phone, and is on the other board at once', async () => {
    const product = await ownProduct()
    const agent = await addTeammate(product, 'agent', 'the agent')
    const ana = await teammate(browser, product.url, owner)
    const ben = await teammate(browser, product.url, agent)
    const steps = await countSteps(ana.page)
    await ana.page.getByRole('search').getByRole('button', { name: 'Add lead' }).click()
    const dialog = dialogOf(ana.page)
    await expect.poll(() => dialog.getByLabel('Name').evaluate((box) => box === document.activeElement)).toBe(true)
    await ana.page.keyboard.type('Marta Caller')
    // The number is typed after the country code as she says it, with its own.
    await ana.page.keyboard.press('Tab')
    await ana.page.keyboard.press('Tab')
    await ana.page.keyboard.type('+34 612 34 56 78')
    await dialog.getByText('+34 612345678 · Spain').waitFor()
    for (const box of await dialog.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(false)
    expect(await axe(ana.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add lead', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await steps()).clicks).toBe(2)
    for (const { page } of [ana, ben]) await card(page, 'Marta Caller', column(page, 'First Contact')).waitFor()
    expect([...ana.problems, ...ben.problems]).toEqual([])
  })

  it('shows who has the number while it is typed, and opens that lead instead', async () => {
    const product = await ownProduct()
    await call(product.url, 'sendContact', { body: { ...message, name: 'Known Person', phone: '+34 612345678' } })
    const { page, problems } = await teammate(browser, product.url, owner)
    await page.keyboard.press('c')
    const dialog = dialogOf(page)
    await dialog.getByLabel('Name').fill('Somebody Else')
    await dialog.getByLabel('Country code').selectOption('ES')
    await dialog.getByLabel('Phone', { exact: true }).fill('612 34 56 78')
    await dialog.getByText('Known Person already has this phone number.').waitFor()
    await dialog.getByRole('button', { name: 'Add as another lead' }).waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Open it instead: Known Person' }).click()
    await page.getByRole('dialog', { name: 'Known Person' }).waitFor()
    expect(problems).toEqual([])
  })

  it('keeps its input when the connection fails, and is added once', async () => {
    const product = await ownProduct()
    const { page } = await teammate(browser, product.url, owner, { expected: [/ERR_FAILED/] })
    const { promise: stored, resolve: isStored } = Promise.withResolvers<void>()
    // The look-up of the email answers after the lead was added.
    await page.route('**/api/leads/known', async (route) => {
      await stored
      await route.continue()
    })
    await page.keyboard.press('c')
    const dialog = dialogOf(page)
    await dialog.getByLabel('Name').fill('Patient Caller')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('patient@example.com')
    await dialog.getByLabel('Offers by email').check()
    await dialog.getByLabel('How they agreed').selectOption('On the phone')
    await dialog.getByLabel('In their words').fill('Yes, please write to me.')
    // The server adds it, but the answer is lost.
    await page.route('**/api/leads', async (route) => {
      try {
        await route.fetch()
        isStored()
      } finally {
        await route.abort()
      }
    })
    await dialog.getByRole('button', { name: 'Add lead', exact: true }).click()
    await dialog.getByText('Patient Caller already has this email.').waitFor()
    await dialog.getByRole('alert').waitFor()
    await page.unroute('**/api/leads')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('c')
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Patient Caller')
    await dialog.getByText('Patient Caller already has this email.').waitFor()
    const { rows } = await product.database.pool.query('select words from consents')
    expect(rows).toEqual([{ words: 'Yes, please write to me.' }])
    expect((await product.database.pool.query('select 1 from contact_requests')).rows).toHaveLength(1)
  })
})

it('an imported file has a repeated mistake fixed in all its rows at once, with the nearest name suggested', async () => {
  const product = await ownProduct()
  const { page, problems } = await teammate(browser, product.url, owner)
  await goTo(page, 'Import & export')
  const lines = Array.from({ length: 6 }, (_, i) => `Lead ${i},l${i}@example.com,Ownr,Germny`)
  const buffer = Buffer.from(['Full name,E-Mail address,Owner,Land', ...lines].join('\n'))
  await page.getByLabel('Leads file').setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer })
  await expect.poll(() => page.getByLabel('Column “Land”').inputValue()).toBe('country')
  await page.getByRole('button', { name: 'Check all rows' }).click()
  const owners = page.getByRole('form', { name: '6 rows say “Ownr”' })
  await owners.getByRole('button', { name: 'Use owner for all 6' }).click()
  await owners.waitFor({ state: 'detached' })
  const countries = page.getByRole('form', { name: '6 rows say “Germny”' })
  expect(await axe(page)).toEqual([])
  await countries.getByRole('button', { name: 'Use Germany for all 6' }).click()
  await page.getByRole('button', { name: 'Import 6 leads' }).click()
  await page.getByRole('button', { name: 'Undo import' }).waitFor()
  const { rows } = await product.database.pool.query('select distinct assigned_to, country from contact_requests')
  expect(rows).toEqual([{ assigned_to: 'owner', country: 'DE' }])
  expect(problems).toEqual([])
})
