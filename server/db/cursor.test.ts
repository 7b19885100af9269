import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { hasForbiddenChars } from '#domain/basics/text.ts'
import { cutPage, decodeCursor, encodeCursor, type KeyType, pageOf } from './cursor.ts'

const keyOf: Record<KeyType, fc.Arbitrary<string | number>> = {
  int: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  text: fc.string({ unit: 'grapheme' }).filter((text) => !hasForbiddenChars(text)),
  uuid: fc.uuid(),
  timestamptz: fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
}
const types = fc.array(fc.constantFrom<KeyType>('int', 'text', 'uuid', 'timestamptz'), { maxLength: 4 })
/** Types that accept only some texts. */
const typesOfFewTexts = fc.array(fc.constantFrom<KeyType>('int', 'uuid', 'timestamptz'), { maxLength: 4 })
const written = types.chain((ofTypes) =>
  fc.record({
    types: fc.constant(ofTypes),
    keys: fc.tuple(...ofTypes.map((type) => keyOf[type])),
    now: fc.integer({ min: 0, max: Date.parse('9999-12-31') }),
  }),
)

function refused(text: string, ofTypes: readonly KeyType[]): boolean {
  try {
    decodeCursor(text, ofTypes)
    return false
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).fields).toMatchObject({ cursor: { problem: 'invalid' } })
    return true
  }
}

describe('a cursor', () => {
  it('is parsed as it was written, and fits into a URL', () => {
    fc.assert(
      fc.property(written, ({ types, keys, now }) => {
        const text = encodeCursor({ keys, now })
        expect(text).toBe(encodeURIComponent(text))
        expect(decodeCursor(text, types)).toEqual({ keys, now })
      }),
    )
  })

  it('of another sort order is refused', () => {
    fc.assert(
      fc.property(written, typesOfFewTexts, ({ types: own, keys, now }, others) => {
        fc.pre(own.join() !== others.join())
        expect(refused(encodeCursor({ keys, now }), others)).toBe(true)
      }),
    )
  })

  it('of any other content is refused and never throws', () => {
    const json = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))
    fc.assert(fc.property(fc.oneof(fc.string(), json), (text) => refused(text, ['int', 'uuid'])))
  })

  it.each([
    ['a number beyond 32 bits', ['int'], [2 ** 31]],
    ['half a number', ['int'], [1.5]],
    ['a day that does not exist', ['timestamptz'], ['2026-02-30T00:00:00.000Z']],
    ['an hour that does not exist', ['timestamptz'], ['2026-02-20T24:00:00.000Z']],
    ['a year before PostgreSQL’s first', ['timestamptz'], ['0000-06-01T00:00:00.000Z']],
    ['a moment without its zone', ['timestamptz'], ['2026-02-20T10:00:00.000']],
    ['an id in capitals', ['uuid'], ['01900000-0000-7000-8000-00000000000A']],
  ] as [string, KeyType[], (string | number)[]][])('with %s is refused', (_what, ofTypes, keys) => {
    expect(refused(encodeCursor({ keys, now: 0 }), ofTypes)).toBe(true)
  })

  it.each([-1, 8.64e15, 1e300])('with the reference time %s is refused', (now) => {
    expect(refused(encodeCursor({ keys: [1], now }), ['int'])).toBe(true)
  })
})

describe('a page', () => {
  const rows = [5, 4, 3]

  it('with fewer rows than requested has no next page', () => {
    expect(pageOf(rows, 3, (last) => [last])).toEqual({ data: rows, nextCursor: null })
    expect(pageOf([], 3, () => [])).toEqual({ data: [], nextCursor: null })
  })

  it('omits the extra row and continues after its own last row', () => {
    const { data, nextCursor } = pageOf(rows, 2, (last) => [last], 1_000)
    expect(data).toEqual([5, 4])
    expect(decodeCursor(nextCursor!, ['int'])).toEqual({ now: 1_000, keys: [4] })
    expect(cutPage(rows, 1, String)).toEqual({ data: [5], nextCursor: '5' })
  })
})
