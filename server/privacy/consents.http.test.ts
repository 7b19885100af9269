import { describe, expect, it } from 'vitest'
import type { ContactBody } from '#contract/contact.ts'
import { call, message, startSignedIn } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

const consent = { emailOffers: true, phoneOffers: false, wordingVersion: '2026-11' } as const

type Person = Pick<ContactBody, 'name' | 'email' | 'phone' | 'message'>

async function team() {
  const product = await startSignedIn()
  const { url, database, headers } = product
  /** A lead who agreed to offers by email. */
  const agrees = async (own: Partial<ContactBody> = {}) => {
    const person = { name: 'Ana Torres', ...somebody(), ...own }
    return { ...person, id: await sendLead(product, { ...person, consent }) }
  }
  const again = async ({ name, email, phone, message: words }: Person) => {
    const body = { ...message, name, email, phone, message: words, consent }
    expect((await call(url, 'sendContact', { body })).status).toBe(201)
  }
  const offersOf = async (id: string) =>
    (await call(url, 'listConsents', { params: { id }, headers })).body.data.filter(
      ({ purpose }) => purpose === 'email_offers',
    )
  const withdraw = async (id: string, of: string) => {
    const found = (await offersOf(id)).find(({ address }) => address === of)!
    expect((await call(url, 'withdrawConsent', { params: { id: found.id }, headers })).status).toBe(200)
  }
  /** The effective consent: if a rule may write to the lead. */
  const effect = async (id: string) => {
    const rule = {
      name: `Write when qualified ${id}`,
      trigger: { on: 'stage', to: 'qualified' },
      conditions: { of: 'all', list: [] },
      actions: [{ do: 'email', template: 'no_answer' }],
    }
    const { body } = await call(url, 'addRule', { body: rule as never, headers })
    await call(url, 'switchRule', { params: { id: body.id }, body: { isOn: true }, headers })
    // The local time is unknown, so the letter does not wait for morning.
    await database.pool.query('update contact_requests set country = null where id = $1', [id])
    await call(url, 'changeLead', { params: { id }, body: { status: 'qualified' }, headers })
    const runs = async () => (await call(url, 'listRuns', { query: { rule: body.id }, headers })).body.data
    await expect.poll(async () => (await runs())[0]?.steps[0]?.effect).toBeDefined()
    const [receipt] = (
      await database.pool.query('select effect, consent_id from automation_receipts where rule_id = $1', [body.id])
    ).rows
    await call(url, 'switchRule', { params: { id: body.id }, body: { isOn: false }, headers })
    return receipt
  }
  return { ...product, headers, agrees, again, offersOf, withdraw, effect }
}

describe('a consent', () => {
  it('counts for its address: with two people on one phone, and one person with two addresses', async () => {
    const { agrees, withdraw, offersOf, effect } = await team()
    const carla = await agrees({ name: 'Carla Ruiz' })
    await withdraw(carla.id, carla.email)
    const dora = await agrees({ name: 'Dora Sanz', phone: carla.phone })
    expect((await offersOf(carla.id)).map(({ address, withdrawnAt }) => [address, withdrawnAt !== null])).toEqual([
      [carla.email, true],
    ])
    expect(await effect(carla.id)).toEqual({ effect: 'no_consent', consent_id: null })
    const [given] = await offersOf(dora.id)
    expect(await effect(dora.id)).toEqual({ effect: 'done', consent_id: given!.id })
  })

  it('is not transferred by a merge: the address that withdrew gets nothing, the other may be chosen', async () => {
    const { url, headers, agrees, withdraw, effect } = await team()
    const first = await agrees({ name: 'Erik One' })
    await withdraw(first.id, first.email)
    const second = await agrees({ name: 'Erik Two' })
    const merge = { version: 1, others: [{ id: second.id, version: 1 }], fields: {} }
    expect((await call(url, 'mergeLeads', { params: { id: first.id }, body: merge, headers })).status).toBe(200)
    expect((await effect(first.id)).effect).toBe('no_consent')
    await call(url, 'changeLead', { params: { id: first.id }, body: { email: second.email, status: 'new' }, headers })
    expect((await effect(first.id)).effect).toBe('done')
  })

  it('is not transferred by an edit to another address, and is back when that is undone', async () => {
    const { url, headers, agrees, effect } = await team()
    const { id, email } = await agrees()
    await call(url, 'changeLead', { params: { id }, body: { email: somebody().email }, headers })
    expect((await effect(id)).effect).toBe('no_consent')
    await call(url, 'changeLead', { params: { id }, body: { email, status: 'new' }, headers })
    expect((await effect(id)).effect).toBe('done')
  })

  it('is withdrawn on every lead of the address, from any of its records', async () => {
    const { agrees, again, withdraw, offersOf, effect, database } = await team()
    const person = await agrees({ name: 'Nina Vik' })
    await again({ ...person, message: 'Once more' })
    const other = await agrees({ name: 'Nina V.' })
    await database.pool.query('update contact_requests set email = $2, email_key = $2 where id = $1', [
      other.id,
      person.email,
    ])
    await withdraw(other.id, person.email)
    const left = (await offersOf(person.id)).filter(({ withdrawnAt }) => withdrawnAt === null)
    expect(left.map(({ address }) => address)).toEqual([])
    expect((await effect(person.id)).effect).toBe('no_consent')
    // The last word counts, on whichever lead it is said.
    await again({ ...person, message: 'I would like to, after all' })
    expect((await effect(other.id)).effect).toBe('done')
  })
})
