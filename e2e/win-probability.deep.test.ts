import { expect, it } from 'vitest'
import { learnIfDue } from '#server/insight/learning/learn-conversions.ts'
import { call, message, owner, ownProduct, ownSignedIn } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** Two hundred closed leads: experts convert, three of four, beginners one of ten. */
const closeLeads = `
  insert into contact_requests (id, name, email, phone, email_key, phone_key, language, investment_experience, status, created_at)
  select gen_random_uuid(), 'A', n || '@example.com', '+34', n || '@example.com', '34', 'en',
    case when n % 2 = 0 then 'expert' else 'beginner' end,
    case when (n % 2 = 0 and n % 8 <> 0) or n % 20 = 1 then 'converted' else 'lost' end,
    now() - interval '1 day' * (201 - n)
  from generate_series(1, 200) n`

it("shows on a lead's page its probability, the leads behind it, and where it was not learned", async () => {
  const { url, database, headers } = await ownSignedIn()
  const body = { ...message, name: 'Ana Torres', email: 'ana@example.com', investmentExperience: 'expert' } as const
  await call(url, 'sendContact', { body })
  const { data } = (await call(url, 'listLeads', { query: { q: body.email }, headers })).body
  const params = { id: data[0]!.id }
  await call(url, 'analyseLead', { params, body: { language: 'en' }, headers })

  const { page, problems } = await teammate(browser, url, owner, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  await page.goto(`${url}/admin/leads/${params.id}`)
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByText(/^Win probability: 5%, not trained yet: 0 of 100 closed leads/).waitFor()

  await database.pool.query(closeLeads)
  await learnIfDue(database)
  await call(url, 'analyseLead', { params, body: { language: 'en' }, headers })
  await page.reload()
  await details.getByText(/^Win probability: \d+%, between \d+% and \d+%/).waitFor()
  await details.getByText('Why this figure').click()
  await details.getByText('Experience: Expert').waitFor()
  await details.getByText('75 of 100 converted, raises it').waitFor()
  expect(await axe(page)).toEqual([])
  expect(problems).toEqual([])
})

it('has a screen with its quality, in figures and groups of leads, and retrains at a click', async () => {
  const { url, database } = await ownProduct()
  await database.pool.query(closeLeads)
  const { page, problems } = await teammate(browser, url, owner)
  await goTo(page, 'Win probability')
  await page
    .getByText('Not trained yet. Your closed leads will be checked for the first time within a minute.')
    .waitFor()
  await page.getByRole('button', { name: 'Retrain now' }).click()
  await page.getByText('Reliable: about as many of the latest leads converted as expected').waitFor()
  await page.getByText('Of the latest 40 leads 17 converted').waitFor()
  await page.getByText('Closed leads that came in on their own: 200. Converted: 85.').waitFor()
  await page.getByRole('img', { name: /^Predicted share on the horizontal axis/ }).waitFor()
  expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(2)
  expect(await axe(page)).toEqual([])
  expect(problems).toEqual([])
})
