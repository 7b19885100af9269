import { describe, expect, it } from 'vitest'
import { owner, ownProduct } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { card, column, openForm, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

describe('a visitor’s message', () => {
  it("is on every teammate's board at once, where each sees the other's changes", async () => {
    const { url } = await ownProduct()
    const ana = await teammate(browser, url, owner)
    const ben = await teammate(browser, url, owner)

    const visitor = await person(browser, { locale: 'es-ES' })
    await visitor.page.goto(`${url}/welcome`)
    await expect.poll(() => visitor.page.getAttribute('html', 'lang')).toBe('es')
    const form = visitor.page.locator('form').filter({ has: visitor.page.locator('input[name=form][value=quick]') })
    await form.locator('[name=name]').fill('Lucía Fernández')
    await form.locator('[name=email]').fill('lucia@example.com')
    await form.locator('[name=phonePrefix]').selectOption('+34')
    await form.locator('[name=phoneNumber]').fill('612 345 678')
    // Both boards announce it, for five seconds.
    const announced = [ana, ben].map(({ page }) => page.getByText('New lead: Lucía Fernández').first().waitFor())
    await Promise.all([form.getByRole('button').last().click(), ...announced])
    await visitor.page.getByText('¡Perfecto!').waitFor()

    for (const { page } of [ana, ben]) {
      await card(page, 'Lucía Fernández', column(page, 'New')).waitFor()
      await expect.poll(() => page.title()).toMatch(/^\(1\)/)
    }

    // Dragged by one, moved on the board of the other.
    await card(ana.page, 'Lucía Fernández').dragTo(column(ana.page, 'First Contact'))
    await card(ana.page, 'Lucía Fernández', column(ana.page, 'First Contact')).waitFor()
    await ana.page.getByText('Lead moved to First Contact - Metrics refreshed').first().waitFor()
    await card(ben.page, 'Lucía Fernández', column(ben.page, 'First Contact')).waitFor()
    await expect.poll(() => card(ben.page, 'Lucía Fernández', column(ben.page, 'New')).count()).toBe(0)

    // Opened, edited, a note added.
    let dialog = await openForm(ben.page, 'Lucía Fernández')
    await dialog.getByLabel('Estimated value (USD)').fill('25000')
    await dialog.getByRole('button', { name: 'Update Lead' }).click()
    await ben.page.getByText('Lead information has been updated successfully').first().waitFor()
    await card(ana.page, 'Lucía Fernández').getByText('$25,000').waitFor()

    await dialog.waitFor({ state: 'detached' })
    dialog = await openForm(ben.page, 'Lucía Fernández')
    await dialog.getByRole('tab', { name: 'History' }).click()
    await dialog.getByLabel('Comment').fill('Called, interested in gold.')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('Called, interested in gold.').waitFor()
    expect([...ana.problems, ...ben.problems, ...visitor.problems]).toEqual([])
  })

  it('returns when its move fails, and the teammate sees why', async () => {
    const { url, database } = await ownProduct()
    await sendLead({ url, database }, { name: 'Jonas Weber' })
    const ana = await teammate(browser, url, owner, { expected: [/409|Failed to load resource/] })
    await card(ana.page, 'Jonas Weber', column(ana.page, 'New')).waitFor()
    // A save from a stale page: its base version is no longer current.
    await ana.context.setOffline(true)
    await database.pool.query('update contact_requests set version = version + 1')
    await ana.page.getByRole('link', { name: 'Jonas Weber' }).focus()
    await ana.page.keyboard.press('Alt+ArrowRight')
    await ana.page.getByText('Failed to move lead. Please try again.').first().waitFor()
    await card(ana.page, 'Jonas Weber', column(ana.page, 'New')).waitFor()
    await ana.context.setOffline(false)
  })

  it('can be moved by keyboard and by menu', async () => {
    const product = await ownProduct()
    await sendLead(product, { name: 'Jonas Weber' })
    const { page, problems } = await teammate(browser, product.url, owner)
    await page.getByRole('link', { name: 'Jonas Weber' }).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await card(page, 'Jonas Weber', column(page, 'First Contact')).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Jonas Weber')
    await page.getByRole('button', { name: 'Move Jonas Weber to…' }).click()
    await page.getByRole('menuitemradio', { name: 'Proposal' }).click()
    await card(page, 'Jonas Weber', column(page, 'Proposal')).waitFor()
    expect(problems).toEqual([])
  })
})
