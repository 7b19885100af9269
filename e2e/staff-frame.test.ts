import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct, type Product } from '#server/testing/product.ts'
import { settled } from './support/axe.ts'
import { card, column, openForm, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

async function withLead({ url }: Pick<Product, 'url'>) {
  const body = { ...message, name: 'Ana Torres' }
  expect((await call(url, 'sendContact', { body })).status).toBe(201)
}

const topOf = async (page: Page, name: string) => (await card(page, name).boundingBox())?.y ?? Number.NaN

type Box = Awaited<ReturnType<Locator['boundingBox']>>

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('both must be on the page')
  const across = one.x < other.x + other.width && other.x < one.x + one.width
  return across && one.y < other.y + other.height && other.y < one.y + one.height
}

describe('the frame of the staff area', () => {
  it("shows each column's rules at the sum in its head, and the first lead within 200 px of the top, on a phone within a third of the screen", async () => {
    const product = await ownProduct()
    await withLead(product)
    const { page } = await teammate(browser, product.url, owner)
    await card(page, 'Ana Torres').waitFor()
    const board = page.getByRole('region', { name: 'Lead pipeline' })
    await expect.poll(() => board.getByRole('button', { name: /due soonest first/ }).count()).toBe(7)
    for (const stage of ['Converted', 'Lost'])
      await column(page, stage)
        .getByRole('button', { name: /last updated first/ })
        .waitFor()
    await column(page, 'New')
      .getByRole('button', { name: /^Total estimated value/ })
      .hover()
    await page
      .getByText('due soonest first · 5% win probability, not measured yet · overdue after 5 min')
      .filter({ visible: true })
      .waitFor()
    expect(await topOf(page, 'Ana Torres')).toBeLessThanOrEqual(200)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => topOf(page, 'Ana Torres')).toBeLessThanOrEqual(844 / 3)
  })

  it("opens each screen from a link with a messenger's extra parameters", async () => {
    const product = await ownProduct()
    const { page } = await teammate(browser, product.url, owner)
    const refused: string[] = []
    page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())))
    for (const path of ['', '/day', '/customers', '/analytics', '/automation', '/audit', '/outbox']) {
      await page.goto(`${product.url}/admin${path}?fbclid=abc`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('load')
      await page.getByText('Live', { exact: true }).waitFor()
    }
    expect(refused).toEqual([])
  })

  it('keeps the place of the board after a move by menu', async () => {
    const product = await ownProduct()
    await withLead(product)
    const { page } = await teammate(browser, product.url, owner)
    await card(page, 'Ana Torres').getByRole('button', { name: 'Move Ana Torres to…' }).click()
    await page.getByRole('menuitemradio', { name: 'Negotiation' }).click()
    await card(page, 'Ana Torres', column(page, 'Negotiation')).waitFor()
    expect(await page.getByRole('region', { name: 'Lead pipeline' }).evaluate((board) => board.scrollLeft)).toBe(0)
  })

  it("keeps a dialog's buttons clear when a notification appears", async () => {
    const product = await ownProduct()
    await withLead(product)
    const { page } = await teammate(browser, product.url, owner)
    // Only alerts after the first read are announced, which follows the first input.
    await page.mouse.move(300, 300)
    await page.getByRole('button', { name: 'Notifications, 1 new' }).waitFor()
    const lead = await openForm(page, 'Ana Torres')
    await lead.getByRole('button', { name: 'Meeting' }).click()
    const plan = page.getByRole('dialog', { name: 'Meeting with Ana Torres' })
    await plan.getByRole('button', { name: 'Schedule' }).waitFor()
    await settled(page)
    // So small that the dialog fills the page from top to bottom.
    const height = (await plan.boundingBox())?.height ?? Number.NaN
    await page.setViewportSize({ width: 1024, height: Math.round(height) })
    const body = { ...message, name: 'Ben Marsh', email: 'ben.marsh@example.com' }
    expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await toasts.getByRole('status').locator('p').first().waitFor()
    await settled(page)
    const shown = await toasts.boundingBox()
    expect(shown?.height).toBeGreaterThan(0)
    for (const button of await plan.getByRole('button').all())
      expect(overlap(shown, await button.boundingBox()), await button.innerText()).toBe(false)
  })

  it('keeps the question about a contact clear of notifications on a phone', async () => {
    const product = await ownProduct()
    await withLead(product)
    const { page } = await teammate(browser, product.url, owner)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${product.url}/admin/inbox`)
    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'WhatsApp to Ana Torres' }).click(),
    ])
    await chat.close()
    const yes = page.getByRole('button', { name: 'Yes, I sent it' })
    await yes.waitFor()
    await page.getByRole('button', { name: 'Notifications, 1 new' }).waitFor()
    const name = 'Maximiliana Theodora von Hohenzollern-Sigmaringen'
    await call(product.url, 'sendContact', { body: { ...message, name, email: 'max@example.com' } })
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await toasts.getByRole('status').locator('p').first().waitFor()
    await settled(page)
    const shown = await toasts.boundingBox()
    for (const button of await yes.locator('xpath=ancestor::section[1]').getByRole('button').all())
      expect(overlap(shown, await button.boundingBox()), await button.innerText()).toBe(false)
  })
})
