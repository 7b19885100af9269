import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, ownProduct, sessionOf, signIn } from '#server/testing/product.ts'

const params = { template: 'first', language: 'es' } as const
const letter = { subject: 'Hola', text: 'Soy {colleague}, de {company}.' }

async function start() {
  const product = await ownProduct()
  const headers = await signIn(product.url)
  const { url } = product
  return {
    ...product,
    headers,
    save: (body: { subject?: string; text: string; version: number }, as: Record<string, string> = headers) =>
      call(url, 'saveReplyTemplate', { params, body, headers: as }),
    list: async (as: Record<string, string> = headers) =>
      (await call(url, 'listReplyTemplates', { headers: as })).body.data,
  }
}

describe('a reply template', () => {
  it('is as it ships until the team words it, and can be as it ships again', async () => {
    const { url, headers, save, list } = await start()
    expect(await list()).toEqual([])
    expect((await save({ ...letter, version: 0 })).body).toMatchObject({ ...params, ...letter, version: 1 })
    expect(await list()).toMatchObject([{ ...letter, updatedBy: 'owner' }])
    const reset = await call(url, 'resetReplyTemplate', { params, body: { version: 1 }, headers })
    expect(reset.body).toMatchObject({ subject: null, text: null, version: 2 })
    const other = { params: { ...params, language: 'de' }, body: { version: 0 }, headers } as const
    expect((await call(url, 'resetReplyTemplate', other)).status).toBe(404)
  })

  it('is never overwritten unseen: of two who change it, the second is shown what the first wrote', async () => {
    const { save } = await start()
    const answers = await Promise.all([save({ ...letter, version: 0 }), save({ ...letter, text: 'Two', version: 0 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect(lost!.body.error).toMatchObject({ code: 'conflict', current: { text: won!.body.text, version: 1 } })
    expect((await save({ ...letter, text: 'Three', version: 1 })).body.version).toBe(2)
  })

  it('is refused what would reach the customer as it is written', async () => {
    const { url, headers, save } = await start()
    const { status, body } = await save({ subject: 'Hola {nombre}', text: '{Colleague}', version: 0 })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, ['subject', 'text']])
    expect((await save({ text: 'No subject', version: 0 })).body.error.fields).toHaveProperty('subject')
    const chat = { template: 'whatsapp', language: 'es' } as const
    const written = await call(url, 'saveReplyTemplate', { params: chat, body: { ...letter, version: 0 }, headers })
    expect(written.body).toMatchObject({ subject: null, text: letter.text })
  })

  it('is edited by owners and managers, and used by all who write to leads', async () => {
    const product = await start()
    const agent = await sessionOf(product, await addColleague(product, 'agent'))
    const manager = await sessionOf(product, await addColleague(product, 'manager'))
    expect((await product.save({ ...letter, version: 0 }, agent)).status).toBe(403)
    expect((await product.save({ ...letter, version: 0 }, manager)).status).toBe(200)
    expect(await product.list(agent)).toMatchObject([letter])
  })
})
