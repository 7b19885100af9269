import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

describe('a teammate who prefers the keyboard', () => {
  it('finds a lead by its details, opens it and moves it, without a mouse', async () => {
    const { url } = await ownProduct()
    await call(url, 'sendContact', { body: message })
    await call(url, 'sendContact', {
      body: { ...message, name: '吴永强', email: 'wu@example.org', phone: '+34 698765432' },
    })
    const { page, problems } = await teammate(browser, url, owner)
    await page.getByRole('link', { name: /Ana Torres/ }).waitFor()

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search and commands' })
    await palette.getByRole('option', { name: 'Audit log' }).waitFor()
    await page.keyboard.type('吴永')
    await palette.getByRole('option', { name: /^吴永强/ }).waitFor()
    // The lead with its commands.
    await expect.poll(() => palette.getByRole('option').count()).toBe(2)
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

  it('accepts typing right after Ctrl K, without losing a letter', async () => {
    const { url } = await ownProduct()
    await call(url, 'sendContact', { body: { ...message, name: 'Sales Walker', phone: '+44 7911123456' } })
    const { page, problems } = await teammate(browser, url, owner)
    await page.getByRole('link', { name: /Sales Walker/ }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Search and commands' }).waitFor()
    // Without a pause in between: the palette's code is still loading.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('walker')
    const palette = page.getByRole('dialog', { name: 'Search and commands' })
    await expect.poll(() => palette.getByRole('combobox').inputValue()).toBe('walker')
    await palette.getByRole('option', { name: /^Sales Walker/ }).waitFor()

    // A number as printed in its country; then the lead's commands.
    await palette.getByRole('combobox').fill('07911 123456')
    await palette.getByRole('option', { name: 'Actions for Sales Walker…' }).click()
    await palette.getByRole('option', { name: 'Assign Sales Walker to me' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.type('note')
    await palette.getByRole('option', { name: 'Add a note to Sales Walker…' }).waitFor()
    await page.keyboard.press('Enter')
    await palette.getByText('Write a note about Sales Walker').waitFor()
    await page.keyboard.type('Wants a call after six')
    await palette.getByRole('option', { name: 'Save note: Wants a call after six' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Note added to Sales Walker').first().waitFor()
    expect(problems).toEqual([])
  })

  it('changes screens with two keys, which are plain text in a field', async () => {
    const { url } = await ownProduct()
    const { page, problems } = await teammate(browser, url, owner)
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
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.type('gq')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin')
    expect(problems).toEqual([])
  })
})
