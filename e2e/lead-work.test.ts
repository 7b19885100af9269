import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { card, colleague, goTo, openForm, visibleDialogs } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** The machine has no phone or mail program, which the browser logs. */
const expected = [/Failed to launch 'tel:|Failed to launch 'mailto:/]

/** A product with one German lead; returns its id. */
async function startWithLead() {
  const product = await ownProduct()
  const answer = await fetch(`${product.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Jonas Weber', email: 'j@example.com', phone: '+49 15112345678', language: 'de' }),
  })
  expect(answer.status).toBe(201)
  const { rows } = await product.database.pool.query<{ id: string }>('select id from contact_requests')
  return { ...product, id: rows[0]!.id }
}

/** Opens the lead and one of its tabs. */
async function openLead(page: Page, tab?: string) {
  const dialog = await openForm(page, 'Jonas Weber')
  await dialog.getByLabel('Internal notes').waitFor()
  if (tab) await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}

const toast = (page: Page, title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title)

describe('the tasks of a lead', () => {
  it('are added, completed, brought back and edited in its dialog, and stand in its history', async () => {
    const { url, database } = await startWithLead()
    const { page, problems } = await colleague(browser, url, owner)
    const dialog = await openLead(page, 'Tasks')
    await dialog.getByText('No tasks assigned yet').waitFor()
    await dialog.getByRole('button', { name: 'Add task' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Required').waitFor()
    await dialog.getByLabel('Title').fill('Send the guide')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const row = dialog.getByRole('article').filter({ hasText: 'Send the guide' })
    await row.getByText(/left/).waitFor()

    await row.getByRole('checkbox', { name: 'Complete: Send the guide' }).check()
    await dialog.getByRole('region', { name: 'Done' }).getByText('Send the guide').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
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

  it('that are typed and not saved are still there when the dialog opens again', async () => {
    const { url } = await startWithLead()
    const { page } = await colleague(browser, url, owner)
    let dialog = await openLead(page, 'Tasks')
    await dialog.getByRole('button', { name: 'Add task' }).click()
    await dialog.getByLabel('Title').fill('Half a thought')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    dialog = await openLead(page, 'Tasks')
    await dialog.getByRole('button', { name: 'Add task' }).click()
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Half a thought')
  })
})

describe('my day', () => {
  it('gathers what is due across leads, follows colleagues, and completes tasks', async () => {
    const product = await startWithLead()
    const { url, database, id } = product
    const agent = await addColleague(product, 'agent')
    const add = (title: string, due: string, assignedTo: string | null) =>
      database.pool.query(
        `insert into lead_tasks (id, lead_id, title, assigned_to, due_date) values (gen_random_uuid(), $1, $2, $3, now() + $4::interval)`,
        [id, title, assignedTo, due],
      )
    await add('Late call', '-2 hours', 'owner')
    await add('Next month', '30 days', null)
    await add('The agent’s own', '31 days', agent.username)
    const { page, problems } = await colleague(browser, url, owner)
    await goTo(page, 'My day')
    const part = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
    await part('Overdue').getByText('Late call').waitFor()
    await part('Later').getByText('Next month').waitFor()
    // The lead that wrote and has no reply comes before all tasks, and goes once it is answered.
    await part('Leads to reply to').getByRole('link', { name: 'Jonas Weber' }).waitFor()
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await headings.first().textContent()).toMatch(/^Leads to reply to/)
    await part('Today').getByText('Nothing else due today').waitFor()
    await expect.poll(() => page.getByText('The agent’s own').count()).toBe(0)
    await page.getByLabel('Show tasks').selectOption({ label: 'Everyone’s' })
    await part('Later').getByText('The agent’s own').waitFor()
    // Not `check`: the task is gone before its box could be looked at again.
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
    await part('Leads to reply to').getByText('No lead is waiting for a reply').waitFor()
    expect(problems).toEqual([])
  })

  it('shows the five leads that are due first, and the others when asked', async () => {
    const { url, database } = await startWithLead()
    for (let n = 1; n <= 6; n++) {
      const body = { ...message, name: `Lead ${n}`, email: `lead.${n}@example.com`, phone: `+34 61234567${n}` }
      expect((await call(url, 'sendContact', { body })).status).toBe(201)
    }
    await database.pool.query(
      `update contact_requests set created_at = now() - interval '2 days' where name = 'Lead 6'`,
    )
    const { page } = await colleague(browser, url, owner)
    await goTo(page, 'My day')
    const waiting = page.getByRole('region', { name: 'Leads to reply to (7)' })
    await expect.poll(() => waiting.getByRole('article').count()).toBe(5)
    expect(await waiting.getByRole('link').first().textContent()).toBe('Lead 6')
    await waiting.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => waiting.getByRole('article').count()).toBe(7)
  })

  it('and the header remind of a task the moment it falls due', async () => {
    const { url, database, id } = await startWithLead()
    const { page } = await colleague(browser, url, owner)
    await page.mouse.move(300, 300)
    await page.waitForResponse(/\/api\/tasks/)
    const sent = await page.evaluate(
      async ([leadId, dueDate]) =>
        (
          await fetch(`/api/leads/${leadId}/tasks`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ title: 'Ring him up', dueDate }),
          })
        ).status,
      [id, new Date(Date.now() + 4_000).toISOString()] as const,
    )
    expect(sent).toBe(201)
    await page.getByText('Due now: Ring him up').waitFor()
    expect((await database.pool.query('select 1 from lead_tasks')).rowCount).toBe(1)
  })
})

describe('quick actions', () => {
  it('from a card open a chat in the lead’s language, are logged once they are said to be sent, and undone with a click', async () => {
    const { url, database, id } = await startWithLead()
    const { page, context, problems } = await colleague(browser, url, owner, { expected })
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

  it('offer the texts that a teammate keeps for WhatsApp, too, and send the one that was chosen and edited', async () => {
    const product = await startWithLead()
    const snippet = { name: 'Preis', language: 'de', text: 'Hallo {first name}, hier ist {my name}.' } as const
    await call(product.url, 'addSnippet', { body: snippet, headers: await signIn(product.url) })
    const { page, context, problems } = await colleague(browser, product.url, owner, { expected })
    await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
    await card(page, 'Jonas Weber').getByRole('button', { name: 'Contact Jonas Weber' }).click()
    await page.getByRole('menuitem', { name: 'WhatsApp' }).click()
    const chat = page.getByRole('dialog', { name: 'WhatsApp message to Jonas Weber' })
    const text = chat.getByLabel('Message')
    await expect.poll(() => text.inputValue()).toMatch(/^Guten Tag Jonas Weber,\n/)
    await chat.getByLabel('Text', { exact: true }).selectOption({ label: 'Preis' })
    await expect.poll(() => text.inputValue()).toMatch(/^Hallo Jonas, hier ist owner\.\n\n.*verlieren/s)
    expect(await axe(page)).toEqual([])
    await text.fill(`${await text.inputValue()} Bis bald!`)
    const opened = context.waitForEvent('page')
    await chat.getByRole('button', { name: 'Open in WhatsApp' }).click()
    expect(new URL((await opened).url()).searchParams.get('text')).toMatch(/^Hallo Jonas, .* Bis bald!$/s)
    await page.getByRole('region', { name: 'Did you send the WhatsApp message to Jonas Weber?' }).waitFor()
    expect(problems).toEqual([])
  })

  it('write an email from a template in the lead’s language, and keep what was written in the history', async () => {
    const { url, database } = await startWithLead()
    const { page, problems } = await colleague(browser, url, owner, { expected })
    const dialog = await openLead(page)
    await dialog.getByRole('button', { name: 'Email' }).click()
    const letter = page.getByRole('dialog', { name: 'Email to Jonas Weber' })
    await expect.poll(() => letter.getByLabel('Message').inputValue()).toContain('Guten Tag Jonas Weber,')
    await expect.poll(() => letter.getByLabel('Message').inputValue()).toContain('Sie können alles verlieren')
    await letter.getByLabel('Language').selectOption({ label: 'Español' })
    await expect.poll(() => letter.getByLabel('Message').inputValue()).toContain('Hola, Jonas:')
    await letter.getByLabel('Subject').fill('Tu pregunta')
    // In place of the lead's dialog, not over it.
    expect(await visibleDialogs(page).count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await letter.getByRole('button', { name: 'Open in email app' }).click()
    await dialog.getByRole('button', { name: 'Yes, I sent it' }).click()
    await page.getByText('Email logged').waitFor()
    // The dialog of the lead is back.
    await dialog.getByRole('tab', { name: 'History' }).click()
    await dialog.getByText(/^Tu pregunta/).waitFor()
    await dialog.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(async () => (await database.pool.query('select 1 from lead_interactions')).rowCount).toBe(0)
    expect(problems).toEqual([])
  })

  it('plan a meeting: a task, an entry, and a file for the calendar', async () => {
    const { url } = await startWithLead()
    const { page } = await colleague(browser, url, owner)
    const dialog = await openLead(page)
    await dialog.getByRole('button', { name: 'Meeting' }).click()
    const plan = page.getByRole('dialog', { name: 'Meeting with Jonas Weber' })
    const when = plan.getByLabel('When')
    await when.fill('soon')
    await plan.getByRole('button', { name: 'Schedule' }).click()
    await plan.getByText(/^Enter a date like \d\d\/\d\d\/\d{4}, 09:00 AM$/).waitFor()
    expect([await when.inputValue(), await when.getAttribute('aria-invalid')]).toEqual(['soon', 'true'])
    // As it is said; by the keys of a calendar; in the form of a computer.
    await when.fill('3/31/98 2:30 pm')
    await when.blur()
    await expect.poll(() => when.inputValue()).toBe('03/31/2098, 02:30 PM')
    await plan.getByRole('button', { name: 'Open calendar' }).click()
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Mar 31, 2098')
    expect(await axe(page)).toEqual([])
    for (const key of ['PageUp', 'Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => when.inputValue()).toBe('03/02/2098, 02:30 PM')
    await page.getByRole('dialog', { name: 'Calendar' }).waitFor({ state: 'detached' })
    await when.fill('2020-01-01T10:00')
    await plan.getByRole('button', { name: 'Schedule' }).click()
    await plan.getByText('Choose a future time.').waitFor()
    await plan.getByLabel('When').fill('2099-01-05T10:00')
    await plan.getByLabel('Notes').fill('Show the record')
    const saved = page.waitForEvent('download')
    await plan.getByRole('button', { name: 'Schedule' }).click()
    expect((await saved).suggestedFilename()).toBe('meeting.ics')
    await plan.waitFor({ state: 'detached' })
    await dialog.getByRole('tab', { name: 'Tasks' }).click()
    await dialog.getByText('Show the record').waitFor()
    await dialog.getByRole('tab', { name: 'History' }).click()
    await dialog.getByText('Task: Meeting').waitFor()
  })

  it('from the dialog record a call with its outcome', async () => {
    const { url, database } = await startWithLead()
    const { page } = await colleague(browser, url, owner, { expected })
    const dialog = await openLead(page)
    await dialog.getByRole('button', { name: 'Call', exact: true }).click()
    expect((await database.pool.query('select 1 from lead_interactions')).rowCount).toBe(0)
    await dialog.getByRole('button', { name: 'Reached' }).click()
    await toast(page, 'Call logged: reached').waitFor()
    const { rows } = await database.pool.query('select type, outcome, created_by from lead_interactions')
    expect(rows).toEqual([{ type: 'call', outcome: 'reached', created_by: 'owner' }])
  })
})

describe('two colleagues at one lead', () => {
  it('see each other there, and who claims it first has it', async () => {
    const product = await startWithLead()
    const { url } = product
    const agent = await addColleague(product, 'agent')
    const ana = await colleague(browser, url, owner)
    const ben = await colleague(browser, url, agent)
    const dialog = await openLead(ana.page, 'History')
    await card(ben.page, 'Jonas Weber').getByText('owner is viewing').waitFor()
    await dialog.getByLabel('Comment').fill('I will answer')
    await card(ben.page, 'Jonas Weber').getByText('owner is replying').waitFor()
    const theirs = await openLead(ben.page)
    await theirs.getByText('owner is replying').waitFor()
    await dialog.getByText('the agent is viewing').waitFor()
    await dialog.getByRole('button', { name: 'Assign to me: Jonas Weber' }).click()
    await theirs.getByText('Assignee: owner').waitFor()
    await ana.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => theirs.getByText('owner is replying').count()).toBe(0)
    expect([...ana.problems, ...ben.problems]).toEqual([])
  })

  it('assign it from the card; the later one sees who has it', async () => {
    const product = await startWithLead()
    const { url, database } = product
    const ana = await addTeammate(product)
    const { page } = await colleague(browser, url, owner, { expected: [/409/] })
    const claim = card(page, 'Jonas Weber').getByRole('button', { name: 'Assign to me: Jonas Weber' })
    // A colleague's claim reaches the server just before ours.
    await page.route('**/claim', async (route) => {
      await database.pool.query('update contact_requests set assigned_to = $1', [ana.username])
      await route.continue()
    })
    await claim.click()
    await page.getByText(`${ana.username} already has this lead.`).waitFor()
  })
})

describe('the history of a lead', () => {
  it('shows moves, edits, mails and what was said in one timeline, in Spanish too', async () => {
    const { url, id } = await startWithLead()
    const { page } = await colleague(browser, url, owner)
    await page.evaluate(async (leadId) => {
      const change = (body: object) =>
        fetch(`/api/leads/${leadId}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      await change({ status: 'contacted' })
      await change({ notes: 'Likes gold', priority: 'high' })
    }, id)
    let dialog = await openLead(page, 'History')
    const timeline = dialog.getByRole('list', { name: 'History, newest first' })
    await timeline.getByText('New → First Contact').waitFor()
    await timeline.getByText(/Edited: .*Internal notes/).waitFor()
    await timeline.getByText(/^Email: /).waitFor()
    await timeline.getByText('Lead created').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    dialog = await openForm(page, 'Jonas Weber')
    await dialog.getByRole('tab', { name: 'Historial' }).click()
    await dialog.getByText(/Editado: /).waitFor()
    await dialog.getByRole('tab', { name: 'Tareas' }).click()
    await dialog.getByText('Todavía no hay tareas asignadas').waitFor()
  })
})

describe('alerts', () => {
  it('keep what was missed, are counted until they were looked at, and open the lead', async () => {
    const { url, database } = await startWithLead()
    await database.pool.query(`update users set created_at = now() - interval '1 day'`)
    const { page, problems } = await colleague(browser, url, owner)
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await list.getByRole('button', { name: 'Jonas Weber' }).waitFor()
    await list.getByRole('button', { name: 'Jonas Weber' }).click()
    await page.getByRole('dialog', { name: 'Jonas Weber' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('say on every screen when a lead waits too long', async () => {
    const { url, database, id } = await startWithLead()
    await database.pool.query(`update users set created_at = now() - interval '1 day'`)
    const { page } = await colleague(browser, url, owner)
    await goTo(page, 'My day')
    // From here on alerts are watched for.
    await page.getByRole('button', { name: 'Notifications, 1 new' }).waitFor()
    await database.pool.query(
      `insert into lead_escalations (id, lead_id, rank, since, audience, at)
       select gen_random_uuid(), id, 2, created_at, 'team', now() from contact_requests`,
    )
    await database.pool.query(`select pg_notify('live', $1)`, [
      JSON.stringify({ topic: 'alerts', change: 'arrived', id }),
    ])
    await page.getByText('Jonas Weber is overdue').waitFor()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByRole('dialog', { name: 'Jonas Weber' }).waitFor()
  })
})
