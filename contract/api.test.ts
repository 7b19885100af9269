import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { actions } from '#domain/staff/permissions.ts'
import { api, type CallName } from './api.ts'
import { contactBody } from './contact.ts'
import { fieldProblems, problemsOf } from './errors.ts'
import { leadPatch, leadQuery } from './leads.ts'
import type { Route } from './route.ts'

const calls = Object.entries<Route>(api) as [CallName, Route][]

describe('the table of calls', () => {
  it('has no method and path twice, and no ambiguous paths', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(calls)('%s states access, limit, input and response', (_name, route) => {
    const { path, params, access, response, status, limit, summary } = route
    expect(summary).not.toBe('')
    expect(limit.max * limit.windowSeconds).toBeGreaterThan(0)
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
    expect(Object.keys((params as z.ZodObject | undefined)?.shape ?? {})).toEqual(named)
    if (typeof access === 'object') expect(actions).toContain(access.staff)
    if (status) expect(response).toBeDefined()
  })

  it('takes keys for posts only, and conditions for reads only', () => {
    for (const [name, { method, idempotent, conditional, body }] of calls) {
      if (idempotent) expect([name, method]).toEqual([name, 'POST'])
      if (conditional) expect([name, method]).toEqual([name, 'GET'])
      if (body) expect([name, method === 'GET' || method === 'DELETE']).toEqual([name, false])
    }
  })

  it('lets viewers write only their presence, what they have seen, and their mail and clock settings', () => {
    const ofReaders = [
      'showPresence',
      'endPresence',
      'seeAlerts',
      'seeBoard',
      'finishNotice',
      'changeWeeklySummary',
      'changeTimeZone',
    ]
    const writes = calls.filter(
      ([name, { method, access }]) => method !== 'GET' && typeof access === 'object' && !ofReaders.includes(name),
    )
    for (const [name, { access }] of writes) {
      expect([name, typeof access === 'object' && access.staff.endsWith('.read')]).toEqual([name, false])
    }
  })
})

describe('whatever is sent', () => {
  const inputs = calls.flatMap(([name, { body, query, params }]) =>
    Object.entries({ body, query, params }).flatMap(([part, schema]) => (schema ? [[`${name} ${part}`, schema]] : [])),
  ) as [string, z.ZodType][]

  it.each(inputs)('to %s is accepted or refused, with known problems, and never throws', (_what, schema) => {
    const fields = Object.keys((schema as z.ZodObject).shape ?? {})
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.anything())
    const almost = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'other'), value)
    fc.assert(
      fc.property(fc.oneof(almost, value), (input) => {
        const { success, error } = schema.safeParse(input)
        if (success) return
        const problems = problemsOf(error)
        expect(Object.keys(problems).length).toBeGreaterThan(0)
        for (const problem of Object.values(problems)) expect(fieldProblems).toContain(problem)
      }),
      { numRuns: 60 },
    )
  })

  it("as a visitor's message contains only a visitor's fields", () => {
    const staffs = [
      'status',
      'priority',
      'notes',
      'assignedTo',
      'tags',
      'leadSource',
      'conversionProbability',
      'id',
      'createdAt',
    ]
    for (const field of staffs) expect(contactBody.shape).not.toHaveProperty(field)
    const given = { name: 'Ana', email: 'a@b.co', phone: '+34 612345678', language: 'es' } as const
    expect(contactBody.parse(given)).toEqual({ ...given, investmentExperience: 'beginner', platform: 'main' })
    expect(contactBody.safeParse({ ...given, status: 'converted' }).success).toBe(false)
  })

  it('as a lead change has no defaults for absent fields', () => {
    expect(leadPatch.parse({})).toEqual({})
    expect(leadPatch.parse({ country: '', notes: null })).toEqual({ country: null, notes: null })
  })

  it('treats an empty filter as absent', () => {
    const empty = Object.fromEntries(Object.keys(leadQuery.shape).map((name) => [name, '']))
    const { _, ...rest } = leadQuery.parse(empty)
    expect(Object.values(rest).every((value) => value === undefined)).toBe(true)
    expect(leadQuery.parse({ limit: '25' }).limit).toBe(25)
  })
})
