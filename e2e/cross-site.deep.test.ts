import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addressOf, callNames, inputOf, routeOf } from '#server/testing/every-call.ts'
import { call, message, owner, ownProduct, type Product, setupMessage } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { checksums } from '#server/testing/tables.ts'
import { attack, type Write } from './support/cross-site-attacks.ts'
import { carelessSecret, startCarelessTarget, startOtherSite } from './support/other-site.ts'
import { person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** Every call that writes, at records that exist. */
async function writesOf({ url, database }: Product): Promise<Write[]> {
  await call(url, 'sendContact', { body: message })
  await call(url, 'sendSetup', { body: setupMessage })
  const { rows } = await database.pool.query<{ lead: string; setup: string }>(
    'select l.id as lead, s.id as setup from contact_requests l, subscription_setups s',
  )
  const { lead, setup } = rows[0]!
  return callNames
    .filter((name) => routeOf(name).method !== 'GET')
    .map((name) => {
      const { body } = inputOf(name) as { body?: unknown }
      const path = addressOf(name).replace(/[0-9a-f-]{36}/, addressOf(name).includes('setups') ? setup : lead)
      return { method: routeOf(name).method, path, body }
    })
}

/** The same call from one of our own pages. */
const ownRequest = (page: Page, { method, path, body }: Write) =>
  page.evaluate(
    async ({ method, path, json }) => {
      const answer = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: json })
      return answer.status
    },
    { method, path, json: body === undefined ? null : JSON.stringify(body) },
  )

describe("another site's page, opened by a signed-in teammate", () => {
  it.each(['sameSite', 'crossSite'] as const)('changes nothing and reads nothing (%s)', async (kind) => {
    const product = await ownProduct({ renderer: plainRenderer })
    const writes = await writesOf(product)
    const visitorForm = {
      method: 'POST',
      path: '/en/welcome',
      body: { form: 'quick', name: 'Ana', email: 'a@example.com' },
    }
    const reads = [
      ...callNames.filter((name) => routeOf(name).method === 'GET').map(addressOf),
      '/admin',
      '/en/welcome',
    ]
    const { context, page: own } = await teammate(browser, product.url, owner)
    const other = await startOtherSite()
    const page = await context.newPage()
    await page.goto(other[kind])
    // Any first read creates some records, such as the ledger's keys.
    for (const path of reads) await (await fetch(product.url + path)).body?.cancel()
    const before = await checksums(product.database.pool)
    product.log.length = 0
    const found = await attack(page, { target: product.url, reads, writes: [...writes, visitorForm] })
    expect(found).toEqual([])
    expect(await checksums(product.database.pool)).toEqual(before)
    // The requests did arrive; every one that could write was refused before its handler.
    const refused = product.log.filter((line) => line.includes('"method":"POST"'))
    expect(refused.length).toBeGreaterThan(writes.length)
    expect(refused.filter((line) => !line.includes('"status":403'))).toEqual([])
    // Meanwhile the same session writes from a page of ours.
    const month = writes.find(({ path }) => path === '/api/performance')!
    expect(await ownRequest(own, month)).toBe(200)
    expect(await checksums(product.database.pool)).not.toEqual(before)
  })

  it('succeeds in every attack on a server that trusts cookies alone', async () => {
    const target = await startCarelessTarget()
    const other = await startOtherSite()
    const { context, page } = await person(browser)
    await context.addCookies([{ name: 'careless', value: '1', url: target.url, sameSite: 'Lax' }])
    await page.goto(other.sameSite)
    const body = { year: 2026 }
    const writes = [
      { method: 'POST', path: '/w', body },
      { method: 'DELETE', path: '/w', body },
    ]
    const found = await attack(page, { target: target.url, reads: ['/r'], writes })
    expect(carelessSecret.length).toBeLessThan(126)
    expect([...new Set(found.map(({ way }) => way))].toSorted()).toEqual(
      [
        'a line',
        'a picture',
        'a request',
        'a request as ours',
        'a request that needs no preflight',
        'a script',
        'a stream',
      ].toSorted(),
    )
    await expect
      .poll(() => target.changes.toSorted())
      .toEqual(
        [
          'DELETE application/json',
          'POST application/json',
          'POST application/x-www-form-urlencoded',
          'POST multipart/form-data',
          // A simple request, a no-cors request, a beacon, a form.
          ...Array(4).fill('POST text/plain'),
        ].toSorted(),
      )
  })
})
