import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { edgeLimits } from '#server/http/edge-limits.ts'
import { owner, ownProduct, type Product } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { trapField } from '#web/site/page.ts'
import { card, column, goTo, type PersonOptions, person, placeOf, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'
import { withoutTimers } from './support/timers.ts'

/** Default limits; every visitor has an IP address of their own, as forwarded by a proxy. */
const start = () => ownProduct({ environment: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })

const kept = async ({ database }: Product) => {
  const { contact_requests: leads, quarantined_messages: doubtful } = await rowCounts(database.pool)
  return { leads, doubtful }
}

type Details = { name: string; email: string; phoneNumber: string }
const details = (n: number): Details => ({
  name: 'Omar Haddad',
  email: `omar.${n}@example.com`,
  phoneNumber: `50123${String(1000 + n)}`,
})
const form = (page: Page) => page.locator('#quick')
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`)
const submit = (page: Page) => form(page).locator('button[type=submit]').click()
const thanks = (page: Page) => page.locator('#quick[role=status]').waitFor()
const dial = (page: Page) => field(page, 'phonePrefix').selectOption('+971')

async function fill(page: Page, values: Details) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await dial(page)
}

/** Fills these fields at once, as a browser or password manager does. */
const autofill = (page: Page, values: Record<string, string>) =>
  form(page).evaluate((element: HTMLFormElement, given) => {
    for (const [name, value] of Object.entries(given)) {
      const control = element.elements.namedItem(name) as HTMLInputElement
      control.value = value
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }, values)

/** Ways in which people fill in a form and send it. */
const ways: Record<string, { options?: PersonOptions; send(page: Page, values: Details): Promise<void> }> = {
  'filled in by the browser and sent at once': {
    async send(page, values) {
      await field(page, 'name').focus()
      await autofill(page, { ...values, phonePrefix: '+971' })
      await submit(page)
    },
  },
  'filled in by a password manager, also the field that nobody sees, and looked over': {
    async send(page, values) {
      await field(page, 'name').focus()
      await autofill(page, { ...values, phonePrefix: '+971', [trapField]: values.name })
      await page.waitForTimeout(2_100)
      await submit(page)
    },
  },
  pasted: {
    async send(page, values) {
      for (const [name, value] of Object.entries(values)) {
        await field(page, name).focus()
        await page.keyboard.insertText(value)
      }
      await dial(page)
      await submit(page)
    },
  },
  'typed by keyboard alone, as fast as can be, and sent with Enter': {
    async send(page, values) {
      await dial(page)
      await field(page, 'name').focus()
      await page.keyboard.type(values.name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(values.email)
      await field(page, 'phoneNumber').focus()
      await page.keyboard.type(values.phoneNumber)
      await page.keyboard.press('Enter')
    },
  },
  'sent without JavaScript': {
    options: { javaScriptEnabled: false },
    async send(page, values) {
      await fill(page, values)
      await submit(page)
    },
  },
  'sent before the country of the visitor was found': {
    async send(page, values) {
      await page.route('**/api/geo?*', () => {})
      await fill(page, values)
      await submit(page)
    },
  },
  'left with a link, found again with the back button, and sent': {
    async send(page, values) {
      await field(page, 'name').fill(values.name)
      await page.goto(new URL('/contact', page.url()).href)
      await page.goBack()
      await fill(page, values)
      await submit(page)
    },
  },
  'sent twice, with another message the second time': {
    async send(page, values) {
      await fill(page, values)
      await submit(page)
      await thanks(page)
      await page.locator('#quick [data-again]').click()
      await fill(page, { ...values, name: `${values.name} again` })
      await submit(page)
    },
  },
  'corrected after it was refused': {
    options: { expected: [/400/] },
    async send(page, values) {
      await fill(page, { ...values, email: 'omar(at)example' })
      await submit(page)
      await form(page).locator('.summary').waitFor()
      await fill(page, values)
      await submit(page)
    },
  },
}

const languages = ['en', 'ar', 'hi', 'zh']

describe('a person', () => {
  it.each(Object.entries(ways))('whose form is %s is never lost or suspected', async (_, { options, send }) => {
    const product = await start()
    for (const [n, language] of languages.entries()) {
      const extraHTTPHeaders = { 'x-forwarded-for': `10.0.0.${n}` }
      const { page, context, problems } = await person(browser, { ...options, extraHTTPHeaders })
      await page.goto(`${product.url}/${language}/welcome?variant=a`)
      await send(page, details(n))
      await thanks(page)
      expect(problems).toEqual([])
      await context.close()
    }
    expect(await kept(product)).toEqual({ leads: languages.length, doubtful: 0 })
    const { rows } = await product.database.pool.query('select distinct status from contact_requests')
    expect(rows).toEqual([{ status: 'new' }])
  })

  it('with a browser gets through a flood: the work is done while they type, unnoticed', async () => {
    const product = await start()
    const post = (n: number) =>
      fetch(`${product.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
        body: JSON.stringify({
          ...details(n),
          phoneNumber: undefined,
          phone: `+971 50123${1000 + n}`,
          language: 'en',
        }),
      })
    const flood: Response[] = []
    // As many at once as are worked on: more would wait, and on a busy machine be refused.
    const { max } = edgeLimits.concurrency.publicWrites
    for (let n = 0; n < 2 * max; n += max)
      flood.push(...(await Promise.all(Array.from({ length: max }, (_, i) => post(n + i)))))
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([201]))
    const before = await kept(product)
    expect(before.doubtful).toBeGreaterThan(0)

    const { page, context, problems } = await person(browser)
    await withoutTimers(page, 3_000)
    await page.goto(`${product.url}/en/welcome?variant=a`)
    await field(page, 'name').focus()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('proof')
    await fill(page, { name: 'Lucía Fernández', email: 'lucia@example.com', phoneNumber: '501239999' })
    await submit(page)
    await thanks(page)
    expect(await kept(product)).toEqual({ leads: before.leads! + 1, doubtful: before.doubtful })

    // Without JavaScript no proof of work: the visitor is thanked, and the message waits for review.
    const other = await person(browser, { javaScriptEnabled: false })
    await other.page.goto(`${product.url}/en/welcome?variant=a`)
    await fill(other.page, { name: 'Jonas Weber', email: 'jonas@example.com', phoneNumber: '501238888' })
    await submit(other.page)
    await thanks(other.page)
    expect(await kept(product)).toEqual({ leads: before.leads! + 1, doubtful: before.doubtful! + 1 })
    expect(problems).toEqual([])
  })
})

it('staff see suspected spam, put it on every board with one click, delete it with another and undo that', async () => {
  const product = await ownProduct()
  const ana = await teammate(browser, product.url, owner)
  const ben = await teammate(browser, product.url, owner)
  const link = (page: Page) => placeOf(page, 'Spam')
  expect((await link(ana.page).textContent())?.trim()).toBe('Lead data')
  const post = (n: number, name: string) =>
    fetch(`${product.url}/es/welcome`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form: 'quick', ...details(n), name, phonePrefix: '+971' }),
    })
  await post(1, 'Lucía Fernández')
  await post(2, 'Win a prize')
  await link(ana.page).getByText('2 waiting').waitFor({ state: 'attached' })
  await expect.poll(() => card(ben.page, 'Lucía Fernández').count()).toBe(0)

  await goTo(ana.page, 'Spam')
  const message = (name: string) =>
    ana.page.getByRole('article').filter({ has: ana.page.getByRole('heading', { name }) })
  await message('Lucía Fernández').getByText('Not sent from our page').waitFor()
  await ana.page.getByRole('button', { name: 'Not spam: the message from Lucía Fernández' }).click()
  await ana.page.getByText('Not spam: Lucía Fernández').first().waitFor()
  await card(ben.page, 'Lucía Fernández', column(ben.page, 'New')).waitFor()
  await link(ben.page).getByText('1 waiting').waitFor({ state: 'attached' })

  await ana.page.getByRole('button', { name: 'Delete the message from Win a prize' }).click()
  await ana.page.getByText('No suspected spam').waitFor()
  await ana.page.getByRole('search').getByLabel('Status').selectOption('discarded')
  await message('Win a prize')
    .getByText(/Deleted by owner/)
    .waitFor()
  await ana.page.getByRole('button', { name: 'Not spam: the message from Win a prize' }).click()
  await card(ben.page, 'Win a prize', column(ben.page, 'New')).waitFor()
  expect([...ana.problems, ...ben.problems]).toEqual([])
})
