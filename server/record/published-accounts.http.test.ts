import { expect, it } from 'vitest'
import { call, caughtUp, ownSignedIn, signIn, startProduct } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { en } from '#web/words/site/en.ts'
import { makeAccount } from './report/testing-account.ts'
import { handMade } from './report/testing-hand-made.ts'
import { htmlReport } from './report/testing-reports.ts'

it('The head of an imported account is returned as on the pages: all deals after all costs, with account and omissions', async () => {
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
  await caughtUp(product)
  const html = await (await fetch(`${product.url}/en`)).text()
  expect(html).toContain(en.account.origin)
  expect(html).toContain('Last deal on record')
  expect(html).toContain('−10.02%')
  // No sample replaces the account's figures.
  expect(html).not.toContain('71.6')
  expect(html).not.toContain('87.3')
})

it('Accounts with common trades are named on both as soon as a file reveals it, and each may continue', async () => {
  const { url, database, headers } = await ownSignedIn()
  const add = async (seed: number, login: number) => {
    const account = `${login} (USD, Broker-Server, real, Hedge)`
    const report = { ...makeAccount({ deals: 80, seed, parts: 'one' }), account }
    const name = `Gold twin ${login}`
    const id = await register(url, headers, { name })
    const { id: file } = await importFile(url, headers, id, htmlReport(report))
    return { id, name, report, file }
  }
  const twins = async () =>
    Object.fromEntries(
      (await call(url, 'listPublishedAccounts', {})).body.map(({ name, sameTrades }) => [
        name,
        sameTrades.map((twin) => twin.name),
      ]),
    )
  const [one, two] = [await add(71, 7_400_000_001), await add(72, 7_400_000_002)]
  expect(await twins()).toEqual({ [one.name]: [], [two.name]: [] })
  await database.pool.query('delete from deals where account_id = $1', [two.id])
  await database.pool.query(
    `insert into deals select $1::uuid, ticket, seq, $2::uuid, time, type, symbol, direction, volume, price, "order",
       commission, fee, swap, profit, balance, position, has_stop from deals where account_id = $3`,
    [two.id, two.file, one.id],
  )
  const again = htmlReport({ ...one.report, account: two.report.account })
  expect(await importFile(url, headers, two.id, again)).toMatchObject({ state: 'accepted', newDeals: 0 })
  expect(await twins()).toEqual({ [one.name]: [two.name], [two.name]: [one.name] })
})
