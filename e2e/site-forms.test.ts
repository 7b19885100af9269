import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startProduct } from '#server/testing/product.ts'
import { addressOf, type FormName, formNames, type PageName, pageFacts } from '#web/site/page.ts'
import { siteWords } from '#web/words/site/load.ts'
import { person } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** A page that carries this form. */
const pageOf = (form: FormName) =>
  (Object.keys(pageFacts) as PageName[]).find((page) => pageFacts[page].forms.includes(form))!

const typed: Readonly<Record<string, string>> = { email: 'ana@example.com', phoneNumber: '501234567' }

/** Fills every field in sight: text by its name, of each list and group of choices the last, and ticks every box. */
async function fillInAll(form: Locator): Promise<void> {
  for (const radio of await form.locator('input[type=radio]').all()) await radio.check()
  for (const box of await form.locator('input[type=checkbox]').all()) if (await box.isVisible()) await box.check()
  for (const list of await form.locator('select:visible').all()) await list.selectOption({ index: 2 })
  const texts = 'input:not([type=hidden], [type=radio], [type=checkbox]):visible, textarea:visible'
  for (const field of await form.locator(texts).all()) {
    const name = (await field.getAttribute('name'))!
    const type = await field.getAttribute('inputmode')
    if (name !== 'q7x')
      await field.fill(typed[name] ?? (type === 'decimal' || type === 'numeric' ? '500' : `My ${name}`))
  }
}

const valuesOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => [...new FormData(element)].map(([name, value]) => `${name}=${value}`))

describe('a visitor whose connection is cut', () => {
  it.each(formNames)('reads in Arabic the failure of the form %s, which keeps what was typed', async (name) => {
    const language = 'ar'
    const { url } = await startProduct()
    const { page, context } = await person(browser, { expected: [/ERR_INTERNET_DISCONNECTED/] })
    const pageName = pageOf(name)
    const { variant } = pageFacts[pageName]
    await page.goto(`${url}${addressOf(language, pageName)}${variant ? `?variant=${variant}` : ''}`)
    const form = page.locator(`form#${name}`)
    await fillInAll(form)
    const before = await valuesOf(form)
    expect(before).toContain('email=ana@example.com')

    await context.setOffline(true)
    await form.locator('button[type=submit]').click()
    const words = siteWords(language)
    const own = { ...words.form, setup: words.service.setup.form, cancel: words.service.cancel }[name]
    await expect.poll(() => form.getByRole('alert').innerText()).toBe(`${own.failedTitle}\n${own.failedText}`)
    expect(await valuesOf(form)).toEqual(before)
    await expect.poll(() => form.locator('button[type=submit]').isEnabled()).toBe(true)
  })
})

describe('the field for a phone number', () => {
  it.each(['en', 'ar'] as const)('keeps in %s the digits of what is typed, and its caret', async (language) => {
    const { url } = await startProduct()
    const { page, problems } = await person(browser)
    await page.goto(`${url}/${language}/welcome`)
    const form = page.locator('form#quick')
    await form.locator('[name=name]').focus()
    // The other countries arrive with what watches the field.
    await expect.poll(() => form.locator('[name=phonePrefix] optgroup').count()).toBe(2)
    const field = form.locator('[name=phoneNumber]')
    await field.pressSequentially('15a1-2b34 567890')
    expect(await field.inputValue()).toBe('151234567890')
    for (let step = 0; step < 6; step++) await field.press('ArrowLeft')
    await field.pressSequentially('x9')
    expect(await field.inputValue()).toBe('1512349567890')
    await field.fill('')
    await field.pressSequentially('+44 7700 900-123')
    expect(await field.inputValue()).toBe('+447700900123')
    expect(problems).toEqual([])
  })

  it.each([
    ['pt', 'Irão', 'Polónia'],
    ['pt-br', 'Irã', 'Polônia'],
  ])('lists every country as readers of %s call it', async (part, ...names) => {
    const { url } = await startProduct()
    const { page } = await person(browser)
    await page.goto(`${url}/${part}/welcome`)
    const form = page.locator('form#quick')
    await form.locator('[name=name]').focus()
    const isListed = async (name: string) =>
      (await form.locator('[name=phonePrefix] option').allTextContents()).some((text) => text.startsWith(`${name} `))
    for (const name of names) await expect.poll(() => isListed(name), { message: name }).toBe(true)
  })
})
