import { describe, expect, it } from 'vitest'
import { call, heard, signIn, startProduct } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { en } from '#web/words/site/en.ts'
import { handMade } from './report/testing-hand-made.ts'
import { htmlReport } from './report/testing-reports.ts'

describe('The head of an imported account', () => {
  it('is answered as the pages show it: all deals after all costs, of what account, and what it leaves out', async () => {
    const product = await startProduct()
    const headers = await signIn(product.url)
    expect((await call(product.url, 'listPublishedAccounts', {})).body).toEqual([])
    const id = await register(product.url, headers)
    expect((await call(product.url, 'listPublishedAccounts', {})).body).toEqual([])
    expect(await importFile(product.url, headers, id, htmlReport(handMade))).toMatchObject({ state: 'accepted' })
    const [account, ...others] = (await call(product.url, 'listPublishedAccounts', {})).body
    expect(others).toEqual([])
    expect(account).toMatchObject({
      name: 'Gold live',
      type: 'live',
      currency: 'USD',
      origin: 'uploaded',
      confirmed: [],
      hasFewPositions: true,
      isLessThanOneYear: true,
    })
    // A deposit of 500 hides part of the fall from the balance: the terminal prints 9.87 %.
    expect(account!.figures.growth).toBeCloseTo(100 * ((912.75 / 1_000) * (1_392.75 / 1_412.75) - 1))
    expect(account!.figures.drawdown).toBeCloseTo(100 * (1 - (912.75 / 1_012.75) * (1_392.75 / 1_412.75)))
    expect(account!.figures).toMatchObject({ netProfit: -107.25, profitFactor: null, winRate: null })
    expect(account!.goldOnly).toMatchObject({ positions: 4, of: 4, won: 1, lost: 2, even: 1 })
    expect(account!.quietDays).toBeGreaterThan(365)
    await heard(product)
    const html = await (await fetch(`${product.url}/en`)).text()
    expect(html).toContain(en.account.origin)
    expect(html).toContain('Last deal on record')
    expect(html).toContain('−10.02%')
    // No sample stands for what the account tells.
    expect(html).not.toContain('71.6')
    expect(html).not.toContain('87.3')
  })
})
