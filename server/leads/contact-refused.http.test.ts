import { describe, expect, it } from 'vitest'
import { errorBody } from '#contract/error-body.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { call, message, ownProduct, startProduct } from '#server/testing/product.ts'
import { type RawRequest, raw } from '#server/testing/raw.ts'
import { checksums } from '#server/testing/tables.ts'

type Problems = Record<string, FieldProblem>

/** Invalid inputs of a visitor, and the single entry of each wrong field. */
const bad: [what: string, body: unknown, problems: Problems][] = [
  ['nothing at all', {}, { name: 'required', email: 'required', phone: 'required', language: 'required' }],
  [
    'empty fields',
    { name: '', email: '', phone: '', language: '' },
    { name: 'required', email: 'required', phone: 'required', language: 'required' },
  ],
  ['a name of spaces', { ...message, name: ' \t\n ' }, { name: 'required' }],
  ['an overlong name', { ...message, name: 'n'.repeat(121) }, { name: 'too_long' }],
  ['an overlong e-mail address', { ...message, email: `${'e'.repeat(250)}@x.co` }, { email: 'too_long' }],
  ['an overlong message', { ...message, message: 'm'.repeat(4001) }, { message: 'too_long' }],
  ['an overlong country', { ...message, country: 'c'.repeat(81) }, { country: 'too_long' }],
  ['a name that is a number', { ...message, name: 5 }, { name: 'invalid' }],
  ['a value written as text', { ...message, estimatedValue: '25000' }, { estimatedValue: 'invalid_number' }],
  ['an unknown language', { ...message, language: 'nl' }, { language: 'invalid_choice' }],
  ['a language as a locale', { ...message, preferredLanguage: 'es-ES' }, { preferredLanguage: 'invalid_choice' }],
  ['an unknown platform', { ...message, platform: 'admin' }, { platform: 'invalid_choice' }],
  ['an unknown experience', { ...message, investmentExperience: 'guru' }, { investmentExperience: 'invalid_choice' }],
  ['an empty platform', { ...message, platform: '' }, { platform: 'required' }],
  ['a country that does not exist', { ...message, country: 'Atlantis' }, { country: 'invalid_choice' }],
  ['the code of no country', { ...message, country: 'XX' }, { country: 'invalid_choice' }],
  [
    'no amount where the form asks for one',
    { ...message, platform: 'welcome-page-b' },
    { investmentAmount: 'required' },
  ],
  [
    'no amount and no name',
    { ...message, platform: 'welcome-page-b', name: '' },
    { name: 'required', investmentAmount: 'required' },
  ],
  ['an unknown amount', { ...message, investmentAmount: '7-8' }, { investmentAmount: 'invalid_choice' }],
  ['an address without a host', { ...message, email: 'ana@' }, { email: 'email_domain' }],
  ['a phone too short for its country', { ...message, phone: '+34 12345' }, { phone: 'phone_too_short' }],
  ['a phone of another numbering plan', { ...message, phone: '+34 2125550123' }, { phone: 'phone_too_long' }],
  ['a phone without dial code', { ...message, phone: '612345678' }, { phone: 'phone_country' }],
  ['a dial code that does not exist', { ...message, phone: '+999 612345678' }, { phone: 'invalid_phone' }],
  ['a phone of letters', { ...message, phone: 'call me' }, { phone: 'invalid_phone' }],
  ['a phone longer than any', { ...message, phone: `+34 612345678${'9'.repeat(120)}` }, { phone: 'too_long' }],
  ['NUL', { ...message, name: 'Ana\u0000' }, { name: 'invalid_text' }],
  ['an escape sequence', { ...message, message: '\u001b[31mred' }, { message: 'invalid_text' }],
  [
    'several fields, each wrong in more than one way',
    { ...message, name: '\u0000'.repeat(500), email: `\u0000@${'x'.repeat(300)}`, platform: 5 },
    { name: 'too_long', email: 'invalid_text', platform: 'invalid_choice' },
  ],
  [
    'a consent that is none',
    { ...message, consent: { emailOffers: 'yes', everything: true } },
    { 'consent.emailOffers': 'invalid', 'consent.wordingVersion': 'required', 'consent.everything': 'unknown_field' },
  ],
  [
    'a consent to a wording that was never shown',
    { ...message, consent: { emailOffers: true, wordingVersion: '2026-11 es' } },
    { 'consent.wordingVersion': 'invalid_choice' },
  ],
  ['a list', [message], { body: 'invalid' }],
  ['a text', 'hello', { body: 'invalid' }],
  ['null', null, { body: 'invalid' }],
]

const json = { 'content-type': 'application/json' }
const good = JSON.stringify(message)

/** Bodies that can't be parsed as a message. */
const unreadable: [what: string, request: RawRequest, status: number, code: string][] = [
  ['no body', { headers: json, chunks: [] }, 400, 'malformed'],
  ['what is not JSON', { headers: json, chunks: ['{"name":'] }, 400, 'malformed'],
  ['bytes that are not UTF-8', { headers: json, chunks: [Buffer.from([0x22, 0xff, 0xfe, 0x22])] }, 400, 'malformed'],
  ['nesting without end', { headers: json, chunks: ['['.repeat(60_000)] }, 400, 'malformed'],
  ['a deep list', { headers: json, chunks: [`${'['.repeat(30_000)}${']'.repeat(30_000)}`] }, 400, 'invalid_input'],
  [
    'a deep object',
    { headers: json, chunks: [`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`] },
    400,
    'invalid_input',
  ],
  ['text/plain', { headers: { 'content-type': 'text/plain' }, chunks: [good] }, 415, 'not_json'],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, chunks: [good] }, 415, 'not_json'],
  ['no content type', { chunks: [good] }, 415, 'not_json'],
  [
    'a type that only begins like JSON',
    { headers: { 'content-type': 'application/jsonp' }, chunks: [good] },
    415,
    'not_json',
  ],
  ['a megabyte', { headers: json, chunks: [`"${'x'.repeat(2 ** 20)}"`] }, 413, 'too_large'],
  ['a megabyte of unknown length', { headers: json, chunks: Array(1024).fill('x'.repeat(1024)) }, 413, 'too_large'],
  [
    'a short Idempotency-Key',
    { headers: { ...json, 'idempotency-key': 'short' }, chunks: [good] },
    400,
    'invalid_input',
  ],
  [
    'an endless Idempotency-Key',
    { headers: { ...json, 'idempotency-key': 'k'.repeat(4000) }, chunks: [good] },
    400,
    'invalid_input',
  ],
]

describe('an invalid message', () => {
  it('gets 400 with one entry per wrong field, and nothing is written', async () => {
    const { url, database } = await startProduct()
    const before = await checksums(database.pool)
    for (const [what, body, problems] of bad) {
      const answer = await raw(`${url}/api/contact`, { method: 'POST', headers: json, chunks: [JSON.stringify(body)] })
      const { error } = errorBody.parse(JSON.parse(answer.body.toString()))
      const found = Object.fromEntries(
        Object.entries(error.fields ?? {}).map(([field, { problem }]) => [field, problem]),
      )
      expect({ what, status: answer.status, code: error.code, found }).toEqual({
        what,
        status: 400,
        code: 'invalid_input',
        found: problems,
      })
      expect(Object.values(error.fields ?? {}).every((entry) => entry.message.length > 0)).toBe(true)
    }
    expect(await checksums(database.pool)).toEqual(before)
  })

  it("can't set computed fields, nor those of every object", async () => {
    const { url, database } = await startProduct()
    const before = await checksums(database.pool)
    for (const field of ['score', 'temperature', '__proto__', 'constructor']) {
      const chunks = [`${good.slice(0, -1)},${JSON.stringify(field)}:"1"}`]
      const answer = await raw(`${url}/api/contact`, { method: 'POST', headers: json, chunks })
      const { error } = JSON.parse(answer.body.toString())
      expect([field, answer.status, Object.entries(error.fields)]).toEqual([
        field,
        400,
        [[field, { problem: 'unknown_field', message: expect.any(String) }]],
      ])
    }
    expect(await checksums(database.pool)).toEqual(before)
  })

  it('is refused when it cannot be read, and nothing is written', async () => {
    const { url, database } = await startProduct()
    const before = await checksums(database.pool)
    for (const [what, request, status, code] of unreadable) {
      const answer = await raw(`${url}/api/contact`, { method: 'POST', ...request })
      const { error } = errorBody.parse(JSON.parse(answer.body.toString()))
      expect({ what, status: answer.status, code: error.code }).toEqual({ what, status, code })
    }
    expect(await checksums(database.pool)).toEqual(before)
  })

  it('without a platform identifier is refused with the required message', async () => {
    const { url } = await startProduct()
    const { body } = await call(url, 'sendContact', { body: { ...message, platform: '' as 'main' } })
    expect(body).toMatchObject({ error: { fields: { platform: { message: 'Platform identifier is required' } } } })
  })

  it('is accepted with the longest allowed values', async () => {
    const { url } = await ownProduct()
    const longest = {
      ...message,
      name: '名'.repeat(120),
      message: 'm'.repeat(4000),
      country: ` ${'España'.padEnd(79)}`,
    }
    const chunks = [JSON.stringify(longest)]
    const headers = { ...json, 'idempotency-key': 'k'.repeat(255) }
    expect((await raw(`${url}/api/contact`, { method: 'POST', headers, chunks })).status).toBe(201)
  })
})
