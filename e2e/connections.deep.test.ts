import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { call, owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('an API key is made, shown once, used by a program and revoked', async () => {
  const { url } = await ownProduct()
  const ana = await teammate(browser, url, owner, { expected: [/400/] })
  await goTo(ana.page, 'API & webhooks')
  await ana.page.getByText('No API keys').waitFor()
  await ana.page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Create an API key' })
  await dialog.getByRole('checkbox', { name: 'Read leads' }).uncheck()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByText('Choose at least one').waitFor()
  expect(await axe(ana.page)).toEqual([])
  await dialog.getByLabel('Name').fill('The shop')
  await dialog.getByRole('checkbox', { name: 'Read leads' }).check()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const made = ana.page.getByRole('dialog', { name: 'API key created' })
  const key = await made.locator('code').first().innerText()
  expect(await axe(ana.page)).toEqual([])
  await ana.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await made.getByRole('button', { name: 'Copy key' }).click()
  await expect.poll(() => ana.page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await made.getByRole('button', { name: 'Done' }).click()

  const read = async () =>
    (await call(url, 'listLeads', { query: {}, headers: { authorization: `Bearer ${key}` } })).status
  expect(await read()).toBe(200)
  const list = ana.page.getByRole('list', { name: 'API keys' })
  await list.getByText('The shop').waitFor()
  expect(await list.innerText()).not.toContain(key)
  await list.getByRole('button', { name: 'Revoke: The shop' }).click()
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await list.getByText('Revoked').waitFor()
  expect(await read()).toBe(401)
  expect(ana.problems).toEqual([])
})

it('a webhook is added, tested, followed in its log, resent and deleted', async () => {
  const answers: number[] = []
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      answers.push(1)
      response.writeHead(answers.length === 1 ? 500 : 200).end('hello from the shop')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const { url } = await ownProduct({ environment: { WEBHOOKS: 'loopback' } })
  const ana = await teammate(browser, url, owner, { expected: [/400/] })
  const { page } = ana
  await goTo(page, 'API & webhooks')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The shop')
  await dialog.getByLabel('Address').fill('http://intranet/')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter an address that starts with https://').waitFor()
  expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('The shop')
  await dialog.getByLabel('Address').fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const secret = page.getByRole('dialog', { name: 'Webhook secret' })
  expect(await secret.locator('code').innerText()).toMatch(/^whsec_/)
  await secret.getByRole('button', { name: 'Done' }).click()

  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More options for The shop' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Send a test event')
  await choose('Show log')
  const log = page.getByRole('dialog', { name: 'Events sent to The shop' })
  // It is retried automatically after some seconds.
  await log.getByText('Delivered').waitFor()
  await log.getByText('attempts: 2').waitFor()
  await log.getByText('hello from the shop').waitFor()
  expect(await axe(page)).toEqual([])
  await log.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => answers.length).toBe(3)
  await log.getByRole('button', { name: 'Close' }).click()
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No webhooks').waitFor()
  expect(ana.problems).toEqual([])
})

it('channels have their own screen, which old URLs redirect to, and show the provider after a sign-in', async () => {
  const { url } = await ownProduct()
  const { page, problems } = await teammate(browser, url, owner, { expected: [/409/] })
  for (const section of ['Email', 'WhatsApp and Telegram with leads']) {
    await page.goto(`${url}/admin/connections#${encodeURIComponent(section)}`)
    await page.getByRole('heading', { name: 'Channels', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/channels')
    await page.getByRole('heading', { name: section, level: 2 }).waitFor()
  }
  await page.goto(`${url}/admin/connections?state=made-up&error=access_denied`)
  await page.getByText('This login was started in another session', { exact: false }).waitFor()
  await expect.poll(() => page.url()).toBe(`${url}/admin/channels`)
  expect(problems).toEqual([])
})
