import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { caughtUp, owner, ownProduct } from '#server/testing/product.ts'
import { editableFields } from '#web/admin/leads/editing/lead-form.ts'
import { leadFields } from '#web/words/lead-fields/en.ts'
import { openLead, startWithLead } from './support/jonas.ts'
import { askedWhoIsIn, card, openForm, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

describe('the lead dialog', () => {
  it('is closed by Back, and Back after closing does not reopen it', async () => {
    const { url } = await startWithLead()
    const { page, problems } = await teammate(browser, url, owner)
    await openLead(page)
    await page.goBack()
    await closed(page)
    // The record stays, and Back closes it, too.
    await expect.poll(() => [...new URL(page.url()).searchParams.keys()]).toEqual(['peek'])
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.getByRole('complementary', { name: 'Preview' }).waitFor({ state: 'detached' })

    const before = await page.evaluate(() => history.length)
    for (const close of ['Escape', 'button']) {
      const dialog = await openLead(page)
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: 'Close' }).click()
      await closed(page)
    }
    // Each opening replaced the history entry that closing had left.
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin')
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('opened by URL leads to the board when closed', async () => {
    const { url, id } = await startWithLead()
    const { page } = await teammate(browser, url, owner)
    await page.goto(`${url}/admin?lead=${id}`)
    await page.getByRole('dialog').getByLabel('Internal notes').waitFor()
    await page.keyboard.press('Escape')
    await closed(page)
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
    await expect.poll(() => page.url()).toBe(`${url}/admin`)
  })

  it('has a box for every editable field', async () => {
    const { url } = await startWithLead()
    const { page } = await teammate(browser, url, owner)
    const dialog = await openLead(page)
    // A lost lead is asked for its reason.
    await dialog.getByLabel('Stage').selectOption('lost')
    for (const field of editableFields) {
      const boxes = dialog.getByLabel(leadFields[field], { exact: true })
      await expect.poll(async () => [field, await boxes.count()]).toEqual([field, 1])
    }
  })

  it('shows an invalid number at its field, and saves nothing', async () => {
    const { url, database } = await startWithLead()
    const { page } = await teammate(browser, url, owner)
    const dialog = await openLead(page)
    const value = dialog.getByLabel('Estimated value (USD)')
    await value.fill('-5')
    await dialog.getByText('Enter a valid number').waitFor()
    expect([await value.inputValue(), await value.getAttribute('aria-invalid')]).toEqual(['-5', 'true'])
    await dialog.getByRole('button', { name: 'Update Lead' }).click()
    await expect.poll(() => value.evaluate((box) => box === document.activeElement)).toBe(true)
    await value.fill('12,500')
    await dialog.getByRole('button', { name: 'Update Lead' }).click()
    await closed(page)
    const { rows } = await database.pool.query('select estimated_value from contact_requests')
    expect(rows).toEqual([{ estimated_value: 12_500 }])
  })

  it('asks which of two changes of a field to keep before saving', async () => {
    const { url, database } = await startWithLead()
    const ana = await teammate(browser, url, owner)
    const ben = await teammate(browser, url, owner)
    const mine = await openLead(ana.page)
    await mine.getByLabel('Internal notes').fill('Written by Ana')
    const theirs = await openLead(ben.page)
    await theirs.getByLabel('Internal notes').fill('Written by Ben')
    await theirs.getByRole('button', { name: 'Update Lead' }).click()
    await closed(ben.page)

    const choice = mine.getByRole('group', { name: 'Internal notes' })
    await choice.waitFor()
    await expect.poll(() => choice.getByRole('radio', { checked: true }).count()).toBe(0)
    await mine.getByRole('button', { name: 'Update Lead' }).click()
    await choice.getByText('Choose one of the two.').waitFor()
    const stored = async () => (await database.pool.query('select notes from contact_requests')).rows[0].notes
    expect(await stored()).toBe('Written by Ben')
    await choice.getByRole('radio', { name: 'Yours' }).check()
    await mine.getByRole('button', { name: 'Update Lead' }).click()
    await closed(ana.page)
    expect(await stored()).toBe('Written by Ana')
  })

  it('shows a long history page by page, down to its beginning', async () => {
    const { url, id, database } = await startWithLead()
    await database.pool.query(
      `insert into lead_interactions (id, lead_id, content, created_at)
       select gen_random_uuid(), $1, 'Entry number ' || n || '.', timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, 120) n`,
      [id],
    )
    const { page } = await teammate(browser, url, owner)
    const dialog = await openLead(page)
    await dialog.getByRole('tab', { name: 'History' }).click()
    const older = dialog.getByRole('button', { name: 'Show older entries' })
    const entries = dialog.getByText(/^Entry number/)
    // The newest of the fifty is the receipt that was mailed.
    await dialog.getByText('Entry number 72.').waitFor()
    await expect.poll(() => entries.count()).toBe(49)
    await older.click()
    await dialog.getByText('Entry number 22.').waitFor()
    await older.click()
    await dialog.getByText('Entry number 1.', { exact: true }).waitFor()
    expect([await entries.count(), await older.count()]).toEqual([120, 0])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Entry number 21.')
  })
})

it('unsaved input is still there after a new login, and gone from all tabs after a logout in one', async () => {
  const { url, database } = await startWithLead()
  const { page, context } = await teammate(browser, url, owner)
  const dialog = await openLead(page)
  await dialog.getByLabel('Internal notes').fill('Half a sentence')
  await database.pool.query('delete from sessions')
  await caughtUp({ database })
  await page.reload()
  await page.getByLabel('Username').waitFor()
  await logIn(page)
  await expect.poll(() => dialog.getByLabel('Internal notes').inputValue()).toBe('Half a sentence')
  await page.keyboard.press('Escape')
  await closed(page)

  const tab = await context.newPage()
  await tab.goto(`${url}/admin`)
  await openLead(tab)

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByLabel('Username').waitFor()
  await tab.getByLabel('Username').waitFor()
  await expect.poll(() => tab.getByText('Jonas').count()).toBe(0)
  await tab.close()
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Half a sentence')
  await logIn(page)
  await openLead(page)
  await expect.poll(() => dialog.getByLabel('Internal notes').inputValue()).toBe('')
})

it('the login hides its error after a successful login', async () => {
  const { url } = await ownProduct()
  const { page } = await person(browser, { expected: askedWhoIsIn })
  await page.goto(`${url}/admin`)
  await page.getByLabel('Username').fill(owner.username)
  await page.getByLabel('Password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: /log in|sign in/i }).click()
  await page.getByText('Access Denied').waitFor()
  await logIn(page)
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
  await expect.poll(() => page.getByText('Access Denied').count()).toBe(0)
})

it('a teammate without a network is told that data may be outdated, and never that it is live', async () => {
  const { url } = await startWithLead()
  const { page, context } = await teammate(browser, url, owner, { expected: [/Failed to load|ERR_INTERNET/] })
  const live = page.getByText('Live', { exact: true })
  // Offline, Chromium may still let a stream to this machine through.
  await context.route('**/api/events', (route) => route.abort())
  await context.setOffline(true)
  await page.getByText(/^You’re offline/).waitFor()
  await expect.poll(() => live.count()).toBe(0)
  await context.unroute('**/api/events')
  await context.setOffline(false)
  await live.waitFor()
  await expect.poll(() => page.getByText(/^You’re offline/).count()).toBe(0)
})

describe('a low window', () => {
  it.each([
    ['at 400 % zoom', 320, 256],
    ['on a phone on its side', 844, 390],
  ])("%s still has room for a card, and a dialog's title and last button", async (_, width, height) => {
    const { url } = await startWithLead()
    const { page } = await teammate(browser, url, owner, { viewport: { width, height } })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
    const link = card(page, 'Jonas Weber').getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    const list = await card(page, 'Jonas Weber').evaluate((element) => {
      let box: Element | null = element
      while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement
      return box!.clientHeight
    })
    expect(list).toBeGreaterThanOrEqual(150)
    const dialog = await openForm(page, 'Jonas Weber')
    await dialog.getByLabel('Email').waitFor()
    const title = (await dialog.getByRole('heading', { name: 'Jonas Weber' }).boundingBox())!
    expect(title.y).toBeGreaterThanOrEqual(0)
    expect(title.y + title.height).toBeLessThanOrEqual(height)
    await dialog.getByRole('button', { name: 'Update Lead' }).click()
    await closed(page)
  })
})

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(owner.username)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: /log in|sign in/i }).click()
}
