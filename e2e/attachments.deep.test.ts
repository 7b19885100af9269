import { expect, it } from 'vitest'
import { call, message, owner, ownProduct } from '#server/testing/product.ts'
import { openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('files of a lead are added, downloaded and deleted in its record; another type is refused at the field', async () => {
  const { url } = await ownProduct()
  await call(url, 'sendContact', { body: message })
  const { page, problems } = await teammate(browser, url, owner, { expected: [/400/] })
  const record = await openRecord(page, message.name)
  await record.getByText('Files', { exact: true }).click()
  const field = record.getByLabel('Choose a file, or drop it here')
  const send = (name: string, content: string) =>
    field.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
  await send('offer.pdf', 'MZ a program')
  await record.getByText(/its content doesn’t match its name/).waitFor()
  await send('passport.pdf', '%PDF-1.7 passport')
  const list = record.getByRole('list', { name: 'Files' })
  await list.getByText('passport.pdf').waitFor()
  await record.getByText('File added').waitFor()
  const saving = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Download: passport.pdf' }).click()
  expect((await saving).suggestedFilename()).toBe('passport.pdf')
  await list.getByRole('button', { name: 'Delete: passport.pdf' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await list.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
