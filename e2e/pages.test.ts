import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Language, languageFacts, languages } from '#domain/languages.ts'
import { owner, ownProduct } from '#server/testing/product.ts'
import { addressOf, type PageName, pageFacts, pageNames } from '#web/site/page.ts'
import { axe } from './support/axe.ts'
import { card, colleague, openForm, openRecord, person } from './support/people.ts'
import { addRecord } from './support/record.ts'
import { browser } from './support/shared-browser.ts'

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Adds up layout shifts that no input of the visitor caused. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

/** Every page with an address, each variant by its own. */
const announced = pageNames.filter((name) => pageFacts[name].path !== null)
const addressIn = (language: Language, name: PageName) => {
  const { variant } = pageFacts[name]
  return addressOf(language, name) + (variant ? `?variant=${variant}` : '')
}

describe.each(announced)('the page %s', (name) => {
  it('is whole in every language: direction, risk warning, no shift, no stranger, no sideways scroll', async () => {
    const { url, database } = await ownProduct()
    await addRecord(database)
    for (const language of languages) {
      const { page, context, problems } = await person(browser, { viewport: { width: 390, height: 844 } })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await watchShift(page)
      await visit(page, url + addressIn(language, name))
      const seen = await page.evaluate(() => {
        const size = (element: Element | null) => (element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0)
        return {
          lang: document.documentElement.lang,
          dir: document.documentElement.dir,
          headings: document.querySelectorAll('h1').length,
          alternates: document.querySelectorAll('link[rel=alternate][hreflang]').length,
          body: size(document.body),
          warnings: [...document.querySelectorAll('aside.strip, [role=note]')].map((element) => ({
            size: size(element),
            isVisible: (element as HTMLElement).checkVisibility(),
          })),
        }
      })
      expect(seen, language).toMatchObject({
        lang: language,
        dir: languageFacts[language].dir,
        headings: 1,
        alternates: languages.length + 1,
      })
      expect(seen.warnings.length, language).toBeGreaterThan(0)
      for (const warning of seen.warnings) {
        expect(warning.isVisible, language).toBe(true)
        expect(warning.size, language).toBeGreaterThanOrEqual(seen.body)
      }
      expect(await shiftOf(page), language).toBe(0)
      expect(await overflow(page), `${language}, sideways scroll`).toBe(0)
      // 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      expect(await overflow(page), `${language}, sideways scroll at 400 %`).toBe(0)
      expect(asked.filter((address) => !address.startsWith(url))).toEqual([])
      expect(
        asked.filter((address) => !/\.(woff2|svg|png|ico)$|\/readyz$/.test(address)).length,
        asked.join('\n'),
      ).toBeLessThanOrEqual(3)
      expect(problems, language).toEqual([])
      await context.close()
    }
  })

  it.each([
    ['en', 1440],
    ['ar', 320],
  ] as const)('has no accessibility violation in %s, %d pixels wide', async (language, width) => {
    const { url, database } = await ownProduct()
    await addRecord(database)
    const { page } = await person(browser, { viewport: { width, height: 900 } })
    await visit(page, url + addressIn(language, name))
    for (const details of await page.locator('main details > summary:visible').all()) await details.click()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
})

describe('the landing page', () => {
  it.each(['en', 'ru', 'ar'] as const)('does not move when its letters come late, in %s', async (language) => {
    const { url } = await ownProduct()
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

  it('keeps every figure of an empty installation marked as a sample, and shows none of them in live mode', async () => {
    const demo = await ownProduct()
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
  it.each(['light', 'dark'] as const)(
    'has no accessibility violation at the login, the board and the dialog, %s',
    async (colorScheme) => {
      const { url } = await ownProduct()
      await fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Jonas Weber',
          email: 'jonas@example.com',
          phone: '+49 15112345678',
          language: 'de',
        }),
      })
      const stranger = await person(browser, { colorScheme })
      await stranger.page.goto(`${url}/admin`)
      await stranger.page.getByLabel('Username').waitFor()
      expect(await axe(stranger.page)).toEqual([])

      const { page } = await colleague(browser, url, owner, { colorScheme })
      await card(page, 'Jonas Weber').waitFor()
      expect(await axe(page)).toEqual([])
      await openRecord(page, 'Jonas Weber')
      expect(await axe(page)).toEqual([])
      await openForm(page, 'Jonas Weber')
      expect(await axe(page)).toEqual([])
    },
  )
})
