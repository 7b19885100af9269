import { describe, expect, it } from 'vitest'
import { eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { accounts, deals, reportImports } from '#server/db/schema/accounts.ts'
import { type Product, startProduct } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import type { Page } from '#web/site/page.ts'

type Given = { name: string; view: Page['view']; closed: (number | undefined)[] }

/** Shows what a page was given of accounts. */
const renderer = {
  ...plainRenderer,
  renderPage: ({ name, view, accounts }: Page) =>
    JSON.stringify({ name, view, closed: accounts.map(({ record }) => record?.closed) } satisfies Given),
}
const start = () => startProduct({ renderer })

const page = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers, redirect: 'manual' })
  const text = await response.text()
  return { status: response.status, headers: response.headers, given: (text ? JSON.parse(text) : null) as Given }
}

/** Registers an account. */
async function register({ database }: Product, slug: string): Promise<string> {
  const id = newId()
  await database.sql.insert(accounts).values({
    id,
    slug,
    name: `Account ${slug}`,
    type: 'demo',
    currency: 'USD',
    broker: 'Example Broker',
    digits: 2,
    loginSalt: 'salt',
  })
  return id
}

/** Puts a file's deals into an account, as an accepted import does: positions of a cent more each. */
async function take({ database }: Product, accountId: string, from: number, count: number): Promise<void> {
  const importId = newId()
  await database.sql.transaction(async (tx) => {
    await tx.insert(reportImports).values({
      id: importId,
      accountId,
      fileSha256: 'a'.repeat(64),
      fileSize: 1,
      startedBy: 'ana',
    })
    await tx.insert(deals).values(
      Array.from({ length: count }, (_, index) => {
        const seq = from + index
        const isFlow = seq === 1
        return {
          accountId,
          importId,
          ticket: String(seq),
          seq,
          time: `2026-03-02 10:${String(Math.floor(seq / 60) % 60).padStart(2, '0')}:${String(seq % 60).padStart(2, '0')}`,
          type: isFlow ? 'balance' : seq % 2 ? 'sell' : 'buy',
          symbol: isFlow ? '' : 'XAUUSD',
          direction: isFlow ? null : seq % 2 ? 'out' : 'in',
          volume: isFlow ? '0' : '0.5',
          price: '2600.5',
          order: '1',
          commission: 0,
          fee: 0,
          swap: 0,
          profit: isFlow ? 1_000_000 : seq % 2 ? seq : 0,
          balance: 0,
          position: isFlow ? null : String(Math.floor(seq / 2)),
          hasStop: null,
        }
      }),
    )
    await tx
      .update(reportImports)
      .set({ state: 'accepted', recomputed: 31, agree: 31, finishedAt: new Date() })
      .where(eq(reportImports.id, importId))
  })
}

describe('the page of an account', () => {
  it('answers in each language, and at the bare address in that of the visitor', async () => {
    const product = await start()
    await take(product, await register(product, 'gold'), 1, 81)
    const german = await page(`${product.url}/de/track-record/gold`)
    expect([german.status, german.headers.get('content-language')]).toEqual([200, 'de'])
    expect(german.headers.get('cache-control')).toBe('public, no-cache')
    const bare = await page(`${product.url}/track-record/gold/results`, { 'accept-language': 'fr' })
    expect([bare.status, bare.headers.get('content-language')]).toEqual([200, 'fr'])
    expect(bare.headers.get('vary')).toContain('Accept-Language')
    const again = await page(`${product.url}/de/track-record/gold`, { 'if-none-match': german.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  it('is not there for a name that nobody registered', async () => {
    const product = await start()
    await register(product, 'gold')
    for (const path of ['silver', 'silver/results', 'silver/rows', 'gold/other', '%00', '%E0%A4%A'])
      expect([path, (await page(`${product.url}/en/track-record/${path}`)).status]).toEqual([path, 404])
    expect((await page(`${product.url}/en/track-record/gold`)).status).toBe(200)
  })

  it('shows what was imported as soon as it was, and the list of accounts too', async () => {
    const product = await start()
    const { url } = product
    const id = await register(product, 'gold')
    const closed = async (path: string) => (await page(`${url}/en/${path}`)).given.closed
    await expect.poll(() => closed('track-record/gold')).toEqual([null])
    await take(product, id, 1, 41)
    await expect.poll(() => closed('track-record/gold')).toEqual([20])
    await take(product, id, 42, 40)
    await expect.poll(() => closed('track-record/gold')).toEqual([40])
    expect(await closed('track-record')).toEqual([40])
  })

  it('pages through its rows, newest first', async () => {
    const product = await start()
    await take(product, await register(product, 'gold'), 1, 161)
    const rows = async (query: string) =>
      (await page(`${product.url}/en/track-record/gold/rows${query}`)).given.view?.rows
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

  it('answers a deposit of the reader’s own, and takes nonsense for none', async () => {
    const product = await start()
    await take(product, await register(product, 'gold'), 1, 81)
    const asked = async (deposit: string) =>
      (await page(`${product.url}/en/track-record/gold/results?deposit=${deposit}`)).given.view?.deposit
    expect(await asked('2000')).toBe(2000)
    for (const nonsense of ['-5', '0', '1e9', '99999999999', '%3Cscript%3E', ''])
      expect(await asked(nonsense)).toBeNull()
  })
})
