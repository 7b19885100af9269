import { describe, expect, it } from 'vitest'
import { call, ownProduct, ownSignedIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'

const enter = (url: string, role: 'owner' | 'manager' | 'agent' | 'viewer', headers = {}) =>
  call(url, 'enterDemonstration', { body: { role }, headers })
const login = async (url: string) => (await fetch(`${url}/admin`)).text()
const says = /"demonstration":true/

describe('a demonstration', () => {
  it('is entered as a teammate of each role without a password, and its login says so', async () => {
    const product = await ownProduct({ isDemonstration: true })
    const { url } = product
    for (const role of ['manager', 'agent', 'viewer'] as const) await addTeammate(product, role)
    for (const role of ['owner', 'manager', 'agent', 'viewer'] as const) {
      const { status, body, headers } = await enter(url, role)
      expect([status, body.user.role]).toEqual([200, role])
      const cookie = headers.get('set-cookie')!.split(';')[0]!
      expect((await call(url, 'readSession', { headers: { cookie } })).body.user.role).toBe(role)
    }
    expect(await login(url)).toMatch(says)
  })

  it('requires passwords once its site is live', async () => {
    const { url, headers } = await ownSignedIn({ isDemonstration: true })
    const { status } = await call(url, 'changeSettings', { body: { mode: 'live', seen: { mode: 'demo' } }, headers })
    expect(status).toBe(200)
    expect((await enter(url, 'owner')).status).toBe(404)
    expect(await login(url)).not.toMatch(says)
  })

  it('connects to no other machine, whoever enters as its owner, also once they have set its site live', async () => {
    const { url } = await ownProduct({ isDemonstration: true })
    const { headers: answered } = await enter(url, 'owner')
    const headers = { cookie: answered.get('set-cookie')!.split(';')[0]! }
    const server = { host: '127.0.0.1', port: 2525, security: 'none' as const, user: null, from: 'a@example.com' }
    const client = { provider: 'google', clientId: 'a client', clientSecret: 'its secret' } as const
    const hook = { name: 'Anywhere', url: 'https://example.com', events: ['lead.created' as const] }
    expect((await call(url, 'readPush', { headers })).body.publicKey).toBe(null)
    const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') }
    const device = await call(url, 'addPushDevice', { body: { endpoint: 'http://127.0.0.1:9/any', keys }, headers })
    expect(device.body).toMatchObject({ error: { fields: { endpoint: { problem: 'invalid' } } } })
    const refused = async () => {
      const answers = [
        await call(url, 'changeMailServer', { body: { server: { ...server, password: 'x' } }, headers }),
        await call(url, 'startMailSignIn', { body: client, headers }),
        await call(url, 'finishMailSignIn', { body: { answer: '?state=x&code=y' }, headers }),
        await call(url, 'addWebhook', { body: { ...hook, withContact: true, isOn: true }, headers }),
      ]
      for (const { status, body } of answers)
        expect([status, body]).toMatchObject([403, { error: { code: 'closed_in_demonstration' } }])
    }
    await refused()
    const live = await call(url, 'changeSettings', { body: { mode: 'live', seen: { mode: 'demo' } }, headers })
    expect(live.status).toBe(200)
    await refused()
  })

  it("admits nobody by another teammate's second factor or one-time password, nor as a role without a teammate", async () => {
    const product = await ownProduct({ isDemonstration: true })
    expect((await enter(product.url, 'agent')).status).toBe(404)
    const { id } = await addTeammate(product, 'agent')
    await product.database.pool.query('update users set must_change_password = true where id = $1', [id])
    expect((await enter(product.url, 'agent')).status).toBe(404)
  })
})

it('a product in demo mode that is no demonstration has no password-free login', async () => {
  const { url } = await ownProduct()
  expect((await enter(url, 'owner')).status).toBe(404)
  expect(await login(url)).not.toMatch(says)
})
