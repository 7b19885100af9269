import { describe, expect, it } from 'vitest'
import { call, setupMessage, startSignedIn } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

/** Two people with one phone number, as leads. */
async function twoWithOnePhone() {
  const product = await startSignedIn()
  const { url, headers } = product
  const { phone } = somebody()
  const [greta, hanna] = [somebody().email, somebody().email]
  await sendLead(product, { phone, email: greta, name: 'Greta Moll' })
  await sendLead(product, { phone, email: hanna, name: 'Hanna Voss' })
  const find = async (body: object) => (await call(url, 'findPerson', { body: body as never, headers })).body
  const take = (body: object) => call(url, 'exportPerson', { body: body as never, headers })
  const erase = (body: object, confirmation: string) =>
    call(url, 'erasePerson', { body: { ...body, confirmation } as never, headers })
  return { ...product, headers, phone, greta, hanna, find, take, erase }
}

const shared = {
  status: 400,
  body: { error: { code: 'invalid_input', fields: { phone: { problem: 'several_people' } } } },
}

describe('a phone number of several people', () => {
  it('exports and erases nobody: both are shown, and the email address is requested', async () => {
    const { phone, greta, hanna, find, take, erase } = await twoWithOnePhone()
    expect(await find({ phone })).toMatchObject({ isShared: true, leads: [{ email: hanna }, { email: greta }] })
    for (const body of [{ phone }, { phone, email: hanna }]) {
      expect(await take(body)).toMatchObject(shared)
      expect(await erase(body, 'email' in body ? hanna : phone)).toMatchObject(shared)
    }
    expect((await find({ phone })).leads).toHaveLength(2)
    // By the email address each is covered alone.
    const { body } = await take({ email: hanna })
    expect(JSON.stringify(body.records)).toContain(hanna)
    expect(JSON.stringify(body.records)).not.toContain(greta)
    expect((await erase({ email: hanna }, hanna)).body.removed).toMatchObject({ leads: 1 })
    // Only one person with the number remains.
    expect(await find({ phone })).toMatchObject({ isShared: false, leads: [{ email: greta }] })
    expect((await erase({ phone }, phone)).body.removed).toMatchObject({ leads: 1 })
  })

  it('is shared with account details of somebody else, too', async () => {
    const { url, phone, greta, hanna, take, erase } = await twoWithOnePhone()
    await erase({ email: hanna }, hanna)
    const setup = { ...setupMessage, fullName: 'Ivo Kern', email: somebody().email, phone }
    expect((await call(url, 'sendSetup', { body: setup })).status).toBe(201)
    expect(await take({ phone })).toMatchObject(shared)
    expect((await take({ email: greta })).body.records.setups).toEqual([])
  })

  it('is unique if one person has two leads with the same name', async () => {
    const { url, headers, phone, find, erase } = await twoWithOnePhone()
    const [newest] = (await find({ phone })).leads
    await call(url, 'changeLead', { params: { id: newest!.id }, body: { name: 'Moll, Greta' }, headers })
    expect((await find({ phone })).isShared).toBe(false)
    expect((await erase({ phone }, phone)).status).toBe(200)
    expect((await find({ phone })).leads).toEqual([])
  })
})
