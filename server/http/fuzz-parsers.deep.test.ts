import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ApiError, errors, fieldProblems, problemsOf } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { choosePrefix, splitPhone } from '#domain/addresses/phone.ts'
import { readEmail } from '#domain/addresses/typed-email.ts'
import { withDial } from '#domain/addresses/typed-phone.ts'
import { amountColumn, writtenAmount } from '#domain/basics/amount.ts'
import { csvLine, parseCsv } from '#domain/basics/csv.ts'
import { sanitizeSvg } from '#domain/basics/svg.ts'
import { cleanText, emailIsValid } from '#domain/basics/text.ts'
import { negotiateLanguage } from '#domain/site/languages.ts'
import { passwordProblem } from '#domain/staff/password.ts'
import { usernameIsPlain } from '#domain/staff/username.ts'
import { decodeCursor } from '#server/db/cursor.ts'
import { storedPhone } from '#server/db/phone-number.ts'
import { momentFrom } from '#server/leads/transfer/read-cells.ts'
import { readRow } from '#server/leads/transfer/read-row.ts'
import { readReport } from '#server/record/report/read.ts'
import { UnreadableReport } from '#server/record/report/report.ts'
import { handMade } from '#server/record/report/testing-hand-made.ts'
import { mt4Statement, testerReport } from '#server/record/report/testing-other-reports.ts'
import { htmlReport, xlsxReport } from '#server/record/report/testing-reports.ts'
import { proofIn, tokenIn } from '#server/screening/cookies.ts'
import { formTokens } from '#server/screening/form-token.ts'
import { tokenOf } from '#server/staff/cookie.ts'
import { deviceOf } from '#server/staff/device.ts'
import { inputOf, routeOf } from '#server/testing/every-call.ts'
import { damaged, fuzzSeed, hostileText, hostileValue } from '#server/testing/hostile.ts'
import { inputFields, inputWith, nameOf } from '#server/testing/input-fields.ts'
import { addressKey, callerAddress } from './address.ts'
import { bodyLimit, readJson } from './body.ts'
import { readFormPost } from './pages/form-post.ts'
import { sentMarks } from './pages/sent-marker.ts'

let tried = 0

/** Input that breaks a parser, or makes it return more than `max` characters per input character; null: none. */
async function broken<T>(
  given: fc.Arbitrary<T>,
  numRuns: number,
  read: (value: T) => unknown,
  mayThrow: (error: unknown) => boolean = () => false,
  max = 20,
): Promise<string | null> {
  const sizeOf = (value: unknown) =>
    typeof value === 'string'
      ? value.length
      : value instanceof Uint8Array
        ? value.length
        : (JSON.stringify(value) ?? '').length
  const property = fc.asyncProperty(given, async (value) => {
    tried += 1
    try {
      const answer = await read(value)
      if (sizeOf(answer) > 1_000 + max * sizeOf(value)) throw new RangeError('more than it was given')
    } catch (error) {
      if (!mayThrow(error)) throw error
    }
  })
  const found = await fc.check(property, { numRuns, seed: fuzzSeed, endOnFailure: true })
  return found.failed
    ? `${String(found.errorInstance)} at ${JSON.stringify(found.counterexample)?.slice(0, 300)}`
    : null
}

const isRefusal = (error: unknown) => error instanceof ApiError && errors[error.code].status < 500
const post = (type: string, body: Uint8Array | string) =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body: body as BodyInit })

afterAll(() => expect(({} as { polluted?: unknown }).polluted).toBeUndefined())

describe("parsers of strangers' input", () => {
  it('of the API accept or refuse any value in any field of any call, each problem with a known name', async () => {
    for (const field of inputFields()) {
      const schema = (routeOf(field.call) as Route)[field.part] as z.ZodType
      const read = (value: unknown) => {
        const { success, error } = schema.safeParse(inputWith(field, value)[field.part])
        for (const problem of success ? [] : Object.values(problemsOf(error))) expect(fieldProblems).toContain(problem)
      }
      expect([nameOf(field), await broken(hostileValue, 120, read)]).toEqual([nameOf(field), null])
    }
  })

  it('of JSON accept or refuse any bytes', async () => {
    const good = Buffer.from(JSON.stringify((inputOf('sendContact') as { body: unknown }).body))
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      damaged(good),
      hostileValue.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
      fc.integer({ min: 1, max: bodyLimit + 10 }).map((depth) => Buffer.from('['.repeat(depth))),
    )
    expect(await broken(bytes, 5_000, (body) => readJson(post('application/json', body)), isRefusal)).toBeNull()
  })

  it('of forms accept or refuse any bytes', async () => {
    const good = Buffer.from(
      'form=quick&name=Ana+Torres&email=ana%40example.com&phonePrefix=%2B34&phoneNumber=612345678',
    )
    const bytes = fc.oneof(
      damaged(good),
      fc.uint8Array({ maxLength: 300 }),
      hostileText.map((text) => Buffer.from(`form=full&message=${text}`)),
    )
    const read = (body: Uint8Array) => readFormPost(post('application/x-www-form-urlencoded', body))
    expect(await broken(bytes, 4_000, read, isRefusal)).toBeNull()
    const cut = fc
      .constantFrom('\ufffd', '%F0', '&', '%', 'a=')
      .map((one) => `form=full&message=${one.repeat(140_000)}x`)
    expect(
      await broken(cut, 20, (text) => readFormPost(post('application/x-www-form-urlencoded', text)), isRefusal),
    ).toBeNull()
  })

  const tokens = formTokens({ fingerprints: (text) => [text] })
  const marks = sentMarks({ fingerprints: (text) => [text] })
  const readers: [what: string, read: (text: string) => unknown, prefixes?: string[]][] = [
    ['the languages a browser asks for', (text) => negotiateLanguage(text), ['es;q=0.5,', 'zh-Hant-', '*']],
    ['the thanks an address asks for', (text) => marks.read(text), ['quick.', 'full.zz~']],
    ['the cookie of a form token', (text) => tokenIn(`form=${text}`)],
    ['the cookie of a proof', (text) => proofIn(text), ['proof=']],
    ['a form token', (text) => tokens.read(text), ['zzzz.10.']],
    ['the cookie of a session', (text) => [tokenOf(text, true), tokenOf(`staff=${text}`, false)]],
    ['a phone number', (text) => [storedPhone(text), splitPhone(text)], ['+34 ', '+1', '00']],
    [
      'a dial code with a number',
      (text) => [storedPhone(withDial('+34', text)), storedPhone(withDial(text, '612345678'))],
    ],
    ['what a dial code is guessed by', (text) => choosePrefix({ geoCountry: text, timeZone: text, language: 'en' })],
    [
      'the addresses a proxy names',
      (text) => addressKey(callerAddress('127.0.0.1', text, 1)),
      ['::ffff:', '10.0.0.1, ', '['],
    ],
    ['what a browser calls itself', (text) => deviceOf(text), ['Mozilla/5.0 (']],
    ['an e-mail address', (text) => [emailIsValid(text), normaliseEmail(text), readEmail(text)], ['a@', 'a@b.']],
    ['a name', (text) => [usernameIsPlain(text), cleanText(text)]],
    ['a password', (text) => passwordProblem(text, { username: text.slice(0, 20), email: text.slice(0, 40) })],
    ['a drawing', (text) => sanitizeSvg(text), ['<svg ', '<svg><path d="', '<svg><![CDATA[']],
    ['a line of a CSV file to be written', (text) => csvLine([text, text])],
    ['a CSV file', (text) => parseCsv(text), ['name,email\r\n"', '"a";"b"\n']],
    ['an amount', (text) => [writtenAmount(text), amountColumn([text, '1.250'])], ['$ 1', 'USD ', '1.', '1,2']],
    ['a moment', (text) => momentFrom(text, 'Asia/Tokyo'), ['2026-', '45000']],
    [
      'a row of leads',
      (text) =>
        readRow(
          { name: text, email: text, phone: text, tags: text },
          { language: 'en', timeZone: 'UTC', team: new Map() },
          new Date(0),
        ),
    ],
  ]

  it.each(readers)('of %s accept any text', async (_what, read, prefixes = ['']) => {
    const text = fc.tuple(fc.constantFrom('', ...prefixes), hostileText).map((parts) => parts.join(''))
    expect(await broken(text, 500, read)).toBeNull()
  })

  it('of cursors accept or refuse any text', async () => {
    const cursor = fc.oneof(
      hostileText,
      hostileValue.map((value) => Buffer.from(JSON.stringify([1, value]) ?? '').toString('base64url')),
    )
    expect(await broken(cursor, 1_500, (text) => decodeCursor(text, ['timestamptz', 'uuid']), isRefusal)).toBeNull()
  })

  const reports: [what: string, bytes: Uint8Array][] = [
    ['MetaTrader 5 history', htmlReport(handMade)],
    ['MetaTrader 5 workbook', xlsxReport(handMade)],
    ['Strategy Tester', testerReport(handMade)],
    ['MetaTrader 4 statement', mt4Statement()],
  ]

  it.each(reports)('of a %s accept or refuse it, however damaged', async (_what, good) => {
    const isUnreadable = (error: unknown) => error instanceof UnreadableReport
    expect(await broken(damaged(good), 250, (bytes) => readReport(bytes), isUnreadable)).toBeNull()
  })

  it('were tried fifty thousand times', () => {
    expect(tried).toBeGreaterThanOrEqual(50_000)
  })
})

describe('a broken parser', () => {
  it.each([
    ['at half a percent code', (text: string) => decodeURIComponent(text)],
    ['at what is no JSON', (text: string) => JSON.parse(text) as unknown],
    ['at half a character', (text: string) => encodeURIComponent(text)],
    ['by answering far more than it was given', (text: string) => text.repeat(2_000)],
  ])('is found: %s', async (_how, read) => {
    expect(await broken(hostileText, 2_000, read)).not.toBeNull()
  })
})
