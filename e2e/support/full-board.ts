import pg from 'pg'
import { expect } from 'vitest'
import { api } from '#contract/api.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { freshDatabase, owner, ownProduct } from '#server/testing/product.ts'
import { column, person } from './people.ts'
import { browser } from './shared-browser.ts'
import { withoutTimers } from './timers.ts'
import { followWire, sum } from './wire.ts'

/** Transfer in bytes, Brotli-compressed. */
const limits = { bytes: 250 * 1024, requests: 20, scripts: 12, elements: 2_500 }

/** Checks the cost of the first visit of a board with this many leads, and that scrolling loads further cards. */
export async function expectLightBoard(leads: number): Promise<void> {
  const { url } = await ownProduct({ beside: await databaseWithLeads(leads) })
  const { page, context } = await person(browser)
  await context.request.post(`${url}${api.logIn.path}`, {
    data: { ...owner, rememberMe: false },
    headers: { origin: url },
  })
  // Code that is loaded ahead, without any input after six seconds.
  await withoutTimers(page, 6_000)
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
  expect(sum(requests), list).toBeLessThanOrEqual(limits.bytes)
  expect(requests.length, list).toBeLessThanOrEqual(limits.requests)
  expect(ofType('Script').length, list).toBeLessThanOrEqual(limits.scripts)
  expect(ofType('Stylesheet'), list).toHaveLength(1)
  expect(await page.locator('*').count()).toBeLessThanOrEqual(limits.elements)

  const fresh = column(page, 'New').getByRole('article')
  await fresh.last().scrollIntoViewIfNeeded()
  await expect.poll(() => fresh.count()).toBeGreaterThan(8)
  expect(await fresh.last().evaluate((card) => card.getBoundingClientRect().top > innerHeight)).toBe(true)
}

/** Fills the database of an empty product. */
async function databaseWithLeads(count: number) {
  const beside = await freshDatabase()
  const pool = new pg.Pool({ ...beside.connection, max: 1 })
  await fillWithLeads(pool, count)
  await pool.end()
  return beside
}
