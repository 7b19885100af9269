import { describe, expect, it } from 'vitest'
import { caughtUp, ownProduct } from '#server/testing/product.ts'
import { person } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it("a visitor who comes from an advertisement reads the home page, sends a question from another, and is attributed to the visit's origin, with nothing stored in the browser", async () => {
  const { url, database } = await ownProduct()
  const { page, context, problems } = await person(browser)
  await page.goto(`${url}/de?utm_source=zeitung&utm_campaign=herbst`)
  await page.getByRole('link', { name: 'Frage stellen' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Sprechen Sie mit uns' }).waitFor()
  expect(await context.cookies()).toEqual([])
  await expect.poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  const form = page.getByRole('form', { name: 'Schreiben Sie uns' })
  await form.getByLabel('Name').fill('Jonas Weber')
  await form.getByLabel('E-Mail', { exact: true }).fill('jonas@example.com')
  await form.getByLabel('Telefonnummer').fill('15112345678')
  await form.getByLabel('Erfahrung').selectOption('expert')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await page.getByText('Ihre Nachricht ist angekommen').waitFor()
  const { rows } = await database.pool.query(
    'select l.platform, l.estimated_value, l.language, a.* from contact_requests l join lead_attributions a on a.lead_id = l.id',
  )
  expect(rows).toMatchObject([
    {
      platform: 'contact-form',
      estimated_value: 100_000,
      language: 'de',
      landing_page: '/de',
      utm_source: 'zeitung',
      utm_campaign: 'herbst',
      variant: null,
    },
  ])
  expect(problems).toEqual([])
})

describe('a visitor who is shown variant B', () => {
  it('goes from the hero to the form, sees what is missing, chooses an amount and gets through, also without a script', async () => {
    const { url, database } = await ownProduct({ environment: { VARIANT_B_SHARE: '100' } })
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await person(browser, { javaScriptEnabled, expected: [/400/] })
      await page.goto(`${url}/en/welcome`)
      await page.getByRole('link', { name: 'Request access' }).click()
      const form = page.getByRole('form', { name: 'Request access' })
      await form.getByLabel('Name').fill('Omar Haddad')
      await form.getByLabel('Email', { exact: true }).fill(`omar.${javaScriptEnabled}@example.com`)
      await form.getByLabel('Country code').selectOption('+971')
      await form.getByLabel('Phone number').fill(javaScriptEnabled ? '501234567' : '501234568')
      await form.getByRole('button', { name: 'Send request' }).click()
      await form.getByText('1 field needs your attention').waitFor()
      await expect.poll(() => form.getByLabel('Investment amount').getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Omar Haddad')
      await form.getByLabel('Investment amount').selectOption('100000+')
      await form.getByRole('button', { name: 'Send request' }).click()
      await page.getByText('Your request has arrived').waitFor()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/en/welcome')
    }
    const { rows } = await database.pool.query(
      'select platform, estimated_value, message from contact_requests order by created_at',
    )
    const lead = { platform: 'welcome-page-b', estimated_value: 100_000, message: 'USD 100000+' }
    expect(rows).toEqual([lead, lead])
  })

  it('keeps the variant and the place on the page when the language changes', async () => {
    const { url } = await ownProduct()
    const { page } = await person(browser)
    for (const variant of ['a', 'b']) {
      await page.goto(`${url}/en/welcome?variant=${variant}&utm_source=ig#contact-form`)
      await page.locator('.picker summary').click()
      await page.getByRole('link', { name: 'Deutsch' }).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/de/welcome')
      const { searchParams, hash } = new URL(page.url())
      const kept = [searchParams.get('variant'), searchParams.get('utm_source'), hash]
      expect(kept).toEqual([variant, 'ig', '#contact-form'])
    }
  })

  it("sees a field with its label, below the bar, after following a problem's link", async () => {
    const { url } = await ownProduct()
    const { page } = await person(browser, { viewport: { width: 390, height: 844 }, expected: [/400/] })
    await page.goto(`${url}/en/contact`)
    const form = page.getByRole('form', { name: 'Write to us' })
    await form.getByLabel('Name').fill('Ana Ruiz')
    await form.locator('[name=email]').fill('ana')
    await form.getByRole('button', { name: 'Send message' }).click()
    await form.locator('a[href="#contact-email"]').click()
    const below = () =>
      page.evaluate(() => {
        const top = document.querySelector('label[for=contact-email]')!.getBoundingClientRect().top
        return top - document.querySelector('.bar')!.getBoundingClientRect().bottom
      })
    await expect.poll(below).toBeGreaterThanOrEqual(0)
  })

  it('keeps a variant chosen by URL on a page that refreshes itself', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const { page } = await person(browser)
    await page.clock.install()
    await page.goto(`${url}/en/welcome?variant=b`)
    await page.getByText('No gold trades recorded yet.').waitFor()
    await database.pool.query(`insert into trading_operations
      (id, type, entry_price, exit_price, result, pips, time, account_type, executed_at)
      values (gen_random_uuid(), 'COMPRA', 2600, 2604, 40, 40, '10:30', 'live', now())`)
    await caughtUp(product)
    await page.clock.runFor(61_000)
    await page.getByRole('cell', { name: '2,604.00' }).waitFor()
    await expect
      .poll(() => page.getByRole('columnheader').allTextContents())
      .toEqual(['Pair', 'Type', 'Entry', 'Exit', 'Result', 'Time'])
  })
})

it('the home page answers common questions with and without a script, and links on in its language', async () => {
  const { url } = await ownProduct()
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await person(browser, { javaScriptEnabled })
    await page.goto(`${url}/fr`)
    await page.getByText('Où est mon argent').click()
    await page.getByText('Chez votre courtier, sur un compte à votre nom').waitFor()
    await page.getByRole('link', { name: 'Demander l’accès' }).first().click()
    await page.waitForURL(`${url}/fr/welcome`)
  }
})
