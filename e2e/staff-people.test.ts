import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { owner, ownProduct } from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'
import { axe } from './support/axe.ts'
import { askedWhoIsIn, confirmIdentity, goTo, person, placeOf, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const own = 'nine calm boats at noon'

/** The actions offered for a teammate in the list. */
async function choose(page: Page, username: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More options for ${username}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the team', () => {
  it('admits an invited teammate, allows what their role may do, and logs out a disabled one at once', async () => {
    const product = await ownProduct()
    const ana = await teammate(browser, product.url, owner, { expected: [/400|403/] })
    await forgetProofs(product)
    await goTo(ana.page, 'Team')
    expect(await axe(ana.page)).toEqual([])

    // Invites; the link is shown once.
    await ana.page.getByRole('button', { name: 'Invite teammate' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Invite a teammate' })
    await dialog.getByLabel('Email', { exact: true }).fill('not an address')
    await dialog.getByRole('radio', { name: 'Manager' }).check()
    await dialog.getByRole('button', { name: 'Create invitation' }).click()
    await confirmIdentity(ana.page, owner.password)
    await dialog.getByText('Enter a valid email address').waitFor()
    await dialog.getByLabel('Email', { exact: true }).fill('ben@example.com')
    await dialog.getByRole('button', { name: 'Create invitation' }).click()
    const made = ana.page.getByRole('dialog', { name: 'Invitation created' })
    const link = await made.locator('code').innerText()
    await made.getByText('No email was sent').waitFor()
    expect(await axe(ana.page)).toEqual([])
    await made.getByRole('button', { name: 'Done' }).click()
    await ana.page.getByRole('list', { name: 'Pending invitations' }).getByText('ben@example.com').waitFor()

    // Accepted in another browser.
    const ben = await person(browser, { expected: [...askedWhoIsIn, /400|403/] })
    const asked: string[] = []
    ben.page.on('request', (request) => asked.push(request.url()))
    await ben.page.goto(link)
    await ben.page.getByText('owner invited you to join as: Manager.').waitFor()
    expect(await axe(ben.page)).toEqual([])
    await ben.page.getByLabel('Your username').fill('owner')
    await ben.page.getByLabel('Your password').fill('short')
    await ben.page.getByRole('button', { name: 'Join the team' }).click()
    await ben.page.getByText('Use at least 15 characters').waitFor()
    await ben.page.getByLabel('Your password').fill(own)
    await ben.page.getByRole('button', { name: 'Join the team' }).click()
    await ben.page.getByText('Already taken. Choose another.').waitFor()
    await ben.page.getByLabel('Your username').fill('ben')
    await ben.page.getByRole('button', { name: 'Join the team' }).click()
    await ben.page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
    const token = new URL(link).hash.slice(1)
    expect(
      asked.filter((address) => new URL(address).pathname.includes(token) || address.includes(`?${token}`)),
    ).toEqual([])
    expect(product.log.join('\n')).not.toContain(token)
    await expect.poll(() => ben.page.url()).not.toContain(token)

    // A manager reads the audit log; a viewer does not.
    await goTo(ben.page, 'Audit log')
    await ben.page.getByRole('list', { name: 'Entries, newest first' }).getByText('Invitation accepted').waitFor()
    await ana.page.reload()
    await choose(ana.page, 'ben', 'Change role')
    const roleDialog = ana.page.getByRole('dialog', { name: 'Role of ben' })
    await roleDialog.getByRole('radio', { name: 'Viewer' }).check()
    await roleDialog.getByRole('button', { name: 'Save' }).click()
    await roleDialog.waitFor({ state: 'hidden' })
    await placeOf(ben.page, 'Audit log').waitFor({ state: 'hidden' })
    // A viewer finds the team by search.
    await ben.page.keyboard.press('Control+k')
    await ben.page.getByRole('dialog').getByRole('combobox').fill('team')
    await ben.page.getByRole('option', { name: 'Team' }).first().click()
    await ben.page.getByRole('heading', { name: 'Team', level: 1 }).waitFor()
    await expect.poll(() => ben.page.getByRole('button', { name: 'Invite teammate' }).count()).toBe(0)

    // Disabled: signed out at once, and the login is refused.
    await choose(ana.page, 'ben', 'Disable account')
    await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
    await ana.page.getByText('Account of ben disabled').first().waitFor()
    await ben.page.getByRole('dialog', { name: 'Log in again' }).waitFor()
    await ben.page.getByLabel('Password', { exact: true }).fill(own)
    await ben.page.getByRole('button', { name: 'Log in' }).click()
    await ben.page.getByText('Invalid credentials').first().waitFor()

    await choose(ana.page, 'ben', 'Enable account')
    await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Enable account' }).click()
    await ana.page.getByText('Account of ben enabled').first().waitFor()
    await ben.page.getByRole('button', { name: 'Log in' }).click()
    await ben.page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect([...ana.problems, ...ben.problems]).toEqual([])

    // The link works only once.
    const late = await person(browser, { expected: [...askedWhoIsIn, /404/] })
    await late.page.goto(link)
    await late.page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()
  })

  it('gives a one-time password to a teammate who forgot theirs, replaced at the next login', async () => {
    const product = await ownProduct()
    const ana = await teammate(browser, product.url, owner)
    await goTo(ana.page, 'Team')
    await ana.page.getByRole('button', { name: 'Invite teammate' }).click()
    await ana.page.getByRole('button', { name: 'Create invitation' }).click()
    const link = await ana.page.locator('code').innerText()
    await ana.page.getByRole('button', { name: 'Done' }).click()
    // The board behind the login may be requested once more before the password is chosen, and is refused.
    const ben = await person(browser, { expected: [...askedWhoIsIn, /401/, /403.*\/api\/board/] })
    await ben.page.goto(link)
    await ben.page.getByLabel('Your username').fill('ben')
    await ben.page.getByLabel('Your password').fill(own)
    await ben.page.getByRole('button', { name: 'Join the team' }).click()
    await ben.page.getByText('Live', { exact: true }).waitFor()

    await ana.page.reload()
    await choose(ana.page, 'ben', 'Reset password')
    await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click()
    const password = await ana.page.getByRole('dialog', { name: 'One-time password' }).locator('code').innerText()
    await ben.page.getByRole('dialog', { name: 'Log in again' }).waitFor()
    await ben.page.getByLabel('Password', { exact: true }).fill(password)
    await ben.page.getByRole('button', { name: 'Log in' }).click()
    await ben.page.getByRole('heading', { name: 'Choose your password' }).waitFor()
    expect(ben.problems).toEqual([])
  })
})
