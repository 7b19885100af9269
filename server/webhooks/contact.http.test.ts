import { describe, expect, it } from 'vitest'
import { call, message } from '#server/testing/product.ts'
import { startWithWebhook as start } from '#server/testing/webhook-receiver.ts'

describe('a webhook that may have contact details', () => {
  const consent = { emailOffers: true, phoneOffers: true, wordingVersion: '2026-11' } as const
  const all = { name: message.name, email: message.email, phone: message.phone, message: message.message }
  const cases = [
    { purpose: 'email_offers', left: ['name', 'phone', 'message'] },
    { purpose: 'phone_offers', left: ['name', 'email', 'message'] },
    { purpose: 'answer', left: [] },
  ]
  it.each(cases)('gets only $left once the consent $purpose was withdrawn', async ({ purpose, left }) => {
    const { url, headers, receiver, types, newest } = await start({ withContact: true })
    await call(url, 'sendContact', { body: { ...message, consent } })
    await expect.poll(types).toEqual(['lead.created'])
    const contactIn = (n: number) => {
      const { lead } = receiver.received[n]!.body.data as unknown as { lead: Record<string, unknown> }
      return Object.fromEntries(Object.entries(lead).filter(([key]) => key in all))
    }
    expect(Object.keys(contactIn(0))).toEqual(['name', 'email', 'phone', 'message'])
    const { id } = await newest()
    const { data } = (await call(url, 'listConsents', { params: { id }, headers })).body
    const given = data.find((one) => one.purpose === purpose)!
    await call(url, 'withdrawConsent', { params: { id: given.id }, headers })
    await call(url, 'changeLead', { params: { id }, body: { priority: 'low' }, headers })
    await expect.poll(types).toEqual(['lead.created', 'lead.changed'])
    expect(Object.keys(contactIn(1))).toEqual(left)
  })
})

describe('a webhook', () => {
  it('hears once more of a lead in the recycle bin when it is deleted permanently', async () => {
    const { url, headers, receiver, types, newest } = await start({ events: ['lead.deleted', 'lead.purged'] })
    await call(url, 'sendContact', { body: message })
    const { id } = await newest()
    await call(url, 'deleteLead', { params: { id }, headers })
    await expect.poll(types).toEqual(['lead.deleted'])
    await call(url, 'purgeLead', { params: { id }, headers })
    await expect.poll(types).toEqual(['lead.deleted', 'lead.purged'])
    expect(receiver.received[1]!.body.data).toEqual({ id })
  })

  it('that is switched off gets no test event, and the answer says what to do', async () => {
    const { url, headers, params, body, deliveries } = await start({ isOn: false })
    const refused = await call(url, 'testWebhook', { params, headers })
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('switch it on')])
    expect(await deliveries()).toEqual([])
    await call(url, 'changeWebhook', { params, body: { ...body, isOn: true }, headers })
    expect((await call(url, 'testWebhook', { params, headers })).status).toBe(201)
  })
})
