import { describe, expect, it } from 'vitest'
import { handMade } from '#server/record/report/testing-hand-made.ts'
import { htmlReport } from '#server/record/report/testing-reports.ts'
import { owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const report = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'text/html', buffer: Buffer.from(bytes) })

describe('a trading account', () => {
  it('is registered, has its report refused by row and then accepted with its figures, and stays after its end', async () => {
    const product = await ownProduct()
    const { page, problems } = await teammate(browser, product.url, owner, { expected: [/400/] })
    await goTo(page, 'Trading accounts')
    await page.getByText('No accounts yet').waitFor()
    await page.getByRole('button', { name: 'Register account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Register account' })
    await dialog.getByLabel('Public name').fill('Main live account')
    await dialog.getByLabel('Broker time zone').fill('Moon/Base')
    await dialog.getByRole('button', { name: 'Register account' }).click()
    await dialog.getByText('Enter a time zone').waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByLabel('Broker', { exact: true }).fill('Broker Ltd.')
    await dialog.getByLabel('Broker time zone').fill('Europe/Athens')
    await dialog.getByRole('button', { name: 'Register account' }).click()
    await dialog.waitFor({ state: 'hidden' })

    const account = page.getByRole('region', { name: 'Main live account' })
    const file = account.getByLabel('Import a report for Main live account')
    const deals = handMade.deals.with(5, handMade.deals[5]!.with(11, '-10.00'))
    await file.setInputFiles(report('report.html', htmlReport({ ...handMade, deals })))
    await account.getByText(/^Row \d+: the balance is off by 90\.00/).waitFor()
    await account.getByText('Nothing was imported.').waitFor()
    await file.setInputFiles(report('report.html', htmlReport(handMade)))
    await account.getByText('All 31 figures verified.').waitFor()
    await account.getByText('11 deals, all new.').waitFor()
    await account.getByText(/^1,392\.75\sUSD$/).waitFor()

    await account.getByRole('button', { name: 'Use for track record' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use for track record' }).click()
    await account.getByText('track record account').waitFor()
    await account.getByRole('button', { name: 'Close account' }).click()
    const question = page.getByRole('alertdialog', { name: 'Close “Main live account”?' })
    await question.getByLabel('Reason').selectOption({ label: 'Blown (balance wiped out)' })
    expect(await axe(page)).toEqual([])
    await question.getByRole('button', { name: 'Close account' }).click()
    await account.getByText('blown', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it("that was blown can't be given the page of a winner, by taking its name or one that claims a result", async () => {
    const product = await ownProduct()
    const { page, problems } = await teammate(browser, product.url, owner, { expected: [/400/] })
    await goTo(page, 'Trading accounts')
    const begin = page.getByRole('button', { name: 'Register account' }).first()
    const dialog = page.getByRole('dialog', { name: 'Register account' })
    const submit = async (name: string) => {
      await dialog.getByLabel('Public name').fill(name)
      await dialog.getByRole('button', { name: 'Register account' }).click()
    }
    const refused = dialog.locator('[aria-invalid="true"]')
    await begin.click()
    await dialog.getByLabel('Broker', { exact: true }).fill('Broker Ltd.')
    await submit('Lost')
    await dialog.waitFor({ state: 'hidden' })
    const account = page.getByRole('region', { name: 'Lost' })
    await account.getByLabel('Import a report for Lost').setInputFiles(report('report.html', htmlReport(handMade)))
    await account.getByText('11 deals, all new.').waitFor()

    await begin.click()
    await dialog.getByLabel('Broker', { exact: true }).fill('Broker Ltd.')
    for (const name of ['Up 294% a year', 'Independently verified gold', 'LOST!']) {
      await submit(name)
      await refused.waitFor()
      expect(await refused.inputValue()).toBe(name)
    }
    await page.goto(`${product.url}/en/track-record`)
    const head = page.locator('li.of-account', { hasText: 'Lost' })
    for (const text of ['−10.02%', 'Gold deals whose prices were not checked', 'uploaded by the operator'])
      await head.getByText(text).first().waitFor()
    expect(await page.locator('li.of-account').count()).toBe(1)
    expect(problems).toEqual([])
  })

  it('has lists of operations, which are refused with every wrong row named', async () => {
    const product = await ownProduct()
    const { page, problems } = await teammate(browser, product.url, owner)
    await goTo(page, 'Trading accounts')
    const section = page.getByRole('region', { name: 'Import trades (CSV)' })
    const send = async (...rows: string[]) => {
      const buffer = Buffer.from(['date,type,entry,exit,result', ...rows].join('\n'))
      await section.getByLabel('CSV file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
      await section.getByRole('button', { name: 'Import trades' }).click()
    }
    await send('2026-03-02 10:30,COMPRA,2650,2651,11', 'yesterday,COMPRA,2650,2651,10')
    await section.getByText('Row 2: the result or pips don’t match the prices.').waitFor()
    await section.getByText('Row 3: enter a date and time').waitFor()
    await send('2026-03-02 10:30,COMPRA,2650,2651,10')
    await section.getByText('1 trade imported, 0 already existed.').waitFor()
    expect(problems).toEqual([])
  })
})
