import { expect, it } from 'vitest'
import { call, startSignedIn } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { handMade } from './report/testing-hand-made.ts'
import { htmlReport } from './report/testing-reports.ts'

const problemsOf = ({ body }: { body: { error?: { fields?: Record<string, { problem: string }> } } }) =>
  Object.entries(body.error?.fields ?? {}).map(([field, { problem }]) => [field, problem])

it("An account name can't imitate another, or claim a result or verification", async () => {
  const { url, headers } = await startSignedIn()
  const lost = await register(url, headers, { name: 'Lost' })
  await register(url, headers, { name: 'Winner' })
  const rename = async (name: string) =>
    problemsOf((await call(url, 'changeAccount', { headers, params: { id: lost }, body: { name } })) as never)
  for (const name of ['Winner', 'WINNER', ' Win-ner', 'Wínner', 'Wіnnеr', 'W1nner'])
    expect([name, await rename(name)]).toEqual([name, [['name', 'taken']]])
  for (const name of [
    '+294 % a year',
    'Gold, independently verified',
    'Audited account',
    'FCA regulated',
    'Never a losing month',
  ])
    expect([name, await rename(name)]).toEqual([name, [['name', 'unproven']]])
  const broker = { name: 'Third', type: 'demo', currency: 'USD', broker: 'Broker, audited' } as const
  expect(problemsOf((await call(url, 'registerAccount', { headers, body: broker })) as never)).toEqual([
    ['broker', 'unproven'],
  ])
  const demo = { name: 'Gold LIVE real money', type: 'demo', currency: 'USD', broker: 'Broker Ltd.' } as const
  expect(problemsOf((await call(url, 'registerAccount', { headers, body: demo })) as never)).toEqual([
    ['name', 'unproven'],
  ])
  const slogan = async (en: string) => {
    const { body } = await call(url, 'readSettings', { headers })
    const change = { tagline: { ...body.settings.tagline, en } }
    return problemsOf((await call(url, 'changeSettings', { headers, body: change })) as never)
  }
  expect(await slogan('Up 294% a year')).toEqual([['tagline.en', 'unproven']])
  expect(await slogan('Verified by an independent auditor')).toEqual([['tagline.en', 'unproven']])
  for (const words of ['Guaranteed profit every month', 'Never a losing month since 2019', 'Twenty percent monthly'])
    expect([words, await slogan(words)]).toEqual([words, [['tagline.en', 'unproven']]])
  expect(await slogan('A bot for gold')).toEqual([])
  expect(await rename('Lost')).toEqual([])
  expect(await rename('Gold 2')).toEqual([])

  const named = { name: 'winner!', type: 'demo', currency: 'USD', broker: 'Broker Ltd.' } as const
  expect(problemsOf((await call(url, 'registerAccount', { headers, body: named })) as never)).toEqual([
    ['name', 'taken'],
  ])
})

it('A claim of third-party verification needs a page that shows it', async () => {
  const { url, headers } = await startSignedIn()
  const asOf = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const state = async (id: string, text: Record<string, string>, evidence: { reference?: string; url?: string }) => {
    const accountType = id.startsWith('results.') ? ('live' as const) : undefined
    const body = { text, asOf, evidence, ...(accountType && { accountType }) }
    const answer = await call(url, 'stateClaim', { params: { id }, headers, body })
    return [answer.status, problemsOf(answer as never)]
  }
  const refused = [400, [['evidence.url', 'required']]]
  const paper = { reference: 'Our own certificate' }
  expect(await state('results.independentVerification', { en: 'Independently verified' }, paper)).toEqual(refused)
  expect(await state('service.support', { zh: '经独立第三方验证' }, paper)).toEqual(refused)
  expect(await state('service.support', { en: 'Around the clock' }, paper)).toEqual([200, []])
  const page = { url: 'https://auditor.example/report/7' }
  expect(await state('results.independentVerification', { en: 'Independently verified' }, page)).toEqual([200, []])
})

it("An account's broker is the one in its report, with a note if another was typed", async () => {
  const { url, headers } = await startSignedIn()
  const id = await register(url, headers, { name: 'Borrowed name', broker: 'IC Markets (Cyprus)' })
  const report = htmlReport({ ...handMade, account: '7300000001 (USD, Broker-Server, real, Hedge)' })
  const { notes } = await importFile(url, headers, id, report)
  const differs = { printed: 'Broker Ltd., Broker-Server', recomputed: 'IC Markets (Cyprus)' }
  expect(notes).toContainEqual(expect.objectContaining({ code: 'broker_differs', detail: differs }))
  const { body } = await call(url, 'listPublishedAccounts', {})
  const shown = body.find(({ slug }) => slug === 'borrowed-name')
  expect(shown).toMatchObject({ broker: 'Broker Ltd., Broker-Server', brokerFrom: 'report' })
  expect(shown?.findings).toContainEqual({ code: 'broker_differs', ...differs })
})
