import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressPartOf } from '#domain/site/languages.ts'
import {
  call,
  filledDatabase,
  freshDatabase,
  owner,
  ownProduct,
  type Product,
  signIn,
} from '#server/testing/product.ts'
import { siteWords } from '#web/words/site/load.ts'
import { writeAccount } from './write-account.ts'
import { writeRecord } from './write-record.ts'

const now = Date.UTC(2026, 10, 21)
const plain = 'data-provenance="measured"'
const stated = 'data-provenance="stated"'
const marked = 'data-provenance="made-up"'
const accountPage = 'track-record/account-of-made-up-deals'
const pages = ['', '/welcome?variant=a', '/welcome?variant=b', '/track-record', '/verify', `/${accountPage}`]

/** The name of a database with the demonstration, which each test copies. */
let filled: string
beforeAll(async () => {
  filled = await filledDatabase(async (database) => {
    const client = await database.pool.connect()
    expect(await writeRecord(client as unknown as pg.Client, 'test', now)).toBe(true)
    client.release()
    await writeAccount(database, { owner: owner.username })
  })
})
const demonstration = async (): Promise<Product> => ownProduct({ beside: await freshDatabase({ copyOf: filled }) })

describe('a record made up for a demonstration', () => {
  it('is marked at every figure of every page, in responses for programs and on the ledger', async () => {
    const { url } = await demonstration()
    const page = async (path: string) => (await fetch(url + path)).text()
    await expect.poll(async () => (await page(`/en/${accountPage}`)).includes(marked)).toBe(true)
    for (const language of ['en', 'ar'] as const)
      for (const path of pages) {
        const html = await page(`/${addressPartOf(language)}${path}`)
        const { bothBanner } = siteWords(language)
        expect(
          [bothBanner, marked, plain].map((text) => html.includes(text)),
          language + path,
        ).toEqual([true, true, false])
      }
    expect((await page('/en/privacy')).includes(siteWords('en').bothBanner)).toBe(true)

    const headers = await signIn(url)
    const rows = [
      ...(await call(url, 'listOperations', {})).body,
      ...(await call(url, 'listRecentMonths', {})).body,
      ...(await call(url, 'listMonths', {})).body,
      ...(await call(url, 'listAccounts', { headers })).body,
    ]
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter(({ isMadeUp }) => !isMadeUp)).toEqual([])
    const { data } = (await call(url, 'listClaims', { headers })).body
    expect(
      data.filter(({ provenance, measuredFrom }) => provenance === 'stated' && measuredFrom).length,
    ).toBeGreaterThan(10)
    expect(data.filter(({ measuredFrom }) => measuredFrom?.isMadeUp === false)).toEqual([])
    const entries = (await page('/ledger.jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const stated = entries.filter(({ kind }) => ['month', 'operation', 'account-opened'].includes(kind))
    expect(stated.length).toBeGreaterThan(250)
    expect(stated.filter(({ payload }) => payload.isMadeUp !== true)).toEqual([])
  })

  it('has an account that made the operations on record, so its worst month is the one listed', async () => {
    const { url } = await demonstration()
    const accounts = async () => (await call(url, 'listPublishedAccounts', {})).body
    await expect.poll(async () => (await accounts()).length).toBe(1)
    const { figures, findings } = (await accounts())[0]!
    const months = (await call(url, 'listMonths', {})).body
    expect(figures.worstMonth).toBeCloseTo(Math.min(...months.map((month) => Number(month.percentageGain))), 2)
    expect(findings.map(({ code }) => code)).toEqual(['gold_checked'])
  })

  it('marks everything combined with it, until the last made-up record is deleted', async () => {
    const product = await demonstration()
    const { url, database } = product
    const headers = await signIn(url)
    /** Marks on the page: of a saved month, a plain mark, one of made-up records, the banner. */
    const says = async () => {
      const html = await (await fetch(`${url}/en/track-record`)).text()
      return ['+0.25%', plain, marked, siteWords('en').bothBanner].map((text) => html.includes(text))
    }
    const months = async () => (await call(url, 'listMonths', {})).body
    const [month] = await months()
    const { year, month: number, percentageGain, profitAmount } = month!
    const save = (gain: string) =>
      call(url, 'saveMonth', { headers, body: { year, month: number, percentageGain: gain, profitAmount } })

    expect((await save(percentageGain)).body.isMadeUp, 'saved as it was').toBe(true)
    expect((await save('0.25')).body.isMadeUp, 'a teammate’s own').toBe(false)
    await expect.poll(says).toEqual([true, false, true, true])

    await database.pool.query(`truncate account_records, deals, report_imports, accounts, trading_operations, gold_prices,
      monthly_performance cascade`)
    expect((await save('0.25')).status).toBe(200)
    await expect.poll(says).toEqual([true, false, false, false])
    expect(await (await fetch(`${url}/en/track-record`)).text()).toContain(stated)
  })
})
