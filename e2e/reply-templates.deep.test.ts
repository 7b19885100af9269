import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { card, goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

describe('the team’s own words', () => {
  it('are written once, checked, and begin every letter in that language, until reset', async () => {
    const product = await ownProduct()
    await call(product.url, 'sendContact', { body: message })
    const { page, problems } = await teammate(browser, product.url, owner)
    await goTo(page, 'Reply templates')
    await page.getByLabel('Language of the texts').selectOption('es')
    const first = page.getByRole('region', { name: 'First reply' })
    await first.getByLabel('Text', { exact: true }).fill('Hola de parte de {nombre}.')
    await first.getByRole('button', { name: 'Save' }).click()
    await first.getByText('Unknown placeholder {nombre}: it would be sent as is. Correct or remove it.').waitFor()
    await first.getByLabel('Text', { exact: true }).fill('Soy {colleague}, de {company}.')
    await first.getByText('What the customer sees').click()
    await first.getByText('Soy owner, de').waitFor()
    expect(await axe(page)).toEqual([])
    await first.getByRole('button', { name: 'Save' }).click()
    await first.getByText('Changed by owner').waitFor()

    await goTo(page, 'Leads')
    await card(page, message.name)
      .getByRole('button', { name: `Contact ${message.name}` })
      .click()
    await page.getByRole('menuitem', { name: 'Email' }).click()
    const letter = page.getByRole('form', { name: `Email to ${message.name}` })
    await expect.poll(() => letter.getByRole('textbox', { name: 'Message' }).inputValue()).toContain('Soy owner, de')
    // The risk warning is added whatever the team writes.
    expect(await letter.getByRole('textbox', { name: 'Message' }).inputValue()).toContain('puedes perder todo')
    await letter.getByRole('textbox', { name: 'Message' }).fill('Los beneficios están garantizados.')
    await letter.getByText('Leave out “beneficios están garantizados”.').waitFor()
    expect(await letter.getByRole('button', { name: 'Open in email app' }).isDisabled()).toBe(true)
    await letter.getByRole('link', { name: 'Edit templates' }).click()

    await page.getByLabel('Language of the texts').selectOption('es')
    await first.getByRole('button', { name: 'Reset to default' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }).click()
    await first.getByText('Default', { exact: true }).waitFor()
    await expect.poll(() => first.getByLabel('Text', { exact: true }).inputValue()).toContain('Gracias por escribirnos')
    expect(problems).toEqual([])
  })

  it('of two teammates are both shown when they change the same text', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const { page } = await teammate(browser, product.url, owner, { expected: [/409/] })
    await goTo(page, 'Reply templates')
    const first = page.getByRole('region', { name: 'First reply' })
    await first.getByLabel('Text', { exact: true }).fill('What I write.')
    const params = { template: 'first', language: 'en' } as const
    const theirs = { subject: 'Theirs', text: 'What they wrote.', version: 0 }
    await call(product.url, 'saveReplyTemplate', { params, body: theirs, headers })
    await first.getByRole('button', { name: 'Save' }).click()
    await first.getByText('What they wrote.').waitFor()
    expect(await first.getByLabel('Text', { exact: true }).inputValue()).toBe('What I write.')
    expect(await axe(page)).toEqual([])
    await first.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Template saved').first().waitFor()
    const { data } = (await call(product.url, 'listReplyTemplates', { headers })).body
    expect(data).toMatchObject([{ text: 'What I write.', version: 2 }])
  })
})
