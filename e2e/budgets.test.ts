import pg from 'pg'
import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Language } from '#domain/languages.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { freshDatabase, owner, ownProduct } from '#server/testing/product.ts'
import { addressOf, pageFacts, pageNames } from '#web/site/page.ts'
import { askedWhoIsIn, column, person } from './support/people.ts'
import { addRecord } from './support/record.ts'
import { browser } from './support/shared-browser.ts'
import { followWire } from './support/wire.ts'

/** Transfer limits in bytes, Brotli-compressed. */
const budgets = {
  siteScript: 2 * 1024,
  font: 60 * 1024,
  latinFont: 20 * 1024,
  staffScripts: 200 * 1024,
  fullBoard: { bytes: 250 * 1024, requests: 20, scripts: 12, elements: 2_500 },
}

/** Their headings are in their own script, in a font of the system or of ours. */
const withoutFonts: readonly Language[] = ['hi', 'zh']
/** What each page weighs in every language is held by `web/site/budget.test.ts`; a browser sees which fonts come along. */
const ofEachScript: readonly Language[] = ['en', 'ru', 'ar', 'hi', 'zh']
const withoutLatin: readonly Language[] = [...withoutFonts, 'ar']

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
const sum = (loaded: readonly { readonly bytes: number }[]) => loaded.reduce((total, { bytes }) => total + bytes, 0)

const announced = pageNames.filter((name) => pageFacts[name].path !== null)

describe('what travels', () => {
  it.each(announced)('is little for %s with everything on it, in every script', async (name) => {
    const { url, database } = await ownProduct()
    await addRecord(database)
    for (const language of ofEachScript) {
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

  it('is at most 200 KB of script at the login', async () => {
    const { url } = await ownProduct()
    const { page } = await person(browser, { expected: askedWhoIsIn })
    const loaded = follow(page)
    await page.goto(`${url}/admin`)
    await page.getByLabel('Username').waitFor()
    expect(sum(scripts(loaded))).toBeGreaterThan(50_000)
    expect(sum(scripts(loaded))).toBeLessThanOrEqual(budgets.staffScripts)
  })
})

describe('the first visit of a full board', () => {
  it('is few bytes, requests, scripts and elements at 100,000 leads, and further cards come as one scrolls', async () => {
    const { url } = await ownProduct({ beside: await databaseWithLeads(100_000) })
    const { page, context } = await person(browser)
    await context.request.post(`${url}${api.logIn.path}`, {
      data: { ...owner, rememberMe: false },
      headers: { origin: url },
    })
    const requests = await followWire(page)
    await page.goto(`${url}/admin`)
    await page.getByRole('article').first().waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    // Loaded last: until then phone numbers show in groups of three.
    await page
      .getByText(/^600 \d\d \d\d \d\d$/)
      .first()
      .waitFor()

    const numberingPlans = requests.filter(({ path }) => path.startsWith('/assets/min-'))
    expect(numberingPlans).toHaveLength(1)
    const cards = page.getByRole('article')
    await expect.poll(() => cards.count()).toBe(9 * 8)
    const list = requests.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')
    const ofType = (type: string) => requests.filter((one) => one.type === type)
    expect(sum(requests), list).toBeGreaterThan(150_000)
    expect(sum(requests), list).toBeLessThanOrEqual(budgets.fullBoard.bytes)
    expect(requests.length, list).toBeLessThanOrEqual(budgets.fullBoard.requests)
    expect(ofType('Script').length, list).toBeLessThanOrEqual(budgets.fullBoard.scripts)
    expect(ofType('Stylesheet'), list).toHaveLength(1)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(budgets.fullBoard.elements)

    const fresh = column(page, 'New').getByRole('article')
    await fresh.nth(5).scrollIntoViewIfNeeded()
    await expect.poll(() => fresh.count()).toBeGreaterThan(8)
    expect(await fresh.last().evaluate((card) => card.getBoundingClientRect().top > innerHeight)).toBe(true)
  })
})

/** Fills the database of an empty product. */
async function databaseWithLeads(count: number) {
  const beside = await freshDatabase()
  // The only step that may take longer than a second.
  const pool = new pg.Pool({ ...beside.connection, max: 1 })
  await fillWithLeads(pool, count)
  await pool.end()
  return beside
}
