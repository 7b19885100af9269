import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handMade } from '#server/record/report/testing-hand-made.ts'
import { htmlReport } from '#server/record/report/testing-reports.ts'
import { owner, startProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { launchBrowser } from './support/browser.ts'
import { colleague, goTo } from './support/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const report = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'text/html', buffer: Buffer.from(bytes) })

describe('a trading account', () => {
  it('is registered, its report is refused with the row and accepted with its figures, and it ends but stays', async () => {
    const product = await startProduct()
    const { page, problems } = await colleague(browser, product.url, owner, { expected: [/400/] })
    await goTo(page, 'Trading accounts')
    await page.getByText('No account yet').waitFor()
    await page.getByRole('button', { name: 'Register an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Register an account' })
    await dialog.getByLabel('Public name').fill('Main live account')
    await dialog.getByLabel('Time zone').fill('Moon/Base')
    await dialog.getByRole('button', { name: 'Register an account' }).click()
    await dialog.getByText('This is no time zone').waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByLabel('Broker', { exact: true }).fill('Broker Ltd.')
    await dialog.getByLabel('Time zone').fill('Europe/Athens')
    await dialog.getByRole('button', { name: 'Register an account' }).click()
    await dialog.waitFor({ state: 'hidden' })

    const account = page.getByRole('region', { name: 'Main live account' })
    const file = account.getByLabel('Import a report into Main live account')
    const deals = handMade.deals.with(5, handMade.deals[5]!.with(11, '-10.00'))
    await file.setInputFiles(report('report.html', htmlReport({ ...handMade, deals })))
    await account.getByText(/^Row \d+: the balance is off by 90\.00/).waitFor()
    await account.getByText('Nothing of it was kept.').waitFor()
    await file.setInputFiles(report('report.html', htmlReport(handMade)))
    await account.getByText('Recomputed 31 figures, 31 agree.').waitFor()
    await account.getByText('11 deals in the file, 11 of them new.').waitFor()
    await account.getByText(/^1,392\.75\sUSD$/).waitFor()
    expect(await axe(page)).toEqual([])

    await account.getByRole('button', { name: 'Let it carry the record' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Let it carry the record' }).click()
    await account.getByText('carries the record').waitFor()
    await account.getByRole('button', { name: 'End the account' }).click()
    const question = page.getByRole('alertdialog', { name: 'End “Main live account”?' })
    await question.getByLabel('How it ended').selectOption({ label: 'Lost: the balance is gone' })
    expect(await axe(page)).toEqual([])
    await question.getByRole('button', { name: 'End the account' }).click()
    await account.getByText('lost', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('has operations in lists, too, refused with every wrong row', async () => {
    const product = await startProduct()
    const { page, problems } = await colleague(browser, product.url, owner)
    await goTo(page, 'Trading accounts')
    const section = page.getByRole('region', { name: 'List of operations' })
    const send = async (...rows: string[]) => {
      const buffer = Buffer.from(['date,type,entry,exit,result', ...rows].join('\n'))
      await section.getByLabel('CSV file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
      await section.getByRole('button', { name: 'Import operations' }).click()
    }
    await send('2026-03-02 10:30,COMPRA,2650,2651,11', 'yesterday,COMPRA,2650,2651,10')
    await section.getByText('Row 2: result or pips are not what the prices give.').waitFor()
    await section.getByText('Row 3: this is no date and time').waitFor()
    await send('2026-03-02 10:30,COMPRA,2650,2651,10')
    await section.getByText('1 operations added, 0 were on record already.').waitFor()
    expect(problems).toEqual([])
  })
})
