import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startMailServer } from '#server/testing/mail-server.ts'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

async function start(names: readonly string[] = ['Lucía Prado', 'Dora Vega']) {
  const server = await startMailServer()
  const product = await ownProduct({ environment: { SMTP_URL: server.url, MAIL_FROM: 'sales@example.org' } })
  const { url } = product
  for (const [at, name] of names.entries()) {
    const person = { name, email: `lead${at}@example.com`, phone: `+34 61300000${at}` }
    expect((await call(url, 'sendContact', { body: { ...message, ...person } })).status).toBe(201)
  }
  const headers = await signIn(url)
  const leads = (await call(url, 'listLeads', { query: {}, headers })).body.data
  const idOf = (name: string) => leads.find((lead) => lead.name === name)!.id
  await server.until(names.length)
  const sent = () => server.received.filter(({ mail }) => !mail.subject?.startsWith('Hemos recibido'))
  return { ...product, server, headers, idOf, sent }
}

/** Holds each call to this path until released. */
async function hold(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await promise
    return route.continue().catch(() => undefined)
  })
  return resolve
}

const threadOf = (page: Page) => page.getByRole('region', { name: 'Messages' })
async function writeTo(page: Page, url: string, id: string, text: string) {
  await page.goto(`${url}/admin/leads/${id}`)
  const thread = threadOf(page)
  await thread.getByRole('button', { name: 'Write an email' }).click()
  await thread.getByLabel('Subject').fill('Hi')
  await thread.getByRole('textbox', { name: 'Message' }).fill(text)
  return thread
}

describe('what a teammate types', () => {
  it('while a message is being sent is not lost, nor sent, and a second press sends nothing', async () => {
    const { url, idOf, sent } = await start()
    const { page, problems } = await teammate(browser, url, owner)
    const thread = await writeTo(page, url, idOf('Lucía Prado'), 'First')
    const release = await hold(page, '**/messages')
    const box = thread.getByRole('textbox', { name: 'Message' })
    await box.press('Control+Enter')
    await box.press('Control+Enter')
    await box.press('End')
    await box.pressSequentially(' and more')
    release()
    await thread.getByRole('listitem').getByText('First', { exact: true }).waitFor()
    expect(await box.inputValue()).toBe('First and more')
    await page.reload()
    await expect.poll(() => box.inputValue()).toBe('First and more')
    await expect.poll(sent).toHaveLength(1)
    expect(problems).toEqual([])
  })

  it('and attaches goes on uploading while another lead is open, and is there on return', async () => {
    const { url, idOf } = await start()
    const { page, problems } = await teammate(browser, url, owner)
    const thread = await writeTo(page, url, idOf('Lucía Prado'), 'Here it is')
    const release = await hold(page, '**/message-files*')
    const file = { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('89.95 a month') }
    await thread.getByLabel('Attach files', { exact: false }).setInputFiles([file])
    const files = thread.getByRole('list', { name: 'Attached files' })
    await files.getByText('offer.txt').waitFor()
    await goTo(page, 'Inbox')
    await page.getByRole('link', { name: 'Dora Vega' }).first().click()
    await page.getByRole('heading', { name: 'Dora Vega' }).first().waitFor()
    expect(await page.getByText('offer.txt').count()).toBe(0)
    const arrived = page.waitForResponse((answer) => answer.url().includes('/message-files'))
    release()
    await arrived
    await page.goBack()
    await page.goBack()
    await files.getByRole('button', { name: 'Remove: offer.txt' }).waitFor()
    expect(await thread.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Here it is')
    await page.reload()
    await files.getByRole('button', { name: 'Remove: offer.txt' }).waitFor()
    expect(problems).toEqual([])
  })

  it('in a note while it is being added is not lost', async () => {
    const { url, idOf } = await start()
    const { page, problems } = await teammate(browser, url, owner)
    await page.goto(`${url}/admin/leads/${idOf('Lucía Prado')}`)
    const release = await hold(page, '**/lead-interactions')
    const box = page.getByRole('form', { name: 'Note' }).getByRole('textbox')
    await box.fill('First')
    await box.press('Control+Enter')
    await box.press('End')
    await box.pressSequentially(' and more')
    release()
    await page.getByRole('list', { name: 'History, newest first' }).getByText('First', { exact: true }).waitFor()
    expect(await box.inputValue()).toBe('First and more')
    expect(problems).toEqual([])
  })

  it('goes along, with its files, when the lead is merged into another', async () => {
    const { url, idOf, headers, sent } = await start()
    const { page } = await teammate(browser, url, owner, { expected: [/404/, /409/] })
    const [lucia, dora] = [idOf('Lucía Prado'), idOf('Dora Vega')]
    const thread = await writeTo(page, url, dora, 'To Dora')
    const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('A') }
    await thread.locator('input[type=file]').setInputFiles(file)
    await thread.getByText('a.txt').waitFor()
    await page.getByRole('form', { name: 'Note' }).getByRole('textbox').fill('A note on Dora')
    const versionOf = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.version
    const others = [{ id: dora, version: await versionOf(dora) }]
    const body = { version: await versionOf(lucia), others, fields: {} }
    expect((await call(url, 'mergeLeads', { params: { id: lucia }, body, headers })).status).toBe(200)
    await page.getByRole('heading', { name: 'Lucía Prado' }).waitFor()
    await expect
      .poll(() => page.getByRole('form', { name: 'Note' }).getByRole('textbox').inputValue())
      .toBe('A note on Dora')
    await thread.getByRole('button', { name: 'Send to lead1@example.com' }).click()
    await expect.poll(sent).toHaveLength(1)
    expect(sent()[0]).toMatchObject({ to: ['lead1@example.com'], mail: { attachments: [{ filename: 'a.txt' }] } })
  })
})

it('“no reply needed” closes who wrote by a form, from the inbox by keyboard and from the lead, and names them', async () => {
  const { url, idOf } = await start()
  const { page, problems } = await teammate(browser, url, owner)
  await goTo(page, 'Inbox')
  const list = page.getByRole('list', { name: 'Conversations' })
  const closing = list.getByRole('button', { name: /^No reply needed/ })
  await expect.poll(() => closing.count()).toBe(2)
  await list.getByRole('button', { name: 'No reply needed: Dora Vega' }).press('Enter')
  await expect.poll(() => closing.count()).toBe(1)
  await page.getByRole('status').getByText('No reply needed: Dora Vega').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Lucía Prado')
  await page.goto(`${url}/admin/leads/${idOf('Lucía Prado')}`)
  await threadOf(page).getByRole('button', { name: 'No reply needed' }).click()
  await threadOf(page).getByRole('button', { name: 'No reply needed' }).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
