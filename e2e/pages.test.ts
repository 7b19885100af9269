import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/site/languages.ts'
import { call, message, owner, ownProduct, shareProduct, startProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { card, openForm, openRecord, person, teammate } from './support/people.ts'
import { addRecord } from './support/record.ts'
import { browser } from './support/shared-browser.ts'
import { announced, expectWhole, shiftOf, visit, watchShift } from './support/site-pages.ts'

/** The language with the longest words and one from right to left, each accessible at a width. All ten: `pages.deep.test.ts`. */
const checked: readonly [Language, number][] = [
  ['de', 1440],
  ['ar', 320],
]

describe('a page with everything on it', () => {
  const product = shareProduct()
  let record: Promise<void> | undefined

  it.each(announced)(
    'is complete: warning, no layout shift, no third party, no sideways scroll, little traffic, accessible: %s',
    async (name) => {
      record ??= addRecord(product().database)
      await record
      for (const [language, width] of checked) await expectWhole(product(), name, language, width)
    },
  )
})

describe('the landing page', () => {
  it.each(['en', 'ru', 'ar'] as const)('does not shift when its fonts load late, in %s', async (language) => {
    const { url } = await startProduct()
    const { page } = await person(browser)
    let late = 0
    await page.route('**/*.woff2', async (route) => {
      late += 1
      await new Promise((done) => setTimeout(done, 500))
      await route.continue()
    })
    await watchShift(page)
    await visit(page, `${url}/${language}/welcome`)
    expect(await shiftOf(page)).toBe(0)
    expect(late).toBeGreaterThan(0)
  })

  it('keeps every figure of an empty installation marked as a sample, and shows none in live mode', async () => {
    const demo = await startProduct()
    const live = await ownProduct({ environment: { SITE_MODE: 'live' } })
    const { page } = await person(browser)
    await page.goto(`${demo.url}/en/welcome`)
    await expect.poll(() => page.getByText('sample figure').count()).toBeGreaterThan(8)
    await page.goto(`${live.url}/en/welcome`)
    await expect.poll(() => page.getByText(/sample (figure|testimonial|statement)/i).count()).toBe(0)
    for (const madeUp of ['71.6', '647', '87.3', '257,400', '1.89'])
      await expect.poll(() => page.getByText(madeUp).count()).toBe(0)
    await page.getByText('No performance data available yet.').first().waitFor()
  })
})

describe('the staff area', () => {
  // In the light, board, record and dialog are among the screens of `staff-screens-english.deep.test.ts`.
  it('has no accessibility violation at the login, and in the dark at the board and the dialog', async () => {
    const { url } = await startProduct()
    expect((await call(url, 'sendContact', { body: { ...message, name: 'Jonas Weber' } })).status).toBe(201)
    const stranger = await person(browser, { colorScheme: 'light' })
    await stranger.page.goto(`${url}/admin`)
    await stranger.page.getByLabel('Username').waitFor()
    expect(await axe(stranger.page)).toEqual([])
    await stranger.page.emulateMedia({ colorScheme: 'dark' })
    expect(await axe(stranger.page)).toEqual([])

    const { page } = await teammate(browser, url, owner, { colorScheme: 'dark' })
    await card(page, 'Jonas Weber').waitFor()
    expect(await axe(page)).toEqual([])
    await openRecord(page, 'Jonas Weber')
    expect(await axe(page)).toEqual([])
    await openForm(page, 'Jonas Weber')
    expect(await axe(page)).toEqual([])
  })
})
