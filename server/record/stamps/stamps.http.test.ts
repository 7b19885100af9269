import { describe, expect, it } from 'vitest'
import type { SignedHead } from '#domain/ledger/chain.ts'
import { imprintOf } from '#domain/stamps/stamps.ts'
import { call, caughtUp, ownSignedIn } from '#server/testing/product.ts'
import { register } from '#server/testing/report-imports.ts'
import { type RunningAuthority, startAuthority } from '#server/testing/time-stamp-authority.ts'
import { runVerifyScript } from '#server/testing/verify-script.ts'
import { stampJob } from './job.ts'

/** A product with an account on its ledger, and its job with these authorities. */
async function stampedBy(authorities: readonly RunningAuthority[], { isLive = true } = {}) {
  const product = await ownSignedIn()
  const { url, database, headers } = product
  await register(url, headers, { name: 'Gold', currency: 'USD' })
  const head = async () => (await call(url, 'readLedger', { query: {} })).body.head as SignedHead
  const warnings: unknown[] = []
  const job = stampJob({
    db: database.sql,
    heads: { current: head },
    log: { warn: (what: unknown) => void warnings.push(what) } as never,
    servers: authorities.map(({ address }) => address),
    isStamped: async () => isLive,
    patience: 20,
    roots: authorities.map(({ root }) => root),
  })
  const lines = async () => {
    const text = await (await fetch(`${url}/ledger-stamps.jsonl`)).text()
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { head: SignedHead; stamp: string })
  }
  const say = async (path: string) => {
    await caughtUp(product)
    const html = await (await fetch(url + path)).text()
    return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  }
  return { ...product, headers, head, warnings, job, lines, say }
}

describe('stamps of outside authorities', () => {
  it('are requested from each authority, over the signed head alone, and published with it', async () => {
    const [first, second] = [await startAuthority(), await startAuthority({ organization: 'Other Clock' })]
    const { url, job, head, lines, say, warnings } = await stampedBy([first, second])
    await job.run()
    expect(warnings).toEqual([])
    const own = await head()
    expect([first.asked, second.asked]).toEqual([[imprintOf(own)], [imprintOf(own)]])
    expect((await lines()).map((line) => line.head)).toEqual([own, own])
    const { newest, asked } = (await call(url, 'readLedger', { query: {} })).body.stamps
    expect([typeof newest, asked]).toEqual(['string', false])
    const page = await say('/en/verify')
    expect(page).toMatch(/Entry 1 and everything before it existed on .*, says Time Trust Ltd/)
    expect(page).not.toContain('No outside service stamps')
    // Not again before a day has passed.
    await job.run()
    expect(first.asked).toHaveLength(1)
  })

  it('can be downloaded one by one, and pass the script', async () => {
    const authority = await startAuthority({ key: 'rsa' })
    const { url, database, job, lines } = await stampedBy([authority])
    await job.run()
    const { rows } = await database.pool.query<{ id: string }>('select id from ledger_stamps')
    const file = await fetch(`${url}/ledger-stamps/${rows[0]!.id}.tsr`)
    const bytes = Buffer.from(await file.arrayBuffer())
    const [line] = await lines()
    expect([file.headers.get('content-type'), bytes.toString('base64')]).toEqual([
      'application/timestamp-reply',
      line!.stamp,
    ])
    expect((await fetch(`${url}/ledger-stamps/${rows[0]!.id.replace(/./, 'f')}.tsr`)).status).toBe(404)
    const ledger = await (await fetch(`${url}/ledger.jsonl`)).text()
    const stamps = await (await fetch(`${url}/ledger-stamps.jsonl`)).text()
    const { code, said } = await runVerifyScript(ledger, { stamps, roots: authority.root })
    expect([code, /registration stamped .* Gold, says Time Trust Ltd/.test(said)]).toEqual([0, true])
  })

  it('are discarded if they answer another request, and requested again', async () => {
    const authority = await startAuthority()
    const { job, lines, warnings } = await stampedBy([authority])
    const earlier = authority.stamp('ab'.repeat(32))
    for (const answer of [
      (imprint: string) => authority.stamp(imprint, new Date(), Buffer.from('020101', 'hex')),
      () => earlier,
      () => 503,
      () => Buffer.alloc(100_000),
    ]) {
      authority.answer = answer
      await job.run()
    }
    expect([(await lines()).length, warnings.length, authority.asked.length]).toEqual([0, 4, 4])
    authority.answer = null
    await job.run()
    expect(await lines()).toHaveLength(1)
  })

  it('are not requested for a demonstration', async () => {
    const authority = await startAuthority()
    const { job } = await stampedBy([authority], { isLive: false })
    await job.run()
    expect(authority.asked).toEqual([])
  })

  it('cannot be changed or removed in the database', async () => {
    const { job, database, lines } = await stampedBy([await startAuthority()])
    await job.run()
    expect(await lines()).toHaveLength(1)
    await expect(database.pool.query('delete from ledger_stamps')).rejects.toThrow()
    await expect(database.pool.query(`update ledger_stamps set time = now() - interval '1 year'`)).rejects.toThrow()
  })
})
