import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { problemsOf } from './errors.ts'
import { tags } from './lead-texts.ts'
import { choice, dollars, email, id, longText, moment, optionalText, text } from './text.ts'

/** A value's problem, or its parsed form. */
function judged(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  return result.success ? { is: result.data } : problemsOf(result.error).body
}

describe('text of several lines', () => {
  it.each([
    ['Ana', { is: 'Ana' }],
    ['  Ana \n', { is: 'Ana' }],
    ['two\nli\tnes', { is: 'two\nli\tnes' }],
    ['two\r\nlines', { is: 'two\nlines' }],
    ['Jose\u0301', { is: 'José' }],
    ['١٢٣ 👩‍💻', { is: '١٢٣ 👩‍💻' }],
    ['0123456789', { is: '0123456789' }],
    ['          0123456789          ', { is: '0123456789' }],
    ['0123456789a', 'too_long'],
    ['x'.repeat(100_000), 'too_long'],
    ['', 'required'],
    [' \u00a0\u3000\t', 'required'],
    [undefined, 'required'],
    [null, 'invalid'],
    [5, 'invalid'],
    [{}, 'invalid'],
    [['Ana'], 'invalid'],
    ['a\u0000', 'invalid_text'],
    ['\u0000', 'invalid_text'],
    ['a\u001b[m', 'invalid_text'],
    ['\ud800', 'invalid_text'],
    ['\udc00\ud800', 'invalid_text'],
    ['a\u2066b', { is: 'ab' }],
    ['\u202bعلي\u202c', { is: 'علي' }],
    ['a\rb', 'invalid_text'],
    ['𐀀'.repeat(10), { is: '𐀀'.repeat(10) }],
    ['𐀀'.repeat(11), 'too_long'],
  ])('of at most ten characters: %j is %j', (value, expected) => {
    expect(judged(longText(10, 1), value)).toEqual(expected)
  })

  it('with a minimum is too short below it, and may be empty without one', () => {
    expect(judged(longText(10, 3), 'ab')).toBe('too_short')
    expect(judged(longText(10), '')).toEqual({ is: '' })
  })

  it('is well-formed, trimmed and short enough, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (value) => {
        const result = longText(20, 1).safeParse(value)
        if (!result.success) {
          expect(Object.keys(problemsOf(result.error))).toEqual(['body'])
          return
        }
        expect(result.data).toBe(result.data.trim())
        expect(result.data.isWellFormed()).toBe(true)
        expect([...result.data].length).toBeLessThanOrEqual(20)
        expect(result.data).not.toContain('\u0000')
      }),
    )
  })

  it('if optional is null when empty and absent when absent', () => {
    const values = ['', '  ', null, undefined, ' x ']
    expect(values.map((value) => judged(optionalText(5), value))).toEqual([
      { is: null },
      { is: null },
      { is: null },
      { is: undefined },
      { is: 'x' },
    ])
  })
})

describe('text of one line', () => {
  it.each([
    ['  Ana \r\n', { is: 'Ana' }],
    ['Ana\tTorres', { is: 'Ana\tTorres' }],
    ['Ana\nTorres', 'invalid_text'],
    ['Ana\r\nTorres', 'invalid_text'],
    ['Ana\rTorres', 'invalid_text'],
    ['Ana\u0085Torres', 'invalid_text'],
    ['Ana\u2028Torres', 'invalid_text'],
    ['Ana\u2029Torres', 'invalid_text'],
    ['a\u0000', 'invalid_text'],
    ['0123456789a', 'too_long'],
    ['', 'required'],
    [undefined, 'required'],
  ])('%j is %j', (value, expected) => {
    expect(judged(text(10, 1), value)).toEqual(expected)
  })
})

describe('an e-mail address', () => {
  it.each([
    [' ana@example.com ', { is: 'ana@example.com' }],
    ['josé@exämple.de', { is: 'josé@exämple.de' }],
    ['', 'required'],
    [undefined, 'required'],
    ['ana', 'email_at'],
    ['a@b.co, v2@evil.co', 'email_several'],
    ['a@b.co\r\nBcc: v@e.co', 'email_several'],
    ['<a@b.co>', { is: 'a@b.co' }],
    [`a@${'b'.repeat(64)}.co`, 'email_domain'],
    [`${'a'.repeat(255)}@b.co`, 'too_long'],
    ['a\u0000@b.co', 'invalid_text'],
    [5, 'invalid'],
  ])('%j is %j', (value, expected) => {
    expect(judged(email, value)).toEqual(expected)
  })
})

describe('a moment', () => {
  it.each([
    '2026-11-21T04:00:00Z',
    '2026-11-21T04:00:00.123Z',
    '2026-11-21T04:00:00+05:30',
    '1900-01-01T00:00:00Z',
    '2999-12-31T23:59:59.999Z',
  ])('%s is one', (value) => {
    expect(judged(moment, value)).toEqual({ is: value })
  })

  it.each([
    ['2026-11-21'],
    ['2026-11-21T04:00:00'],
    ['2026-02-30T04:00:00Z'],
    ['2026-11-21T25:00:00Z'],
    ['0000-01-01T00:00:00Z'],
    ['1899-12-31T23:59:59Z'],
    ['9999-12-31T23:59:59-12:00'],
    ['2999-12-31T23:59:59-00:01'],
    ['+010000-01-01T00:00:00Z'],
    ['now'],
    [''],
    [1_763_700_000_000],
    [null],
  ])('%j is invalid', (value) => {
    expect(judged(moment, value)).toBe('invalid_date')
  })

  it('if accepted can be stored and read back everywhere', () => {
    const written = fc
      .date({ min: new Date(-1e15), max: new Date(1e15), noInvalidDate: true })
      .map((d) => d.toISOString())
    fc.assert(
      fc.property(written, (value) => {
        if (!moment.safeParse(value).success) return
        expect(new Date(value).toISOString()).toMatch(/^\d{4}-/)
      }),
    )
  })
})

describe('a choice, an id and a number of dollars', () => {
  it.each([
    [choice(['a', 'b']), 'a', { is: 'a' }],
    [choice(['a', 'b']), 'A', 'invalid_choice'],
    [choice(['a', 'b']), '', 'required'],
    [choice(['a', 'b']), null, 'invalid_choice'],
    [choice(['a', 'b']), ['a'], 'invalid_choice'],
    [choice(['a', 'b']), 'constructor', 'invalid_choice'],
    [choice(['a', 'b']), undefined, 'required'],
    [id, '01900000-0000-7000-8000-000000000000', { is: '01900000-0000-7000-8000-000000000000' }],
    [id, '01900000-0000-7000-8000-00000000000g', 'invalid'],
    [id, "1' or '1'='1", 'invalid'],
    [id, 5, 'invalid'],
    [dollars, 0, { is: 0 }],
    [dollars, 2_147_483_647, { is: 2_147_483_647 }],
    [dollars, 2_147_483_648, 'invalid_number'],
    [dollars, -1, 'invalid_number'],
    [dollars, 0.5, 'invalid_number'],
    [dollars, Number.NaN, 'invalid_number'],
    [dollars, '5', 'invalid_number'],
  ] as [z.ZodType, unknown, unknown][])('judge %#: %j as %j', (schema, value, expected) => {
    expect(judged(schema, value)).toEqual(expected)
  })
})

it('the tags of a lead are each there once, also where accents are letters of their own', () => {
  expect(tags.parse(['café', 'vip', 'cafe\u0301', 'vip'])).toEqual(['café', 'vip'])
})
