import { expect, test } from 'vitest'
import { firstMapping, mapColumn, missingIn, portionsOf, rowsOf } from './mapping.ts'

const file = {
  name: 'fair.csv',
  headings: ['Name', 'E-mail', 'Shoe size'],
  rows: [
    { line: 2, cells: [' Ana ', 'ana@example.com', '38'] },
    { line: 4, cells: ['', '', '40'] },
    { line: 5, cells: ['Boris'] },
  ],
}

test('columns are recognised, and a field moves from one to another', () => {
  const mapping = firstMapping(file, 'es')
  expect(mapping.fields).toEqual(['name', 'email', null])
  expect(missingIn(mapping)).toBeNull()
  expect(mapColumn(mapping, 2, 'name').fields).toEqual([null, 'email', 'name'])
  expect(missingIn(mapColumn(mapping, 0, null))).toBe('needsName')
  expect(missingIn(mapColumn(mapping, 1, 'notes'))).toBe('needsReach')
})

test('rows keep their lines; what is not mapped stays here, and so do rows without anything', () => {
  expect(rowsOf(file, firstMapping(file, 'es'))).toEqual([
    { line: 2, fields: { name: 'Ana', email: 'ana@example.com' } },
    { line: 5, fields: { name: 'Boris' } },
  ])
})

test('portions hold every row once, in order, and none more than a call takes', () => {
  const rows = Array.from({ length: 250 }, (_, i) => ({ line: i + 2, fields: { notes: 'ñ'.repeat(i * 40) } }))
  const portions = portionsOf(rows)
  expect(portions.flat()).toEqual(rows)
  for (const portion of portions) {
    expect(portion.length).toBeLessThanOrEqual(100)
    expect(new TextEncoder().encode(JSON.stringify(portion)).length).toBeLessThan(60 * 1024)
  }
})
