import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { owner, ownProduct } from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { axe } from './support/axe.ts'
import { card, confirmIdentity, goTo, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

describe('a person who asks', () => {
  it('gets their stored data, and is erased from every board and the outbox; others stay', async () => {
    const product = await ownProduct()
    await sendLead(product, { name: 'Jonas Weber', email: 'jonas@example.com', phone: '+49 15112345678' })
    await sendLead(product, { name: 'Lucía Fernández', email: 'lucia@example.com' })
    const ana = await teammate(browser, product.url, owner, { expected: [/400|403/] })
    const ben = await teammate(browser, product.url, owner)
    await card(ben.page, 'Jonas Weber').waitFor()

    // Mails sent to them are in the outbox, as no mail server is set.
    await goTo(ana.page, 'Sent mail')
    await ana.page.getByText('No mail server is set.').waitFor()
    await ana.page.getByRole('list', { name: 'Emails, newest first' }).getByText('jonas@example.com').click()
    const mail = ana.page.getByRole('dialog')
    await mail.getByText('Message received').waitFor()
    expect(await axe(ana.page)).toEqual([])
    await ana.page.keyboard.press('Escape')

    await goTo(ana.page, 'Privacy')
    await ana.page.getByRole('button', { name: 'Find' }).click()
    await ana.page.getByText('Enter an email address or a phone number').waitFor()
    await ana.page.getByLabel('Email', { exact: true }).fill('JONAS@example.com')
    await ana.page.getByRole('button', { name: 'Find' }).click()
    await ana.page.getByRole('list', { name: 'Records of this person' }).getByText('Jonas Weber').waitFor()
    await ana.page.getByRole('list', { name: 'Consents' }).getByText('Reply to the message').waitFor()
    expect(ana.page.url()).not.toContain('jonas')
    expect(await axe(ana.page)).toEqual([])

    await forgetProofs(product)
    const saving = ana.page.waitForEvent('download')
    await ana.page.getByRole('button', { name: 'Export as JSON' }).click()
    await confirmIdentity(ana.page, owner.password)
    const file = readFileSync(await (await saving).path(), 'utf8')
    expect(file).toContain('+49 15112345678')
    expect(file).not.toContain('Lucía')

    await ana.page.getByRole('button', { name: 'Erase…' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Erase all data about this person?' })
    await dialog.getByRole('region', { name: 'What stays, and why' }).getByText('Audit log').waitFor()
    expect(await axe(ana.page)).toEqual([])
    await dialog.getByLabel(/to confirm$/).fill('somebody else')
    await dialog.getByRole('button', { name: 'Erase permanently' }).click()
    await dialog.getByText('Type exactly: JONAS@example.com').waitFor()
    await dialog.getByLabel(/to confirm$/).fill('jonas@example.com')
    await dialog.getByRole('button', { name: 'Erase permanently' }).click()
    await ana.page.getByText('Nothing is stored about this person').waitFor()
    const stays = ana.page.getByRole('region', { name: 'What stays, and why' })
    await stays.getByText('Backups made until now: until you delete them.').waitFor()
    await card(ben.page, 'Jonas Weber').waitFor({ state: 'detached' })
    await card(ben.page, 'Lucía Fernández').waitFor()

    await goTo(ana.page, 'Sent mail')
    await ana.page.getByText('lucia@example.com').waitFor()
    await expect.poll(() => ana.page.getByText('jonas@example.com').count()).toBe(0)
    await goTo(ana.page, 'Audit log')
    await ana.page.getByRole('list', { name: 'Entries, newest first' }).getByText('Personal data erased').waitFor()
    expect([...ana.problems, ...ben.problems]).toEqual([])
  })

  it('finds rules set by its owner: retention periods, refused if invalid', async () => {
    const { url } = await ownProduct()
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Privacy')
    await page.getByLabel('Lost leads: months').fill('6')
    await page.getByLabel('Audit log: months').fill('3')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('12 to 240 months').waitFor()
    await page.getByLabel('Audit log: keep forever').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. It applies from the next nightly deletion.').first().waitFor()
    await page.reload()
    await page.getByLabel('Lost leads: months').waitFor()
    await expect.poll(() => page.getByLabel('Lost leads: months').inputValue()).toBe('6')
    await expect.poll(() => page.getByLabel('Audit log: keep forever').isChecked()).toBe(true)
    expect(problems).toEqual([])
  })
})
