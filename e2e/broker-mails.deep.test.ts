import { expect, it } from 'vitest'
import { keyName, mailOf, makeKey, signMail } from '#server/record/origin/testing-mails.ts'
import { mt5Daily } from '#server/record/origin/testing-statements.ts'
import { handMade } from '#server/record/report/testing-hand-made.ts'
import { htmlReport } from '#server/record/report/testing-reports.ts'
import { startDns } from '#server/testing/dns-server.ts'
import { owner, ownProduct, signIn } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const key = makeKey()
const login = '12345678'
const rows = ['5', '6'].map((ticket) => {
  const deal = handMade.deals.find((cells) => cells[1] === ticket)!
  const [time, , symbol, type, entry, lots, price, order, commission, fee, swap, profit] = deal
  return [time, ticket, type, lots, symbol, price, order, '', entry, commission, fee, swap, profit] as string[]
})
const statement = { login, moment: '2025.01.20 23:59', rows, balance: '912.75' }
const mail = (own: Partial<typeof statement> = {}) => ({
  name: 'statement.eml',
  mimeType: 'message/rfc822',
  buffer: signMail(mailOf(mt5Daily({ ...statement, ...own })), { key }),
})

it('a signed mail of the broker is uploaded for an account, confirms its day publicly or says why not, and can be checked again and deleted', async () => {
  const dns = await startDns()
  dns.records.set(keyName, key.record)
  const product = await ownProduct({ environment: { DNS_SERVERS: dns.address } })
  const headers = await signIn(product.url)
  const id = await register(product.url, headers, { name: 'Gold' })
  const line = `${login} (USD, Broker-Live, real, Hedge)`
  expect(await importFile(product.url, headers, id, htmlReport({ ...handMade, account: line }))).toMatchObject({
    state: 'accepted',
  })
  const { page, problems } = await teammate(browser, product.url, owner)
  await goTo(page, 'Trading accounts')
  const account = page.getByRole('region', { name: 'Gold' })
  const file = account.getByLabel('Upload broker emails for Gold')
  const list = account.getByRole('list', { name: 'Uploaded emails' })

  await file.setInputFiles([mail({ login: '999' }), mail()])
  await list.getByText('The statement is for another account number.').waitFor()
  const confirmed = list.getByRole('listitem').filter({ hasText: 'Confirms 2 deals' })
  await confirmed.getByText('confirmed', { exact: true }).waitFor()
  await confirmed.getByText('Signed by broker.example').waitFor()
  expect(await confirmed.getByRole('button', { name: 'Delete' }).count()).toBe(0)

  dns.records.delete(keyName)
  await confirmed.getByRole('button', { name: 'Check again' }).click()
  await confirmed.getByText(/No longer published on .* so the email stays confirmed/).waitFor()

  await list.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete this email?' })
    .getByRole('button', { name: 'Delete email' })
    .click()
  await list.getByText('The statement is for another account number.').waitFor({ state: 'detached' })

  const shown = await browser.newPage()
  await shown.goto(`${product.url}/en/track-record/gold`)
  const section = shown.locator('#confirmed')
  await section.getByText('broker.example is not on our list').waitFor()
  await section.getByText('As a table').click()
  await section
    .getByRole('row', { name: /January 2025/ })
    .getByText('emails signed by broker.example, according to this site, match 1 of 2 trading days')
    .waitFor()
  await section
    .getByRole('row', { name: /February 2025/ })
    .getByText('uploaded by the operator, not confirmed by the broker')
    .waitFor()
  expect(await axe(shown)).toEqual([])

  // Nobody else is contacted before the visitor agrees.
  const asked: string[] = []
  await shown.route(/cloudflare-dns\.com|dns\.google/, (route) => {
    asked.push(new URL(route.request().url()).host)
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ status: 200, headers, json: { Status: 3 } })
  })
  await section.getByRole('link', { name: 'Check the broker’s key yourself' }).click()
  const ask = shown.getByRole('button', { name: 'Ask Cloudflare, Google' })
  await ask.waitFor()
  expect(asked).toEqual([])
  await ask.click()
  const verdict = shown.locator('#keys .verdict')
  for (const who of ['Cloudflare', 'Google'])
    await verdict.getByText(`${who}: s1._domainkey.broker.example has no key`).waitFor()
  expect(asked.toSorted()).toEqual(['cloudflare-dns.com', 'dns.google'])
  expect(await axe(shown)).toEqual([])
  await shown.close()
  expect(problems).toEqual([])
})
