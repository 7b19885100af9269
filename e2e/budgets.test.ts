import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#domain/languages.ts'
import { owner, startProduct } from '#server/testing/product.ts'
import { addressOf, pageFacts, pageNames } from '#web/site/page.ts'
import { launchBrowser } from './support/browser.ts'
import { colleague, person } from './support/people.ts'
import { addRecord } from './support/record.ts'

/** The most that may travel, in bytes, compressed with Brotli. */
const budgets = { siteScript: 2 * 1024, font: 60 * 1024, latinFont: 20 * 1024, staffScripts: 200 * 1024 }

/** Their headings are in their own script, in a font of the system or of ours. */
const withoutFonts: readonly Language[] = ['hi', 'zh']
const withoutLatin: readonly Language[] = [...withoutFonts, 'ar']

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

type Loaded = { path: string; type: string; bytes: number; encoding: string | undefined }

function follow(page: Page): Loaded[] {
  const loaded: Loaded[] = []
  page.on('response', (response: Response) => {
    const headers = response.headers()
    loaded.push({
      path: new URL(response.url()).pathname,
      type: headers['content-type'] ?? '',
      bytes: Number(headers['content-length'] ?? 0),
      encoding: headers['content-encoding'],
    })
  })
  return loaded
}

const scripts = (loaded: readonly Loaded[]) => loaded.filter(({ type }) => type.startsWith('text/javascript'))
const sum = (loaded: readonly Loaded[]) => loaded.reduce((total, { bytes }) => total + bytes, 0)

const announced = pageNames.filter((name) => pageFacts[name].path !== null)

describe('what travels', () => {
  it.each(announced)('is little for %s with everything on it, in every language', async (name) => {
    const { url, database } = await startProduct()
    await addRecord(database)
    for (const language of languages) {
      const { page, context } = await person(browser)
      const loaded = follow(page)
      const { variant, budget } = pageFacts[name]
      const address = addressOf(language, name) + (variant ? `?variant=${variant}` : '')
      await page.goto(url + address, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      const [html] = loaded
      expect(html?.encoding).toBe('br')
      expect(html?.bytes, language).toBeGreaterThan(5_000)
      expect(html?.bytes, language).toBeLessThanOrEqual(budget * 1024)
      expect(scripts(loaded)).toHaveLength(1)
      expect(sum(scripts(loaded))).toBeLessThanOrEqual(budgets.siteScript)
      expect(loaded.filter(({ type }) => type.startsWith('text/css'))).toEqual([])
      const fonts = loaded.filter(({ type }) => type === 'font/woff2')
      const latin = fonts.filter(({ path }) => path.startsWith('/assets/latin-'))
      expect(sum(latin)).toBeLessThanOrEqual(budgets.latinFont)
      expect(latin, language).toHaveLength(withoutLatin.includes(language) ? 0 : 1)
      expect(fonts.length, language).toBe(withoutFonts.includes(language) ? 0 : language === 'ru' ? 2 : 1)
      for (const font of fonts) expect(font.bytes, font.path).toBeLessThanOrEqual(budgets.font)
      await context.close()
    }
  })

  it('is at most 200 KB of script from the login to the board', async () => {
    const { url } = await startProduct()
    const someone = await person(browser)
    const before = follow(someone.page)
    await someone.page.goto(`${url}/admin`)
    await someone.page.getByLabel('Username').waitFor()
    expect(sum(scripts(before))).toBeLessThanOrEqual(budgets.staffScripts)
    await someone.context.close()

    const { page } = await colleague(browser, url, owner)
    const loaded = follow(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
    await page.getByText('No leads yet').waitFor()
    expect(sum(scripts(loaded))).toBeGreaterThan(50_000)
    expect(
      sum(scripts(loaded)),
      scripts(loaded)
        .map(({ path, bytes }) => `${path} ${bytes}`)
        .join('\n'),
    ).toBeLessThanOrEqual(budgets.staffScripts)
  })
})
