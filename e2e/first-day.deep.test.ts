import { expect, it } from 'vitest'
import { directionOf, staffLanguages } from '#domain/site/languages.ts'
import { call, ownProduct, signIn } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { loadStaffWords } from '#web/words/staff/load.ts'
import { askedWhoIsIn, person } from './support/people.ts'
import { browser } from './support/shared-browser.ts'
import { countSteps } from './support/steps.ts'

const password = 'nine calm boats at noon'
/** Menu, inbox, the lead, WhatsApp, sent, the next step, menu, My day. Choosing from a native select presses no mouse here. */
const mostClicks = 8

it.each(staffLanguages)(
  'a new teammate answers the lead waiting longest, plans the next step and finds both, on a phone: %s',
  async (language) => {
    const product = await ownProduct()
    const { url, database } = product
    const [older] = [await sendLead(product, { name: 'Lucía Prado' }), await sendLead(product, { name: 'Omar Haddad' })]
    await database.pool.query(
      `update contact_requests set created_at = now() - case id when $1 then interval '3 days' else interval '5 hours' end`,
      [older],
    )
    const headers = await signIn(url)
    const { body } = await call(url, 'invite', { body: { role: 'agent', language }, headers })
    const words = await loadStaffWords(language)
    const viewport = { width: 390, height: 844 }
    const { page, context, problems } = await person(browser, {
      locale: language,
      viewport,
      expected: [...askedWhoIsIn],
    })
    await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))

    await page.goto(body.link)
    await page.getByLabel(words.invitation.username).fill('lina')
    await page.getByLabel(words.invitation.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: words.invitation.submit }).click()
    await page.getByText('Lucía Prado').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(directionOf(language))

    const steps = await countSteps(page)
    await page.getByRole('button', { name: words.sidebar.open }).click()
    await page
      .getByRole('navigation', { name: words.navigation })
      .getByRole('link', { name: words.places.inbox })
      .first()
      .click()
    await page.getByLabel(words.inbox.order).selectOption('longest')
    await expect.poll(() => page.getByRole('article').first().getByRole('link').innerText()).toContain('Lucía Prado')
    await page.getByRole('article').first().getByRole('link').click()
    const opened = context.waitForEvent('page')
    await page
      .getByRole('group', { name: words.work.actionsOf('Lucía Prado') })
      .getByRole('button', { name: words.work.actions.whatsapp })
      .click()
    await (await opened).close()
    await page.getByRole('button', { name: words.work.contact.yes }).click()
    const next = page.getByRole('region', { name: words.desk.plan.next('Lucía Prado') })
    await next.getByRole('group').getByRole('button').first().click()
    await next.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words.sidebar.open }).click()
    await page
      .getByRole('navigation', { name: words.navigation })
      .getByRole('link', { name: words.places.day })
      .first()
      .click()
    await page.getByRole('link', { name: 'Lucía Prado' }).first().waitFor()
    expect((await steps()).clicks).toBeLessThanOrEqual(mostClicks)
    const { rows } = await database.pool.query(
      `select l.first_reply_at is not null as replied, l.next_follow_up_date is not null as planned, l.assigned_to as who
     from contact_requests l where l.name = 'Lucía Prado'`,
    )
    expect(rows).toMatchObject([{ replied: true, planned: true }])
    expect(problems).toEqual([])
  },
)
