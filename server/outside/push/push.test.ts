import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { madeSubscription, startPushService } from '#server/testing/push-service.ts'
import { isPublicAddress, lookUpPublic } from '../public-address.ts'
import { mayPushTo, openPushService } from './service.ts'
import { makeVapidKey, readVapidKey } from './vapid.ts'

const options = { topic: 'a-lead', lifetimeSeconds: 900 }

describe('a push', () => {
  it('arrives signed and unchanged at its browser', async () => {
    const service = await startPushService()
    const [one, other] = [service.addBrowser(), service.addBrowser()]
    const { text: secret } = makeVapidKey()
    const door = openPushService(readVapidKey(secret), 'loopback', async () => 'mailto:desk@example.com')
    expect(await door.deliver({ ...one.subscription, ...one.subscription.keys }, '{"kind":"arrived"}', options)).toBe(
      'sent',
    )
    expect(one.arrived).toEqual([
      { message: { kind: 'arrived' }, text: '{"kind":"arrived"}', ttl: 900, topic: 'a-lead', urgency: 'high' },
    ])
    expect(other.arrived).toEqual([])
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [302, 'later'],
  ] as const)('answered with %i is %s', async (status, outcome) => {
    const service = await startPushService()
    const { subscription } = service.addBrowser()
    service.state.refusesWith = status
    const door = openPushService(makeVapidKey(), 'loopback')
    expect(await door.deliver({ ...subscription, ...subscription.keys }, '{}', options)).toBe(outcome)
  })

  it('that fails is retried later, and one with invalid keys never', async () => {
    const door = openPushService(makeVapidKey(), 'loopback')
    const { keys } = madeSubscription()
    expect(await door.deliver({ endpoint: 'http://127.0.0.1:9/none', ...keys }, '{}', options)).toBe('later')
    const wrong = { ...keys, p256dh: `B${'A'.repeat(86)}` }
    expect(await door.deliver({ endpoint: 'http://127.0.0.1:9/none', ...wrong }, '{}', options)).toBe('gone')
  })

  it('leaves by HTTPS alone, and never to a private host', async () => {
    const service = await startPushService()
    const { subscription } = service.addBrowser()
    const door = openPushService(makeVapidKey(), 'on')
    expect(await door.deliver({ ...subscription, ...subscription.keys }, '{}', options)).toBe('gone')
    expect(service.state.tries).toBe(0)
  })
})

describe('an address named by a browser', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://8.8.8.8/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    [`https://user:${'word'}@fcm.googleapis.com/abc`, false],
    ['https://localhost/abc', false],
    ['https://database/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://2130706433/abc', false],
    ['https://0x7f.1/abc', false],
    ['https://10.1.2.3/abc', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::1]/abc', false],
    ['https://[::ffff:10.0.0.1]/abc', false],
    ['https://[fd00::1]/abc', false],
    ['https://[2a00:1450:4003::1]/abc', true],
    ['file:///etc/passwd', false],
    ['nonsense', false],
  ])('%s may be pushed to: %s', (endpoint, allowed) => {
    expect(mayPushTo(endpoint, 'on')).toBe(allowed)
    expect(mayPushTo(endpoint, 'off')).toBe(false)
  })

  it.each([
    ['8.8.8.8', true],
    ['1.1.1.1', true],
    ['2606:4700::1111', true],
    ['0.0.0.0', false],
    ['10.0.0.1', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['ff02::1', false],
    ['2001:db8::1', false],
    ['2002:a00:1::', false],
    ['no address', false],
  ])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected))

  it('is refused if its name resolves to this machine', async () => {
    const error = await new Promise((done) => lookUpPublic('localhost', {}, (failure) => done(failure)))
    expect(error).toMatchObject({ code: 'EPRIVATE' })
  })
})

it('a key pair is parsed from its text as it was made', () => {
  const { text, publicKey } = makeVapidKey()
  expect(readVapidKey(text).publicKey).toBe(publicKey)
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const other = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  expect(readVapidKey(other).publicKey).not.toBe(publicKey)
})
