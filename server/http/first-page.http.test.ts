import { describe, expect, it } from 'vitest'
import type { Board } from '#contract/leads.ts'
import type { Session } from '#contract/session.ts'
import { call, ownProduct, type Product, sessionOf, signIn, startProduct } from '#server/testing/product.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

type Given = { place?: string; answers?: Record<string, { body: unknown; etag?: string }> }
const board = '/api/board?limit=8'

async function page({ url }: Pick<Product, 'url'>, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers })
  const text = await response.text()
  const [, json] = /<script type="application\/json" id="first">(.*?)<\/script>/s.exec(text) ?? []
  return { response, text, given: json === undefined ? null : (JSON.parse(json) as Given) }
}

describe('the staff page', () => {
  it('contains session, counts and board of the signed-in user as the calls return them, and is not cached', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    await sendLead(product, somebody())
    const { response, given } = await page(product, '/admin', headers)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { answers = {} } = given!
    expect(Object.keys(answers).toSorted()).toEqual(['/api/auth/session', board, '/api/waiting'])
    const asked = await call(product.url, 'readBoard', { query: { limit: 8 }, headers })
    expect({ ...(answers[board]!.body as Board), now: '' }).toEqual({ ...asked.body, now: '' })
    expect(answers[board]!.etag).toBe(asked.headers.get('etag'))
    expect(answers['/api/waiting']!.body).toEqual((await call(product.url, 'readWaiting', { headers })).body)
    expect((answers['/api/auth/session']!.body as Session).user.username).toBe('owner')
  })

  it.each(['br', 'gzip', 'identity'])('arrives complete as %s', async (encoding) => {
    const product = await startProduct()
    const { headers } = await joinTeam(product)
    const { response, text, given } = await page(product, '/admin', { ...headers, 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(Object.keys(given!.answers!)).toHaveLength(3)
    expect(text.trimEnd().endsWith('</html>')).toBe(true)
  })

  it('has the event position: the stream continues from there without gaps or repeats', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    await sendLead(product, somebody())
    await product.server.caughtUp()
    const { place } = (await page(product, '/admin', headers)).given!
    const id = await sendLead(product, somebody())
    await product.server.caughtUp()
    const stream = await fetch(`${product.url}/api/events?after=${place}`, { headers })
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    let told = ''
    while (!told.includes('event: resumed')) told += (await reader.read()).value
    await reader.cancel()
    expect(told.match(/"change":"arrived"/g)).toHaveLength(1)
    expect(told).toContain(id)
    expect(told).not.toContain('event: ready')
  })

  it('reads no leads for another screen or with filters', async () => {
    const product = await startProduct()
    const { headers } = await joinTeam(product)
    for (const path of ['/admin/day', '/admin?status=new'])
      expect(Object.keys((await page(product, path, headers)).given!.answers!)).toEqual([
        '/api/auth/session',
        '/api/waiting',
      ])
  })

  it('contains nothing for strangers, before the second factor, or before a password change', async () => {
    const product = await startProduct()
    const { response, given } = await page(product, '/admin')
    expect(given).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const half = await sessionOf(product, await addTeammate(product), { awaitsSecondFactor: true })
    expect((await page(product, '/admin', half)).given).toBeNull()
    const { id, headers } = await joinTeam(product)
    await product.database.pool.query('update users set must_change_password = true where id = $1', [id])
    expect((await page(product, '/admin', headers)).given).toBeNull()
  })

  it("lets no visitor's text end its data element", async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const name = 'Eve </script><script src=x>'
    await product.database.pool.query(`update contact_requests set name = $1 where id = $2`, [
      name,
      await sendLead(product, somebody()),
    ])
    const { given, text } = await page(product, '/admin', headers)
    expect(JSON.stringify(given)).toContain('</script>')
    expect(text).not.toContain(name)
  })
})
