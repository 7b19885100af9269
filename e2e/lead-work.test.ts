import { describe, expect, it } from 'vitest'
import { call, message, owner } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { openLead, startWithLead, toast } from './support/jonas.ts'
import { card, goTo, teammate, visibleDialogs } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** The machine has no phone or mail program, which the browser logs. */
const expected = [/Failed to launch 'tel:|Failed to launch 'mailto:/]

describe('the tasks of a lead', () => {
  it('are added, completed, reopened and edited in its dialog, and are in its history', async () => {
    const { url, database } = await startWithLead()
    const { page, problems } = await teammate(browser, url, owner)
    const dialog = await openLead(page, 'Tasks')
    await dialog.getByText('No tasks assigned yet').waitFor()
    await dialog.getByRole('button', { name: 'Add task' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Required').waitFor()
    await dialog.getByLabel('Title').fill('Send the guide')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const row = dialog.getByRole('article').filter({ hasText: 'Send the guide' })
    await row.getByText(/left/).waitFor()

    // Not `check`, which would look at the box again after the task is gone.
    await row.getByRole('checkbox', { name: 'Complete: Send the guide' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    // A notification under the mouse stays.
    await undo.hover()
    await dialog.getByRole('region', { name: 'Done' }).getByText('Send the guide').waitFor()
    await undo.click()
    await dialog.getByRole('region', { name: 'Open tasks' }).getByText('Send the guide').waitFor()
    await dialog.getByRole('button', { name: 'Edit: Send the guide' }).click()
    await dialog.getByLabel('Title').fill('Send the long guide')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Send the long guide').waitFor()
    await database.pool.query(`update lead_tasks set due_date = now() - interval '3 hours'`)
    await dialog.getByRole('tab', { name: 'History' }).click()
    await dialog.getByText('Task: Send the long guide').waitFor()
    await dialog.getByRole('tab', { name: 'Tasks' }).click()
    await dialog.getByText('3 h overdue').waitFor()
    expect(problems).toEqual([])
  })
})

describe('my day', () => {
  it('lists everything due across leads, follows teammates, and completes tasks', async () => {
    const product = await startWithLead()
    const { url, database, id } = product
    const agent = await addTeammate(product, 'agent', 'the agent')
    const add = (title: string, due: string, assignedTo: string | null) =>
      database.pool.query(
        `insert into lead_tasks (id, lead_id, title, assigned_to, due_date) values (gen_random_uuid(), $1, $2, $3, now() + $4::interval)`,
        [id, title, assignedTo, due],
      )
    await add('Late call', '-2 hours', 'owner')
    await add('Next month', '30 days', null)
    await add('The agent’s own', '31 days', agent.username)
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'My day')
    const part = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
    await part('Overdue').getByText('Late call').waitFor()
    await part('Later').getByText('Next month').waitFor()
    // An unanswered lead comes before all tasks, and disappears once answered.
    await part('Inbox').getByRole('link', { name: 'Jonas Weber' }).waitFor()
    await part('Inbox').getByRole('button', { name: 'Assign to me' }).waitFor()
    await part('Inbox').getByRole('button', { name: 'WhatsApp to Jonas Weber' }).waitFor()
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await headings.first().textContent()).toMatch(/^Inbox/)
    await part('Today').getByText('Nothing else due today').waitFor()
    await expect.poll(() => page.getByText('The agent’s own').count()).toBe(0)
    await page.getByLabel('Show tasks').selectOption({ label: 'Everyone’s' })
    await part('Later').getByText('The agent’s own').waitFor()
    await part('Overdue').getByRole('checkbox', { name: 'Complete: Late call' }).click()
    await part('Overdue').getByText('Nothing overdue').waitFor()
    await part('Later').getByRole('link', { name: 'Jonas Weber' }).first().click()
    await page.getByRole('dialog', { name: 'Jonas Weber' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'My day', level: 1 }).waitFor()
    await page.evaluate(async (leadId) => {
      const body = JSON.stringify({ leadId, type: 'email', content: 'Hello Jonas' })
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/lead-interactions', { method: 'POST', headers, body })
    }, id)
    await part('Inbox').getByText('No one is waiting').waitFor()
    expect(problems).toEqual([])
  })

  it('shows the first five of the inbox, and the others on request; the badge has the same count', async () => {
    const { url, database } = await startWithLead()
    for (let n = 1; n <= 6; n++) {
      const body = { ...message, name: `Lead ${n}`, email: `lead.${n}@example.com`, phone: `+34 61234567${n}` }
      expect((await call(url, 'sendContact', { body })).status).toBe(201)
    }
    await database.pool.query(
      `update contact_requests set created_at = now() - interval '2 days' where name = 'Lead 6'`,
    )
    const { page } = await teammate(browser, url, owner)
    await goTo(page, 'My day')
    const waiting = page.getByRole('region', { name: 'Inbox (7)' })
    await expect.poll(() => waiting.getByRole('article').count()).toBe(5)
    expect(await waiting.getByRole('article').first().getByRole('link').textContent()).toBe('Jonas Weber')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Inbox.*7/ })
      .waitFor()
    await waiting.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => waiting.getByRole('article').count()).toBe(7)
    // Two days late: recent writers come first.
    expect(await waiting.getByRole('article').last().getByRole('link').textContent()).toBe('Lead 6')
  })
})

describe('quick actions', () => {
  it("from a card open a chat in the lead's language, are logged once confirmed as sent, and undone with a click", async () => {
    const { url, database, id } = await startWithLead()
    const { page, context, problems } = await teammate(browser, url, owner, { expected })
    await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
    const opened = context.waitForEvent('page')
    await card(page, 'Jonas Weber').getByRole('button', { name: 'Contact Jonas Weber' }).click()
    await page.getByRole('menuitem', { name: 'WhatsApp' }).click()
    const chat = new URL((await opened).url())
    expect([chat.host, chat.pathname]).toEqual(['wa.me', '/4915112345678'])
    expect(chat.searchParams.get('text')).toMatch(/^Guten Tag Jonas Weber,\nhier ist owner von /)
    const question = page.getByRole('region', { name: 'Did you send the WhatsApp message to Jonas Weber?' })
    await question.waitFor()
    const replies = async () =>
      (
        await database.pool.query('select last_reply_at is not null as replied from contact_requests where id = $1', [
          id,
        ])
      ).rows[0].replied
    expect(await replies()).toBe(false)
    await question.getByRole('button', { name: 'Yes, I sent it' }).click()
    await page.getByText('WhatsApp message logged').waitFor()
    expect(await replies()).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone').waitFor()
    expect(await replies()).toBe(false)
    expect((await database.pool.query('select 1 from lead_interactions')).rowCount).toBe(0)
    expect(problems).toEqual([])
  })

  it("write an email from a template in the lead's language, and keep it in the history", async () => {
    const { url, database } = await startWithLead()
    const { page, problems } = await teammate(browser, url, owner, { expected })
    const dialog = await openLead(page)
    await dialog.getByRole('button', { name: 'Email' }).click()
    const letter = page.getByRole('form', { name: 'Email to Jonas Weber' })
    const text = letter.getByRole('textbox', { name: 'Message' })
    await expect.poll(() => text.inputValue()).toContain('Guten Tag Jonas Weber,')
    await expect.poll(() => text.inputValue()).toContain('Sie können alles verlieren')
    await letter.getByLabel('Language').selectOption({ label: 'Español' })
    await expect.poll(() => text.inputValue()).toContain('Hola, Jonas:')
    await letter.getByLabel('Subject').fill('Tu pregunta')
    await text.press('End')
    await text.pressSequentially(' Un saludo.')
    // It opens in the record, which replaces the lead's dialog.
    expect(await visibleDialogs(page).count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await letter.getByRole('button', { name: 'Open in email app' }).click()
    await letter.waitFor({ state: 'detached' })
    // The draft is kept until the teammate confirms that it was sent.
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await letter.getByText('Un saludo.').waitFor()
    await letter.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Yes, I sent it' }).click()
    await page.getByText('Email logged').waitFor()
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await expect.poll(() => text.inputValue()).not.toContain('Un saludo.')
    const history = page.getByRole('list', { name: 'History, newest first' })
    await history.getByText(/^Tu pregunta/).waitFor()
    await history.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(async () => (await database.pool.query('select 1 from lead_interactions')).rowCount).toBe(0)
    expect(problems).toEqual([])
  })

  it('from the dialog record a call with its outcome', async () => {
    const { url, database } = await startWithLead()
    const { page } = await teammate(browser, url, owner, { expected })
    const dialog = await openLead(page)
    await dialog.getByRole('button', { name: 'Call', exact: true }).click()
    expect((await database.pool.query('select 1 from lead_interactions')).rowCount).toBe(0)
    await dialog.getByRole('button', { name: 'Reached' }).click()
    await toast(page, 'Call logged: reached').waitFor()
    const { rows } = await database.pool.query('select type, outcome, created_by from lead_interactions')
    expect(rows).toEqual([{ type: 'call', outcome: 'reached', created_by: 'owner' }])

    // Nothing is planned for this lead: the next step is one press away.
    const next = dialog.getByRole('region', { name: 'Next step with Jonas Weber?' })
    expect(await axe(page)).toEqual([])
    await next.getByRole('group').getByRole('button').first().click()
    await next.waitFor({ state: 'detached' })
    const planned = await database.pool.query(
      `select t.type, l.next_follow_up_date = t.due_date as "isNext" from lead_tasks t join contact_requests l on l.id = t.lead_id`,
    )
    expect(planned.rows).toEqual([{ type: 'follow_up', isNext: true }])
  })

  it('offer the next step with a lead who has become a customer', async () => {
    const { url, id } = await startWithLead()
    const { page, problems } = await teammate(browser, url, owner)
    await page.goto(`${url}/admin/leads/${id}`)
    const next = page.getByRole('region', { name: 'Next step with Jonas Weber?' })
    await page.getByLabel('Stage').selectOption('converted')
    await next.waitFor()
    await page.getByLabel('Stage').selectOption('qualified')
    await next.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
})

describe('two teammates at one lead', () => {
  it('assign it from the card; the later one sees who has it', async () => {
    const product = await startWithLead()
    const { url, database } = product
    const ana = await addTeammate(product)
    const { page } = await teammate(browser, url, owner, { expected: [/409/] })
    const claim = card(page, 'Jonas Weber').getByRole('button', { name: 'Assign to me: Jonas Weber' })
    // A teammate's claim reaches the server just before ours.
    await page.route('**/claim', async (route) => {
      await database.pool.query('update contact_requests set assigned_to = $1', [ana.username])
      await route.continue()
    })
    await claim.click()
    await page.getByText(`${ana.username} already has this lead.`).waitFor()
  })
})
