import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { owner, ownProduct } from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { axe } from './support/axe.ts'
import { confirmIdentity, goTo, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

describe('a site statement', () => {
  it('is made by a teammate with evidence and shows on the open public page at once', async () => {
    const product = await ownProduct()
    const ana = await teammate(browser, product.url, owner, { expected: [/400|403/] })
    await goTo(ana.page, 'Site statements')
    await ana.page.getByText(/\d+ of them disappear in live mode/).waitFor()
    await forgetProofs(product)

    await ana.page.getByRole('button', { name: 'Add evidence: Legal name of the company' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Add evidence: Legal name of the company' })
    await dialog.getByLabel('Value', { exact: true }).fill('Aurum Trading FZ-LLC')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await confirmIdentity(ana.page, owner.password)
    await dialog.getByText('Required', { exact: true }).waitFor()
    expect(await axe(ana.page)).toEqual([])
    await dialog.getByLabel('Link to the evidence').fill('https://register.example/4')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await ana.page.getByText('Published', { exact: true }).first().waitFor()

    const visitor = await person(browser)
    await visitor.page.goto(`${product.url}/en/welcome?variant=a`)
    await visitor.page.getByText('Aurum Trading FZ-LLC').first().waitFor()
    const evidence = visitor.page.getByRole('link', { name: 'evidence' }).first()
    await expect.poll(() => evidence.getAttribute('href')).toBe('https://register.example/4')

    // After a change the old name is still shown.
    await ana.page.getByRole('button', { name: 'Add evidence: Legal name of the company' }).click()
    await dialog.getByLabel('Value', { exact: true }).fill('Argentum Ltd')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await ana.page.getByRole('button', { name: 'History of Legal name of the company' }).click()
    const history = ana.page.getByRole('dialog', { name: 'History: Legal name of the company' })
    await history.getByText('Aurum Trading FZ-LLC').waitFor()
    await history.getByText('Argentum Ltd').waitFor()
    expect(await axe(ana.page)).toEqual([])
    expect([...ana.problems, ...visitor.problems]).toEqual([])
  })

  it('can be previewed before saving, and going live lists what will be hidden', async () => {
    const product = await ownProduct()
    const ana = await teammate(browser, product.url, owner, { expected: [/sandbox/] })
    await goTo(ana.page, 'Site settings')
    const frame = ana.page.frameLocator('iframe[title="Preview of the page"]')
    await frame.getByText(defaultSettings.name, { exact: true }).first().waitFor()
    await frame.getByText('sample figure').first().waitFor()
    expect(await axe(ana.page)).toEqual([])

    await ana.page.getByLabel('Name', { exact: true }).fill('Aurum')
    await frame.getByText('Aurum', { exact: true }).first().waitFor()
    await ana.page.getByRole('radio', { name: 'Live' }).check()
    await expect.poll(() => frame.getByText('sample figure').count()).toBe(0)
    await ana.page.getByLabel('Page language').selectOption('ar')
    await frame.locator('html[dir=rtl]').waitFor()

    // An unreadable colour is not saved.
    await ana.page.getByLabel('Accent', { exact: true }).fill('#202020')
    await ana.page.getByText('Too close to the background or to dark text').waitFor()
    await ana.page.getByRole('button', { name: 'Reset to default colors' }).click()

    await ana.page.getByRole('button', { name: 'Save changes' }).click()
    const question = ana.page.getByRole('dialog', { name: 'Switch the site to live?' })
    await question.getByText('Forms close until you add 3 more facts about the company.').waitFor()
    await question.getByText('Win rate', { exact: true }).waitFor()
    await question.getByText('License: number').waitFor()
    await question.getByText(/\d+ testimonials/).waitFor()
    expect(await axe(ana.page)).toEqual([])
    const visitor = await person(browser)
    await visitor.page.goto(`${product.url}/en/welcome?variant=a`)
    await expect.poll(() => visitor.page.getByText('sample figure').count()).toBeGreaterThan(0)
    await question.getByRole('button', { name: 'Switch to live' }).click()
    await ana.page.getByText('Saved. The site is up to date.').waitFor()
    await expect.poll(() => ana.page.title()).toBe('Site settings · Aurum')

    await visitor.page.reload()
    await visitor.page.getByText('Aurum', { exact: true }).first().waitFor()
    await expect.poll(() => visitor.page.locator('[data-provenance=sample]').count()).toBe(0)
    await goTo(ana.page, 'Site statements')
    await ana.page.getByText('Live mode: samples are hidden').waitFor()
    expect([...ana.problems, ...visitor.problems]).toEqual([])
  })
})
