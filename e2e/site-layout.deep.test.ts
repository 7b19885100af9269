import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { makeAccount } from '#server/record/report/testing-account.ts'
import { htmlReport } from '#server/record/report/testing-reports.ts'
import { call, ownProduct, ownSignedIn } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { addressOf } from '#web/site/page.ts'
import { person } from './support/people.ts'
import { addRecord } from './support/record.ts'
import { browser } from './support/shared-browser.ts'
import { visit } from './support/site-pages.ts'

/** From the narrowest phone to a wide screen, including widths where the hero changes to two columns. */
const widths = [320, 390, 768, 992, 1280, 1440]

describe('the headline', () => {
  it.each(['home', 'welcome', 'welcome-b'] as const)(
    'of %s keeps its three lines in every language on every screen',
    async (name) => {
      const { url } = await ownProduct()
      const { page } = await person(browser)
      for (const language of languages) {
        await visit(page, `${url}${addressOf(language, name)}?variant=${name === 'welcome' ? 'a' : 'b'}`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const lines = await page.evaluate(() =>
            [...document.querySelectorAll('h1 span')].map((line) => {
              const text = document.createRange()
              text.selectNodeContents(line)
              return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
            }),
          )
          expect(lines, `${language}, ${width} px`).toEqual([1, 1, 1])
        }
      }
    },
  )
})

it('the table of operations shows all its columns on a phone, in every language', async () => {
  const { url, database } = await ownProduct()
  await addRecord(database)
  const { page } = await person(browser, { viewport: { width: 360, height: 780 } })
  for (const language of languages) {
    await visit(page, `${url}${addressOf(language, 'welcome-b')}?variant=b`)
    const table = page.locator('.operations .scrolls')
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(0)
  }
})

describe('at 400 % zoom', () => {
  it.each(languages)('a page has its title within two screens, below the warning: %s', async (language) => {
    const height = 256
    const { url } = await ownProduct()
    const { page } = await person(browser, { viewport: { width: 320, height } })
    for (const name of ['track-record', 'verify', 'contact', 'terms'] as const) {
      await visit(page, url + addressOf(language, name))
      const top = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)
      expect(top, name).toBeLessThan(2 * height)
    }
  })
})

it('a firm with long names fits the narrowest screen', async () => {
  const { url, headers } = await ownSignedIn()
  const word = 'Wertpapierdienstleistungsaufsichtsgesellschaft'
  const stated = { asOf: '2026-01-15', evidence: { reference: word.repeat(4) } }
  await call(url, 'stateClaim', {
    headers,
    params: { id: 'company.legalName' },
    body: { ...stated, text: { en: word.repeat(4), ar: `شركة ${word.repeat(4)}` } },
  })
  await call(url, 'changeSettings', { headers, body: { name: word } })
  const { page } = await person(browser, { viewport: { width: 320, height: 568 } })
  for (const name of ['home', 'contact', 'privacy', 'compliance'] as const)
    for (const language of ['en', 'ar'] as const) {
      await page.goto(url + addressOf(language, name))
      await page.locator('.footer').getByText(word.repeat(4)).first().waitFor()
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beyond, `${name}, ${language}`).toBe(0)
    }
})

/** Length of a page in phone screens in English; other languages take up to a fifth more. */
const lengths = {
  live: { welcome: 6.5, 'welcome-b': 7, home: 7.5, 'track-record': 5.5 },
  demo: { welcome: 7.2, 'welcome-b': 7.8, home: 8, 'track-record': 6 },
} as const

describe.each(['live', 'demo'] as const)('with one %s account on record', (type) => {
  it('a page is a few screens of a phone long', async () => {
    const { url, page, height } = await siteWith(type)
    for (const [name, screens] of Object.entries(lengths[type]) as [keyof typeof lengths.live, number][])
      for (const language of languages) {
        await visit(page, `${url}${addressOf(language, name)}?variant=${name === 'welcome' ? 'a' : 'b'}`)
        const pixels = await page.evaluate(() => document.documentElement.scrollHeight)
        const most = language === 'en' ? screens : screens * 1.2
        expect(pixels / height, `${name}, ${language}`).toBeLessThanOrEqual(most)
      }
  })
})

/** A live site that has stated who answers with a live account, or a demonstration with a demo account, and a phone to read it on. */
async function siteWith(type: 'live' | 'demo') {
  const { url, headers } = await ownSignedIn({ environment: { SITE_MODE: type } })
  for (const id of ['company.legalName', 'company.address', 'dataProtection.officer']) {
    const body = {
      asOf: '2026-01-15',
      evidence: { reference: 'Register' },
      text: { en: 'Example Trading FZ-LLC, Dubai' },
    }
    await call(url, 'stateClaim', { headers, params: { id }, body })
  }
  const account = await register(url, headers, { name: 'Gold', type })
  const kind = type === 'live' ? 'real' : 'demo'
  const made = makeAccount({ deals: 420, seed: 3, account: `7000000001 (USD, Made-Up-Server, ${kind}, Hedge)` })
  expect((await importFile(url, headers, account, htmlReport(made))).state).toBe('accepted')
  const height = 844
  const { page } = await person(browser, { viewport: { width: 390, height } })
  return { url, page, height }
}

describe('on paper', () => {
  const looks = (selector: string) => {
    const element = document.querySelector(selector)
    const style = element && getComputedStyle(element)
    return style && { ink: style.color, ground: style.backgroundColor, isShown: style.display !== 'none' }
  }
  const white = 'rgb(255, 255, 255)'
  const black = 'rgb(0, 0, 0)'

  it('prints black on white, without its empty forms', async () => {
    const { url } = await ownProduct()
    const { page } = await person(browser)
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${url}/en/welcome?variant=a`)
    expect(await page.evaluate(looks, 'html')).toMatchObject({ ground: white })
    for (const part of ['h1', '.hero .strip p', '.results .risk', '.proof h2', '.results h2', '.footer .disclosure p'])
      expect(await page.evaluate(looks, part), part).toMatchObject({ ink: black, isShown: true })
    expect(await page.evaluate(looks, '#quick')).toMatchObject({ isShown: false })
  })

  it('the receipt of a cancellation is printed black on white', async () => {
    const { url } = await ownProduct()
    const { page } = await person(browser)
    await page.goto(`${url}/en/cancel`)
    await page.getByRole('radio', { name: 'Withdraw from my contract' }).check()
    await page.getByLabel('Name').fill('Omar Haddad')
    await page.getByLabel('Email').fill('omar@example.com')
    await page.locator('#cancel button[type=submit]').first().click()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await page.getByText('We’ve received your notice').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(looks, '.form.sent')).toEqual({ ink: black, ground: white, isShown: true })
  })
})
