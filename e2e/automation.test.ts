import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, message, owner, signIn, startProduct } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { axe } from './support/axe.ts'
import { launchBrowser } from './support/browser.ts'
import { colleague, goTo } from './support/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('a rule of the team', () => {
  it('is built, tried on past leads and switched on; a lead shows its effect live, the log explains it, and undo brings it back', async () => {
    const { url } = await startProduct()
    await call(url, 'sendContact', { body: message })
    const { page, problems } = await colleague(browser, url, owner)
    await goTo(page, 'Automation')
    const list = page.getByRole('list', { name: 'Automation rules' })
    await list.getByText('a lead becomes overdue').waitFor()
    expect(await axe(page)).toEqual([])

    await page.getByRole('button', { name: 'New rule' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Spanish leads first')
    await page.getByRole('button', { name: 'Add condition' }).click()
    await page.getByRole('button', { name: 'Value: Choose' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Spanish' }).click()
    await page.keyboard.press('Escape')
    await page.getByLabel('Action', { exact: true }).selectOption('Set the priority')
    const sentence = page.getByRole('region', { name: 'The rule in words' })
    await sentence.getByText('When a lead arrives, if Language is Spanish, then set its priority to High.').waitFor()
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByText('Would have fired once').waitFor()
    await page.getByText('Out of the one time it was triggered.').waitFor()
    await page.getByRole('link', { name: message.name }).waitFor()
    expect(await axe(page)).toEqual([])
    // Enter saves.
    await page.getByLabel('Name', { exact: true }).press('Enter')
    await page.getByText('It’s off until you switch it on.').waitFor()
    await page.getByRole('button', { name: 'Switch on', exact: true }).click()
    await expect.poll(() => list.getByRole('switch', { name: 'Active: Spanish leads first' }).isChecked()).toBe(true)

    await call(url, 'sendContact', {
      body: { ...message, name: 'Eva Ruiz', email: 'eva@example.com', phone: '+34 612000001' },
    })
    const rule = list.getByRole('article', { name: 'Spanish leads first' })
    await rule.getByText('Fired once').waitFor()
    await rule.getByRole('button', { name: 'More: Spanish leads first' }).click()
    await page.getByRole('menuitem', { name: 'Show in log' }).click()
    const run = page.getByRole('list', { name: 'Runs, newest first' }).getByRole('article').first()
    await run.getByText('Done').waitFor()
    await run.getByText('Set the priority').waitFor()
    expect(await axe(page)).toEqual([])
    await call(url, 'sendContact', {
      body: { ...message, name: 'Max Beck', language: 'de', email: 'max@example.com', phone: '+49 1701234567' },
    })
    await run.getByText('Condition not met: Language is Spanish').waitFor()

    await page.getByRole('tab', { name: 'Rules' }).click()
    await list.getByRole('button', { name: 'Spanish leads first', exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('Spanish leads at once')
    await page.getByRole('button', { name: 'Save rule' }).click()
    await list.getByRole('button', { name: 'More: Spanish leads at once' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await list.getByRole('button', { name: 'More: Spanish leads first' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await list.getByRole('article', { name: 'Spanish leads first' }).waitFor()
    await expect.poll(() => list.getByRole('switch', { name: 'Active: Spanish leads first' }).isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  it('that says too little shows where, and one that names a teammate who has left says so', async () => {
    const product = await startProduct()
    const { url, database } = product
    const agent = await addColleague(product, 'agent')
    const headers = await signIn(url)
    const assign = { do: 'assign', to: agent.username, byLanguage: false, keepOwner: true } as const
    await call(url, 'addRule', { body: ruleOf({ name: 'To the agent', actions: [assign] }), headers })
    await database.pool.query('update users set disabled_at = now() where id = $1', [agent.id])
    const { page, problems } = await colleague(browser, url, owner)
    await goTo(page, 'Automation')
    const rule = page.getByRole('article', { name: 'To the agent' })
    await rule.getByText(`${agent.username} is no longer on the team`).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'New rule' }).click()
    await page.getByRole('button', { name: 'Save rule' }).press('Enter')
    await page.getByText('Fill in the highlighted fields.').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))
    await expect.poll(focused).toBe('true')
    // Nothing but keys from here on.
    await page.keyboard.type('By keys')
    await page.keyboard.press('Enter')
    const added = page.getByRole('switch', { name: 'Active: By keys' })
    await added.press('Space')
    await expect.poll(() => added.isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  it('is read by an agent, who cannot change it', async () => {
    const product = await startProduct()
    const agent = await addColleague(product, 'agent')
    const { page, problems } = await colleague(browser, product.url, agent)
    await goTo(page, 'Automation')
    const one = page.getByRole('list', { name: 'Automation rules' }).getByRole('switch').first()
    await expect.poll(() => one.isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'New rule' }).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
