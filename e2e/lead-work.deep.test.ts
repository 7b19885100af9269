import { describe, expect, it } from 'vitest'
import { call, owner, signIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { openLead, startWithLead } from './support/jonas.ts'
import { card, goTo, openForm, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** The machine has no phone or mail program, which the browser logs. */
const expected = [/Failed to launch 'tel:|Failed to launch 'mailto:/]

it('the tasks of a lead keep unsaved input when the dialog opens again', async () => {
  const { url } = await startWithLead()
  const { page } = await teammate(browser, url, owner)
  let dialog = await openLead(page, 'Tasks')
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await dialog.getByLabel('Title').fill('Half a thought')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  dialog = await openLead(page, 'Tasks')
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Half a thought')
})

it('my day and the header remind of a task when it falls due', async () => {
  const { url, database, id } = await startWithLead()
  const { page } = await teammate(browser, url, owner)
  await page.mouse.move(300, 300)
  // Only tasks that fall due after the first read are announced.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/api\/tasks/.test(name)),
  )
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

describe('quick actions', () => {
  it("offer a teammate's WhatsApp texts, and send the chosen, edited one", async () => {
    const product = await startWithLead()
    const snippet = { name: 'Preis', language: 'de', text: 'Hallo {first name}, hier ist {my name}.' } as const
    await call(product.url, 'addSnippet', { body: snippet, headers: await signIn(product.url) })
    const { page, context, problems } = await teammate(browser, product.url, owner, { expected })
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

  it('plan a meeting: a task, an entry, and a calendar file', async () => {
    const { url } = await startWithLead()
    const { page } = await teammate(browser, url, owner)
    const dialog = await openLead(page)
    await dialog.getByRole('button', { name: 'Meeting' }).click()
    const plan = page.getByRole('dialog', { name: 'Meeting with Jonas Weber' })
    const when = plan.getByLabel('When')
    await when.fill('soon')
    await plan.getByRole('button', { name: 'Schedule' }).click()
    await plan.getByText(/^Enter a date like \d\d\/\d\d\/\d{4}, 09:00 AM$/).waitFor()
    expect([await when.inputValue(), await when.getAttribute('aria-invalid')]).toEqual(['soon', 'true'])
    // In words; by the calendar's keys; in ISO form.
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
})

it('two teammates at one lead see each other there, and the first to claim it gets it', async () => {
  const product = await startWithLead()
  const { url } = product
  const agent = await addTeammate(product, 'agent', 'the agent')
  const ana = await teammate(browser, url, owner)
  const ben = await teammate(browser, url, agent)
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

it('the history of a lead shows moves, edits, mails and conversations in one timeline, in Spanish too', async () => {
  const { url, id } = await startWithLead()
  const { page } = await teammate(browser, url, owner)
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

describe('alerts', () => {
  it('keep missed events, are counted until viewed, and open the lead', async () => {
    const { url, database } = await startWithLead()
    await database.pool.query(`update users set created_at = now() - interval '1 day'`)
    const { page, problems } = await teammate(browser, url, owner)
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await list.getByRole('button', { name: 'Jonas Weber' }).waitFor()
    await list.getByRole('button', { name: 'Jonas Weber' }).click()
    await page.getByRole('dialog', { name: 'Jonas Weber' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('are shown on every screen when a lead waits too long', async () => {
    const { url, database, id } = await startWithLead()
    await database.pool.query(`update users set created_at = now() - interval '1 day'`)
    const { page } = await teammate(browser, url, owner)
    await goTo(page, 'My day')
    // Alerts are observed from here on.
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
