import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { card, column, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** The machine has no phone, which the browser logs. */
const expected = [/Failed to launch 'tel:/]
const name = message.name

/** A product whose only lead has waited for 49 minutes. */
async function startWithLead() {
  const product = await ownProduct()
  const { url, database } = product
  await call(url, 'sendContact', { body: message })
  await database.pool.query(
    `update contact_requests set created_at = now() - interval '49 minutes', updated_at = created_at`,
  )
  const headers = await signIn(url)
  const lead = async () => (await call(url, 'listLeads', { query: {}, headers })).body.data[0]!
  return { ...product, lead }
}

const question = (page: Page) => page.getByRole('region', { name: `How did the call with ${name} go?` })

async function dial(page: Page) {
  await card(page, name)
    .getByRole('button', { name: `Contact ${name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Call' }).click()
}

async function moveTo(page: Page, stage: string) {
  await card(page, name)
    .getByRole('button', { name: `Move ${name} to…` })
    .click()
  await page.getByRole('menuitemradio', { name: stage, exact: true }).click()
}

it('a call asks for the outcome, also after a reload; only one that reached stops the clock, on every board', async () => {
  const product = await startWithLead()
  const agent = await addTeammate(product, 'agent', 'the agent')
  const ana = await teammate(browser, product.url, owner, { expected })
  const ben = await teammate(browser, product.url, agent, { expected })
  await dial(ana.page)
  await question(ana.page).getByRole('button', { name: 'Later' }).click()
  await ana.page.reload()
  await card(ana.page, name).waitFor()
  await ana.page.getByRole('button', { name: '1 contact to log' }).click()
  expect(await axe(ana.page)).toEqual([])
  await question(ana.page).getByLabel('Note').fill('Rings, then nothing')
  await question(ana.page).getByRole('button', { name: 'No answer' }).click()
  await question(ana.page).waitFor({ state: 'detached' })
  expect(await product.lead()).toMatchObject({ status: 'new', firstReplyAt: null, clockEvent: null })

  await dial(ana.page)
  await question(ana.page).getByRole('button', { name: 'Reached' }).click()
  // A notification under the mouse stays.
  await ana.page.getByText('Call logged: reached').hover()
  await column(ben.page, 'First Contact').getByText(name).first().waitFor()
  expect(await product.lead()).toMatchObject({ status: 'contacted', clockEvent: 'reply' })
  await ana.page.getByRole('button', { name: 'Undo' }).click()
  await column(ben.page, 'New').getByText(name).first().waitFor()
  expect(await product.lead()).toMatchObject({ status: 'new', clockEvent: null, firstReplyAt: null })
  const { rows } = await product.database.pool.query('select outcome, content from lead_interactions')
  expect(rows).toEqual([{ outcome: 'no_answer', content: 'Rings, then nothing' }])
})

it('a move restarts the clock; a move to Lost asks for the reason, and undo restores lead and clock', async () => {
  const product = await startWithLead()
  const { page } = await teammate(browser, product.url, owner)
  await moveTo(page, 'Qualified')
  await card(page, name, column(page, 'Qualified')).waitFor()
  expect(
    await card(page, name)
      .getByText(/overdue/)
      .count(),
  ).toBe(0)
  await expect.poll(async () => (await product.lead()).clockSince).not.toBe(null)
  const { clockSince, clockEvent } = await product.lead()
  await moveTo(page, 'Lost')
  const why = page.getByRole('dialog', { name: `Why was ${name} lost?` })
  await why.getByRole('button', { name: 'Move to Lost' }).click()
  await why.getByText('Required').waitFor()
  expect(await axe(page)).toEqual([])
  await why.getByLabel('Lost reason').selectOption({ label: 'Chose a competitor' })
  await why.getByLabel('Note').fill('Went with a signal service')
  await why.getByRole('button', { name: 'Move to Lost' }).click()
  // Not the notification of the move before, which can be undone as well.
  await page.getByText('Lead moved to Lost - Metrics refreshed').waitFor()
  expect((await product.lead()).lostReason).toBe('competitor')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await product.lead()).status).toBe('qualified')
  expect(await product.lead()).toMatchObject({ lostReason: null, clockSince, clockEvent })
  expect((await product.database.pool.query('select 1 from lead_interactions')).rowCount).toBe(0)
})
