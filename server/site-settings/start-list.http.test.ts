import { describe, expect, it } from 'vitest'
import {
  call,
  caughtUp,
  message,
  ownProduct,
  type Product,
  setupMessage,
  signIn,
  startProduct,
} from '#server/testing/product.ts'

const form = {
  form: 'contact',
  name: 'Ada Vega',
  email: 'ada@mail.example',
  phonePrefix: '+34',
  phoneNumber: '612345678',
}

const post = ({ url }: Product, path: string, body: Record<string, string>) =>
  fetch(url + path, { method: 'POST', headers: { origin: url }, body: new URLSearchParams(body), redirect: 'manual' })

async function live() {
  const product = await ownProduct({ environment: { SITE_MODE: 'live' } })
  const headers = await signIn(product.url)
  const state = async (id: string) => {
    const body = { text: { en: 'Example Trading FZ-LLC' }, asOf: '2026-05-02', evidence: { reference: 'Licence 4' } }
    expect((await call(product.url, 'stateClaim', { params: { id }, body, headers })).status).toBe(200)
    await caughtUp(product)
  }
  const leads = async () => (await call(product.url, 'listLeads', { query: {}, headers })).body.data.length
  const list = async () => (await call(product.url, 'readStartList', { headers })).body
  return { product, headers, state, leads, list }
}

describe('a live site that does not name who is responsible', () => {
  it('accepts no details by form or call, except cancellations', async () => {
    const { product, leads } = await live()
    const { url } = product
    for (const name of ['sendContact', 'sendSetup'] as const) {
      const { status, body } = await call(url, name, { body: name === 'sendSetup' ? setupMessage : message } as never)
      expect([status, (body as { error: { code: string } }).error.code], name).toEqual([403, 'not_receiving'])
    }
    const answer = await post(product, '/contact', form)
    expect(answer.status).toBe(403)
    const page = await answer.text()
    expect(page).toContain('This form opens once the company responsible for this site is named here')
    expect(page).not.toContain('name="email"')
    expect(await leads()).toBe(0)
    for (const [path, isOpen] of [
      ['/', false],
      ['/welcome?variant=a', false],
      ['/subscription-success', false],
      ['/cancel', true],
    ] as const)
      expect((await (await fetch(url + path)).text()).includes('name="email"'), path).toBe(isOpen)
  })

  it('opens its forms once company, address and a privacy contact are stated', async () => {
    const { product, headers, state, leads, list } = await live()
    await state('company.legalName')
    await state('dataProtection.officer')
    expect((await call(product.url, 'sendContact', { body: message })).status).toBe(403)
    expect(await list()).toMatchObject({ mode: 'live', isReceiving: false })
    await state('company.address')
    expect((await call(product.url, 'sendContact', { body: message })).status).toBe(201)
    expect(await leads()).toBe(1)
    expect((await post(product, '/contact', form)).status).toBe(303)
    const { steps, isReceiving } = await list()
    expect(isReceiving).toBe(true)
    expect(steps.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual(['register', 'broker', 'account'])
    await call(product.url, 'withdrawClaim', { params: { id: 'company.address' }, headers })
    await caughtUp(product)
    expect((await call(product.url, 'sendContact', { body: message })).status).toBe(403)
  })
})

it('the start list has all six steps open as a demonstration, with open forms', async () => {
  const product = await startProduct()
  const { body } = await call(product.url, 'readStartList', { headers: await signIn(product.url) })
  expect(body).toMatchObject({ mode: 'demo', isReceiving: true })
  expect(body.steps.map(({ isDone }) => isDone)).toEqual(Array(6).fill(false))
  expect((await call(product.url, 'sendContact', { body: message })).status).toBe(201)
})
