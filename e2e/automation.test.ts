import { describe, expect, it } from 'vitest'
import { takeSteps } from '#server/testing/automation.ts'
import { call, message, owner, ownProduct, ownSignedIn, signIn } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

describe('a rule of the team', () => {
  it('is built, tried on past leads and enabled; its effect shows live, the log explains it, and undo reverts it', async () => {
    const { url } = await ownProduct()
    await call(url, 'sendContact', { body: message })
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Automation')
    const list = page.getByRole('list', { name: 'Automation rules' })
    await list.getByText('a lead becomes overdue').waitFor()

    await page.getByRole('button', { name: 'New rule' }).click()
    await page.waitForURL('**/admin/automation/new')
    await page.getByLabel('Name', { exact: true }).fill('Spanish leads first')
    await page.getByRole('button', { name: 'Add condition' }).click()
    await page.getByRole('button', { name: 'Value: Choose' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Spanish' }).click()
    await page.keyboard.press('Escape')
    await page.getByLabel('Action', { exact: true }).selectOption('Set the priority')
    const sentence = page.getByRole('region', { name: 'The rule in words' })
    await sentence.getByText('When a lead arrives, if Language is Spanish, then set its priority to High.').waitFor()
    await page.getByRole('button', { name: 'Test rule' }).click()
    await page.getByText('Would have run once').waitFor()
    await page.getByText('Out of the one time it was triggered.').waitFor()
    await page.getByRole('link', { name: message.name }).waitFor()
    expect(await axe(page)).toEqual([])
    // Enter saves.
    await page.getByLabel('Name', { exact: true }).press('Enter')
    await page.getByText('It’s off until you switch it on.').waitFor()
    // The list goes to the rule.
    const opener = list.getByRole('button', { name: 'Spanish leads first', exact: true })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await expect.poll(() => list.getByRole('switch', { name: 'Active: Spanish leads first' }).isChecked()).toBe(true)

    await call(url, 'sendContact', {
      body: { ...message, name: 'Eva Ruiz', email: 'eva@example.com', phone: '+34 612000001' },
    })
    const rule = list.getByRole('article', { name: 'Spanish leads first' })
    await rule.getByText('Ran once').waitFor()
    await rule.getByRole('button', { name: 'More: Spanish leads first' }).click()
    await page.getByRole('menuitem', { name: 'Show in log' }).click()
    const run = page.getByRole('list', { name: 'Runs, newest first' }).getByRole('article').first()
    await run.getByText('Done').waitFor()
    await run.getByText('Set the priority: High').waitFor()
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

  it('lists its changes and undoes them, except where a teammate has changed something since', async () => {
    const { url, database, headers } = await ownSignedIn()
    const rule = ruleOf({ name: 'Misfired', actions: [{ do: 'priority', to: 'high' }] })
    const { id } = (await call(url, 'addRule', { body: rule, headers })).body
    await call(url, 'switchRule', { params: { id }, body: { isOn: true }, headers })
    const second = { name: 'Eva Ruiz', email: 'eva@example.com', phone: '+34 612000001' }
    for (const lead of [{}, second]) await call(url, 'sendContact', { body: { ...message, ...lead } })
    const raised = `select id from contact_requests where priority = 'high' order by name`
    await expect.poll(async () => (await database.pool.query(raised)).rows.length).toBe(2)
    const kept = (await database.pool.query(raised)).rows[0].id
    await call(url, 'changeLead', { params: { id: kept }, body: { priority: 'low' }, headers })

    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Automation')
    await page.getByRole('button', { name: 'More: Misfired' }).click()
    await page.getByRole('menuitem', { name: 'What it changed' }).click()
    const dialog = page.getByRole('dialog', { name: 'Changes by “Misfired”' })
    await dialog.getByText('1 can be undone · 1 stays').waitFor()
    await dialog.getByText('Set the priority: Medium → High').first().waitFor()
    await dialog.getByText(`Stays: ${owner.username} changed it since`).waitFor()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Undo 1 change' }).click()
    await dialog.getByText('1 stays · 1 undone already').waitFor()
    await dialog.getByRole('status').getByRole('link', { name: message.name }).waitFor()
    const { rows } = await database.pool.query('select name, priority from contact_requests order by name')
    expect(rows).toEqual([
      { name: message.name, priority: 'low' },
      { name: second.name, priority: 'medium' },
    ])
    expect(problems).toEqual([])
  })

  it('has its own URL, and so has the log with its filter', async () => {
    const { url, headers } = await ownSignedIn()
    const { id } = (await call(url, 'addRule', { body: ruleOf({ name: 'To be found' }), headers })).body
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Automation')
    const list = page.getByRole('list', { name: 'Automation rules' })
    const name = page.getByLabel('Name', { exact: true })
    await list.getByRole('button', { name: 'To be found', exact: true }).click()
    await page.waitForURL(`**/admin/automation/${id}`)
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('To be found')
    const current = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]')
    expect(await current.innerText()).toBe('Automation')
    await page.goBack()
    await list.waitFor()
    await page.goForward()
    await expect.poll(() => name.inputValue()).toBe('To be found')
    // Leaving the builder leaves nothing behind that Back would open again.
    await page.getByRole('button', { name: 'Cancel' }).click()
    await list.getByRole('button', { name: 'More: To be found' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page.waitForURL(`**/admin/automation/new?copy=${id}`)
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('To be found (copy)')
    await page.getByRole('button', { name: 'Save rule' }).click()
    await list.getByRole('article', { name: 'To be found (copy)' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()

    await page.goto(`${url}/admin/automation?tab=log&rule=${id}`)
    await expect.poll(() => page.getByLabel('Rule', { exact: true }).inputValue()).toBe(id)
    await page.getByLabel('Outcome').selectOption('Failed')
    await page.waitForURL(`**/admin/automation?tab=log&rule=${id}&outcome=failed`)
    await page.goto(`${url}/admin/automation/${id.replace(/./g, (one) => (one === '-' ? one : '0'))}`)
    await page.getByText('Rule not found').waitFor()
    await page.getByRole('button', { name: 'Back to the rules' }).click()
    await list.waitFor()
    expect(problems).toEqual([])
  })

  it("that is ready-made shows in the reader's language, also in its tasks and histories, until the team rewords it", async () => {
    const { url, database, headers } = await ownSignedIn()
    const { data } = (await call(url, 'listRules', { headers })).body
    const { id, version, rule } = data.find((one) => one.rule.name === 'Answer within two hours')!
    await call(url, 'sendContact', { body: message })
    await database.pool.query(`update contact_requests set created_at = now() - interval '91 minutes'`)
    await takeSteps(database)
    const [lead] = (await call(url, 'listLeads', { query: {}, headers })).body.data
    const { page, problems } = await teammate(browser, url, owner, { locale: 'en-US' })
    await page.evaluate(() => localStorage.setItem('staff.language', 'es'))
    await page.goto(`${url}/admin/automation`)
    const list = page.getByRole('list', { name: 'Reglas de automatización' })
    await list.getByRole('article', { name: 'Responder en dos horas' }).waitFor()
    await list.getByText('la tarea «Responder ya: casi han pasado dos horas»').waitFor()
    await page.getByRole('tab', { name: 'Registro' }).click()
    const runs = page.getByRole('list', { name: 'Ejecuciones, las más recientes primero' })
    await runs.getByText('Responder en dos horas').waitFor()
    await page.goto(`${url}/admin/leads/${lead!.id}`)
    const task = page.getByRole('checkbox', { name: 'Responder ya: casi han pasado dos horas' })
    await task.waitFor()
    await page.getByText('por la regla «Responder en dos horas»').waitFor()

    // Opened in Spanish and saved as it is, it is no new version.
    await page.goto(`${url}/admin/automation/${id}`)
    await page.getByRole('button', { name: 'Guardar regla' }).click()
    await list.waitFor()
    expect((await call(url, 'listRuleVersions', { params: { id }, headers })).body.data).toHaveLength(1)
    const body = { version, rule: { ...rule, name: 'Answer them fast' } }
    await call(url, 'changeRule', { params: { id }, body, headers })
    await page.reload()
    await list.getByRole('article', { name: 'Answer them fast' }).waitFor()
    expect(problems).toEqual([])
  })

  it('that is incomplete shows where, and one that names a former teammate says so', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const agent = await addTeammate(product, 'agent', 'the agent')
    const headers = await signIn(url)
    const assign = { do: 'assign', to: agent.username, byLanguage: false, keepOwner: true } as const
    await call(url, 'addRule', { body: ruleOf({ name: 'To the agent', actions: [assign] }), headers })
    await database.pool.query('update users set disabled_at = now() where id = $1', [agent.id])
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Automation')
    const rule = page.getByRole('article', { name: 'To the agent' })
    await rule.getByText(`This rule names ${agent.username}, who is no longer on the team.`).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'New rule' }).click()
    // A failed dry run says why.
    await page.getByRole('button', { name: 'Add action' }).click()
    await page.getByRole('button', { name: 'Test rule' }).click()
    await page.getByText('Fill in the highlighted fields.').waitFor()
    await page.getByRole('button', { name: 'Remove action 2' }).click()
    await page.getByRole('button', { name: 'Save rule' }).press('Enter')
    await page.getByText('Fill in the highlighted fields.').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))
    await expect.poll(focused).toBe('true')
    // Keyboard only from here on.
    await page.keyboard.type('By keys')
    await page.keyboard.press('Enter')
    const added = page.getByRole('switch', { name: 'Active: By keys' })
    await added.press('Space')
    await expect.poll(() => added.isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  it('is read by an agent, who cannot change it', async () => {
    const product = await ownProduct()
    const agent = await addTeammate(product, 'agent', 'the agent')
    const { page, problems } = await teammate(browser, product.url, agent)
    // Not in an agent's navigation; found by search.
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search and commands' })
    await palette.getByRole('combobox').fill('Automation')
    await palette.getByRole('option', { name: 'Automation', exact: true }).click()
    const one = page.getByRole('list', { name: 'Automation rules' }).getByRole('switch').first()
    await expect.poll(() => one.isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'New rule' }).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
