import { describe, expect, it } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { checkCopy } from '#domain/ledger/copy.ts'
import type { NewEntry } from '#domain/ledger/payloads.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { verify } from '#server/testing/ledger.ts'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'

const check = (text: string) => checkCopy(text, { sha256, verify })
const page = async ({ url }: Product, after = 0) => (await call(url, 'readLedger', { query: { after, limit: 2 } })).body
const download = async ({ url }: Product) => (await fetch(`${url}/ledger.jsonl`)).text()

const months = (count: number) =>
  Array.from({ length: count }, (_, i): NewEntry => {
    const payload = { year: 2020, month: 1 + (i % 12), percentageGain: '1.00', profitAmount: i, source: 'typed' }
    return { kind: 'month', occurredAt: '2020-01-31', payload }
  })

const record = ({ database }: Product, count: number) =>
  database.sql.transaction((tx) => appendToLedger(tx, 'owner', months(count)))

describe('the public copy of the ledger', () => {
  it('is every entry and then the signed head, whose key the site publishes at two URLs', async () => {
    const product = await ownProduct()
    await record(product, 4_500)
    const { lines, head, isSigned, problem } = await check(await download(product))
    expect([problem, isSigned, lines.length]).toEqual([null, true, 4_500])
    const { body } = await call(product.url, 'readLedger', { query: {} })
    expect(body.head).toEqual(head)
    expect(body.keys.map(({ keyId }) => keyId)).toEqual([head!.keyId])
    expect(await (await fetch(`${product.url}/ledger-keys.txt`)).text()).toContain(head!.keyId)
  })

  it('is empty without records, and current after the next entry', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    expect(await download(product)).toBe('')
    expect((await call(product.url, 'readLedger', { query: {} })).body).toMatchObject({
      head: null,
      data: [],
      next: null,
    })
    for (const month of [1, 2]) {
      await call(product.url, 'saveMonth', {
        headers,
        body: { year: 2026, month, percentageGain: '1.00', profitAmount: 1 },
      })
      expect((await check(await download(product))).head?.seq).toBe(month)
    }
  })

  it('is not sent again to a client that has it', async () => {
    const product = await startProduct()
    await record(product, 1)
    const first = await fetch(`${product.url}/ledger.jsonl`)
    await first.text()
    const again = await fetch(`${product.url}/ledger.jsonl`, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
    await record(product, 1)
    const newer = await fetch(`${product.url}/ledger.jsonl`, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    expect(newer.status).toBe(200)
    await newer.text()
  })

  it('can be read by pages, from the first entry to the last', async () => {
    const product = await startProduct()
    await record(product, 5)
    const seen: number[] = []
    for (let after: number | null = 0; after !== null; ) {
      const { data, next }: Awaited<ReturnType<typeof page>> = await page(product, after)
      seen.push(...data.map(({ seq }) => seq))
      after = next
    }
    expect(seen.length).toBeGreaterThanOrEqual(5)
    expect(seen).toEqual(Array.from(seen, (_, index) => index + 1))
  })

  it('has one permanent head per length, from whichever server', async () => {
    const product = await startProduct()
    await record(product, 3)
    const other = await ownProduct({ beside: product })
    const heads = await Promise.all([product, other, product, other].map(async (one) => (await page(one)).head))
    expect(new Set(heads.map((head) => JSON.stringify(head))).size).toBe(1)
    await expect(product.database.pool.query('delete from ledger_heads')).rejects.toThrow(
      /append-only|permission denied/,
    )
  })

  it('reveals a rebuilt chain: the published head is not in it', async () => {
    const product = await ownProduct()
    await record(product, 3)
    const before = (await check(await download(product))).head!
    await product.database.pool.query('alter table ledger_entries disable trigger all')
    await product.database.pool.query('grant all on ledger_entries to current_user')
    await product.database.pool.query('delete from ledger_entries where seq > 1')
    await product.database.pool.query('alter table ledger_entries enable trigger all')
    await record(product, 2)
    const { problem } = await check(await download(product))
    expect(problem).toMatchObject({ code: 'wrong_head', line: 4 })
    expect((await call(product.url, 'readLedger', { query: {} })).body.head).toEqual(before)
  })
})
