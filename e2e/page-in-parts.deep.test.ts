import { describe, expect, it } from 'vitest'
import { registerAccount, takeDeals } from '#server/testing/accounts.ts'
import { ownProduct, type Product } from '#server/testing/product.ts'
import { openInParts } from './support/page-in-parts.ts'
import { person } from './support/people.ts'
import { addRecord } from './support/record.ts'
import { browser } from './support/shared-browser.ts'
import { movedOn, watchShift } from './support/site-pages.ts'

/** As tall as whole pages, so that shifts further down are seen as well. */
const screens = [
  { width: 390, height: 9000 },
  { width: 1440, height: 6000 },
]

/** Everything that moved after it was drawn, page by page. */
async function movedOnPages({ url }: Pick<Product, 'url'>, paths: readonly string[]): Promise<string[]> {
  const moved: string[] = []
  for (const path of paths)
    for (const viewport of screens) {
      const { page, context, problems } = await person(browser, { viewport })
      await watchShift(page)
      expect(await openInParts(page, url, path)).toBeGreaterThan(4)
      // A part may itself arrive in pieces, and cells of a row make room for those that follow.
      const found = (await movedOn(page)).filter((what) => !/^t[hd]\b/.test(what))
      moved.push(...found.map((what) => `${path}, ${viewport.width} px: ${what}`))
      expect(problems).toEqual([])
      await context.close()
    }
  return moved
}

describe('a page that arrives in parts', () => {
  it('does not shift if there are only months and lists on record', async () => {
    const product = await ownProduct()
    await addRecord(product.database)
    const pages = ['/zh/welcome?variant=a', '/de/welcome?variant=b', '/zh', '/zh/track-record']
    expect(await movedOnPages(product, pages)).toEqual([])
  })

  it('does not move while an account is on record', async () => {
    const product = await ownProduct()
    await takeDeals(product, await registerAccount(product, 'gold'), 1, 161)
    const pages = [
      '/ru/welcome?variant=a',
      '/zh/welcome?variant=b',
      '/zh',
      '/zh/track-record',
      '/zh/track-record/gold',
      '/zh/track-record/gold/results',
      '/zh/verify',
    ]
    expect(await movedOnPages(product, pages)).toEqual([])
  })
})
