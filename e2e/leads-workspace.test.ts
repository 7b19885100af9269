import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { card, column, cookieAt, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const people = [
  { name: 'Ana Torres', preferredLanguage: 'es', country: 'ES', capitalRange: '50k-100k' },
  { name: 'Bruno Lopes', preferredLanguage: 'pt', country: 'PT', capitalRange: '10k-50k' },
  { name: 'Clara Vidal', preferredLanguage: 'es', country: 'ES', capitalRange: '10k-50k' },
] as const

/** Leads as visitors leave them, and a session beside the browser's. */
async function withLeads(product: Product) {
  for (const [i, who] of people.entries()) {
    const body = { ...message, ...who, email: `lead.${i}@example.com`, phone: `+34 61200000${i}` }
    expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
  }
  return signIn(product.url)
}

const view = (page: Page, name: 'Board' | 'Cards' | 'Table') => page.getByRole('button', { name, exact: true }).click()
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

describe('the leads workspace', () => {
  it('combines two countries, a minimum value and no reply, in Spanish', async () => {
    const product = await ownProduct()
    const headers = await withLeads(product)
    const { body } = await call(product.url, 'listLeads', { query: {}, headers })
    const countries = { 'Ana Torres': 'ES', 'Bruno Lopes': 'MX', 'Clara Vidal': 'DE' } as Record<string, string>
    for (const { id, name } of body.data) {
      const change = { country: countries[name] ?? null, estimatedValue: 12_000 }
      expect((await call(product.url, 'changeLead', { params: { id }, body: change, headers })).status).toBe(200)
    }
    const { page, problems } = await teammate(browser, product.url, owner)
    await card(page, 'Clara Vidal').waitFor()
    await page.evaluate(() => localStorage.setItem('staff.language', 'es'))
    await page.reload()
    await card(page, 'Clara Vidal').waitFor()
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    // By keyboard alone: the menu stays open while one chooses.
    await page.getByRole('button', { name: 'País: Cualquier país' }).press('Enter')
    const spain = page.getByRole('menuitemcheckbox', { name: 'España' })
    await spain.waitFor()
    await spain.press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'México' }).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByLabel('Valor (USD): desde').fill('10000')
    await page.getByLabel('Valor (USD): desde').press('Enter')
    await page.getByLabel('Sin respuesta aún').check()
    await card(page, 'Clara Vidal').waitFor({ state: 'detached' })
    await card(page, 'Bruno Lopes').waitFor()
    await card(page, 'Ana Torres').waitFor()
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ country: 'ES,MX', reply: 'none', valueFrom: '10000' })
    expect(problems).toEqual([])
  })

  it('keeps filters, search and order in the URL, in every view', async () => {
    const product = await ownProduct()
    await withLeads(product)
    const { page, problems } = await teammate(browser, product.url, owner)
    await card(page, 'Bruno Lopes').waitFor()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Language: Any language' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Spanish' }).click()
    await page.keyboard.press('Escape')
    await card(page, 'Bruno Lopes').waitFor({ state: 'detached' })
    await page.getByText('$60,000 open').waitFor()
    await column(page, 'New 2').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('?language=es')

    await view(page, 'Table')
    await row(page, 'Clara Vidal').waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(3)
    await page.getByLabel('Search leads').fill('tORRÉS')
    await row(page, 'Clara Vidal').waitFor({ state: 'detached' })
    await view(page, 'Cards')
    await card(page, 'Ana Torres').waitFor()
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ language: 'es', view: 'grid', q: 'tORRÉS' })

    // A visit to another screen keeps the filters; the same link on the leads screen resets them.
    const shown = page.url()
    const leads = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /^Leads/ })
    await page.getByRole('link', { name: /^My day/ }).click()
    await page.getByRole('heading', { name: 'My day', level: 1 }).waitFor()
    await leads.click()
    await expect.poll(() => page.url()).toBe(shown)

    // A teammate who opens the same URL sees the same leads.
    const other = await teammate(browser, product.url, owner)
    await other.page.goto(page.url())
    await card(other.page, 'Ana Torres').waitFor()
    await expect.poll(() => other.page.getByRole('article').count()).toBe(1)

    await page.getByRole('button', { name: 'Clear filters' }).click()
    await card(page, 'Bruno Lopes').waitFor()
    expect([...problems, ...other.problems]).toEqual([])
  })

  it("changes a lead in its row, and shows a teammate's change in it", async () => {
    const product = await ownProduct()
    const headers = await withLeads(product)
    const { page, problems } = await teammate(browser, product.url, owner)
    await view(page, 'Table')
    await row(page, 'Ana Torres').getByLabel('Stage: Ana Torres').selectOption('qualified')
    await page.getByText('Lead moved to Qualified - Metrics refreshed').first().waitFor()
    await page.getByRole('button', { name: 'Estimated value of Ana Torres' }).click()
    await page.getByLabel('Estimated value of Ana Torres').fill('75,000')
    await page.keyboard.press('Enter')
    await row(page, 'Ana Torres').getByText('$75,000').waitFor()
    const { body } = await call(product.url, 'listLeads', { query: { q: 'ana' }, headers })
    await expect
      .poll(async () => (await call(product.url, 'readLead', { params: { id: body.data[0]!.id }, headers })).body)
      .toMatchObject({ status: 'qualified', estimatedValue: 75_000 })

    await call(product.url, 'changeLead', { params: { id: body.data[0]!.id }, body: { priority: 'high' }, headers })
    await expect.poll(() => page.getByLabel('Priority: Ana Torres').inputValue()).toBe('high')

    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Email').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await row(page, 'Ana Torres').getByText('lead.0@example.com').waitFor()
    await page.getByRole('button', { name: 'Value', exact: true }).click()
    await expect.poll(() => page.getByRole('row').nth(1).getByRole('link').textContent()).toBe('Ana Torres')
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Value' }).getAttribute('aria-sort'))
      .toBe('descending')
    expect(problems).toEqual([])
  })

  it('changes many leads at once, all matches, shows progress, and undoes it', async () => {
    const product = await ownProduct()
    await withLeads(product)
    const { page, problems } = await teammate(browser, product.url, owner)
    await view(page, 'Table')
    await row(page, 'Ana Torres').waitFor()
    // From the keyboard: the first row, and one more.
    await page.getByRole('row').nth(1).getByRole('link').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    const bar = page.getByRole('region', { name: 'Selected leads' })
    await bar.getByText('2 leads selected').waitFor()
    await page.getByLabel('Select all on this page').check()
    await bar.getByText('3 leads selected').waitFor()
    await bar.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Proposal' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Update 3 leads' }).click()
    await bar.getByText('3 leads updated').waitFor()
    await expect.poll(() => page.getByLabel('Stage: Ana Torres').inputValue()).toBe('proposal')
    expect(await axe(page)).toEqual([])
    await bar.getByRole('button', { name: 'Undo' }).click()
    await bar.getByText('3 leads restored').waitFor()
    await expect.poll(() => page.getByLabel('Stage: Ana Torres').inputValue()).toBe('new')
    expect(problems).toEqual([])
  })

  it('keeps views, for oneself and for the team', async () => {
    const product = await ownProduct()
    await withLeads(product)
    const { page, problems } = await teammate(browser, product.url, owner)
    await page.goto(`${product.url}/admin?view=table&language=pt&sort=value`)
    await row(page, 'Bruno Lopes').waitFor()
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByLabel('Name').fill('Portuguese, by value')
    await dialog.getByLabel('Share with the team').check()
    expect(await axe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await page.getByText('View “Portuguese, by value” saved').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    const views = page.getByRole('button', { name: 'Views: Portuguese, by value' })
    await expect.poll(() => views.evaluate((button) => button === document.activeElement)).toBe(true)
    await views.click()
    await page.getByRole('menuitem', { name: 'All leads' }).click()
    await row(page, 'Ana Torres').waitFor()
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Portuguese, by value' }).click()
    await row(page, 'Ana Torres').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('value')
    expect(problems).toEqual([])
  })

  it('shows a lead beside the board, and the next one by an arrow key', async () => {
    const product = await ownProduct()
    await withLeads(product)
    const { page, problems } = await teammate(browser, product.url, owner)
    await card(page, 'Ana Torres').getByRole('link').first().focus()
    await page.keyboard.press('Space')
    const panel = page.getByRole('complementary', { name: 'Preview' })
    await panel.getByRole('heading', { name: 'Ana Torres' }).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.has('peek')).toBe(true)
    await page.keyboard.press('ArrowDown')
    await panel.getByRole('heading', { name: 'Bruno Lopes' }).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ana Torres')
    expect(problems).toEqual([])
  })

  it('collapses a column and remembers it; its lead is still counted', async () => {
    const product = await ownProduct()
    await withLeads(product)
    const { page, problems } = await teammate(browser, product.url, owner)
    await card(page, 'Ana Torres').waitFor()
    await page.getByRole('button', { name: 'Collapse New' }).click()
    await card(page, 'Ana Torres').waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('button', { name: 'Expand New' }).waitFor()
    await column(page, 'New 3').waitFor()
    await page.getByRole('button', { name: 'Expand New' }).click()
    await card(page, 'Ana Torres').waitFor()
    expect(problems).toEqual([])
  })

  it('is completely in Spanish, on a phone and in the dark', async () => {
    const product = await ownProduct()
    await withLeads(product)
    const options = { locale: 'es-ES', colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const
    const { context, page: spanish } = await person(browser, options)
    await context.addCookies([await cookieAt(product.url)])
    await spanish.goto(`${product.url}/admin?view=table`)
    await spanish.getByLabel('Etapa: Ana Torres').waitFor()
    await spanish.getByRole('button', { name: /^Filtros/ }).click()
    await spanish.getByRole('button', { name: 'Tarjetas', exact: true }).click()
    await card(spanish, 'Ana Torres').waitFor()
    expect(await axe(spanish)).toEqual([])
  })
})
