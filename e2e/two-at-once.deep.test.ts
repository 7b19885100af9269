import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { call, owner, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { axe } from './support/axe.ts'
import { card, column, goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const phone = { width: 390, height: 844 } as const
const arabic = { name: 'فاطمة الزهراء', message: 'أريد معرفة المزيد عن الروبوت قبل أن أبدأ', language: 'ar' } as const

/** The owner at a desk and a manager at a phone, both on the same screen. */
async function twoAt(product: Product, path: string) {
  const manager = await addTeammate(product, 'manager')
  const ana = await teammate(browser, product.url, owner, { expected: [/409/] })
  const ben = await teammate(browser, product.url, manager, { expected: [/409/] })
  await ben.page.setViewportSize(phone)
  for (const { page } of [ana, ben]) await page.goto(`${product.url}${path}`)
  return { ana, ben, manager }
}

async function startWithLead() {
  const product = await ownProduct()
  const id = await sendLead(product, arabic)
  return { ...product, id, headers: await signIn(product.url) }
}

const titled = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

describe('two teammates at once', () => {
  it('change one lead: the later one sees both notes and chooses, and other changes are kept', async () => {
    const { id, headers, ...product } = await startWithLead()
    const { ana, ben } = await twoAt(product, `/admin/leads/${id}`)
    const notes = ({ page }: typeof ana) => page.getByLabel('Internal notes')
    await notes(ben).fill('اتصلت بها، تريد البدء في يناير')
    await notes(ana).fill('لا تريد البدء قبل الصيف')
    await ana.page.getByRole('heading', { level: 1 }).click()
    const choice = ben.page.getByRole('group', { name: 'Internal notes' })
    await choice.waitFor()
    await choice.getByText('اتصلت بها، تريد البدء في يناير').waitFor()
    await choice.getByText('لا تريد البدء قبل الصيف').waitFor()
    expect(await axe(ben.page)).toEqual([])
    await choice.getByRole('radio', { name: 'Yours' }).click()
    await choice.waitFor({ state: 'detached' })
    const read = async () => (await call(product.url, 'readLead', { params: { id }, headers })).body.notes
    await expect.poll(read).toBe('اتصلت بها، تريد البدء في يناير')
    await expect.poll(() => notes(ana).inputValue()).toBe('اتصلت بها، تريد البدء في يناير')
    expect([...ana.problems, ...ben.problems]).toEqual([])
  })

  it('move one lead: a card that is dropped later stays where it was moved, and says who moved it', async () => {
    const { id, ...product } = await startWithLead()
    const { ana, manager } = await twoAt(product, '/admin')
    const { page } = ana
    const held = card(page, arabic.name)
    const centre = async (of: Locator) => {
      const { x, y, width, height } = (await of.boundingBox())!
      return [x + width / 2, y + height / 2] as const
    }
    await held.waitFor()
    const [x, y] = await centre(held)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 9, y + 9, { steps: 4 })
    await page.mouse.move(...(await centre(column(page, 'Responded'))), { steps: 8 })
    const headers = await signIn(product.url, manager)
    await call(product.url, 'changeLead', { params: { id }, body: { status: 'qualified' }, headers })
    await card(page, arabic.name, column(page, 'Qualified')).waitFor()
    await page.mouse.up()
    await titled(page, `${manager.username} has just moved this lead to Qualified.`).first().waitFor()
    const { body } = await call(product.url, 'readLead', { params: { id }, headers })
    expect(body.status).toBe('qualified')
    expect(ana.problems).toEqual([])
  })

  it('edit one task: different fields are merged, the same field asks', async () => {
    const { id, headers, ...product } = await startWithLead()
    const body = { title: 'مكالمة متابعة', type: 'call', dueDate: '2027-01-02T09:00:00.000Z' } as const
    const { body: task } = await call(product.url, 'addTask', { params: { id }, body, headers })
    const { ana, ben } = await twoAt(product, `/admin/leads/${id}`)
    for (const { page } of [ana, ben]) await page.getByRole('button', { name: `Edit: ${body.title}` }).click()
    const form = (page: Page) => page.getByRole('form', { name: 'Edit task' })
    await form(ana.page).getByLabel('Priority').selectOption('High')
    await form(ana.page).getByLabel('Title').fill('مكالمة أخيرة')
    await form(ana.page).getByRole('button', { name: 'Save' }).click()
    await form(ana.page).waitFor({ state: 'detached' })
    await form(ben.page).getByLabel('Title').fill('مكالمة غدا')
    await form(ben.page).getByRole('button', { name: 'Save' }).click()
    const asked = titled(ben.page, 'owner has just changed this task')
    await asked.getByText('مكالمة أخيرة').waitFor()
    await asked.getByText('مكالمة غدا').waitFor()
    expect(await axe(ben.page)).toEqual([])
    await asked.getByRole('radio', { name: /Yours/ }).check()
    await form(ben.page).getByRole('button', { name: 'Save' }).click()
    await form(ben.page).waitFor({ state: 'detached' })
    const { data } = (await call(product.url, 'listLeadTasks', { params: { id }, headers })).body
    expect(data).toMatchObject([{ id: task.id, title: 'مكالمة غدا', priority: 'high', dueDate: body.dueDate }])
    expect([...ana.problems, ...ben.problems]).toEqual([])
  })

  it("rewrite one template: the later one sees the other's text, and loses nothing", async () => {
    const product = await ownProduct()
    const { ana, ben } = await twoAt(product, '/admin/templates')
    const text = (page: Page) => page.getByRole('region', { name: 'First reply' })
    for (const [{ page }, written] of [
      [ana, 'Written by Ana, with a long enough text to read.'],
      [ben, 'Written by Ben, on the way to the office.'],
    ] as const)
      await text(page).getByLabel('Text', { exact: true }).fill(written)
    await text(ana.page).getByRole('button', { name: 'Save' }).click()
    await ana.page.getByText('Template saved').first().waitFor()
    await text(ben.page).getByRole('button', { name: 'Save' }).click()
    await text(ben.page).getByText('Written by Ana, with a long enough text to read.').waitFor()
    await text(ben.page).getByText('owner changed this text while you were writing:').waitFor()
    const box = text(ben.page).getByLabel('Text', { exact: true })
    expect(await box.inputValue()).toBe('Written by Ben, on the way to the office.')
    expect(await axe(ben.page)).toEqual([])
    expect([...ana.problems, ...ben.problems]).toEqual([])
  })

  it('change one rule: both are shown in words, and the chosen one is saved', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const { body: rule } = await call(product.url, 'addRule', { body: ruleOf({ name: 'First things' }), headers })
    const { ana, ben } = await twoAt(product, `/admin/automation/${rule.id}`)
    const priority = (page: Page) => page.getByLabel('Priority', { exact: true })
    await priority(ana.page).selectOption('Low')
    await priority(ben.page).selectOption('Medium')
    await ana.page.getByRole('button', { name: 'Save rule' }).click()
    await ana.page.getByRole('list', { name: 'Automation rules' }).waitFor()
    await ben.page.getByRole('button', { name: 'Save rule' }).click()
    const asked = titled(ben.page, 'owner has just changed this')
    await asked.getByText(/set its priority to Low/).waitFor()
    await asked.getByText(/set its priority to Medium/).waitFor()
    expect(await axe(ben.page)).toEqual([])
    await asked.getByRole('radio', { name: /Theirs/ }).check()
    await ben.page.getByRole('button', { name: 'Save rule' }).click()
    await ben.page.getByRole('list', { name: 'Automation rules' }).waitFor()
    const { data } = (await call(product.url, 'listRules', { headers })).body
    expect(data.find(({ id }) => id === rule.id)?.rule.actions).toEqual([{ do: 'priority', to: 'low' }])
    expect([...ana.problems, ...ben.problems]).toEqual([])
  })
})

it('a teammate whose account is disabled leaves their work to the chosen successor, who is notified', async () => {
  const { id, headers, ...product } = await startWithLead()
  const agent = await addTeammate(product, 'agent')
  await call(product.url, 'changeLead', { params: { id }, body: { assignedTo: agent.username }, headers })
  const { ana, ben, manager } = await twoAt(product, '/admin')
  await goTo(ana.page, 'Team')
  await ana.page.getByRole('button', { name: `More options for ${agent.username}` }).click()
  await ana.page.getByRole('menuitem', { name: 'Disable account' }).click()
  const dialog = ana.page.getByRole('alertdialog')
  await dialog.getByText('Open leads: 1').waitFor()
  await dialog.getByRole('button', { name: 'Disable account' }).click()
  await dialog.getByText('Choose who takes over').last().waitFor()
  await ana.page.setViewportSize(phone)
  expect(await axe(ana.page)).toEqual([])
  await dialog.getByLabel('Who takes over?').selectOption(manager.username)
  await dialog.getByRole('button', { name: 'Disable account' }).click()
  await ana.page.getByText(`Account of ${agent.username} disabled`).first().waitFor()
  const read = async () => (await call(product.url, 'readLead', { params: { id }, headers })).body.assignedTo
  await expect.poll(read).toBe(manager.username)
  await ben.page.getByRole('button', { name: /^Notifications/ }).click()
  await ben.page.getByText(arabic.name).first().waitFor()
  expect([...ana.problems, ...ben.problems]).toEqual([])
})
