import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, message, owner, startProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { launchBrowser } from './support/browser.ts'
import { colleague } from './support/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('a teammate who prefers the keyboard', () => {
  it('finds a lead by what is known of it, opens it and moves it, without a mouse', async () => {
    const { url } = await startProduct()
    await call(url, 'sendContact', { body: message })
    await call(url, 'sendContact', {
      body: { ...message, name: '吴永强', email: 'wu@example.org', phone: '+34 698765432' },
    })
    const { page, problems } = await colleague(browser, url, owner)
    await page.getByRole('link', { name: /Ana Torres/ }).waitFor()

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search and commands' })
    await palette.getByRole('option', { name: 'Audit log' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.type('吴永')
    await palette.getByRole('option', { name: /吴永强/ }).waitFor()
    await expect.poll(() => palette.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /吴永强/ }).waitFor()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('move qualified')
    await palette.getByRole('option', { name: 'Move 吴永强 to Qualified' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Lead moved to Qualified - Metrics refreshed').first().waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('region', { name: /^Qualified/ })
      .getByRole('link', { name: /吴永强/ })
      .waitFor()
    expect(problems).toEqual([])
  })

  it('goes from screen to screen with two keys, and types them into a field as what they are', async () => {
    const { url } = await startProduct()
    const { page, problems } = await colleague(browser, url, owner)
    const search = page.getByRole('searchbox')
    await search.waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('gq?')
    await expect.poll(() => search.inputValue()).toBe('gq?')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await search.fill('')
    await page.getByRole('main').focus()
    await page.keyboard.type('gq')
    await page.getByRole('heading', { name: 'Spam', level: 1 }).waitFor()
    await page.keyboard.type('gl')
    await search.waitFor()

    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.getByText('Ctrl K').waitFor()
    expect(await axe(page)).toEqual([])
    await sheet.getByRole('switch', { name: 'Shortcuts of single keys' }).uncheck()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.type('gq')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin')
    expect(problems).toEqual([])
  })
})
