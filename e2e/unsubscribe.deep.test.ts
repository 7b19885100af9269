import { expect, it } from 'vitest'
import { addressPartOf } from '#domain/site/languages.ts'
import { message, owner, ownProduct } from '#server/testing/product.ts'
import { leadWithLetter } from '#server/testing/rule-letter.ts'
import { unsubscribeWords } from '#web/words/messages/load.ts'
import { axe } from './support/axe.ts'
import { openRecord, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('the recipient of a letter unsubscribes by its link on a phone, in their language, and the team sees it at once', async () => {
  const written = await leadWithLetter()
  // Letters use the site's address; the tests' browser reaches a second server without one.
  const product = await ownProduct({ beside: written })
  const staff = await teammate(browser, product.url, owner)
  const lines = (await openRecord(staff.page, message.name)).getByRole('list', { name: 'Consent' })
  await lines.getByText(/^May get offers by email: agreed on /).waitFor()

  const options = { viewport: { width: 390, height: 844 }, expected: [/404/] }
  const { page, problems } = await person(browser, options)
  const open = (language: Parameters<typeof addressPartOf>[0], path = written.path) =>
    page.goto(product.url + path.replace('/es/', `/${addressPartOf(language)}/`))
  for (const language of ['ar', 'pt-BR', 'es'] as const) {
    await open(language)
    await page.getByRole('heading', { name: unsubscribeWords(language).ask.title }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  await lines.getByText(/^May get offers by email: agreed on /).waitFor()
  await page.getByRole('button', { name: unsubscribeWords('es').button }).press('Enter')
  await page.getByRole('heading', { name: unsubscribeWords('es').done.title }).waitFor()
  expect(await axe(page)).toEqual([])
  await lines.getByText(/^No offers by email: consent withdrawn on /).waitFor()

  await open('es', written.path.slice(0, -4))
  await page.getByRole('heading', { name: unsubscribeWords('es').bad.title }).waitFor()
  expect(await axe(page)).toEqual([])
  expect([problems, staff.problems]).toEqual([[], []])
})
