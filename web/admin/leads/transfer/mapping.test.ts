import { expect, test } from 'vitest'
import {
  amountsOf,
  commasOf,
  datesOf,
  decimalOf,
  firstMapping,
  leftOutOf,
  type Mapping,
  mapColumn,
  missingIn,
  portionsOf,
  rowsOf,
} from './mapping.ts'
import type { ReadFile } from './read-file.ts'

const read = { name: 'fair.csv', encoding: 'utf-8', is1904: false, source: new File([], 'fair.csv') } as const
const fileOf = (headings: string[], ...rows: string[][]) => ({
  ...read,
  headings,
  rows: rows.map((cells, i) => ({ line: i + 2, cells })),
})

const file = {
  ...read,
  headings: ['Name', 'E-mail', 'Shoe size'],
  rows: [
    { line: 2, cells: [' Ana ', 'ana@example.com', '38'] },
    { line: 4, cells: ['', '', '40'] },
    { line: 5, cells: ['Boris'] },
  ],
}

test('columns are recognised, and a field can be moved to another', () => {
  const mapping = firstMapping(file, 'es')
  expect(mapping.fields).toEqual(['name', 'email', null])
  expect(missingIn(mapping, null)).toBeNull()
  expect(mapColumn(mapping, 2, 'name').fields).toEqual([null, 'email', 'name'])
  expect(missingIn(mapColumn(mapping, 0, null), null)).toBe('needsName')
  expect(missingIn({ ...mapColumn(mapping, 0, null), isUpdate: true }, null)).toBeNull()
  expect(missingIn(mapColumn(mapping, 1, 'notes'), null)).toBe('needsReach')
})

test('rows keep their line numbers; unmapped columns can be left out, as are empty rows', () => {
  expect(rowsOf(file, { ...firstMapping(file, 'es'), keepsUnmatched: false })).toEqual([
    { line: 2, fields: { name: 'Ana', email: 'ana@example.com' } },
    { line: 5, fields: { name: 'Boris' } },
  ])
})

test('unmapped values are added to the notes under their heading, with a mark where cut', () => {
  const list = fileOf(
    ['Name', 'Email', 'Notes', 'Deposited?', '', 'Free text', 'Empty', 'Binary'],
    ['Ana', 'ana@example.com', 'Prefers mornings', 'yes', 'fair', 'x'.repeat(1_200), '', 'a\0b'],
    ['Boris', 'boris@example.com', 'y'.repeat(9_700), 'no', '', '', '', ''],
    ['', '', '', 'no', '', '', '', ''],
  )
  const [ana, boris, ...more] = rowsOf(list, firstMapping(list, 'en'))
  expect(ana!.fields).toEqual({
    name: 'Ana',
    email: 'ana@example.com',
    notes: 'Prefers mornings',
    unmatched: `Deposited?: yes\n5: fair\nFree text: ${'x'.repeat(996)} […]\nBinary: […]`,
  })
  expect([boris!.fields.unmatched, more]).toEqual([undefined, []])
})

test('two columns of last names are one name, in their order', () => {
  const list = fileOf(
    ['Primer apellido', 'Segundo apellido', 'Nombre', 'Correo'],
    ['López', 'Vega', 'Ana', 'a@example.com'],
  )
  expect(rowsOf(list, firstMapping(list, 'es'))).toEqual([
    { line: 2, fields: { name: 'Ana López Vega', email: 'a@example.com' } },
  ])
  expect(leftOutOf(list, firstMapping(list, 'es'))).toEqual([])
})

test('portions contain every row once, in order, within the limit of a call', () => {
  const rows = Array.from({ length: 250 }, (_, i) => ({ line: i + 2, fields: { notes: 'ñ'.repeat(i * 40) } }))
  const portions = portionsOf(rows)
  expect(portions.flat()).toEqual(rows)
  for (const portion of portions) {
    expect(portion.length).toBeLessThanOrEqual(100)
    expect(new TextEncoder().encode(JSON.stringify(portion)).length).toBeLessThan(60 * 1024)
  }
})

test("amounts follow their column's format; if that is unclear, a person has to choose", () => {
  const worth = (...values: string[]) => ({
    ...read,
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

test('parts of a name are joined, a second phone fills a missing first one, else goes to the notes', () => {
  const contacts = fileOf(
    ['First Name', 'Last Name', 'Email', 'Phone', 'Mobile Phone'],
    ['Maria', 'Lopez Vega', 'm1@example.com', '', '+34 600 111 222'],
    ['John', 'Miller', 'm2@example.com', '+44 20 7946 0958', '+44 7911 123456'],
    ['Only', 'Mobile', 'n/a', '-', '+34 600 111 223'],
  )
  expect(rowsOf(contacts, firstMapping(contacts, 'es')).map(({ fields }) => fields)).toEqual([
    { name: 'Maria Lopez Vega', email: 'm1@example.com', phone: '+34 600 111 222' },
    { name: 'John Miller', email: 'm2@example.com', phone: '+44 20 7946 0958', notes: 'Mobile Phone: +44 7911 123456' },
    { name: 'Only Mobile', phone: '+34 600 111 223' },
  ])
})

test('a text column that is not imported is pointed out', () => {
  const list = fileOf(['Name', 'Email', 'Shoe size', 'Empty'], ['Ana', 'a@example.com', '38', ''])
  expect(leftOutOf(list, firstMapping(list, 'es'))).toEqual(['Shoe size'])
})

test('the order of day and month is asked once per file', () => {
  const list = fileOf(
    ['Name', 'Email', 'Created'],
    ['A', 'a@example.com', '03/04/2025'],
    ['B', 'b@example.com', '11/20/2025'],
    ['C', 'c@example.com', '20/11/2025'],
  )
  const mapping = firstMapping(list, 'es')
  const dates = datesOf(list, mapping.fields)
  expect(missingIn(mapping, null, dates)).toBe('needsDateOrder')
  const chosen = { ...mapping, dateOrder: 'day' } as const
  expect(missingIn(chosen, null, dates)).toBeNull()
  expect(rowsOf(list, chosen).map(({ fields }) => fields.createdAt)).toEqual(['2025-04-03', '2025-11-20', '2025-11-20'])
})

test("numbers without a plus sign follow a person's answer for all of them", () => {
  const numbers = ['4915112345678', '015112345678', '+34 600 111 222', '34600111222.0']
  const list = fileOf(['Name', 'Phone'], ...numbers.map((number) => ['A', number]))
  const mapping = { ...firstMapping(list, 'es'), country: 'DE' }
  const phones = (bare: 'international' | 'national' | null) =>
    rowsOf(list, { ...mapping, bare }).map(({ fields }) => fields.phone)
  expect(phones(null)).toEqual(numbers)
  expect(phones('international')).toEqual(['+4915112345678', '015112345678', '+34 600 111 222', '+34600111222'])
  expect(phones('national')).toEqual(['+49 4915112345678', '015112345678', '+34 600 111 222', '+49 34600111222'])
})

test('several emails, in one cell or more columns, are kept beside the first; so are further phones', () => {
  const list = fileOf(
    ['Name', 'Email', 'Email 2', 'Phone', 'Home Phone', 'Work phone'],
    ['Ana', 'ana@example.com; ana.work@example.com', '', '+34 600 111 222', '+34 600 111 223', '+34 600 111 224'],
    ['Boris', '', 'boris@example.com', '', '+34 600 111 225', '+34600111225'],
    ['Carla', 'Carla@example.com', 'carla@example.com', '', '', ''],
  )
  expect(rowsOf(list, firstMapping(list, 'es')).map(({ fields }) => fields)).toEqual([
    {
      name: 'Ana',
      email: 'ana@example.com',
      phone: '+34 600 111 222',
      notes: 'ana.work@example.com\nHome Phone: +34 600 111 223\nWork phone: +34 600 111 224',
    },
    { name: 'Boris', email: 'boris@example.com', phone: '+34 600 111 225' },
    { name: 'Carla', email: 'Carla@example.com' },
  ])
})

test('parts of a name are ordered by its script', () => {
  const list = fileOf(['姓', '名', 'Email'], ['王', '小明', 'wang@example.com'], ['Smith', 'John', 'j@example.com'])
  expect(rowsOf(list, firstMapping(list, 'es')).map(({ fields }) => fields.name)).toEqual(['王小明', 'John Smith'])
})

test('a list without headings is mapped by content', () => {
  const list = fileOf(
    ['', '', '', ''],
    ['Ana Torres', 'ana@example.com', '+34 600 111 222', '5'],
    ['José Núñez', 'jose@example.com', '', '6'],
  )
  expect(firstMapping(list, 'es').fields).toEqual(['name', 'email', 'phone', null])
  expect(leftOutOf(list, firstMapping(list, 'es'))).toEqual([4])
})

const namesOf = (of: ReadFile, commas: Mapping['commas'] = null) =>
  rowsOf(of, { ...firstMapping(of, 'en'), commas }).map(({ fields }) => fields.name)
const people = (...names: string[]) => fileOf(['Name', 'Email'], ...names.map((name, i) => [name, `p${i}@example.com`]))

test('names with the family name first are reordered if most are, unless the user decides otherwise', () => {
  const list = people('Funke, Emil', 'Ruiz, Eva', 'Acme, Inc.')
  expect(namesOf(list)).toEqual(['Emil Funke', 'Eva Ruiz', 'Acme, Inc.'])
  expect(namesOf(list, 'asWritten')).toEqual(['Funke, Emil', 'Ruiz, Eva', 'Acme, Inc.'])
})

test('a few such names are left as they are, and pointed out', () => {
  const list = people('Emil Funke', 'Ruiz, Eva', 'Ada Lovelace')
  expect(namesOf(list)).toEqual(['Emil Funke', 'Ruiz, Eva', 'Ada Lovelace'])
  expect(commasOf(list, firstMapping(list, 'en'))).toEqual({ example: 'Ruiz, Eva', reading: 'asWritten' })
  expect(namesOf(list, 'lastFirst')).toEqual(['Emil Funke', 'Eva Ruiz', 'Ada Lovelace'])
})
