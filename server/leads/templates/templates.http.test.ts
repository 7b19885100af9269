import { describe, expect, it } from 'vitest'
import { call, signIn, startProduct } from '#server/testing/product.ts'

const letter = { subject: 'Hola', text: 'Soy {colleague}, de {company}.' }

/** The product with the first reply in a language, which no other test of this file words. */
async function start(language: 'es' | 'de' | 'fr') {
  const product = await startProduct()
  const headers = await signIn(product.url)
  const { url } = product
  const params = { template: 'first', language } as const
  return {
    ...product,
    headers,
    params,
    save: (body: { subject?: string; text: string; version: number }) =>
      call(url, 'saveReplyTemplate', { params, body, headers }),
    list: async () => {
      const { data } = (await call(url, 'listReplyTemplates', { headers })).body
      return data.filter((one) => one.language === language)
    },
  }
}

describe('a reply template', () => {
  it('is the shipped one until the team rewords it, and can be reset', async () => {
    const { url, headers, params, save, list } = await start('es')
    expect(await list()).toEqual([])
    expect((await save({ ...letter, version: 0 })).body).toMatchObject({ ...params, ...letter, version: 1 })
    expect(await list()).toMatchObject([{ ...letter, updatedBy: 'owner' }])
    const reset = await call(url, 'resetReplyTemplate', { params, body: { version: 1 }, headers })
    expect(reset.body).toMatchObject({ subject: null, text: null, version: 2 })
    const other = { params: { ...params, language: 'it' }, body: { version: 0 }, headers } as const
    expect((await call(url, 'resetReplyTemplate', other)).status).toBe(404)
  })

  it("is never overwritten unseen: the second of two editors is shown the first one's text", async () => {
    const { save } = await start('de')
    const answers = await Promise.all([save({ ...letter, version: 0 }), save({ ...letter, text: 'Two', version: 0 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect(lost!.body.error).toMatchObject({ code: 'conflict', current: { text: won!.body.text, version: 1 } })
    expect((await save({ ...letter, text: 'Three', version: 1 })).body.version).toBe(2)
  })

  it('is refused if it would reach the customer unfilled', async () => {
    const { url, headers, params, save } = await start('fr')
    const { status, body } = await save({ subject: 'Hola {nombre}', text: '{Colleague}', version: 0 })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, ['subject', 'text']])
    expect((await save({ text: 'No subject', version: 0 })).body.error.fields).toHaveProperty('subject')
    const chat = { ...params, template: 'whatsapp' } as const
    const written = await call(url, 'saveReplyTemplate', { params: chat, body: { ...letter, version: 0 }, headers })
    expect(written.body).toMatchObject({ subject: null, text: letter.text })
  })
})
