import type { AddressInfo, LookupFunction } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lookUpPublic } from './public-address.ts'
import { mayBeWebhook, postWebhook } from './webhook.ts'

describe('a webhook', () => {
  it.each([
    'https://127.1/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://localhost/',
  ])('is refused at %s, however it is written', (address) => expect(mayBeWebhook(address, 'on')).toBe(false))

  it('whose name resolves into the network is not contacted', async () => {
    for (const host of ['hooks.example.com', 'localhost.']) {
      const answer = await postWebhook(`https://${host}/`, '{}', {}, 'on', {
        lookup: (_name, options, done) => lookUpPublic('localhost', options, done),
      })
      expect(answer).toEqual({ problem: 'address', status: 0, text: '' })
    }
  })

  it('is contacted at the checked address: its name is resolved once', async () => {
    let connections = 0
    const server = createServer((socket) => {
      connections++
      socket.destroy()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    onTestFinished(() => void server.close())
    let lookUps = 0
    // The checked address; a second look-up would return another.
    const checked: LookupFunction = (_name, { all }, done) => {
      lookUps++
      if (all) done(null, [{ address: '127.0.0.1', family: 4 }])
      else done(null, '127.0.0.1', 4)
    }
    const { port } = server.address() as AddressInfo
    const answer = await postWebhook(`https://hooks.example.com:${port}/`, '{}', {}, 'on', { lookup: checked })
    expect([answer.problem, lookUps, connections]).toEqual(['connection', 1, 1])
  })
})
