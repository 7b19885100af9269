import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { runsHere, signIn } from '#server/testing/product.ts'
import { navigationFor, placeLabel } from '#web/admin/shell/screens.ts'
import { words } from '#web/words/staff/first-en.ts'
import { openPage } from './browser.ts'

const ownersPlaces = navigationFor('owner').flatMap(({ places }) => places)

/** A person with their own browser, closed when the test ends; `problems` collects the browser's errors. */
type Person = { readonly context: BrowserContext; readonly page: Page; readonly problems: string[] }

export type PersonOptions = Parameters<Browser['newContext']>[0] & { readonly expected?: RegExp[] }

/** No animations: elements appear at once. */
const usual = { viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' } as const

export async function person(browser: Browser, { expected = [], ...options }: PersonOptions = {}): Promise<Person> {
  const context = await browser.newContext({ ...usual, ...options })
  context.setDefaultTimeout(inject('locatorTimeout'))
  onTestFinished(async ({ task }) => {
    const [error] = task.result?.errors ?? []
    if (error) error.message += await whatShows(context)
    await context.close()
  })
  return { context, ...(await openPage(context, expected)) }
}

/** The accessibility tree of each open page, for the report of a failed journey. */
async function whatShows(context: BrowserContext): Promise<string> {
  const shown = context.pages().map(async (page) => {
    const body = await page.locator('body').ariaSnapshot().catch(String)
    return `\n— ${page.url()}\n${body}`
  })
  return (await Promise.all(shown)).join('')
}

/** Reading the session before login answers 401, which the browser logs. */
export const askedWhoIsIn = [/401/]

/** A teammate at the board. */
export async function teammate(
  browser: Browser,
  url: string,
  login: { username: string; password: string },
  options: PersonOptions = {},
): Promise<Person> {
  const someone = await person(browser, { ...options, expected: [...askedWhoIsIn, ...(options.expected ?? [])] })
  const { page } = someone
  if (runsHere(url)) {
    await someone.context.addCookies([await cookieAt(url, login.username)])
    await page.goto(`${url}/admin`)
  } else {
    await page.goto(`${url}/admin`)
    await givePassword(page, login)
  }
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  return someone
}

/** The cookie of a new session of the owner, or of the teammate with this name. */
export async function cookieAt(url: string, username?: string) {
  const [name, value] = (await signIn(url, username === undefined ? {} : { username })).cookie.split('=') as [
    string,
    string,
  ]
  return { name, value, url }
}

/** The first step of a login, on the login page. */
export async function givePassword(page: Page, login: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username').fill(login.username)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: /log in|sign in/i }).click()
}

/** A link by its text, with or without a count. */
const link = (scope: Locator, text: string) => scope.getByRole('link', { name: new RegExp(`^${text}(\\s|$)`) })

/** The navigation link to a screen, or to the place it is a tab of. */
export function placeOf(page: Page, screen: string): Locator {
  const place = ownersPlaces.find(({ screens }) => screens.some(({ name }) => words.screens[name] === screen))
  if (!place) throw new Error(`No screen is called ${screen}`)
  return link(page.getByRole('navigation', { name: words.navigation }), placeLabel(place, words))
}

export const tabOf = (page: Page, screen: string): Locator =>
  link(page.getByRole('navigation', { name: words.screensOf('') }), screen)

/** Goes to another screen by the navigation and, unless it is the first tab of its place, by its tab. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await placeOf(page, screen).click()
  const isFirst = ownersPlaces.some(({ screens: [first] }) => words.screens[first.name] === screen)
  if (!isFirst) await tabOf(page, screen).click()
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

/** Goes to the own account by the account menu. */
export async function goToAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor()
}

export const visibleDialogs = (page: Page): Locator =>
  page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true })

/** Enters the password where the product asks to confirm identity. */
export async function confirmIdentity(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await expect.poll(() => visibleDialogs(page).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export const column = (page: Page, stage: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${stage}`) })

/** The side panel with the record of a lead, opened from its card. */
export async function openRecord(page: Page, name: string): Promise<Locator> {
  await card(page, name).getByRole('link').first().click()
  const record = page.getByRole('complementary').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await record.getByRole('heading', { name, exact: true }).waitFor()
  return record
}

/** The dialog with every field of a lead, opened from its record. */
export async function openForm(page: Page, name: string): Promise<Locator> {
  const record = await openRecord(page, name)
  await record.getByRole('button', { name: /^(Edit all fields|Editar todos los campos)$/ }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  return dialog
}

/** A lead's card, on the whole board or in one column. */
export const card = (page: Page, name: string, scope: Page | Locator = page): Locator =>
  scope.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
