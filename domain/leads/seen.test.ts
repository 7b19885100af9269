import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clashesOf, isSameValue, keptUntouched, markOf, touchedOf } from './seen.ts'

const seen = { title: 'Call', dueDate: '2026-12-01', priority: 'medium', description: null as string | null }

describe('the changes of a form', () => {
  it('contain only edited fields, with their seen values', () => {
    expect(touchedOf(seen, { ...seen, title: 'Call Ana' })).toEqual({
      change: { title: 'Call Ana' },
      seen: { title: 'Call' },
    })
    expect(touchedOf(seen, { ...seen })).toBeNull()
  })

  it('conflict only if a teammate has set the same field to another value', () => {
    const current = { ...seen, dueDate: '2026-12-09', priority: 'high' }
    expect(clashesOf(current, { title: 'Call Ana' }, { title: 'Call' })).toEqual([])
    expect(clashesOf(current, { dueDate: '2026-12-05' }, { dueDate: '2026-12-01' })).toEqual(['dueDate'])
    expect(clashesOf(current, { dueDate: '2026-12-09' }, { dueDate: '2026-12-01' })).toEqual([])
    expect(clashesOf(current, {}, { dueDate: '2026-12-01' })).toEqual(['dueDate'])
  })

  it('leave unedited fields at their current values', () => {
    const current = { ...seen, dueDate: '2026-12-09' }
    expect(keptUntouched({ ...seen, title: 'Call Ana' }, current, seen)).toEqual({ ...current, title: 'Call Ana' })
    expect(keptUntouched(seen, current, undefined)).toEqual(seen)
  })

  it('are empty, without conflicts, if wanted, seen and stored values agree', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        expect(touchedOf(record, record)).toBeNull()
        expect(clashesOf(record, {}, record)).toEqual([])
      }),
    )
  })
})

it('the version mark of a record is equal for equal records, in any notation, and differs after any change', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), fc.jsonValue(), (record, key, value) => {
      const turned = Object.fromEntries(Object.entries(record).toReversed())
      expect(markOf(JSON.parse(JSON.stringify(turned)))).toBe(markOf(record))
      const other = { ...record, [key]: value }
      if (!(key in record && isSameValue(record[key], value))) expect(markOf(other)).not.toBe(markOf(record))
    }),
  )
})
