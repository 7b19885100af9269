import { describe, expect, it } from 'vitest'
import type { ContactBody } from '#contract/contact.ts'
import { call, message, startSignedIn } from '#server/testing/product.ts'
import { somebody } from '#server/testing/visitors.ts'

async function team() {
  const product = await startSignedIn()
  const { url, headers } = product
  const send = async (own: Partial<ContactBody>) =>
    expect((await call(url, 'sendContact', { body: { ...message, ...somebody(), ...own } })).status).toBe(201)
  const found = async (q: string) => (await call(url, 'listLeads', { query: { q }, headers })).body.data
  /** The only result of a search. */
  const lead = async (q: string) => {
    const leads = await found(q)
    expect(leads.map(({ name }) => name)).toHaveLength(1)
    return leads[0]!
  }
  const history = async (id: string) =>
    (await call(url, 'listInteractions', { params: { id }, query: {}, headers })).body.data
  const merge = async (keeps: string, other: string, fields = {}) => {
    const [one, two] = [await lead(keeps), await lead(other)]
    const body = { version: one.version, others: [{ id: two.id, version: two.version }], fields }
    const { status, body: answer } = await call(url, 'mergeLeads', { params: { id: one.id }, body, headers })
    expect(status).toBe(200)
    return { id: one.id, otherId: two.id, mergeId: answer.mergeId }
  }
  return { ...product, headers, send, found, lead, history, merge }
}

describe('two people with one phone', () => {
  it('are two leads, each found by its own data, and shown as possible duplicates', async () => {
    const { url, headers, send, lead, found } = await team()
    const { phone, email } = somebody()
    const other = somebody().email
    const [word, otherWord] = [email, other].map((one) => `word${one.split('@')[0]!.replaceAll(/\W/g, '')}`)
    await send({ name: 'Greta Lund', email, phone, message: `About ${word}` })
    await send({ name: 'Hanna Berg', email: other, phone, message: `About ${otherWord}` })
    const [greta, hanna] = [await lead(email), await lead(other)]
    expect([greta.name, greta.returnedCount, hanna.name]).toEqual(['Greta Lund', 0, 'Hanna Berg'])
    expect((await found(otherWord!)).map(({ id }) => id)).toEqual([hanna.id])
    for (const [one, two] of [
      [greta, hanna],
      [hanna, greta],
    ] as const) {
      const { data } = (await call(url, 'listLeadDuplicates', { params: { id: one.id }, headers })).body
      expect(data.map(({ lead: { id }, reasons }) => [id, reasons])).toEqual([[two.id, ['phone']]])
    }
  })

  it('are one lead if the name is the same, too', async () => {
    const { send, lead, history } = await team()
    const { phone, email } = somebody()
    const other = somebody().email
    await send({ name: 'Ana Núñez', email, phone })
    await send({ name: 'nunez, ANA', email: other, phone, message: 'It is me' })
    const { id, returnedCount } = await lead(email)
    expect(returnedCount).toBe(1)
    expect((await history(id))[0]!.content).toContain('It is me')
  })
})

describe('every address a person ever had', () => {
  it('leads to their lead, in search and by the form: one corrected by a teammate, one given in a further message', async () => {
    const { url, headers, send, lead } = await team()
    const [first, second, third] = [somebody(), somebody(), somebody()]
    await send({ ...first, name: 'Ida Holm' })
    const { id } = await lead(first.email)
    await call(url, 'changeLead', { params: { id }, body: { email: second.email, phone: second.phone }, headers })
    await send({ email: second.email, phone: third.phone, name: 'Ida H.' })
    for (const known of [first.email, second.email, first.phone, third.phone.slice(4), first.email.slice(0, -8)]) {
      expect((await lead(known)).id).toBe(id)
    }
    await send({ email: first.email, name: 'I. Holm' })
    await send({ phone: third.phone, name: 'Ida Holm' })
    expect(await lead(first.email)).toMatchObject({ id, email: second.email, phone: second.phone, returnedCount: 3 })
  })

  it('leads to the surviving lead of a merge, and back to its own after the undo', async () => {
    const { url, headers, send, lead, merge } = await team()
    const [mia, other] = [somebody(), somebody()]
    await send({ ...mia, name: 'Mia Lind' })
    await send({ ...other, name: 'Miriam Lind' })
    const { id, otherId, mergeId } = await merge(mia.email, other.email)
    await send({ email: other.email, name: 'M.' })
    expect(await lead(other.email)).toMatchObject({ id, returnedCount: 1 })
    const duplicates = async () =>
      (await call(url, 'listLeadDuplicates', { params: { id }, headers })).body.data.map(({ lead: { name } }) => name)
    await send({ phone: other.phone, name: 'Someone Else' })
    expect(await duplicates()).toEqual(['Someone Else'])

    expect((await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })).status).toBe(200)
    await send({ email: other.email, name: 'M.', message: 'Again' })
    expect(await lead(other.email)).toMatchObject({ id: otherId, returnedCount: 1 })
    expect(await duplicates()).toEqual([])
    expect(await lead(mia.email)).toMatchObject({ id })
  })

  it('is current if a merge chose it, and is dropped by the undo', async () => {
    const { url, headers, send, lead, merge } = await team()
    const [one, two] = [somebody(), somebody()]
    await send({ ...one, name: 'Nora One' })
    await send({ ...two, name: 'Nora Two' })
    const otherId = (await lead(two.email)).id
    const { id, mergeId } = await merge(one.email, two.email, { email: otherId })
    expect(await lead(one.email)).toMatchObject({ id, email: two.email })
    await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
    expect(await lead(one.email)).toMatchObject({ id, email: one.email })
    expect(await lead(two.email)).toMatchObject({ id: otherId })
  })
})

it('one mailbox is one lead in any notation of its domain, which is shown decoded', async () => {
  const { send, lead, database } = await team()
  const name = somebody().email.split('@')[0]
  await send({ email: `${name}@xn--mller-test-9db.example` })
  await send({ email: `\u200b${name}@MÜLLER-test.example\u200e`, message: 'Again' })
  expect(await lead(`${name}@müller-test.example`)).toMatchObject({
    email: `${name}@müller-test.example`,
    returnedCount: 1,
  })
  const { rows } = await database.pool.query(`select is_current, source from lead_addresses where key = $1`, [
    `${name}@müller-test.example`,
  ])
  expect(rows).toEqual([{ is_current: true, source: 'form' }])
})
