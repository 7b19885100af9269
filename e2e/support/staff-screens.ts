import pg from 'pg'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, inject, it } from 'vitest'
import type { StaffLanguage } from '#domain/site/languages.ts'
import { owner, type Product, shareProduct } from '#server/testing/product.ts'
import { openVault } from '#server/vault/vault.ts'
import { screensFor, tabsFor } from '#web/admin/shell/screens.ts'
import type { StaffWords as Words } from '#web/words/staff/en.ts'
import { loadStaffWords } from '#web/words/staff/load.ts'
import { writeWork } from '../../scripts/seed/activity/write-work.ts'
import { loadLeads } from '../../scripts/seed/load.ts'
import { makeLeads } from '../../scripts/seed/make-leads.ts'
import { writeRecord } from '../../scripts/seed/write-record.ts'
import { writeSetups } from '../../scripts/seed/write-setups.ts'
import { axe } from './axe.ts'
import { openPage } from './browser.ts'
import { cookieAt } from './people.ts'
import { browser } from './shared-browser.ts'

/** Steps taken on a screen before it is checked; `lead` is a lead's id. */
type Step = (page: Page, words: Words) => Promise<unknown>
type Screen = readonly [path: string, step?: Step]

const tab =
  (name: (words: Words) => string): Step =>
  (page, words) =>
    page.getByRole('tab', { name: name(words) }).click()
const press =
  (name: (words: Words) => string): Step =>
  (page, words) =>
    page
      .getByRole('button', { name: name(words), exact: true })
      .first()
      .click()

/** Every screen of the staff area, and the dialogs that open over them. */
const screens: Record<string, Screen> = {
  board: ['/admin'],
  filters: ['/admin', press(({ workspace }) => workspace.more(0))],
  'saved views': [
    '/admin',
    async (page, words) => {
      // On a phone the views are with the filters.
      await press(({ workspace }) => workspace.more(0))(page, words)
      await press(({ workspace }) => workspace.saved.button)(page, words)
    },
  ],
  'display menu': ['/admin', press(({ workspace }) => workspace.display.button)],
  palette: ['/admin/day', (page) => page.keyboard.press('Control+k')],
  shortcuts: ['/admin/day', (page) => page.keyboard.press('?')],
  alerts: [
    '/admin/day',
    (page, { work }) => page.getByRole('button', { name: new RegExp(`^${work.alerts(0, '')}`) }).click(),
  ],
  'quick look': ['/admin?peek=LEAD'],
  details: ['/admin?lead=LEAD', tab(({ leads }) => leads.dialog.details)],
  history: ['/admin?lead=LEAD', tab(({ leads }) => leads.dialog.history)],
  tasks: ['/admin?lead=LEAD', tab(({ desk }) => desk.tasks.tab)],
  letter: ['/admin?lead=LEAD', press(({ work }) => work.actions.email)],
  meeting: ['/admin?lead=LEAD', press(({ work }) => work.actions.meeting)],
  cards: ['/admin?view=grid'],
  table: ['/admin?view=table'],
  columns: ['/admin?view=table', press(({ workspace }) => workspace.columnsButton)],
  'nothing found': ['/admin?view=table&q=zzzzzz'],
  inbox: ['/admin/inbox'],
  'my day': ['/admin/day'],
  'my week': ['/admin/day?view=week'],
  analytics: ['/admin/analytics?days=365'],
  quarantine: ['/admin/quarantine'],
  duplicates: ['/admin/duplicates'],
  merge: [
    '/admin/duplicates',
    (page, { duplicates }) => page.getByRole('button', { name: duplicates.compare }).first().click(),
  ],
  transfer: ['/admin/import'],
  bin: ['/admin/bin'],
  customers: ['/admin/customers'],
  setups: ['/subscription-management'],
  cancellations: ['/admin/cancellations'],
  'track record': ['/track-record'],
  accounts: ['/admin/accounts'],
  claims: ['/admin/claims'],
  automation: ['/admin/automation'],
  'a rule': ['/admin/automation/new'],
  'log of rules': ['/admin/automation', tab(({ automation }) => automation.tabs.log)],
  'win probability': ['/admin/win-probability'],
  'lost reasons': ['/admin/lost-reasons'],
  channels: ['/admin/channels'],
  connections: ['/admin/connections'],
  settings: ['/admin/settings'],
  templates: ['/admin/templates', (page, { templates }) => page.getByText(templates.preview).first().click()],
  people: ['/admin/people'],
  audit: ['/admin/audit'],
  outbox: ['/admin/outbox'],
  privacy: ['/admin/privacy'],
  account: ['/admin/account'],
}

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** The checks of one language; then whether each screen also fits at the other size. */
const looks = {
  en: { locale: 'en-GB', viewport: wide, colorScheme: 'light', other: narrow },
  es: { locale: 'es-ES', viewport: narrow, colorScheme: 'dark', other: wide },
  ar: { locale: 'ar-AE', viewport: wide, colorScheme: 'light', other: narrow },
  ru: { locale: 'ru-RU', viewport: narrow, colorScheme: 'light', other: wide },
} as const satisfies Record<StaffLanguage, object>

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

/** Fills the product as on a busy day; returns the id of a lead with a very long name. */
async function fillProduct({ connection, database }: Product): Promise<string> {
  const now = Date.now()
  const client = new pg.Client(connection)
  await client.connect()
  await loadLeads(client, makeLeads({ leads: 40, seed: 'screens', months: 6, now }))
  await writeRecord(client, 'screens', now)
  await client.end()
  const secretsKey = Buffer.alloc(32, 'key of the tests').toString('base64')
  await writeSetups(database.sql, await openVault(database.sql, { secretsKey, dataDir: '/nowhere' }), 'screens', now)
  await writeWork(database, { seed: 'screens', now, owner: owner.username })
  // Users' texts may be in any language: removes them, leaving the product's own.
  await database.pool.query(`update lead_tasks set title = $1`, [long])
  const { rows } = await database.pool.query(
    `update contact_requests set name = $1, email = $2, assigned_to = $1, message = $1, notes = $1
     where id = (select lead_id from lead_tasks limit 1) returning id`,
    [long, `${long.toLowerCase()}@example.com`],
  )
  return rows[0].id
}

/** Horizontal overflow in pixels of the page, or of the container its heading scrolls in. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const rooms: Element[] = []
    const isClipped = (element: Element) => getComputedStyle(element).overflowX === 'hidden'
    // A title for screen readers only is one pixel wide.
    for (let e = document.querySelector('h1') as Element | null; e; e = e.parentElement)
      if (!isClipped(e)) rooms.push(e)
    return Math.max(...rooms.map((room) => room.scrollWidth - room.clientWidth))
  })

/** Start and middle of the title line; the start is the right edge on right-to-left pages. */
const titleLine = async (page: Page) => {
  const title = page.locator('h1').first()
  const isRtl = await title.evaluate((element) => getComputedStyle(element).direction === 'rtl')
  const box = await title.boundingBox()
  const begin = (box?.x ?? 0) + (isRtl ? (box?.width ?? 0) : 0)
  return `${Math.round(begin)}, ${(box?.y ?? 0) + (box?.height ?? 0) / 2}`
}

/** All texts of a catalogue that have no placeholders. */
const sentencesOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : part && typeof part === 'object' ? Object.values(part).flatMap(sentencesOf) : []

const english = await loadStaffWords('en')

/** English texts or labels left on the page in another language. */
const leftInEnglish = async (page: Page, own: Words) => {
  const same = new Set(sentencesOf(own))
  const onlyEnglish = new Set(sentencesOf(english).filter((text) => !same.has(text)))
  const found = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
    }
    return texts
  })
  return found.map((text) => text.trim()).filter((text) => onlyEnglish.has(text))
}

/** Waits until nothing is loading or drawn as a skeleton. */
const settled = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)

/**
 * Checks every screen of the staff area in a language, one test each, with one person in one product: it opens without a
 * complaint of the browser and fits; thoroughly, it is also accessible, fits at the other size, and speaks one language.
 * Call it in a separate file per language, so that both run in parallel.
 */
export function walkStaffScreens(language: StaffLanguage, { thoroughly }: { thoroughly: boolean }): void {
  const { viewport, other, ...look } = looks[language]
  let words: Words
  const product = shareProduct()
  let page: Page
  let problems: string[]
  let lead: string
  /** Position of the title line by URL. */
  const titles = new Map<string, string>()

  beforeAll(async () => {
    words = await loadStaffWords(language)
    lead = await fillProduct(product())
    const context = await browser.newContext({ ...look, viewport, reducedMotion: 'reduce' })
    context.setDefaultTimeout(inject('locatorTimeout'))
    ;({ page, problems } = await openPage(context, [/preview/]))
    await context.addCookies([await cookieAt(product().url)])
    await page.goto(`${product().url}/admin`)
    await page.getByRole('article').first().waitFor()
    return () => context.close()
  })
  beforeEach(() => void problems.splice(0))

  it.each(Object.entries(screens))('%s', async (_name, [path, step]) => {
    await page.setViewportSize(viewport)
    await page.goto(`${product().url}${path.replace('LEAD', lead)}`)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await settled(page)
    const [address = ''] = path.split('?')
    // Behind the dialog of a lead the title is hidden.
    if (!path.includes('LEAD') && !titles.has(address)) titles.set(address, await titleLine(page))
    await step?.(page, words)
    await settled(page)
    const found = thoroughly ? await axe(page) : []
    if (language !== 'en') for (const text of await leftInEnglish(page, words)) found.push(`“${text}” is English`)
    for (const size of thoroughly ? [viewport, other] : [viewport]) {
      await page.setViewportSize(size)
      const pixels = await sideways(page)
      if (pixels > 1) found.push(`${pixels} px too wide for ${size.width}`)
    }
    expect(found).toEqual([])
    expect(problems).toEqual([])
  })

  it.runIf(viewport === wide)('have their title line at one place', () => {
    const paths = screensFor('owner').map(({ to }) => to)
    const places = paths.map((path) => `${tabsFor('owner', path) ? 'below tabs' : 'on top'}: ${titles.get(path)}`)
    expect(places.join()).not.toContain('undefined')
    expect([...new Set(places)]).toHaveLength(2)
  })
}
