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

/** Fills every visible field: text by name, the last option of each list and group; ticks every box. */
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
  it.each(formNames)('reads the failure of the form %s in Arabic, with the input kept', async (name) => {
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
  it.each(['en', 'ar'] as const)(
    'pastes a number in %s whose country is selected, without losing a character',
    async (language) => {
      const { url } = await startProduct()
      const { page, problems } = await person(browser)
      await page.goto(`${url}/${language}/welcome`)
      const form = page.locator('form#quick')
      await form.locator('[name=name]').focus()
      // Country names load together with the field's script.
      await expect.poll(() => form.locator('optgroup[data-named]').count()).toBe(1)
      const [list, field] = [form.locator('[name=phonePrefix]'), form.locator('[name=phoneNumber]')]
      await list.selectOption('+7 KZ')
      await field.fill('\u202a+34 600 111 305\u202c')
      await field.blur()
      await expect.poll(() => list.inputValue()).toBe('+34')
      expect(await field.inputValue()).toBe('600111305')
      await field.fill('030 9018 / 030 9019')
      await field.blur()
      expect([await list.inputValue(), await field.inputValue()]).toEqual(['+34', '030 9018 / 030 9019'])
      expect(problems).toEqual([])
    },
  )

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
