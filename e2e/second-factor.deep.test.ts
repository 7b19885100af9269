import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { owner, ownProduct, signIn } from '#server/testing/product.ts'
import { forgetProofs, setUpTotp, totpCode } from '#server/testing/second-factor.ts'
import { axe } from './support/axe.ts'
import { askedWhoIsIn, confirmIdentity, givePassword, goToAccount, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** The recovery codes the dialog shows. */
async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' })
  await dialog.getByRole('listitem').nth(9).waitFor()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toMatch(/recovery-codes\.txt$/)
  // Only its button closes it.
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(true)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  return codes
}

/** A virtual authenticator in the browser that approves every request. */
async function plugInPasskey(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

describe('a second factor', () => {
  it('is an app set up by QR code or text, required at the next login, and replaced by a recovery code once', async () => {
    const product = await ownProduct()
    const { page, problems } = await teammate(browser, product.url, owner, { expected: [/403|400/] })
    await forgetProofs(product)
    await goToAccount(page)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Set up' }).click()
    await confirmIdentity(page, owner.password)
    const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' })
    await setup.getByRole('img', { name: /QR code/ }).waitFor()
    const secret = (await setup.locator('code').innerText()).replaceAll(' ', '')
    expect(await axe(page)).toEqual([])
    await setup.getByLabel('Six-digit code').fill('000')
    await setup.getByRole('button', { name: 'Turn on' }).click()
    await setup.getByText('Enter the six digits from your app').waitFor()
    await setup.getByLabel('Six-digit code').fill(await totpCode(secret, 5))
    await setup.getByRole('button', { name: 'Turn on' }).click()
    await setup.getByText('Wrong or used code').waitFor()
    await setup.getByLabel('Six-digit code').fill(await totpCode(secret, -1))
    await setup.getByRole('button', { name: 'Turn on' }).click()
    const codes = await saveCodes(page)
    expect(codes).toHaveLength(10)
    await page.getByText('10 left').waitFor()

    const later = await person(browser, { expected: [...askedWhoIsIn, /400/] })
    await later.page.goto(`${product.url}/admin`)
    await givePassword(later.page, owner)
    await later.page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor()
    expect(await axe(later.page)).toEqual([])
    await later.page.getByLabel('Six-digit code').fill(await totpCode(secret, 9))
    await later.page.getByRole('button', { name: 'Confirm' }).click()
    await later.page.getByText('Wrong or used code').waitFor()
    await later.page.getByLabel('Six-digit code').fill(await totpCode(secret))
    await later.page.getByRole('button', { name: 'Confirm' }).click()
    await later.page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()

    // The phone is lost.
    for (const outcome of ['Leads', null]) {
      const lost = await person(browser, { expected: [...askedWhoIsIn, /400/] })
      await lost.page.goto(`${product.url}/admin`)
      await givePassword(lost.page, owner)
      await lost.page.getByRole('button', { name: 'Use a recovery code' }).click()
      await lost.page.getByLabel('Recovery code').fill(codes[0]!)
      await lost.page.getByRole('button', { name: 'Confirm' }).click()
      if (outcome) await lost.page.getByRole('heading', { name: outcome, level: 1 }).waitFor()
      else await lost.page.getByText('Invalid or used recovery code').waitFor()
      expect(lost.problems).toEqual([])
    }
    expect([...problems, ...later.problems]).toEqual([])
  })

  it('is a passkey: created in the account, used at login and for step-ups', async () => {
    const product = await ownProduct()
    // Browsers create passkeys for host names only, not for IP addresses.
    const url = product.url.replace('127.0.0.1', 'localhost')
    const { page, context, problems } = await teammate(browser, url, owner, { expected: [/403/] })
    await plugInPasskey(context, page)
    await goToAccount(page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a passkey' })
    await adding.getByLabel('Name').fill('Work laptop')
    await adding.getByRole('button', { name: 'Continue' }).click()
    await saveCodes(page)
    const mine = page.getByRole('list', { name: 'Passkeys' })
    await mine.getByText('Work laptop').waitFor()

    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await givePassword(page, owner)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor()

    await forgetProofs(product)
    await page.getByRole('button', { name: 'Generate new codes' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Generate new codes' }).click()
    await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('button', { name: 'Use a passkey' }).click()
    await saveCodes(page)

    await mine.getByRole('button', { name: 'Remove: Work laptop' }).click()
    await page.getByRole('alertdialog').getByText('This turns off 2FA').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Off. Turn it on').waitFor()
    expect(problems).toEqual([])
  })

  it('is required over the screen of an ended session, which keeps its state', async () => {
    const product = await ownProduct()
    const { page, problems } = await teammate(browser, product.url, owner, { expected: [/401/] })
    await goToAccount(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('New password', { exact: true }).fill('half of what I meant')
    // Set up on another device: all other sessions have ended.
    const { secret } = await setUpTotp(product, await signIn(product.url))
    const again = page.getByRole('dialog', { name: 'Log in again' })
    await again.getByLabel('Password', { exact: true }).fill(owner.password)
    await again.getByRole('button', { name: 'Log in' }).click()
    const second = page.getByRole('dialog', { name: 'Two-factor authentication' })
    await second.getByLabel('Six-digit code').fill(await totpCode(secret))
    await second.getByRole('button', { name: 'Confirm' }).click()
    await second.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe('half of what I meant')
    expect(problems).toEqual([])
  })

  it('lets its person see and end their other sessions', async () => {
    const { url } = await ownProduct()
    const desk = await teammate(browser, url, owner)
    const phone = await teammate(browser, url, owner)
    await goToAccount(desk.page)
    const sessions = desk.page.getByRole('list', { name: 'Active sessions' })
    await sessions.getByRole('listitem').nth(1).waitFor()
    await sessions.getByRole('button', { name: /^Log out/ }).click()
    await desk.page.getByText('Device logged out').first().waitFor()
    await phone.page.getByRole('dialog', { name: 'Log in again' }).waitFor()
    await sessions.getByRole('listitem').nth(1).waitFor({ state: 'detached' })
    expect([...desk.problems, ...phone.problems]).toEqual([])
  })
})
