import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { consentVersions } from '#domain/privacy/consent-wordings.ts'
import { call, message, owner, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { compose, takeSuggestion } from './support/input-method.ts'
import { card, openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const text = 'Good morning. How much money do I need to start?\nAnd what does a loss look like?'
const consent = { emailOffers: true, phoneOffers: false, wordingVersion: consentVersions[0] }

/** A product with leads of these names, each with a message. */
async function startWith(...names: string[]) {
  const product = await ownProduct()
  for (const [i, name] of names.entries()) {
    const body = { ...message, name, email: `lead.${i}@example.com`, phone: `+34 61200000${i}`, message: text, consent }
    expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
  }
  const headers = await signIn(product.url)
  const { data } = (await call(product.url, 'listLeads', { query: {}, headers })).body
  const idOf = (name: string) => data.find((lead) => lead.name === name)!.id
  return { ...product, headers, idOf }
}

const stored = async ({ database }: Product, columns: string) =>
  (await database.pool.query(`select ${columns} from contact_requests`)).rows[0]

/** On a busy machine a save may conflict with the previous one; it is then repeated. */
const metAnother = /409/

describe('the record of a lead', () => {
  it('shows the whole message in the first screen of a desktop and a phone', async () => {
    const { url } = await startWith('Ana Torres')
    const { page, problems } = await teammate(browser, url, owner)
    const record = await openRecord(page, 'Ana Torres')
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await expect
        .poll(async () => {
          const box = await record.getByText(text).boundingBox()
          return box ? box.y + box.height : Number.NaN
        })
        .toBeLessThanOrEqual(size.height)
    }
    await record.getByText('May get offers by email: agreed on').waitFor()
    const again = { ...message, name: 'Ana', email: 'lead.0@example.com', phone: '+34 612000000' }
    await call(url, 'sendContact', { body: { ...again, message: 'And how do I stop it?' } })
    await record.getByRole('blockquote').filter({ hasText: 'And how do I stop it?' }).waitFor()
    await record.getByRole('listitem').filter({ hasText: text }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('is a page with a URL for a teammate, next and previous, and a way back', async () => {
    const product = await startWith('Ana Torres', 'Bruno Lopes')
    const ben = await addTeammate(product, 'agent', 'the agent')
    const { page, problems } = await teammate(browser, product.url, owner)
    const record = await openRecord(page, 'Ana Torres')
    await record.getByRole('button', { name: 'Open as a page' }).click()
    const name = (lead: string, of: Page = page) => of.getByRole('heading', { name: lead, level: 1 }).waitFor()
    await name('Ana Torres')
    const address = `${product.url}/admin/leads/${product.idOf('Ana Torres')}`
    expect(page.url()).toBe(address)
    expect(await axe(page)).toEqual([])

    const other = await teammate(browser, product.url, ben)
    await other.page.goto(address)
    await name('Ana Torres', other.page)
    await other.page.getByLabel('Internal notes').fill('Prefers mornings')
    await other.page.getByLabel('Internal notes').blur()
    await expect.poll(() => page.getByLabel('Internal notes').inputValue()).toBe('Prefers mornings')

    await page.getByRole('button', { name: 'Next lead' }).click()
    await name('Bruno Lopes')
    await page.getByRole('button', { name: 'Previous lead' }).click()
    await name('Ana Torres')
    await page.goBack()
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
    await page.goForward()
    await name('Ana Torres')
    expect([...problems, ...other.problems]).toEqual([])
  })

  it('asks which of two changes of a field to keep, and saves the choice alone', async () => {
    const product = await startWith('Ana Torres')
    const ana = await teammate(browser, product.url, owner)
    const ben = await teammate(browser, product.url, owner)
    const address = `${product.url}/admin/leads/${product.idOf('Ana Torres')}`
    for (const { page } of [ana, ben]) await page.goto(address)
    await ana.page.getByLabel('Internal notes').fill('Written by Ana')
    await ben.page.getByLabel('Internal notes').fill('Written by Ben')
    await ben.page.getByLabel('Internal notes').blur()
    const choice = ana.page.getByRole('group', { name: 'Internal notes' })
    await choice.waitFor()
    expect(await stored(product, 'notes')).toEqual({ notes: 'Written by Ben' })
    // The choice saves itself and disappears, so there may be no checked radio left.
    await choice.getByRole('radio', { name: 'Yours' }).click()
    await choice.waitFor({ state: 'detached' })
    await expect.poll(() => stored(product, 'notes')).toEqual({ notes: 'Written by Ana' })
    await expect.poll(() => ben.page.getByLabel('Internal notes').inputValue()).toBe('Written by Ana')
  })

  it('saves each field separately: a choice at once, tags one by one, the follow-up as a task', async () => {
    const product = await startWith('Ana Torres')
    const { page, problems } = await teammate(browser, product.url, owner, { expected: [metAnother] })
    await page.goto(`${product.url}/admin/leads/${product.idOf('Ana Torres')}`)
    await page.getByLabel('Priority').selectOption('high')
    await expect.poll(() => stored(product, 'priority')).toEqual({ priority: 'high' })
    await page.getByLabel('Source').selectOption('referral')
    await expect.poll(() => stored(product, 'lead_source')).toEqual({ lead_source: 'referral' })
    const tags = page.getByRole('textbox', { name: 'Tags' })
    await tags.fill('vip')
    await tags.press('Enter')
    await page.getByRole('list', { name: 'Tags' }).getByText('vip').waitFor()
    await compose(page, tags, 'wang')
    await expect.poll(() => tags.inputValue()).toBe('wang')
    await takeSuggestion(page, '王')
    await expect.poll(() => tags.inputValue()).toBe('王')
    await tags.fill('gold')
    await tags.press('Enter')
    await expect.poll(() => stored(product, 'tags')).toEqual({ tags: ['vip', 'gold'] })
    await page.getByRole('button', { name: 'Remove the tag vip' }).click()
    await expect.poll(() => stored(product, 'tags')).toEqual({ tags: ['gold'] })

    for (const day of ['2099-01-05T10:00', '2099-01-06T10:00']) {
      await page.getByLabel('Next follow-up').fill(day)
      await page.getByLabel('Next follow-up').blur()
      const tasks = async () => (await product.database.pool.query('select type, due_date from lead_tasks')).rows
      await expect.poll(tasks).toEqual([{ type: 'follow_up', due_date: new Date(day) }])
    }
    expect(problems).toEqual([])
  })

  it('takes a note, a message, a call and a task in one box, and shows them to both in one stream', async () => {
    const product = await startWith('Ana Torres')
    const { url, database } = product
    const ana = await teammate(browser, url, owner)
    const ben = await teammate(browser, url, await addTeammate(product, 'agent', 'the agent'))
    const record = await openRecord(ana.page, 'Ana Torres')
    const theirs = await openRecord(ben.page, 'Ana Torres')
    const box = record.getByRole('region', { name: 'Log activity' })
    await box.getByLabel('Comment').fill('Speaks Catalan')
    await box.getByRole('button', { name: 'Add', exact: true }).click()
    await theirs.getByText('Speaks Catalan').waitFor()

    // W and T choose the type while the focus is on the record; the new form has the focus.
    await record.focus()
    await ana.page.keyboard.press('w')
    await ana.page.keyboard.type('Sent the price list')
    await ana.page.keyboard.press('Control+Enter')
    await theirs.getByText('Sent the price list').waitFor()
    await box.getByRole('combobox', { name: 'Log contact' }).selectOption('Email')
    await box.getByLabel('Subject').fill('Your question')
    await box.getByLabel('Email summary').fill('Answered both')
    await box.getByRole('button', { name: 'Add', exact: true }).click()
    await theirs.getByText('Email · Your question').waitFor()
    // A call asks how it went, as it does after dialling; only a reached one is a reply.
    await box.getByRole('combobox', { name: 'Log contact' }).selectOption('Call')
    await box.getByLabel('Call notes').fill('Nobody picked up')
    await box.getByRole('button', { name: 'Add', exact: true }).click()
    await box.getByText('Required').waitFor()
    await box.getByLabel('Outcome').selectOption('No answer')
    await box.getByRole('button', { name: 'Add', exact: true }).click()
    await theirs.getByText('Nobody picked up').waitFor()
    await record.focus()
    await ana.page.keyboard.press('t')
    await ana.page.keyboard.type('Ring on Monday')
    await box.getByLabel('Type').selectOption('call')
    await box.getByRole('button', { name: 'Save' }).click()
    await theirs.getByRole('checkbox', { name: 'Complete: Ring on Monday' }).waitFor()

    const { rows } = await database.pool.query('select type, subject from lead_interactions order by created_at')
    expect(rows).toEqual([
      { type: 'note', subject: null },
      { type: 'follow_up', subject: 'WhatsApp' },
      { type: 'email', subject: 'Your question' },
      { type: 'call', subject: null },
    ])
    const { rows: calls } = await database.pool.query(`select outcome from lead_interactions where type = 'call'`)
    expect(calls).toEqual([{ outcome: 'no_answer' }])
    expect((await database.pool.query('select type from lead_tasks')).rows).toEqual([{ type: 'call' }])
    expect([...ana.problems, ...ben.problems]).toEqual([])
  })

  it("shows the lead's consents beside the buttons, and follows a withdrawal", async () => {
    const product = await startWith('Ana Torres')
    const { page } = await teammate(browser, product.url, owner)
    const record = await openRecord(page, 'Ana Torres')
    const lines = record.getByRole('list', { name: 'Consent' })
    await lines.getByText('Did not agree to offers on WhatsApp').waitFor()
    await lines.getByText(/^May get offers by email: agreed on /).waitFor()
    const params = { id: product.idOf('Ana Torres') }
    const { data } = (await call(product.url, 'listConsents', { params, headers: product.headers })).body
    const { id } = data.find(({ purpose }) => purpose === 'email_offers')!
    await call(product.url, 'withdrawConsent', { params: { id }, headers: product.headers })
    await lines.getByText(/^No offers by email: consent withdrawn on /).waitFor()
  })

  it('with 500 entries reads and shows them page by page', async () => {
    const product = await startWith('Ana Torres')
    await product.database.pool.query(
      `insert into lead_interactions (id, lead_id, content, created_at)
       select gen_random_uuid(), $1, 'Entry number ' || n || '.', timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, 500) n`,
      [product.idOf('Ana Torres')],
    )
    const { page } = await teammate(browser, product.url, owner)
    const pages: Response[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/timeline')) pages.push(answer)
    })
    const record = await openRecord(page, 'Ana Torres')
    const entries = record.getByText(/^Entry number/)
    await expect.poll(() => entries.count()).toBe(49)
    expect(await record.locator('*').count()).toBeLessThan(1_800)
    const bytes = await Promise.all(pages.map(async (answer) => (await answer.body()).length))
    expect(Math.max(...bytes)).toBeLessThan(40_000)
    await record.getByRole('button', { name: 'Show older entries' }).click()
    await expect.poll(() => entries.count()).toBe(99)
  })

  it('is completely in Spanish for a Spanish-speaking teammate', async () => {
    const { url, idOf } = await startWith('Ana Torres')
    const { page } = await teammate(browser, url, owner)
    await card(page, 'Ana Torres').waitFor()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    await page.goto(`${url}/admin/leads/${idOf('Ana Torres')}`)
    await page.getByRole('list', { name: 'Consentimiento' }).getByText('No aceptó ofertas por WhatsApp').waitFor()
    await page.getByRole('radio', { name: 'Registrar contacto' }).waitFor()
    expect(await axe(page)).toEqual([])
  })
})
