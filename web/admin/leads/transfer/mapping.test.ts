import { expect, test } from 'vitest'
import { amountsOf, decimalOf, firstMapping, mapColumn, missingIn, portionsOf, rowsOf } from './mapping.ts'

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
  expect(missingIn(mapping, null)).toBeNull()
  expect(mapColumn(mapping, 2, 'name').fields).toEqual([null, 'email', 'name'])
  expect(missingIn(mapColumn(mapping, 0, null), null)).toBe('needsName')
  expect(missingIn(mapColumn(mapping, 1, 'notes'), null)).toBe('needsReach')
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

test('amounts are read as those of the column show; where none shows it, a person has to choose', () => {
  const worth = (...values: string[]) => ({
    name: 'fair.csv',
    headings: ['Name', 'E-mail', 'Value'],
    rows: values.map((value, i) => ({ line: i + 2, cells: ['Ana', 'ana@example.com', value] })),
  })
  const asked = (...values: string[]) => {
    const mapping = firstMapping(worth(...values), 'es')
    const amounts = amountsOf(worth(...values), mapping.fields)
    return [decimalOf(amounts, mapping), missingIn(mapping, amounts), missingIn({ ...mapping, decimal: ',' }, amounts)]
  }
  expect(asked('1.250', '300,50')).toEqual([',', null, null])
  expect(asked('1.250', '500')).toEqual([null, 'needsDecimal', null])
  expect(asked('1.250', '1,5', '2.5')).toEqual([null, 'needsDecimal', null])
  expect(asked('500', '')).toEqual([null, null, null])
  const file = worth('1.250')
  const said = { ...firstMapping(file, 'es'), decimal: ',' } as const
  expect(decimalOf(amountsOf(file, said.fields), said)).toBe(',')
  expect(mapColumn(said, 1, null).decimal).toBe(',')
  expect(mapColumn(said, 1, 'estimatedValue').decimal).toBeNull()
  expect(amountsOf(file, mapColumn(said, 2, null).fields)).toBeNull()
})
