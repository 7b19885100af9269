import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/basics/calendar-day.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { daysAround } from '#web/admin/parts/calendar-week.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const zone = { locale: 'en-GB', timezoneId: 'UTC' }
const today = () => new Date().toISOString().slice(0, 10)
const longDay = (day: string, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
const shortDay = (day: string, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
const dayOf = (page: Page, day: string) => page.getByRole('region', { name: shortDay(day), exact: true })

/** A product with one lead, and a function that gives the lead a task. */
async function startWithLead() {
  const product = await ownProduct()
  await call(product.url, 'sendContact', { body: message })
  const { rows } = await product.database.pool.query<{ id: string }>('select id from contact_requests')
  const id = rows[0]!.id
  const { url } = product
  const headers = await signIn(url)
  const add = async (title: string, dueDate: string, assignedTo: string | null = owner.username) => {
    const body = { title, dueDate, assignedTo, type: 'follow_up' as const }
    expect((await call(url, 'addTask', { params: { id }, body, headers })).status).toBe(201)
  }
  return { ...product, id, add }
}

describe('the calendar of a week', () => {
  it('lists overdue items, follows teammates live and moves an entry by menu, by drag and back', async () => {
    const product = await startWithLead()
    const agent = await addTeammate(product, 'agent', 'the agent')
    const [monday, tuesday, wednesday] = daysAround(addDays(today(), 7), 1) as [string, string, string]
    await product.add('Late call', new Date(Date.now() - 10 * dayMs).toISOString())
    await product.add('Plan a visit', `${monday}T09:30:00Z`)
    await product.add('The agent’s own', `${monday}T10:00:00Z`, agent.username)
    const { page, problems } = await teammate(browser, product.url, owner, zone)
    await goTo(page, 'My day')
    await page.getByRole('button', { name: 'Week', exact: true }).click()
    await page.getByRole('region', { name: 'Overdue (1)' }).getByText('Late call').waitFor()
    const present = page.locator('[aria-current="date"]')
    expect(await present.textContent()).toBe(`${shortDay(today())}Today`)
    expect(new URL(page.url()).search).toBe('?view=week')

    await page.getByRole('button', { name: 'Next week' }).click()
    await dayOf(page, monday).getByText('Plan a visit').waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?view=week&week=\d{4}-W\d{2}$/)
    expect(await page.getByText('Late call').count()).toBe(0)
    expect(await page.getByText('The agent’s own').count()).toBe(0)
    await page.getByLabel('Show tasks').selectOption({ label: 'Everyone’s' })
    await dayOf(page, monday).getByText('The agent’s own').waitFor()
    // Somebody else plans a task: it appears by itself.
    await product.add('Just planned', `${wednesday}T12:00:00Z`)
    await dayOf(page, wednesday).getByText('Just planned').waitFor()
    expect(await axe(page)).toEqual([])

    const menu = page.getByRole('button', { name: 'Move: Plan a visit' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: longDay(tuesday) }).press('Enter')
    // A notification under the mouse stays.
    await page.getByText(`Moved to ${longDay(tuesday)}`).hover()
    await dayOf(page, tuesday).getByText('Plan a visit').waitFor()
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await dayOf(page, monday).getByText('Plan a visit').waitFor()

    await dayOf(page, monday).getByRole('article').filter({ hasText: 'Plan a visit' }).dragTo(dayOf(page, wednesday))
    await dayOf(page, wednesday).getByText('Plan a visit').waitFor()
    const due = await product.database.pool.query(`select due_date from lead_tasks where title = 'Plan a visit'`)
    expect(due.rows[0].due_date.toISOString()).toBe(`${wednesday}T09:30:00.000Z`)

    await dayOf(page, wednesday).getByRole('link', { name: message.name }).first().click()
    await page.waitForURL(new RegExp(`/admin/leads/${product.id}`))
    await page.getByRole('heading', { name: message.name, exact: true }).first().waitFor()
    await page.goBack()
    await dayOf(page, wednesday).getByText('Plan a visit').waitFor()
    await page.goBack()
    await page.getByRole('region', { name: 'Overdue (1)' }).waitFor()
    expect(problems).toEqual([])
  })

  it('shows the follow-up of a lead without a task, on its day or overdue, and once only when a task is added', async () => {
    const product = await startWithLead()
    const monday = daysAround(addDays(today(), 7), 1)[0]!
    const followUpOn = (date: string) =>
      product.database.pool.query('update contact_requests set next_follow_up_date = $1', [date])
    await followUpOn(`${monday}T09:30:00Z`)
    const { page, problems } = await teammate(browser, product.url, owner, zone)
    await page.goto(`${product.url}/admin/day?view=week`)
    await page.getByRole('button', { name: 'Next week' }).click()
    const entries = dayOf(page, monday).getByRole('article')
    await entries.filter({ hasText: '09:30Follow-up' }).getByRole('link', { name: message.name }).waitFor()
    await product.add('Call about the trial', `${monday}T09:30:00Z`)
    await entries.filter({ hasText: 'Call about the trial' }).waitFor()
    await expect.poll(() => entries.count()).toBe(1)
    await product.database.pool.query('delete from lead_tasks')
    await followUpOn(new Date(Date.now() - 10 * dayMs).toISOString())
    await page.goto(`${product.url}/admin/day?view=week`)
    await page.getByRole('region', { name: 'Overdue (1)' }).getByRole('link', { name: message.name }).click()
    await page.getByRole('heading', { name: message.name, exact: true }).first().waitFor()
    expect(problems).toEqual([])
  })

  it('shows that overdue items could not be loaded, and reloads them', async () => {
    const product = await startWithLead()
    await product.add('Late call', new Date(Date.now() - 10 * dayMs).toISOString())
    const { page, problems } = await teammate(browser, product.url, owner, { ...zone, expected: [/503/] })
    const ofOverdue = (url: URL) => url.pathname === '/api/tasks' && !url.searchParams.has('from')
    await page.route(ofOverdue, (route) => route.fulfill({ status: 503, json: { error: { code: 'busy' } } }))
    await page.goto(`${product.url}/admin/day?view=week`)
    await page.getByText('Couldn’t load overdue tasks').waitFor()
    await page.locator('[aria-current="date"]').waitFor()
    await page.unroute(ofOverdue)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('region', { name: 'Overdue (1)' }).getByText('Late call').waitFor()
    expect(problems).toEqual([])
  })

  it("begins on the locale's first weekday, and is a list by day on a phone", async () => {
    const product = await startWithLead()
    const sunday = daysAround(today(), 7)[0]!
    const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US', timezoneId: 'UTC' }
    const { page } = await teammate(browser, product.url, owner, phone)
    await page.goto(`${product.url}/admin/day?view=week`)
    const days = page.getByRole('heading', { level: 3 })
    await expect.poll(() => days.count()).toBe(7)
    expect(await days.first().textContent()).toContain(shortDay(sunday, 'en-US'))
    const [first, second] = [await days.nth(0).boundingBox(), await days.nth(1).boundingBox()]
    expect(second!.y).toBeGreaterThan(first!.y)
    expect(second!.x).toBe(first!.x)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    expect(await axe(page)).toEqual([])
  })
})
