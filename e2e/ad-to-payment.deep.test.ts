import { expect, it } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import { invoicePaid, item, seconds, sent, subscription } from '#domain/subscription/stripe.fixture.ts'
import { deliver, stripeSettings } from '#server/subscriptions/testing.ts'
import { call, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { card, column, person, tabOf, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** Days from now, to the minute, like the dates in test events. */
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 16)

it('A visitor from an ad becomes a lead, tries the bot, pays twice, and is listed behind each figure', async () => {
  const { url, database } = await ownProduct({ environment: stripeSettings })
  const visitor = await person(browser)
  await visitor.page.goto(`${url}/de?utm_source=zeitung&utm_campaign=herbst`)
  await visitor.page.getByRole('link', { name: 'Frage stellen' }).first().click()
  const form = visitor.page.getByRole('form', { name: 'Schreiben Sie uns' })
  await form.getByLabel('Name').fill('Jonas Weber')
  await form.getByLabel('E-Mail', { exact: true }).fill('jonas@example.com')
  await form.getByLabel('Telefonnummer').fill('15112345678')
  await form.getByLabel('Erfahrung').selectOption('expert')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await visitor.page.getByText('Ihre Nachricht ist angekommen').waitFor()

  // All of it began forty days ago.
  const { rows } = await database.pool.query<{ id: string }>(
    `update contact_requests set created_at = now() - interval '41 days' returning id`,
  )
  const headers = await signIn(url)
  const { reference } = (await call(url, 'addCheckoutLink', { params: rows[0]!, headers })).body
  const [start, first, second] = [daysFromNow(-40), daysFromNow(-33), daysFromNow(-3)]
  const trial = { trial_start: seconds(start), trial_end: seconds(first) }
  await deliver(url, [
    sent('customer.subscription.created', start, subscription('jonas', start, { ...trial, status: 'trialing' })),
    sent('checkout.session.completed', start, {
      id: 'cs_jonas',
      object: 'checkout.session',
      mode: 'subscription',
      payment_status: 'no_payment_required',
      customer: 'cus_jonas',
      subscription: 'sub_jonas',
      client_reference_id: reference,
      customer_details: { email: 'wallet@example.com' },
    }),
  ])
  const { page, problems } = await teammate(browser, url, owner)
  await card(page, 'Jonas Weber', column(page, 'New')).waitFor()
  const period = [second, daysFromNow(27)] as [string, string]
  const paid = { ...trial, items: { data: [item('jonas', {}, period)] } }
  await deliver(url, [
    invoicePaid('jonas', first, 8_995),
    invoicePaid('jonas 2', second, 8_995),
    sent('customer.subscription.updated', second, subscription('jonas', start, paid), { status: 'trialing' }),
  ])
  await card(page, 'Jonas Weber', column(page, 'Converted')).waitFor()

  const money = async () => {
    await page.goto(`${url}/admin/analytics?part=money&days=90`)
    await page.getByRole('heading', { name: 'Trial to paid, by language' }).waitFor()
  }
  const behind = async (table: RegExp, name: RegExp, figure: string) => {
    await money()
    const row = page.getByRole('region', { name: table }).getByRole('row', { name })
    await row.getByRole('link', { name: figure, exact: true }).first().click()
    const customer = page.getByRole('article').filter({ hasText: 'Jonas Weber' })
    await customer.getByText('2 payments', { exact: false }).waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
  }
  await behind(/Trial to paid, by language/, /German/, '1')
  await behind(/Who left/, /20\d\d/, '1')
  await behind(/Money that moved/, /USD/, '$89.95')
  await page.getByRole('button', { name: /^Money on/ }).click()
  await tabOf(page, 'Account setups').waitFor()
  expect([...problems, ...visitor.problems]).toEqual([])
})
