import { describe, expect, it } from 'vitest'
import { startProduct } from '#server/testing/product.ts'
import { expectLightBoard } from './support/full-board.ts'
import { askedWhoIsIn, person } from './support/people.ts'
import { browser } from './support/shared-browser.ts'
import { follow, scripts, sum } from './support/wire.ts'

// For site pages: `pages.test.ts`.
it('the transfer of the staff application is at most 200 KB of script at the login', async () => {
  const { url } = await startProduct()
  const { page } = await person(browser, { expected: askedWhoIsIn })
  const loaded = follow(page)
  await page.goto(`${url}/admin`)
  await page.getByLabel('Username').waitFor()
  expect(sum(scripts(loaded))).toBeGreaterThan(50_000)
  expect(sum(scripts(loaded))).toBeLessThanOrEqual(200 * 1024)
})

describe('the first visit of a full board', () => {
  // The same with 100,000 leads: `budgets.deep.test.ts`.
  it('needs few bytes, requests, scripts and elements, and loads further cards on scroll', () =>
    expectLightBoard(2_000))
})
