import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '#domain/basics/csv.ts'
import { findDuplicates } from '#server/leads/duplicates/scan.ts'
import { call, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { axe } from './support/axe.ts'
import { card, confirmIdentity, goTo, openForm, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const sendMessage = (url: string, name: string, email: string, phone: string) =>
  call(url, 'sendContact', { body: { name, email, phone, language: 'de' } })
const downloaded = async (page: Page, press: () => Promise<void>) => {
  const saving = page.waitForEvent('download')
  await press()
  return readFileSync(await (await saving).path())
}
const openBoard = (page: Page) => goTo(page, 'Leads')

it('a deleted lead is in the recycle bin, from where it is restored to every board or deleted permanently', async () => {
  const { url } = await ownProduct()
  await sendMessage(url, 'Jonas Weber', 'jonas@example.com', '+49 15112345678')
  const ana = await teammate(browser, url, owner)
  const ben = await teammate(browser, url, owner)
  const remove = async () => {
    await (await openForm(ana.page, 'Jonas Weber')).getByRole('button', { name: 'Delete Lead' }).click()
    await ana.page.getByRole('alertdialog').getByText('30 days').waitFor()
    await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Delete Lead' }).click()
    await card(ana.page, 'Jonas Weber').waitFor({ state: 'detached' })
  }
  await openForm(ben.page, 'Jonas Weber')
  await remove()
  const gone = ben.page.getByRole('dialog', { name: 'This lead no longer exists' })
  await gone.getByRole('button', { name: 'Close' }).click()
  await card(ben.page, 'Jonas Weber').waitFor({ state: 'detached' })
  await goTo(ana.page, 'Recycle bin')
  const list = ana.page.getByRole('list', { name: 'Deleted leads, newest first' })
  await list.getByText('Permanently deleted in 30 days').waitFor()
  await ana.page.getByRole('button', { name: 'Restore Jonas Weber' }).click()
  await ana.page.getByText('The recycle bin is empty').waitFor()
  await card(ben.page, 'Jonas Weber').waitFor()

  await openBoard(ana.page)
  await remove()
  await goTo(ana.page, 'Recycle bin')
  await ana.page.getByRole('button', { name: 'Delete permanently: Jonas Weber' }).click()
  const asked = ana.page.getByRole('alertdialog', { name: 'Delete permanently?' })
  await asked.getByRole('button', { name: 'Delete permanently' }).click()
  await ana.page.getByText('The recycle bin is empty').waitFor()
  expect([...ana.problems, ...ben.problems]).toEqual([])
})

describe('two leads of one person', () => {
  it('are looked up once however often a lead is opened, and again when it changes', async () => {
    const { url } = await ownProduct()
    await sendMessage(url, 'Jonas Weber', 'jonas@example.com', '+49 15112345678')
    await sendMessage(url, 'Petra Klein', 'petra@example.com', '+49 15187654321')
    const { page, problems } = await teammate(browser, url, owner)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/duplicates')) asked += 1
    })
    const dialog = page.getByRole('dialog', { name: 'Petra Klein' })
    for (let time = 0; time < 3; time++) {
      await openForm(page, 'Petra Klein')
      await dialog.getByRole('button', { name: 'Delete Lead' }).waitFor()
      await expect.poll(() => asked).toBe(1)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await openForm(page, 'Petra Klein')
    const headers = await signIn(url)
    const { data } = (await call(url, 'listLeads', { query: { q: 'petra' }, headers })).body
    const body = { email: 'jonas@example.com' }
    await call(url, 'changeLead', { params: { id: data[0]!.id }, body, headers })
    await dialog.getByText('Jonas Weber').waitFor()
    // Once for the record, once for the form over it, which loads the lead separately.
    expect(asked).toBeLessThanOrEqual(3)
    expect(problems).toEqual([])
  })

  it('are found, merged field by field, and separated again', async () => {
    const { url, database } = await ownProduct()
    await sendMessage(url, 'Jonas Weber', 'jonas@example.com', '+49 15112345678')
    await sendMessage(url, 'Weber, Jonas', 'weber@example.org', '+49 15187654321')
    await sendMessage(url, 'Lucía Fernández', 'lucia@example.com', '+34 612345678')
    await database.pool.query(`update contact_requests set conversion_probability = 40 where name = 'Weber, Jonas'`)
    await findDuplicates(database.pool)
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Duplicates')
    const group = page.getByRole('article', { name: 'Possible duplicates: Jonas Weber · Weber, Jonas' })
    await group.getByText('Same name').waitFor()
    await group.getByRole('button', { name: /^Compare and merge/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge into one lead' })
    await dialog.getByRole('radio', { name: 'Email of Weber, Jonas: weber@example.org' }).check()
    await dialog.getByRole('button', { name: 'Merge 2 leads' }).click()
    await page.getByText('No duplicates found').waitFor()
    const merges = page.getByRole('list', { name: 'Merges, newest first' })
    await merges.getByText(/^with Weber, Jonas, by owner/).waitFor()

    await openBoard(page)
    await card(page, 'Weber, Jonas').waitFor({ state: 'detached' })
    const merged = await openForm(page, 'Jonas Weber')
    await expect.poll(() => merged.getByLabel('Email').inputValue()).toBe('weber@example.org')
    await merged.getByRole('tab', { name: 'History' }).click()
    const note = merged.getByText('Own estimate of winning (%): 40%')
    await expect.poll(() => note.textContent()).toMatch(/Created: \w{3} \d+, \d{4}/)
    await merged.getByText(/^Edited: .*Email/).waitFor()
    await page.keyboard.press('Escape')
    await sendMessage(url, 'Jonas Weber', 'weber@example.org', '+49 15112345678')

    await goTo(page, 'Duplicates')
    await page.getByRole('button', { name: 'Undo merge: Jonas Weber' }).click()
    const question = page.getByRole('alertdialog', { name: 'Undo this merge?' })
    await question.getByText('Added to Jonas Weber since the merge: 1 new message. It stays there.').waitFor()
    await question.getByRole('button', { name: 'Undo merge' }).click()
    await page.getByText('No merges in the last 30 days').waitFor()
    await openBoard(page)
    const lead = await openForm(page, 'Weber, Jonas')
    await lead.getByText('May be the same person as Jonas Weber (Same name)').waitFor()
    expect(await axe(page)).toEqual([])
    await lead.getByRole('button', { name: 'Compare and merge…' }).click()
    await page.getByRole('dialog', { name: 'Merge into one lead' }).getByRole('button', { name: 'Cancel' }).click()
    await lead.waitFor()
    expect(problems).toEqual([])
  })

  it('stay dismissed once declared different people, shown in Spanish', async () => {
    const { url, database } = await ownProduct()
    await sendMessage(url, 'Jonas Weber', 'jonas@example.com', '+49 15112345678')
    await sendMessage(url, 'Jonas Weber', 'other@example.com', '+49 15187654321')
    await findDuplicates(database.pool)
    const { page, problems } = await teammate(browser, url, owner)
    await page.evaluate(() => localStorage.setItem('staff.language', 'es'))
    await page.goto(`${url}/admin/duplicates`)
    await page.getByRole('button', { name: /^No son duplicados:/ }).click()
    await page.getByText('No hay duplicados').waitFor()
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
  })
})

describe('a file of leads', () => {
  const rows = [
    'Nombre;Correo;Teléfono;Etapa;Talla;Valor',
    'Eva Ruiz;eva@example.com;611222333;Propuesta;38;12.500 €',
    'Max Kurz;max@;;;40;800',
    'Jonas W.;jonas@example.com;;;41',
    'Olga Orlova;;+7 9161234567;;42',
  ]

  it('is mapped, checked, fixed in place, imported, lists skipped rows, and is undone', async () => {
    const { url } = await ownProduct()
    await sendMessage(url, 'Jonas Weber', 'jonas@example.com', '+49 15112345678')
    const { page, problems } = await teammate(browser, url, owner, { expected: [/409/] })
    await goTo(page, 'Import & export')
    await page.getByText('No imports in the last 30 days').waitFor()
    const buffer = Buffer.from(`${rows.join('\r\n')}\r\n`)
    await page.getByLabel('Leads file').setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer })
    await expect.poll(() => page.getByLabel('Column “Correo”').inputValue()).toBe('email')
    await expect.poll(() => page.getByLabel('Column “Talla”').inputValue()).toBe('')
    await page.getByLabel('Default country for phone numbers').selectOption('ES')
    await page.getByRole('button', { name: 'Check all rows' }).click()
    await page.getByText('Choose how to read the ambiguous amounts.').waitFor()
    await page.getByText('without conversion: €').waitFor()
    await page.getByLabel('How to read “12.500 €”').selectOption('12,500 USD')
    await page.getByText('Read as: $12,500 · $800').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Check all rows' }).click()

    await page.getByText('Preview: nothing has been imported yet.').waitFor()
    const faulty = page.getByRole('form', { name: 'Line 3' })
    await faulty.getByText('The part after the @ isn’t a complete domain').waitFor()
    expect(await axe(page)).toEqual([])
    await faulty.getByLabel('Email, line 3').fill('max@example.com')
    await faulty.getByRole('button', { name: 'Check again: line 3' }).click()
    await page.getByText('No rows').waitFor()
    await page.getByLabel('Show', { exact: true }).selectOption('duplicate')
    await page.getByText('Same email as Jonas Weber').waitFor()
    await page.getByRole('button', { name: 'Import 3 leads' }).click()
    await page.getByRole('button', { name: 'Undo import' }).waitFor()
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Download rows with errors' }).click())
    expect(parseCsv(file.toString('utf8')).map(({ cells }) => cells.join('|'))).toEqual([
      'Name|Email|Internal notes|Line|Reason',
      'Jonas W.|jonas@example.com|Talla: 41|4|Duplicate',
    ])
    expect(await axe(page)).toEqual([])

    await openBoard(page)
    for (const name of ['Eva Ruiz', 'Max Kurz', 'Olga Orlova', 'Jonas Weber']) await card(page, name).waitFor()
    await card(page, 'Eva Ruiz').getByText('$12,500').waitFor()
    await card(page, 'Eva Ruiz')
      .getByText(/^Imported/)
      .waitFor()
    await goTo(page, 'Import & export')
    await page.getByRole('button', { name: /^Open the import of fair\.csv/ }).click()
    // A teammate works on two of them; on the second once the first is shown.
    const headers = await signIn(url)
    const { body: found } = await call(url, 'listLeads', { query: {}, headers })
    const spoke = (name: string) => {
      const leadId = found.data.find((lead) => lead.name === name)!.id
      return call(url, 'addInteraction', { body: { leadId, type: 'call', content: 'Spoke' }, headers })
    }
    await spoke('Eva Ruiz')
    await page.getByRole('button', { name: 'Undo import' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Undo this import?' })
    await asked.getByText('2 leads from fair.csv will move to the recycle bin').waitFor()
    await asked.getByRole('group', { name: '1 lead has changed since the import' }).waitFor()
    await asked.getByText('1 entry in the history').waitFor()
    await spoke('Olga Orlova')
    await asked.getByRole('button', { name: 'Undo import' }).click()
    await asked.getByText('More has changed meanwhile.').waitFor()
    expect(await axe(page)).toEqual([])
    await asked.getByLabel('Eva Ruiz').check()
    await asked.getByText('2 leads from fair.csv will move to the recycle bin').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await asked.getByRole('button', { name: 'Undo import' }).click()
    await expect.poll(() => page.getByRole('term').allTextContents()).toContain('Undone')
    await goTo(page, 'Recycle bin')
    await page.getByRole('button', { name: 'Restore Eva Ruiz' }).waitFor()
    await openBoard(page)
    await card(page, 'Eva Ruiz').waitFor({ state: 'detached' })
    await card(page, 'Jonas Weber').waitFor()
    await card(page, 'Olga Orlova').waitFor()
    expect(problems).toEqual([])
  })

  it('contains all leads, after a step-up', async () => {
    const product = await ownProduct()
    await sendMessage(product.url, 'Jonas Weber', 'jonas@example.com', '+49 15112345678')
    await sendMessage(product.url, 'Olga Orlova', 'olga@example.com', '+7 9161234567')
    const { page, problems } = await teammate(browser, product.url, owner, { expected: [/403/] })
    await goTo(page, 'Import & export')
    await forgetProofs(product)
    const csv = await downloaded(page, async () => {
      await page.getByRole('button', { name: 'Export as CSV' }).click()
      await confirmIdentity(page, owner.password)
    })
    expect(parseCsv(csv.toString('utf8'))[2]?.cells).toEqual(
      expect.arrayContaining(['Jonas Weber', 'jonas@example.com']),
    )
    const workbook = await downloaded(page, () =>
      page.getByRole('button', { name: 'Export as Excel workbook' }).click(),
    )
    expect(workbook.subarray(0, 2).toString()).toBe('PK')

    // The file contains the leads of the screen's filters.
    await page.goto(`${product.url}/admin?q=olga`)
    const found = await downloaded(page, async () => {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    })
    expect(parseCsv(found.toString('utf8')).map(({ cells }) => cells[1])).toEqual(['name', 'Olga Orlova'])
    expect(problems).toEqual([])
  })
})
