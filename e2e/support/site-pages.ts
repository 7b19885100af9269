import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Language, languageFacts } from '#domain/site/languages.ts'
import type { Product } from '#server/testing/product.ts'
import { addressOf, type PageName, pageFacts, pageNames } from '#web/site/page.ts'
import { axe } from './axe.ts'
import { person } from './people.ts'
import { browser } from './shared-browser.ts'
import { follow, scripts, sum } from './wire.ts'

/** Every page with an address, including each variant. */
export const announced = pageNames.filter((name) => pageFacts[name].path !== null)

const addressIn = (language: Language, name: PageName) => {
  const { variant } = pageFacts[name]
  return addressOf(language, name) + (variant ? `?variant=${variant}` : '')
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

/** Sums layout shifts without user input, and records the moved elements. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] }
    Object.assign(window, seen)
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        ;(window as unknown as typeof seen).shift += value
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          seen.moved.push(`${element?.localName}.${element?.className}: ${node?.textContent?.slice(0, 40)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const movedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved)

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift)

/** Transfer limits in bytes, Brotli-compressed. */
const budgets = { script: 2 * 1024, font: 60 * 1024, latinFont: 20 * 1024 }

/** Languages whose headings are in a script that our display fonts lack. */
const withoutFonts: readonly Language[] = ['hi', 'zh']
const withoutLatin: readonly Language[] = [...withoutFonts, 'ar']

/**
 * Opens a page as a first visitor with a phone and checks what only a browser sees: readable warnings, no layout shift,
 * no sideways scroll, traffic and its hosts. `axeWidth`: also checks accessibility at this width, with everything
 * expanded.
 */
export async function expectWhole(
  { url }: Pick<Product, 'url'>,
  name: PageName,
  language: Language,
  axeWidth?: number,
): Promise<void> {
  const { page, context, problems } = await person(browser, { viewport: { width: 390, height: 844 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const loaded = follow(page)
  await watchShift(page)
  await visit(page, url + addressIn(language, name))
  const seen = await page.evaluate(() => {
    const size = (element: Element | null) => (element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0)
    return {
      lang: document.documentElement.lang,
      dir: getComputedStyle(document.body).direction,
      body: size(document.body),
      warnings: [...document.querySelectorAll('aside.strip, [role=note]')].map((element) => ({
        size: size(element),
        isVisible: (element as HTMLElement).checkVisibility(),
      })),
    }
  })
  expect(seen, language).toMatchObject({ lang: language, dir: languageFacts[language].dir })
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
  const [html] = loaded
  expect(html?.encoding).toBe('br')
  expect(html?.bytes, language).toBeGreaterThan(5_000)
  // The first answer is compressed quickly, those after it well.
  const weight = async () =>
    Number((await page.request.get(url + addressIn(language, name))).headers()['content-length'])
  await expect.poll(weight, { message: language }).toBeLessThanOrEqual(pageFacts[name].budget * 1024)
  expect(scripts(loaded)).toHaveLength(1)
  expect(sum(scripts(loaded))).toBeLessThanOrEqual(budgets.script)
  expect(loaded.filter(({ type }) => type.startsWith('text/css'))).toEqual([])
  const fonts = loaded.filter(({ type }) => type === 'font/woff2')
  const latin = fonts.filter(({ path }) => path.startsWith('/assets/latin-'))
  expect(sum(latin)).toBeLessThanOrEqual(budgets.latinFont)
  expect(latin, language).toHaveLength(withoutLatin.includes(language) ? 0 : 1)
  expect(fonts.length, language).toBe(withoutFonts.includes(language) ? 0 : language === 'ru' ? 2 : 1)
  for (const font of fonts) expect(font.bytes, font.path).toBeLessThanOrEqual(budgets.font)
  expect(problems, language).toEqual([])

  if (axeWidth !== undefined) {
    await page.setViewportSize({ width: axeWidth, height: 900 })
    for (const details of await page.locator('main details > summary:visible').all()) await details.click()
    expect(await axe(page), language).toEqual([])
    expect(await overflow(page), language).toBe(0)
  }
  await context.close()
}
