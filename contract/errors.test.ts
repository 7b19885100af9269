import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorBody } from './error-body.ts'
import { ApiError, type ErrorCode, errors, fieldProblems, invalidFields, problemsOf } from './errors.ts'

const problemsIn = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value)
  return error ? problemsOf(error) : null
}

describe('a failed parse', () => {
  it('names at most fifty fields, known ones first, so that no response is an echo of thousands', () => {
    const crowd = Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`f${i}`, 1]))
    const problems = problemsIn(z.strictObject({ name: z.string({ error: 'required' }) }), crowd)
    expect(Object.keys(problems ?? {})).toHaveLength(50)
    expect(problems?.name).toBe('required')
  })

  it('gives each field one entry: its first problem', () => {
    const schema = z.strictObject({
      name: z.string({ error: 'required' }).min(5, 'too_short').regex(/^x/, 'invalid_text'),
      other: z.string({ error: 'required' }),
    })
    expect(problemsIn(schema, { name: 'ab', other: 'y' })).toEqual({ name: 'too_short' })
    expect(problemsIn(schema, {})).toEqual({ name: 'required', other: 'required' })
  })

  it('names nested fields by path, and unknown ones one by one', () => {
    const schema = z.strictObject({ tags: z.array(z.string('invalid')), consent: z.strictObject({}) })
    expect(problemsIn(schema, { tags: ['a', 5], consent: { x: 1, y: 2 }, z: 3 })).toEqual({
      'tags.1': 'invalid',
      'consent.x': 'unknown_field',
      'consent.y': 'unknown_field',
      z: 'unknown_field',
    })
  })

  it('names the whole body "body", and a foreign message "invalid"', () => {
    expect(problemsIn(z.strictObject({}), 'text')).toEqual({ body: 'invalid' })
    expect(problemsIn(z.strictObject({ n: z.number() }), { n: 'x' })).toEqual({ n: 'invalid' })
  })

  it("keeps a field named like an object's built-in property", () => {
    const body = JSON.parse('{"__proto__":1,"constructor":2,"toString":3}')
    const problems = problemsIn(z.strictObject({}), body) ?? {}
    expect(Object.entries(problems).toSorted()).toEqual([
      ['__proto__', 'unknown_field'],
      ['constructor', 'unknown_field'],
      ['toString', 'unknown_field'],
    ])
    const { fields } = invalidFields(problems)
    expect(Object.keys(JSON.parse(JSON.stringify(fields))).toSorted()).toEqual(['__proto__', 'constructor', 'toString'])
  })
})

describe('every problem of a field', () => {
  it.each(fieldProblems)('"%s" has its own sentence', (problem) => {
    const { code, fields } = invalidFields({ name: problem })
    expect(code).toBe('invalid_input')
    expect(fields?.name?.problem).toBe(problem)
    expect(fields?.name?.message).toMatch(/^[A-Z].+\.$/)
  })

  it('differs from the other sentences', () => {
    const sentences = fieldProblems.map((problem) => invalidFields({ x: problem }).fields?.x?.message)
    expect(new Set(sentences).size).toBe(fieldProblems.length)
  })
})

describe('every error', () => {
  const codes = Object.keys(errors) as ErrorCode[]

  it.each(codes)('"%s" has an error status and a sentence, and fits the error body', (code) => {
    const { status, message } = errors[code]
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(new ApiError(code).message).toBe(message)
    expect(errorBody.safeParse({ error: { code, message } }).success).toBe(true)
  })

  it('fits the body with whatever fields are wrong', () => {
    const problems = fc.dictionary(fc.string(), fc.constantFrom(...fieldProblems))
    fc.assert(
      fc.property(problems, (found) => {
        const { code, message, fields } = invalidFields(found)
        expect(errorBody.safeParse({ error: { code, message, fields } }).success).toBe(true)
      }),
    )
  })
})
