import { expect, it } from 'vitest'
import { owner, ownProduct } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('working hours are set for the team, and by a teammate for themselves; absent ones are marked when assigning leads', async () => {
  const product = await ownProduct()
  const agent = await addTeammate(product, 'agent', 'the agent')
  const ana = await teammate(browser, product.url, owner)
  await goTo(ana.page, 'Team')
  const list = ana.page.getByRole('list', { name: 'Working hours of the team' })
  await list.getByText('Not set: everyone counts as on shift at all times').first().waitFor()
  await list.getByRole('button', { name: 'Change: Team' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Working hours of the team' })
  await dialog.getByLabel('Hours', { exact: true }).selectOption('Set hours')
  await dialog.getByLabel('Time zone').selectOption('Asia/Dubai')
  await dialog.getByLabel('Monday, to').selectOption('1200')
  await dialog.getByRole('button', { name: 'Copy Monday to the other workdays' }).click()
  await expect.poll(() => dialog.getByLabel('Friday, to').inputValue()).toBe('1200')
  expect(await dialog.getByRole('button', { name: 'Copy Monday' }).count()).toBe(0)
  expect(await dialog.getByLabel('Saturday, from').count()).toBe(0)
  await dialog.getByLabel('Friday, from').selectOption('1380')
  await dialog.getByLabel('Day off', { exact: true }).fill('2030-12-25')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove Dec 25, 2030' }).waitFor()
  expect(await axe(ana.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await list.getByText('Mon–Thu 9:00 AM–8:00 PM · Fri 11:00 PM–8:00 PM, Asia/Dubai time').first().waitFor()

  // A teammate who works on no day replies in two languages.
  const ben = await teammate(browser, product.url, agent)
  await ben.page.goto(`${product.url}/admin/account`)
  await ben.page.getByRole('button', { name: `Change: ${agent.username}` }).click()
  const own = ben.page.getByRole('dialog', { name: `Working hours of ${agent.username}` })
  await own.getByLabel('Hours', { exact: true }).selectOption('Own hours')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await own.getByRole('button', { name: `Remove the hours on ${day} from` }).click()
  }
  await own.getByRole('button', { name: 'Replies to leads in: Not set' }).click()
  await ben.page.getByRole('menuitemcheckbox', { name: 'Arabic' }).click()
  await ben.page.getByRole('menuitemcheckbox', { name: 'German' }).click()
  await ben.page.keyboard.press('Escape')
  await own.getByRole('button', { name: 'Save' }).click()
  await ben.page
    .getByText('No working hours · replies in German and Arabic')
    .or(ben.page.getByText('No working hours · replies in Arabic and German'))
    .waitFor()

  await ana.page.reload()
  await list.getByText('Off shift').first().waitFor()
  await goTo(ana.page, 'Leads')
  await ana.page.getByRole('button', { name: 'Add lead' }).first().click()
  await ana.page
    .getByRole('option', { name: `${agent.username} (off shift)` })
    .first()
    .waitFor({ state: 'attached' })
  expect([...ana.problems, ...ben.problems]).toEqual([])
})
