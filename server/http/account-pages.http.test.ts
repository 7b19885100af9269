import { describe, expect, it } from 'vitest'
import { registerAccount, takeDeals } from '#server/testing/accounts.ts'
import { caughtUp, type Product, startProduct } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import type { Page } from '#web/site/page.ts'

type Given = { name: string; view: Page['view']; closed: Record<string, number | undefined> }

/** Renders the account data a page received. */
const renderer = {
  ...plainRenderer,
  renderPage: ({ name, view, accounts }: Page) =>
    JSON.stringify({
      name,
      view,
      closed: Object.fromEntries(accounts.map(({ slug, record }) => [slug, record?.closed])),
    } satisfies Given),
}
const start = () => startProduct({ renderer })

/** Registers an account with this many deals, which pages then show. */
async function account(product: Product, slug: string, deals: number) {
  await takeDeals(product, await registerAccount(product, slug), 1, deals)
  await caughtUp(product)
}

const page = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers, redirect: 'manual' })
  const text = await response.text()
  return { status: response.status, headers: response.headers, given: (text ? JSON.parse(text) : null) as Given }
}

describe('the page of an account', () => {
  it("is served in each language, and at the bare URL in the visitor's", async () => {
    const product = await start()
    await account(product, 'gold', 81)
    const german = await page(`${product.url}/de/track-record/gold`)
    expect([german.status, german.headers.get('content-language')]).toEqual([200, 'de'])
    expect(german.headers.get('cache-control')).toBe('public, no-cache')
    const bare = await page(`${product.url}/track-record/gold/results`, { 'accept-language': 'fr' })
    expect([bare.status, bare.headers.get('content-language')]).toEqual([200, 'fr'])
    expect(bare.headers.get('vary')).toContain('Accept-Language')
    const again = await page(`${product.url}/de/track-record/gold`, { 'if-none-match': german.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  it('is not found for an unregistered name', async () => {
    const product = await start()
    await account(product, 'known', 1)
    for (const path of ['silver', 'silver/results', 'silver/rows', 'known/other', '%00', '%E0%A4%A'])
      expect([path, (await page(`${product.url}/en/track-record/${path}`)).status]).toEqual([path, 404])
    expect((await page(`${product.url}/en/track-record/known`)).status).toBe(200)
  })

  it('shows an import at once, and so does the list of accounts', async () => {
    const product = await start()
    const { url } = product
    const id = await registerAccount(product, 'growing')
    const closed = async (path: string) => (await page(`${url}/en/${path}`)).given.closed.growing
    await expect.poll(async () => (await page(`${url}/en/track-record/growing`)).status).toBe(200)
    expect(await closed('track-record/growing')).toBeUndefined()
    await takeDeals(product, id, 1, 41)
    await expect.poll(() => closed('track-record/growing')).toBe(20)
    await takeDeals(product, id, 42, 40)
    await expect.poll(() => closed('track-record/growing')).toBe(40)
    expect(await closed('track-record')).toBe(40)
  })

  it('pages through its rows, newest first', async () => {
    const product = await start()
    await account(product, 'long', 161)
    const rows = async (query: string) =>
      (await page(`${product.url}/en/track-record/long/rows${query}`)).given.view?.rows
    const newest = await rows('')
    expect(newest).toMatchObject({ choice: 'all', page: 1, pages: 4, total: 161, positions: null })
    expect(newest?.deals?.map(({ ticket }) => ticket)).toEqual(
      Array.from({ length: 50 }, (_, index) => `${161 - index}`),
    )
    expect((await rows('?of=all&page=4'))?.deals).toHaveLength(11)
    expect((await rows('?of=closed&page=2'))?.positions).toHaveLength(30)
    expect(await rows('?of=flows')).toMatchObject({ total: 1, deals: [{ type: 'balance' }] })
    expect(await rows('?of=lost')).toMatchObject({ total: 0, pages: 1, positions: [] })
    expect((await rows('?of=all&page=99'))?.deals).toEqual([])
    expect(await rows('?of=nonsense&page=-1')).toEqual(newest)
  })

  it("computes with the reader's own deposit, and ignores nonsense", async () => {
    const product = await start()
    await account(product, 'asked', 81)
    const asked = async (deposit: string) =>
      (await page(`${product.url}/en/track-record/asked/results?deposit=${deposit}`)).given.view?.deposit
    expect(await asked('2000')).toBe(2000)
    for (const nonsense of ['-5', '0', '1e9', '99999999999', '%3Cscript%3E', ''])
      expect(await asked(nonsense)).toBeNull()
  })
})
