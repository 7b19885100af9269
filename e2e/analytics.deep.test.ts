import pg from 'pg'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { countCells } from '#server/analytics/count-cells.ts'
import { readTeamClock } from '#server/analytics/team-clock.ts'
import { call, owner, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import * as english from '#web/words/staff/en.ts'
import * as spanish from '#web/words/staff/es.ts'
import { loadLeads } from '../scripts/seed/load.ts'
import { makeLeads } from '../scripts/seed/make-leads.ts'
import { writePastFigures } from '../scripts/seed/write-past-figures.ts'
import { axe } from './support/axe.ts'
import { cookieAt, goTo, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** A product with a year and a half of leads, as the demonstration has them. */
async function startBusy(): Promise<Product> {
  const product = await ownProduct()
  const now = Date.now()
  const client = new pg.Client(product.connection)
  await client.connect()
  await loadLeads(client, makeLeads({ leads: 600, seed: 'analytics', months: 12, now }))
  await client.end()
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1_080 }))
  const hours = { timeZone: 'Asia/Kolkata', shifts: weekdays, daysOff: [] }
  const headers = await signIn(product.url)
  await call(product.url, 'changeTeamHours', { body: { hours }, headers })
  const { rows } = await product.database.pool.query<{ id: string }>('select id from contact_requests limit 1')
  const body = { leadId: rows[0]!.id, type: 'call', content: 'Called back' } as const
  await call(product.url, 'addInteraction', { body, headers })
  await countCells(product.database.pool, await readTeamClock(product.database.sql))
  await writePastFigures(product.database.pool, 'analytics', now)
  return product
}

/** The first number of a text, without thousands separators. */
const numberIn = (text: string | null) => Number(/\d[\d.,\s]*/.exec(text ?? '')?.[0].replace(/\D/g, ''))

/** Number of leads in the table's caption. */
const listed = async (page: Page) =>
  numberIn(
    await page
      .getByText(/^[\d,]+ leads?/)
      .first()
      .textContent(),
  )

it("answers a team lead's questions, each number one click from its leads", async () => {
  const { url, database } = await startBusy()
  await database.pool.query(`update users set email = 'owner@example.com'`)
  const { page, problems } = await teammate(browser, url, owner)
  await goTo(page, 'Analytics')
  await page.getByLabel('Email me a summary every Monday').click()
  await expect.poll(async () => (await database.pool.query('select from users where weekly_summary')).rowCount).toBe(1)
  await page.getByText('Times in Asia/Kolkata; weeks start on Monday.').waitFor()
  await page.getByLabel('Period', { exact: true }).selectOption('365')
  await page.getByLabel('Compare with the previous period').check()
  await page.getByText(/compared with/).waitFor()
  expect(new URL(page.url()).searchParams.get('compare')).toBe('before')
  expect(await axe(page)).toEqual([])

  const { parts } = english.analytics
  for (const name of Object.values(parts)) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.getByRole('tabpanel', { name, exact: true }).locator('table').first().waitFor({ state: 'attached' })
    expect([name, await axe(page)]).toEqual([name, []])
  }

  // Printed pages contain only the figures.
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('link', { name: 'Privacy' }).isVisible()).toBe(false)
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).overflow)).toBe('visible')
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('tab', { name: parts.response }).click()
  const row = page.getByRole('row', { name: /^5 minutes to 1 hour/ })
  const leads = numberIn(await row.getByRole('cell').first().textContent())
  expect(leads).toBeGreaterThan(100)
  await row.getByRole('link').click()
  await expect.poll(() => listed(page)).toBe(leads)
  await page.goBack()

  await page.getByRole('tab', { name: parts.funnel }).click()
  const stop = page.getByRole('region', { name: english.analytics.funnel.stops, exact: true }).getByRole('row').nth(1)
  const lost = numberIn(await stop.getByRole('cell').first().textContent())
  await stop.getByRole('link').click()
  await expect.poll(() => listed(page)).toBe(lost)
  expect(problems).toEqual([])
})

/** Counts in each table row, and the URL of its leads. */
const rowsOf = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('tbody tr:has(th a)')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        of: `${row.closest('section[aria-label]')?.getAttribute('aria-label')}: ${row.querySelector('a')?.textContent}`,
        // Visitors are no leads.
        counted: Number(
          [...row.querySelectorAll('td')]
            .filter((cell) => row.closest('table')!.rows[0]!.cells[cell.cellIndex]!.textContent !== 'Visitors')[0]
            ?.textContent?.replace(/\D/g, ''),
        ),
        search: new URL(row.querySelector('a')!.href).search,
      })),
    )

it('counts in each row as many leads as the linked list shows', async () => {
  const { url } = await startBusy()
  const { page, problems } = await teammate(browser, url, owner)
  const headers = await signIn(url)
  const wrong: object[] = []
  const seen = new Set<string>()
  for (const part of ['response', 'funnel', 'sources', 'cohorts', 'workload'] as const) {
    await page.goto(`${url}/admin/analytics?days=365&part=${part}`)
    await page.getByRole('tabpanel').locator('table').first().waitFor({ state: 'attached' })
    for (const { of, counted, search } of await rowsOf(page)) {
      const query = new URLSearchParams(search)
      query.delete('view')
      const found = await fetch(`${url}/api/leads?${query}`, { headers })
      const { total, totalIsCapped } = (await found.json()) as { total: number; totalIsCapped: boolean }
      seen.add(of.split(':')[0]!)
      const isSo = totalIsCapped ? total < counted : total === counted
      if (!isSo) wrong.push({ of, counted, total, search })
    }
  }
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(15)
  expect(problems).toEqual([])
})

it('works in Spanish on a phone in the dark, keeps a filter in its URL, and exports its tables', async () => {
  const { url } = await startBusy()
  const { context, page, problems } = await person(browser, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    locale: 'es-ES',
  })
  const { analytics: words } = spanish
  await context.addCookies([await cookieAt(url)])
  await page.goto(`${url}/admin/analytics?days=365&language=es&part=sources`)
  await page.getByText(words.sourcesAll).waitFor()
  expect(await axe(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const languages = page.getByRole('region', { name: words.sources.language, exact: true })
  expect(await languages.getByRole('row').count()).toBe(2)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.downloadOf(words.sources.platform) }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${words.sources.platform}.csv`)
  expect(problems).toEqual([])
})
