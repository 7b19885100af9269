import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { card, column, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

async function startWithLeads(): Promise<Product & { headers: { cookie: string } }> {
  const product = await ownProduct()
  for (const [i, name] of ['Ana Torres', 'Bruno Lopes'].entries()) {
    const body = { ...message, name, email: `lead.${i}@example.com`, phone: `+34 61200000${i}` }
    expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
  }
  return { ...product, headers: await signIn(product.url) }
}

const leadNamed = async ({ url, headers }: Awaited<ReturnType<typeof startWithLeads>>, q: string) =>
  (await call(url, 'listLeads', { query: { q }, headers })).body.data[0]!

describe('a row of the table', () => {
  it('reaches its lead by keyboard, like the side panel by its buttons', async () => {
    const product = await startWithLeads()
    const { page, problems } = await teammate(browser, product.url, owner)
    await page.goto(`${product.url}/admin?view=table`)
    await row(page, 'Ana Torres').getByRole('button', { name: 'Contact Ana Torres' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Call' }).waitFor()
    await page.getByRole('menuitem', { name: 'Follow-up' }).click()
    const plan = page.getByRole('dialog', { name: 'Follow-up with Ana Torres' })
    await plan.getByRole('button', { name: 'Schedule' }).click()
    await page.getByText('Follow-up scheduled').first().waitFor()

    await row(page, 'Bruno Lopes').getByRole('button', { name: 'Preview Bruno Lopes' }).click()
    const panel = page.getByRole('complementary', { name: 'Preview' })
    await panel.getByRole('button', { name: 'Assign to me: Bruno Lopes' }).click()
    await panel.getByText('Assignee: owner').waitFor()
    await panel.getByRole('button', { name: 'Meeting' }).click()
    const meeting = page.getByRole('dialog', { name: 'Meeting with Bruno Lopes' })
    await meeting.getByLabel('Add to calendar (.ics)').uncheck()
    await meeting.getByRole('button', { name: 'Schedule' }).click()
    await page.getByText('Meeting scheduled').first().waitFor()
    const { body } = await call(product.url, 'listTasks', { query: {}, headers: product.headers })
    expect(body.data.map(({ type }) => type).sort()).toEqual(['follow_up', 'meeting'])
    expect(problems).toEqual([])
  })

  it('undoes an edit, as the board undoes a move', async () => {
    const product = await startWithLeads()
    const { page, problems } = await teammate(browser, product.url, owner)
    await page.goto(`${product.url}/admin?view=table`)
    await row(page, 'Ana Torres').getByLabel('Priority: Ana Torres').selectOption('high')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.getByLabel('Priority: Ana Torres').inputValue()).toBe('medium')
    await expect.poll(async () => (await leadNamed(product, 'ana')).priority).toBe('medium')

    await page.goto(`${product.url}/admin`)
    await card(page, 'Bruno Lopes').getByRole('button', { name: 'Move Bruno Lopes' }).click()
    await page.getByRole('menuitemradio', { name: 'Qualified' }).click()
    await card(page, 'Bruno Lopes', column(page, 'Qualified')).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, 'Bruno Lopes', column(page, 'New')).waitFor()
    await expect.poll(async () => (await leadNamed(product, 'bruno')).status).toBe('new')
    expect(problems).toEqual([])
  })
})

describe('the table', () => {
  it('remembers column widths until they are reset', async () => {
    const product = await startWithLeads()
    const { page, problems } = await teammate(browser, product.url, owner)
    await page.goto(`${product.url}/admin?view=table`)
    const edge = page.getByRole('separator', { name: 'Width of Country' })
    const width = async () => (await page.getByRole('columnheader', { name: 'Country' }).boundingBox())?.width ?? 0
    await row(page, 'Ana Torres').waitFor()
    const before = await width()
    const box = (await edge.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(width).toBeGreaterThan(before + 80)
    await edge.press('ArrowRight')
    await expect.poll(width).toBeGreaterThan(before + 96)
    await page.reload()
    await expect.poll(width).toBeGreaterThan(before + 96)
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    const columns = () =>
      page.locator('th[data-column]').evaluateAll((heads) => heads.map((head) => head.getAttribute('data-column')))
    // By keyboard: the button keeps the focus while the column moves.
    await page.getByRole('button', { name: 'Move down: Stage' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await columns()).indexOf('status')).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await columns()).indexOf('status')).toBe(2)
    expect(await page.evaluate(() => localStorage.getItem('staff.lead-columns'))).toMatch(/^priority score status /)
    await page.getByRole('dialog').getByRole('button', { name: 'Reset to default' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect.poll(width).toBeLessThan(before + 10)
    expect(problems).toEqual([])
  })

  it('opens as its user chose, in that browser only', async () => {
    const product = await startWithLeads()
    const search = { view: 'table', sort: 'value' } as const
    const saved = { body: { name: 'By value', isShared: true, search }, headers: product.headers }
    await call(product.url, 'saveView', saved)
    const { page, problems } = await teammate(browser, product.url, owner)
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await page.getByRole('menuitem', { name: 'By value' }).click()
    await row(page, 'Ana Torres').waitFor()
    await page.getByRole('button', { name: 'Views: By value' }).click()
    await page.getByRole('menuitem', { name: 'Set “By value” as default view' }).click()
    await page.goto(`${product.url}/admin/day`)
    await page.goto(`${product.url}/admin`)
    await row(page, 'Ana Torres').waitFor()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('value')

    // An address with a query is followed as it is.
    await page.goto(`${product.url}/admin?priority=medium`)
    await card(page, 'Ana Torres').waitFor()
    const other = await teammate(browser, product.url, owner)
    await card(other.page, 'Ana Torres').waitFor()

    await page.goto(`${product.url}/admin`)
    await page.getByRole('button', { name: 'Views: By value' }).click()
    await page.getByRole('menuitem', { name: 'Use all leads as default view' }).click()
    await page.goto(`${product.url}/admin`)
    await card(page, 'Ana Torres').waitFor()
    expect([...problems, ...other.problems]).toEqual([])
  })
})
