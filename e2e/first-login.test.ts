import { describe, expect, it } from 'vitest'
import { directionOf, staffLanguages } from '#domain/site/languages.ts'
import { ownProduct, startProduct } from '#server/testing/product.ts'
import { loadFirstWords } from '#web/words/staff/load.ts'
import { askedWhoIsIn, person } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

describe('the first login', () => {
  it('uses the one-time password, requires a new one, and leads to the board; the session is remembered for 30 days', async () => {
    const { url, server } = await ownProduct({ environment: { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' } })
    const { username, password } = server.firstLogin!
    const { page, context, problems } = await person(browser, { expected: [...askedWhoIsIn] })
    await page.goto(`${url}/superadmin-clean`)
    await page.getByRole('button', { name: /log in|sign in/i }).click()
    await page.getByText('Username is required').waitFor()
    await page.getByText('Password is required').waitFor()
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: /log in|sign in/i }).click()

    const own = 'a password of my own'
    // Nothing is typed twice: neither the one-time password nor the new one.
    const next = page.getByLabel('New password', { exact: true })
    await next.waitFor()
    expect(await page.locator('input[type=password]').count()).toBe(1)
    await next.fill('short')
    await page.getByText('10 more characters').waitFor()
    await next.fill(own)
    await page.getByText('Hard to guess').waitFor()
    await page.locator('form').getByRole('button').last().click()
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()

    const [cookie] = await context.cookies()
    expect(cookie?.httpOnly).toBe(true)
    expect((cookie!.expires - Date.now() / 1000) / 86_400).toBeGreaterThan(29)
    await page.reload()
    await page.getByText('Welcome back!').first().waitFor()
    expect(problems).toEqual([])
  })

  it.each(staffLanguages)('is asked for in the language of the browser: %s', async (locale) => {
    const { url } = await startProduct()
    const { page, problems } = await person(browser, { locale, expected: [...askedWhoIsIn] })
    await page.goto(`${url}/admin`)
    await page.getByRole('heading', { name: (await loadFirstWords(locale)).login.title, level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    expect(await page.locator('html').getAttribute('dir')).toBe(directionOf(locale))
    expect(problems).toEqual([])
  })
})
