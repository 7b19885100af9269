import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** Follows a link and answers the first heading of the tab that opens. */
async function headingOfNewTab(page: Page, link: Locator): Promise<[path: string, heading: string]> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  const heading = tab.getByRole('heading', { level: 1 })
  await heading.waitFor()
  const found = [new URL(tab.url()).pathname, await heading.innerText()] as [string, string]
  await tab.close()
  return found
}

const setups = ['/subscription-management', 'Account setups']
const record = ['/track-record', 'Monthly results']

describe('the links of the header', () => {
  it('open account setups and track record in new tabs, and the board stays', async () => {
    const { url } = await ownProduct()
    const { page, problems } = await teammate(browser, url, owner)
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
    expect(await headingOfNewTab(page, link('Account setups (new tab)'))).toEqual(setups)
    expect(await headingOfNewTab(page, link('Monthly results (new tab)'))).toEqual(record)
    expect(new URL(page.url()).pathname).toBe('/admin')
    expect(problems).toEqual([])

    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    await link('Altas de cuenta (pestaña nueva)').waitFor()
    await link('Resultados mensuales (pestaña nueva)').waitFor()
  })

  it('are in the menu of a phone', async () => {
    const { url } = await ownProduct()
    const { page, problems } = await teammate(browser, url, owner, { viewport: { width: 390, height: 844 } })
    for (const [name, expected] of [
      ['Account setups (new tab)', setups],
      ['Monthly results (new tab)', record],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true })
      await expect.poll(() => link.count()).toBe(0)
      await page.getByRole('button', { name: 'Open navigation' }).click()
      await link.waitFor()
      expect(await axe(page)).toEqual([])
      expect(await headingOfNewTab(page, link)).toEqual(expected)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
  })
})
