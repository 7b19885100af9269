import { describe, expect, it } from 'vitest'
import { lookUpPublic } from './public-address.ts'
import { postWebhook } from './webhook.ts'

describe('a webhook', () => {
  it('whose name leads into the network is not reached', async () => {
    const answer = await postWebhook('https://hooks.example.com/', '{}', {}, 'on', (_name, options, done) =>
      lookUpPublic('localhost', options, done),
    )
    expect(answer).toEqual({ problem: 'address', status: 0, text: '' })
  })
})
