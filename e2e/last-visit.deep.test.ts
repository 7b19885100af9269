import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct, type Product } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { card, openRecord, placeOf, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

async function arrive({ url }: Product, name: string, phone: string) {
  const body = { ...message, name, email: `${phone.slice(1)}@example.com`, phone }
  expect((await call(url, 'sendContact', { body })).status).toBe(201)
}

const mark = (page: Page, name: string) => card(page, name).getByRole('img', { name: 'New since your last visit' })
const marks = (page: Page) => page.getByRole('img', { name: 'New since your last visit' })
const lookedAt = async ({ database }: Product) =>
  (await database.pool.query('select seen_at from board_visits')).rows.map(({ seen_at }) => seen_at.getTime())

describe('leads that arrived since the last visit', () => {
  it('are marked on the next device until opened, also after a reload', async () => {
    const product = await ownProduct()
    await arrive(product, 'Ana Torres', '+34612000001')
    const first = await teammate(browser, product.url, owner)
    await card(first.page, 'Ana Torres').waitFor()
    expect(await marks(first.page).count()).toBe(0)
    await first.page.getByRole('button', { name: 'Account', exact: true }).click()
    await first.page.getByRole('menuitem', { name: 'Log out' }).click()
    await first.page.getByLabel('Username').waitFor()
    expect(await lookedAt(product)).toHaveLength(1)

    await arrive(product, 'Bruno Lopes', '+34612000002')
    await arrive(product, 'Clara Vidal', '+34612000003')
    const { page, problems } = await teammate(browser, product.url, owner)
    await mark(page, 'Bruno Lopes').waitFor()
    expect(await marks(page).count()).toBe(2)
    expect(await mark(page, 'Ana Torres').count()).toBe(0)
    await openRecord(page, 'Bruno Lopes')
    await mark(page, 'Bruno Lopes').waitFor({ state: 'detached' })
    await page.goto(`${product.url}/admin`)
    await mark(page, 'Clara Vidal').waitFor()
    expect(await marks(page).count()).toBe(1)
    // A new teammate has seen nothing yet, so nothing is marked.
    const agent = await teammate(browser, product.url, await addTeammate(product, 'agent', 'the agent'))
    await card(agent.page, 'Clara Vidal').waitFor()
    expect(await marks(agent.page).count()).toBe(0)
    expect([...first.problems, ...problems, ...agent.problems]).toEqual([])
  })

  it('are counted from the moment of leaving the board for another screen', async () => {
    const product = await ownProduct()
    await arrive(product, 'Ana Torres', '+34612000001')
    const { page, problems } = await teammate(browser, product.url, owner)
    await card(page, 'Ana Torres').waitFor()
    expect(await lookedAt(product)).toEqual([])
    await placeOf(page, 'My day').click()
    await expect.poll(() => lookedAt(product)).toHaveLength(1)
    expect(problems).toEqual([])
  })
})
