import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import { invoiceFailed, invoicePaid, item, seconds, sent, subscription } from '#domain/subscription/stripe.fixture.ts'
import { deliver, stripeSettings } from '#server/subscriptions/testing.ts'
import { call, cancellationMessage, owner, ownSignedIn } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { axe } from './support/axe.ts'
import { goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** Days from now, to the minute, like the dates in test events. */
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 16)

/** One person's trial, first and second payment, another's failed payment, and an unmatched one. */
async function peopleWhoPay() {
  const product = await ownSignedIn({ environment: { ...stripeSettings, CHECKOUT_URL: 'https://pay.example/plan' } })
  const { url, headers } = product
  const [rosa, gus] = ['rosa@example.com', 'gus@example.com']
  const id = await sendLead(product, { name: 'Rosa Marín', email: rosa })
  await sendLead(product, { name: 'Gustav Ahlgren', email: gus })
  await sendSetup(url, { fullName: 'Rosa Marín', email: rosa })
  await call(url, 'sendCancellation', { body: { ...cancellationMessage, name: 'Gustav Ahlgren', email: gus } })
  const { reference } = (await call(url, 'addCheckoutLink', { params: { id }, headers })).body
  const start = daysFromNow(-2)
  const trial = { status: 'trialing', trial_start: seconds(start), trial_end: seconds(daysFromNow(5)) }
  await deliver(url, [
    sent('customer.subscription.created', start, subscription('rosa', start, trial)),
    sent('checkout.session.completed', start, {
      id: 'cs_rosa',
      object: 'checkout.session',
      mode: 'subscription',
      payment_status: 'no_payment_required',
      customer: 'cus_rosa',
      subscription: 'sub_rosa',
      client_reference_id: reference,
      customer_details: { email: 'office.wallet@example.com' },
    }),
    invoicePaid('gus', daysFromNow(-40), 8_995),
    invoiceFailed('gus 2', daysFromNow(-3), 8_995, 1, daysFromNow(2)),
    invoicePaid('jiro', daysFromNow(-1), 13_400, { currency: 'jpy', customer_email: 'jiro@example.com' }),
  ])
  return { product, url, id, headers }
}

describe('the payers', () => {
  it('are on one screen, open work first, and at the top of their lead', async () => {
    const { product, url } = await peopleWhoPay()
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Customers')
    const row = (name: string) => page.getByRole('article').filter({ hasText: name })
    await row('Rosa Marín').getByText('Trial: day 3 of 7').waitFor()
    await row('Rosa Marín').getByText('Setup waiting', { exact: false }).waitFor()
    await row('Gustav Ahlgren').getByText('Payment failed').waitFor()
    await row('Payment without a lead').getByText('¥13,400', { exact: false }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })

    // An unmatched payment is assigned to its lead.
    await sendLead(product, { name: 'Jiro Tanaka', email: 'another.address@example.com' })
    await row('Payment without a lead').getByRole('button', { name: 'Match to lead' }).click()
    const dialog = page.getByRole('dialog', { name: 'Whose payment is this?' })
    await dialog.getByLabel('Search all leads').fill('Jiro')
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Match to Jiro Tanaka' }).click()
    await row('Jiro Tanaka').getByText('Converted').waitFor()

    // The trial is paid for while somebody looks at the lead.
    await row('Rosa Marín').getByRole('link', { name: 'Rosa Marín', exact: true }).click()
    const note = page.getByRole('region', { name: 'Subscription' })
    await note.getByText('Trial: day 3 of 7').waitFor()
    const period = [daysFromNow(0), daysFromNow(30)] as [string, string]
    await deliver(url, [
      invoicePaid('rosa 2', daysFromNow(0), 8_995),
      sent(
        'customer.subscription.updated',
        daysFromNow(0),
        subscription('rosa', daysFromNow(-2), {
          trial_end: seconds(daysFromNow(0)),
          items: { data: [item('rosa', {}, period)] },
        }),
        { status: 'trialing' },
      ),
    ])
    await note.getByText('Next payment: $89.95', { exact: false }).waitFor()
    expect(problems).toEqual([])
  })

  it('are matched by a link that is copied on the lead and contains its reference', async () => {
    const { url, id, headers } = await peopleWhoPay()
    const { reference } = (await call(url, 'addCheckoutLink', { params: { id }, headers })).body
    const { page, problems } = await teammate(browser, url, owner)
    await page.goto(`${url}/admin/leads/${id}`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy checkout link' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(reference)
    expect(problems).toEqual([])
  })
})
