import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct, type Product } from '#server/testing/product.ts'
import { card, openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'
import { countSteps, type Steps } from './support/steps.ts'

/** The machine has no phone, which the browser logs. */
const expected = [/Failed to launch 'tel:/]
const name = message.name

/** Performs a task on the open board. */
type Way = (page: Page) => Promise<void>
/** Database state once the task is done. */
type Task = { readonly mouse: Way; readonly keys: Way; readonly stored: string }

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()
const hasFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true)

const reply: Way = async (page) => {
  const record = await openRecord(page, name)
  await record.getByRole('button', { name: 'WhatsApp' }).click()
  await press(page, 'Yes, I sent it')
}
const ring: Way = async (page) => {
  const record = await openRecord(page, name)
  await record.getByRole('button', { name: 'Call' }).click()
  await press(page, 'Reached')
}

const ringAndPlan: Way = async (page) => {
  await ring(page)
  await page.getByRole('group', { name: 'Suggested times' }).getByRole('button').first().click()
}

const answerInbox: Way = async (page) => {
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await press(page, `WhatsApp to ${name}`)
  await press(page, 'Yes, I sent it')
  await page.getByRole('group', { name: 'Suggested times' }).getByRole('button').first().click()
  await page.getByRole('link', { name: /^My day/ }).click()
  await page.getByRole('checkbox', { name: /Follow up/ }).waitFor()
}

/** The tasks by their names in `docs/daily-steps.md`. */
const tasks: Record<string, Task> = {
  'Reply to a new lead by WhatsApp, its message read': {
    mouse: reply,
    keys: reply,
    stored: `select 1 from contact_requests where last_reply_at is not null`,
  },
  'Add a note': {
    async mouse(page) {
      const record = await openRecord(page, name)
      await record.getByLabel('Comment').click()
      await page.keyboard.type('Prefers mornings')
      await record.getByRole('button', { name: 'Add', exact: true }).click()
    },
    async keys(page) {
      await openRecord(page, name)
      await page.keyboard.press('n')
      await hasFocus(page.getByLabel('Comment', { exact: true }))
      await page.keyboard.type('Prefers mornings')
      await page.keyboard.press('Control+Enter')
    },
    stored: `select 1 from lead_interactions where content = 'Prefers mornings'`,
  },
  'Add a task': {
    async mouse(page) {
      const record = await openRecord(page, name)
      await record.getByRole('radio', { name: 'Task' }).click()
      await hasFocus(page.getByLabel('Title', { exact: true }))
      await page.keyboard.type('Send the guide')
      await record.getByRole('button', { name: 'Save' }).click()
    },
    async keys(page) {
      await openRecord(page, name)
      await page.keyboard.press('t')
      await hasFocus(page.getByLabel('Title', { exact: true }))
      await page.keyboard.type('Send the guide')
      await page.keyboard.press('Enter')
    },
    stored: `select 1 from lead_tasks where title = 'Send the guide'`,
  },
  'Call, and log the outcome': {
    mouse: ring,
    keys: ring,
    stored: `select 1 from lead_interactions where type = 'call' and outcome = 'reached'`,
  },
  'Call, log the outcome and plan the next step': {
    mouse: ringAndPlan,
    keys: ringAndPlan,
    stored: `select 1 from lead_tasks where type = 'follow_up'`,
  },
  'Reply to the first lead in the inbox, plan the next step and find it in My day': {
    mouse: answerInbox,
    keys: answerInbox,
    stored: `select 1 from lead_tasks t join contact_requests l on l.id = t.lead_id and l.assigned_to = t.assigned_to`,
  },
  'Add a lead': {
    async mouse(page) {
      await press(page, 'Add lead')
      const dialog = page.getByRole('dialog', { name: 'Add lead' })
      await hasFocus(page.getByLabel('Name', { exact: true }))
      await page.keyboard.type('Marta Caller')
      await dialog.getByLabel('Phone', { exact: true }).click()
      await page.keyboard.type('+34 612 34 56 78')
      await dialog.getByRole('button', { name: 'Add lead', exact: true }).click()
    },
    async keys(page) {
      await page.keyboard.press('c')
      await hasFocus(page.getByLabel('Name', { exact: true }))
      await page.keyboard.type('Marta Caller')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('+34 612 34 56 78')
      await page.keyboard.press('Control+Enter')
    },
    stored: `select 1 from contact_requests where name = 'Marta Caller'`,
  },
  'Find a lead by a number read aloud': {
    async mouse(page) {
      await page.getByLabel('Search leads').click()
      await page.keyboard.type('0034 699 00 00 02')
      await card(page, name).waitFor({ state: 'detached' })
      await openRecord(page, 'Walter Found')
    },
    async keys(page) {
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Search and commands' })
      await hasFocus(palette.getByRole('combobox'))
      await page.keyboard.type('0034 699 00 00 02')
      await palette.getByRole('option', { name: /^Walter Found/ }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Walter Found' }).waitFor()
    },
    stored: `select 1 from lead_presence p join contact_requests l on l.id = p.lead_id where l.name = 'Walter Found'`,
  },
}

/** The counts that the table of `docs/daily-steps.md` states, by task. */
function statedSteps(): ReadonlyMap<string, { mouse: Steps; keys: Steps }> {
  const text = readFileSync(join(import.meta.dirname, '../docs/daily-steps.md'), 'utf8')
  const rows = text.matchAll(/^\| ([^|]+) \| (\d+) \| (\d+) \+ (\d+) \|/gm)
  return new Map(
    [...rows].map(([, task, clicks, clicksBeside, keys]) => [
      task!,
      {
        mouse: { clicks: Number(clicks), keys: 0 },
        keys: { clicks: Number(clicksBeside), keys: Number(keys) },
      },
    ]),
  )
}

async function startWithLeads() {
  const product = await ownProduct()
  const leads = [
    { name, phone: '+34 699000001', email: 'one@example.com' },
    { name: 'Walter Found', phone: '+34 699000002', email: 'two@example.com' },
  ]
  for (const lead of leads)
    expect((await call(product.url, 'sendContact', { body: { ...message, ...lead } })).status).toBe(201)
  return product
}

async function stepsOf(product: Product, way: Way, stored: string): Promise<Steps> {
  const { page, context, problems } = await teammate(browser, product.url, owner, { expected })
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  await card(page, name).waitFor()
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
  const steps = await countSteps(page)
  await way(page)
  await expect.poll(async () => (await product.database.pool.query(stored)).rowCount).toBe(1)
  expect(problems).toEqual([])
  return steps()
}

describe('the steps of a salesperson’s daily work', () => {
  const stated = statedSteps()

  it('are documented for exactly the tasks counted here', () => {
    expect([...stated.keys()]).toEqual(Object.keys(tasks))
  })

  it.each(Object.keys(tasks))('are as many as documented: %s', async (task) => {
    const { mouse, keys, stored } = tasks[task]!
    expect({
      mouse: await stepsOf(await startWithLeads(), mouse, stored),
      keys: await stepsOf(await startWithLeads(), keys, stored),
    }).toEqual(stated.get(task))
  })
})
