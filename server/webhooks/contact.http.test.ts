import { describe, expect, it } from 'vitest'
import { call, message } from '#server/testing/product.ts'
import { startWithWebhook as start } from '#server/testing/webhook-receiver.ts'

describe('a webhook that may get contact details', () => {
  const consent = { emailOffers: true, phoneOffers: true, wordingVersion: '2026-11' } as const
  const details = ['name', 'email', 'phone', 'message']

  it('gets none whose consent was withdrawn', async () => {
    const { url, headers, receiver, newest } = await start({ withContact: true })
    for (const [purpose, phone, left] of [
      ['email_offers', '+34 612000001', ['name', 'phone', 'message']],
      ['phone_offers', '+34 612000002', ['name', 'email', 'message']],
      ['answer', '+34 612000003', []],
    ] as const) {
      const email = `${purpose}@example.com`
      await call(url, 'sendContact', { body: { ...message, email, phone, consent } })
      const { id } = await newest()
      /** The contact details in the event of this lead; undefined while it has not come. */
      const contactIn = (type: string) => {
        const leads = receiver.received.map(({ body }) => ({
          type: body.type,
          ...(body.data as { lead?: object }).lead,
        }))
        const lead = leads.find((one) => one.type === type && 'id' in one && one.id === id)
        return lead && Object.keys(lead).filter((key) => details.includes(key))
      }
      await expect.poll(() => contactIn('lead.created')).toEqual(details)
      const { data } = (await call(url, 'listConsents', { params: { id }, headers })).body
      const given = data.find((one) => one.purpose === purpose)!
      await call(url, 'withdrawConsent', { params: { id: given.id }, headers })
      await call(url, 'changeLead', { params: { id }, body: { priority: 'low' }, headers })
      await expect.poll(() => contactIn('lead.changed')).toEqual(left)
    }
  })
})

describe('a webhook', () => {
  it('gets a last event for a lead in the recycle bin when it is deleted permanently', async () => {
    const { url, headers, receiver, types, newest } = await start({ events: ['lead.deleted', 'lead.purged'] })
    await call(url, 'sendContact', { body: message })
    const { id } = await newest()
    await call(url, 'deleteLead', { params: { id }, headers })
    await expect.poll(types).toEqual(['lead.deleted'])
    await call(url, 'purgeLead', { params: { id }, headers })
    await expect.poll(types).toEqual(['lead.deleted', 'lead.purged'])
    expect(receiver.received[1]!.body.data).toEqual({ id })
  })

  it('that is disabled gets no test event, and the response says what to do', async () => {
    const { url, headers, params, body, deliveries } = await start({ isOn: false })
    const refused = await call(url, 'testWebhook', { params, headers })
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('switch it on')])
    expect(await deliveries()).toEqual([])
    await call(url, 'changeWebhook', { params, body: { ...body, isOn: true }, headers })
    expect((await call(url, 'testWebhook', { params, headers })).status).toBe(201)
  })
})
