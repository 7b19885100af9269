import { describe, expect, it } from 'vitest'
import { statusOf } from '#contract/route.ts'
import { routeOf } from '#server/testing/every-call.ts'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { type Write, writeSamples } from '#server/testing/write-samples.ts'

/**
 * Creating calls without an idempotency key, each with the reason. A new creating call takes a key or gets a reason
 * here.
 */
const withoutKey: Partial<Record<Write, string>> = {
  invite: 'answers a secret that is not kept; the list shows both, and each can be revoked',
  addApiKey: 'answers a secret that is not kept; the list shows both, and each can be revoked',
  addWebhook: 'answers a secret that is not kept; the list shows both, and each can be deleted',
  addPasskey: 'its challenge holds once',
  addPushDevice: 'the address of a device is known again',
  importReport: 'one file an account is read at a time, and known again by its content',
  uploadBrokerMail: 'the mail is known again by its content',
  testWebhook: 'sends once for each click',
  startTotp: 'replaces what was started before',
  startPasskey: 'replaces what was started before',
  renewRecoveryCodes: 'replaces the codes',
  addCheckoutLink: 'each link leads to the same lead, and none is used up',
}

const writes = Object.keys(writeSamples) as Write[]
const adding = writes.filter((name) => routeOf(name).method === 'POST' && statusOf(routeOf(name)) === 201)
const repeatable = writes.filter((name) => routeOf(name).idempotent)

describe('a call that creates something', () => {
  it('takes an idempotency key, or has a reason not to', () => {
    expect(adding.filter((name) => !routeOf(name).idempotent && !withoutKey[name])).toEqual([])
    expect(Object.keys(withoutKey).filter((name) => routeOf(name as Write).idempotent)).toEqual([])
  })

  it.each(repeatable)('%s returns the same response when resent, and creates nothing more', async (name) => {
    // Messages to a lead need a mail server.
    const product = await startProduct({
      environment: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@example.com' },
    })
    const headers = await signIn(product.url)
    const sample = await writeSamples[name]({ product, url: product.url, headers })
    const send = (key: string) =>
      call(product.url, name, { headers: { ...headers, 'idempotency-key': key }, ...sample } as never)
    const key = `twice ${name}`.replaceAll(' ', '-')
    const first = await send(key)
    const again = await send(key)
    const { rows: written } = await product.database.pool.query('select from audit_log where request_id = $1', [
      again.headers.get('x-request-id'),
    ])
    const status = statusOf(routeOf(name))
    expect([name, first.status, again.status]).toEqual([name, status, status])
    expect((again.body as { id?: string } | null)?.id).toBe((first.body as { id?: string } | null)?.id)
    expect(written).toEqual([])
  })
})
