import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { consentVersion } from '#domain/privacy/consent-wordings.ts'
import { ownProduct, startProduct } from '#server/testing/product.ts'
import { person } from './support/people.ts'
import { browser } from './support/shared-browser.ts'
import { withoutTimers } from './support/timers.ts'

const quick = (page: Page) => page.locator('#quick')

async function fillIn(page: Page, values: { name?: string; email?: string; phoneNumber?: string }) {
  for (const [field, value] of Object.entries(values)) await quick(page).locator(`[name=${field}]`).fill(value)
}

/** Sets a value beyond the field's limit, as a script or an old browser would. */
const writeTooMuch = (page: Page) =>
  page.locator('#full [name=message]').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Gold. '.repeat(70_000 / 6)
  })

const valid = { name: 'Omar Haddad', email: 'omar@example.com', phoneNumber: '501234567' }
const submit = (page: Page) => quick(page).locator('button[type=submit]').click()
/** Lets the message arrive, but loses its response. */
async function submitAndLoseTheAnswer(page: Page): Promise<void> {
  await page.route('**/en/welcome', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await submit(page)
  await page.getByText('There was a problem. Please try again.').waitFor()
  await page.unroute('**/en/welcome')
}

const sent = (page: Page) => page.locator('#quick[role=status]')
const countLeads = async (database: { pool: { query(text: string): Promise<{ rows: { n: number }[] }> } }) =>
  (await database.pool.query('select count(*)::int as n from contact_requests')).rows[0]!.n

describe('a visitor without JavaScript', () => {
  it("sees each field's problem in Arabic, keeps the input, and gets through", async () => {
    const { url, database } = await ownProduct()
    const { page, problems } = await person(browser, { javaScriptEnabled: false, expected: [/400/] })
    await page.goto(`${url}/ar/welcome`)
    await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl')
    await fillIn(page, { ...valid, email: 'omar(at)example', phoneNumber: '12' })
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await submit(page)

    for (const field of ['email', 'phoneNumber']) {
      const input = quick(page).locator(`[name=${field}]`)
      await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
      const text = await page
        .locator(`[id="${(await input.getAttribute('aria-describedby'))?.split(' ')[0]}"]`)
        .textContent()
      expect(text).toMatch(/[\u0600-\u06ff]/)
    }
    await expect.poll(() => quick(page).locator('[name=name]').inputValue()).toBe(valid.name)
    await expect.poll(() => quick(page).locator('[name=phonePrefix]').inputValue()).toBe('+971')
    expect(await countLeads(database)).toBe(0)

    await fillIn(page, valid)
    await submit(page)
    await sent(page).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ar/welcome')
    const { rows } = await database.pool.query('select name, phone, language, country, platform from contact_requests')
    expect(rows).toEqual([
      { name: valid.name, phone: '+971 501234567', language: 'ar', country: 'AE', platform: 'main' },
    ])
    await page.reload()
    expect(await countLeads(database)).toBe(1)
    expect(problems).toEqual([])
  })

  it('goes back after sending, resends the same, and is still one lead with one message', async () => {
    const { url, database } = await ownProduct()
    const { page } = await person(browser, { javaScriptEnabled: false })
    await page.goto(`${url}/de/welcome`)
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await submit(page)
    await sent(page).waitFor()
    await page.goBack()
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await submit(page)
    await sent(page).waitFor()
    const { rows } = await database.pool.query('select returned_count from contact_requests')
    expect(rows).toEqual([{ returned_count: 0 }])
  })

  it('of an unlisted country types the number with its dial code', async () => {
    const { url, database } = await ownProduct()
    const { page } = await person(browser, { javaScriptEnabled: false })
    await page.goto(`${url}/pt/welcome`)
    await fillIn(page, { ...valid, phoneNumber: '+41 44 668 18 00' })
    await quick(page).locator('[name=phonePrefix]').selectOption('')
    await submit(page)
    await sent(page).waitFor()
    const { rows } = await database.pool.query('select phone, country from contact_requests')
    expect(rows).toEqual([{ phone: '+41 446681800', country: 'CH' }])
  })

  it('with too long a message sees that at the field, and keeps all of it', async () => {
    const { url, database } = await ownProduct()
    const { page } = await person(browser, { javaScriptEnabled: false, expected: [/400/] })
    await page.goto(`${url}/en/welcome`)
    await writeTooMuch(page)
    for (const [field, value] of Object.entries(valid)) await page.locator(`#full [name=${field}]`).fill(value)
    await page.locator('#full button[type=submit]').click()
    await page.getByText(/^This is too long\. The limit is 4,000 characters\. Too many: /).waitFor()
    expect((await page.locator('#full [name=message]').inputValue()).length).toBeGreaterThan(69_000)
    await expect.poll(() => page.locator('#full [name=email]').inputValue()).toBe(valid.email)
    expect(await countLeads(database)).toBe(0)
  })

  it('sees the thank-you page, which shows others nothing about the sender', async () => {
    const { url } = await ownProduct()
    const { page } = await person(browser, { javaScriptEnabled: false })
    await page.goto(`${url}/en/welcome`)
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await submit(page)
    await sent(page).waitFor()
    await page.reload()
    await sent(page).waitFor()
    const stranger = await person(browser, { javaScriptEnabled: false })
    await stranger.page.goto(page.url())
    await sent(stranger.page).waitFor()
    const html = await stranger.page.content()
    expect(Object.values(valid).filter((value) => html.includes(value))).toEqual([])
    await stranger.page.goto(page.url().replace('#', 'x#'))
    await expect.poll(() => sent(stranger.page).count()).toBe(0)
    await expect.poll(() => quick(stranger.page).locator('[name=email]').inputValue()).toBe('')
  })

  it('changes the language with the picker', async () => {
    const { url } = await startProduct()
    const { page } = await person(browser, { javaScriptEnabled: false })
    await page.goto(`${url}/welcome`)
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('link', { name: /Deutsch/ }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/de/welcome')
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('de')
  })
})

describe('a visitor with JavaScript', () => {
  it('reads the problems in place, with focus on them, without a page load', async () => {
    const { url } = await ownProduct()
    const { page, problems } = await person(browser, { expected: [/400/] })
    await page.goto(`${url}/en/welcome`)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await submit(page)
    await page.locator('#quick [aria-invalid=true]').first().waitFor()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#quick')?.contains(document.activeElement)))
      .toBe(true)
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await submit(page)
    await sent(page).waitFor()
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(problems).toEqual([])
  })

  it('loses nothing when the connection fails while sending, and resending makes one lead', async () => {
    const { url, database } = await ownProduct()
    const { page, context } = await person(browser, {
      expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/],
    })
    await page.goto(`${url}/en/welcome`)
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await submitAndLoseTheAnswer(page)
    expect(await countLeads(database)).toBe(1)
    await expect.poll(() => quick(page).locator('[name=email]').inputValue()).toBe(valid.email)

    await page.reload()
    await expect.poll(() => quick(page).locator('[name=email]').inputValue()).toBe(valid.email)
    await submit(page)
    await sent(page).waitFor()
    expect(await countLeads(database)).toBe(1)
    await context.close()
  })

  it('with too long a message sees that at the field, and loses nothing of it', async () => {
    const { url, database } = await ownProduct()
    const { page, problems } = await person(browser, { expected: [/400/] })
    await page.goto(`${url}/es/welcome`)
    for (const [field, value] of Object.entries(valid)) await page.locator(`#full [name=${field}]`).fill(value)
    await page.locator('#full [name=phonePrefix]').selectOption('+971')
    await writeTooMuch(page)
    const written = await page.locator('#full [name=message]').inputValue()
    await page.locator('#full button[type=submit]').click()
    await page.getByText('Es demasiado largo. El máximo es de 4000 caracteres.').waitFor()
    await expect.poll(() => page.locator('#full [name=message]').inputValue()).toBe(written)
    await page.locator('#full [name=message]').fill(written.slice(0, 4000))
    await page.locator('#full button[type=submit]').click()
    await page.locator('#full[role=status]').waitFor()
    expect(await countLeads(database)).toBe(1)
    expect(problems).toEqual([])
  })

  it('sends before the country is looked up, and the number is read with it', async () => {
    const { url, database } = await ownProduct()
    const { page, problems } = await person(browser, { timezoneId: 'Asia/Dubai' })
    let answer = () => {}
    const isSent = new Promise<void>((done) => {
      answer = done
    })
    // Nothing is given up after three seconds.
    await withoutTimers(page, 3_000)
    await page.route('**/api/geo*', (route) => isSent.then(() => route.continue()))
    await page.goto(`${url}/en/welcome?variant=a`)
    await fillIn(page, valid)
    await submit(page)
    await quick(page).getByRole('button', { name: 'Sending…' }).waitFor()
    answer()
    await sent(page).waitFor()
    const { rows } = await database.pool.query('select phone from contact_requests')
    expect(rows).toEqual([{ phone: '+971 501234567' }])
    expect(problems).toEqual([])
  })

  it('whose country was not found on the first touch finds it on a later one', async () => {
    const { url } = await startProduct()
    const { page } = await person(browser, { timezoneId: 'Asia/Dubai', expected: [/ERR_FAILED/] })
    await page.route('**/api/geo*', (route) => route.abort())
    await page.goto(`${url}/en/welcome?variant=a`)
    const failed = page.waitForEvent('requestfailed')
    await fillIn(page, { name: valid.name })
    await failed
    await page.unroute('**/api/geo*')
    const touchFields = async () => {
      for (const field of ['name', 'email']) await quick(page).locator(`[name=${field}]`).focus()
      return quick(page).locator('[name=phonePrefix]').inputValue()
    }
    await expect.poll(touchFields).toBe('+971')
  })

  it.each<[string, () => void]>([
    [
      'breaks requests',
      () => {
        XMLHttpRequest.prototype.send = () => {
          throw new Error('blocked')
        }
      },
    ],
    [
      'breaks lookups',
      () => {
        window.fetch = () => {
          throw new Error('blocked')
        }
      },
    ],
    ['hides random numbers', () => Object.defineProperty(window, 'crypto', { value: undefined })],
    [
      'adds a disabled button to each form',
      () =>
        addEventListener('load', () => {
          for (const form of document.forms)
            form.append(Object.assign(document.createElement('button'), { disabled: true }))
        }),
    ],
  ])('whose extension %s still gets a message through', async (_, breaks) => {
    const { url, database } = await ownProduct()
    const { page, context } = await person(browser, { timezoneId: 'Asia/Dubai', expected: [/blocked|getRandomValues/] })
    await context.addInitScript(breaks)
    await page.goto(`${url}/en/welcome?variant=a`)
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await quick(page).locator('button[type=submit]:enabled').click()
    await sent(page).waitFor()
    expect(await countLeads(database)).toBe(1)
  })

  it("can send a message that differs from its key's", async () => {
    const { url, database } = await ownProduct()
    const { page } = await person(browser, { expected: [/422|ERR_FAILED/] })
    await page.goto(`${url}/en/welcome`)
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await submitAndLoseTheAnswer(page)
    // The page returns with another wording of the consent.
    await page.reload()
    await quick(page)
      .locator('[name=consentVersion]')
      .evaluate((field: HTMLInputElement, version) => {
        field.value = version
      }, consentVersion(true))
    await submit(page)
    await page.getByText('There was a problem. Please try again.').waitFor()
    await quick(page).locator('[name=email]').press('Enter')
    await sent(page).waitFor()
    expect(await countLeads(database)).toBe(1)
  })

  it('changes the language and keeps the input', async () => {
    const { url, database } = await ownProduct()
    const { page } = await person(browser)
    await page.goto(`${url}/en/welcome`)
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await page.locator('#full [name=message]').fill('¿Y si pierdo?')
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('link', { name: /Español/ }).click()
    await page.getByText('Hemos recuperado lo que habías escrito.').first().waitFor()
    for (const [field, value] of Object.entries({ ...valid, phonePrefix: '+971' }))
      await expect.poll(() => quick(page).locator(`[name=${field}]`).inputValue()).toBe(value)
    await expect.poll(() => page.locator('#full [name=message]').inputValue()).toBe('¿Y si pierdo?')
    await expect.poll(() => page.locator('#full [name=preferredLanguage]').inputValue()).toBe('es')

    await submit(page)
    await sent(page).waitFor()
    await quick(page).getByRole('link', { name: 'Enviar otra solicitud' }).click()
    await expect.poll(() => quick(page).locator('[name=name]').inputValue()).toBe('')
    await expect.poll(() => quick(page).getByText('Hemos recuperado').isVisible()).toBe(false)
    await page.reload()
    await expect.poll(() => quick(page).locator('[name=name]').inputValue()).toBe('')
    expect(await countLeads(database)).toBe(1)
  })

  it('opens the long form with one tap on a phone, and finds it open with the input after a reload', async () => {
    const { url, database } = await ownProduct()
    const { page } = await person(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(`${url}/en/welcome`)
    const message = page.locator('#full').getByLabel('Message')
    await expect.poll(() => message.isVisible()).toBe(false)
    await page.getByText('Write to us', { exact: true }).first().click()
    await message.fill('Does it trade at night?')
    await page.reload()
    await expect.poll(() => message.isVisible()).toBe(true)
    await expect.poll(() => message.inputValue()).toBe('Does it trade at night?')
    for (const [field, value] of Object.entries(valid)) await page.locator(`#full [name=${field}]`).fill(value)
    await page.locator('#full [name=phonePrefix]').selectOption('+971')
    await page.locator('#full button[type=submit]').click()
    await page.locator('#full[role=status]').waitFor()
    expect(await countLeads(database)).toBe(1)
  })

  it('with a translated page in an older browser still finds every country, with their own selected', async () => {
    const { url } = await startProduct()
    const { page, problems } = await person(browser, { timezoneId: 'Europe/Istanbul' })
    await withoutTimers(page, 3_000)
    // Safari before 16.
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
    await page.goto(`${url}/en/welcome?variant=a`)
    await page.evaluate(() => {
      document.documentElement.lang = 'tr'
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found.filter(({ data }) => data.trim())) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    })
    await quick(page).locator('[name=name]').focus()
    await expect.poll(() => quick(page).locator('[name=phonePrefix]').inputValue()).toBe('+90')
    expect(await quick(page).locator('[name=phonePrefix] option').count()).toBeGreaterThan(200)
    expect(problems).toEqual([])
  })

  it("opens the first screen's form on a phone with the button above it", async () => {
    const { url } = await startProduct()
    const { page } = await person(browser, { viewport: { width: 390, height: 844 } })
    for (const [variant, form] of [
      ['a', '#quick'],
      ['b', '#welcome-b'],
    ]) {
      await page.goto(`${url}/en/welcome?variant=${variant}`)
      const name = page.locator(`${form} [name=name]`)
      await expect.poll(() => name.isVisible()).toBe(false)
      await page.getByRole('link', { name: 'Request access' }).click()
      await expect.poll(() => name.isVisible()).toBe(true)
    }
  })

  it('whose open page lost its files to a new version gets the new page on first touch, with the input', async () => {
    const { url } = await startProduct()
    const { page } = await person(browser, { expected: [/404|Failed to fetch dynamically imported module/] })
    await page.goto(`${url}/en/welcome?variant=a`)
    let isGone = true
    await page.route('**/assets/*.js', (route) => {
      if (!isGone) return route.continue()
      // The open page's last request; the reloaded document names existing files.
      if (route.request().method() === 'HEAD') isGone = false
      return route.fulfill({ status: 404 })
    })
    await fillIn(page, { name: valid.name })
    await page.getByText('We’ve restored what you typed. You can send it now.').waitFor()
    await expect.poll(() => quick(page).locator('[name=name]').inputValue()).toBe(valid.name)
    await quick(page).locator('[name=email]').focus()
    await expect.poll(() => quick(page).locator('[name=phonePrefix] option').count()).toBeGreaterThan(200)
  })

  it('makes one lead by pressing the button twice', async () => {
    const { url, database } = await ownProduct()
    const { page } = await person(browser)
    await page.goto(`${url}/en/welcome`)
    await fillIn(page, valid)
    await quick(page).locator('[name=phonePrefix]').selectOption('+971')
    await quick(page).locator('button[type=submit]').dblclick()
    await sent(page).waitFor()
    expect(await countLeads(database)).toBe(1)
    const { rows } = await database.pool.query('select returned_count from contact_requests')
    expect(rows).toEqual([{ returned_count: 0 }])
  })

  it('shows a hostile name as the text it is', async () => {
    const { url, database } = await ownProduct()
    const { page, problems } = await person(browser, { expected: [/400/] })
    const hostile = `<img src=x onerror="document.title='hacked'">{{7*7}}\${7*7}`
    await page.goto(`${url}/en/welcome`)
    await fillIn(page, { ...valid, name: hostile, email: 'broken' })
    await submit(page)
    await page.locator('#quick [aria-invalid=true]').first().waitFor()
    await expect.poll(() => quick(page).locator('[name=name]').inputValue()).toBe(hostile)
    await expect.poll(() => page.title()).not.toContain('hacked')
    expect(await countLeads(database)).toBe(0)
    expect(problems).toEqual([])
  })

  it('opens and closes the menu of a phone', async () => {
    const { url } = await startProduct()
    const { page } = await person(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(`${url}/en/welcome`)
    const results = page.getByRole('link', { name: 'Results', exact: true })
    await expect.poll(() => results.isVisible()).toBe(false)
    await page.locator('summary').filter({ hasText: 'Menu' }).click()
    await results.waitFor()
    await results.click()
    await results.waitFor({ state: 'hidden' })
    await expect.poll(() => new URL(page.url()).hash).toBe('#resultados')
  })
})
