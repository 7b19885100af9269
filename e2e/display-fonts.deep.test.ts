import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Language, languages } from '#domain/site/languages.ts'
import { ownProduct } from '#server/testing/product.ts'
import { addressOf, pageFacts, pageNames } from '#web/site/page.ts'
import { person } from './support/people.ts'
import { addRecord } from './support/record.ts'
import { browser } from './support/shared-browser.ts'

/** Languages with headings in a font of another script. */
const withoutLatin: readonly Language[] = ['hi', 'zh', 'ar']
const announced = pageNames.filter((name) => pageFacts[name].path !== null)

it.each(languages.filter((one) => !withoutLatin.includes(one)))(
  'no letter of a heading in %s falls back to a system font',
  async (language) => {
    const { url, database } = await ownProduct()
    await addRecord(database)
    const { page } = await person(browser, { bypassCSP: true })
    // Waits for a font that comes late, whose page would otherwise keep to the system's.
    await page.route(`${url}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
      return route.fulfill({ response, body })
    })
    for (const name of announced) {
      await page.goto(url + addressOf(language, name), { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      const drawn = await displayFonts(page)
      expect(drawn.ours, name).toBeGreaterThan(5)
      expect(drawn.systems, name).toEqual([])
    }
  },
)

/** Number of letters drawn in our display font, and the system fonts that drew letters styled with it. */
async function displayFonts(page: Page): Promise<{ ours: number; systems: string[] }> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      const isOurs = getComputedStyle(element).fontFamily.startsWith('"Source Serif 4"')
      if (isOurs && element.childElementCount === 0) element.setAttribute('data-display', '')
    }
  })
  const line = await page.context().newCDPSession(page)
  await line.send('DOM.enable')
  await line.send('CSS.enable')
  const { root } = await line.send('DOM.getDocument')
  const { nodeIds } = await line.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-display]' })
  const answers = await Promise.all(nodeIds.map((nodeId) => line.send('CSS.getPlatformFontsForNode', { nodeId })))
  const fonts = answers.flatMap((answer) => answer.fonts)
  await line.detach()
  const ours = fonts.filter(({ isCustomFont }) => isCustomFont).reduce((total, { glyphCount }) => total + glyphCount, 0)
  return { ours, systems: fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName) }
}
