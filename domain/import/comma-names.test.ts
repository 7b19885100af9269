import { describe, expect, it } from 'vitest'
import { commaNames, turnedName } from './comma-names.ts'

describe('a name with a comma', () => {
  it.each([
    ['Funke, Emil', 'Emil Funke'],
    ['García Márquez, Gabriel José', 'Gabriel José García Márquez'],
    ['O’Neill,Mary-Ann', 'Mary-Ann O’Neill'],
    ['van der Berg, Jan', 'Jan van der Berg'],
    ['King, Martin Luther, Jr.', 'Martin Luther King, Jr.'],
    ['Петрова, Анна', 'Анна Петрова'],
    ['الأحمد، فاطمة', 'فاطمة الأحمد'],
    ['王，小明', '王小明'],
  ])('is put in the usual order: %s', (written, read) => {
    expect(turnedName(written)).toBe(read)
  })

  it.each([
    'Emil Funke',
    'Smith, Jr.',
    'Gold Partners, S.L.',
    'Acme, Inc',
    'Meyer, M.D.',
    'Berlin, 10115',
    'Ana, Berta, Carla',
    'Funke,',
    ', Emil',
    'Smith & Sons, Traders',
  ])('stays as it is: %s', (written) => {
    expect(turnedName(written)).toBeNull()
  })
})

it('a column of names is reordered if most names have a comma, else the user is asked', () => {
  expect(commaNames(['Funke, Emil', 'Ruiz, Eva', 'Cher'])).toEqual({ example: 'Funke, Emil', likely: 'lastFirst' })
  expect(commaNames(['Emil Funke', 'Ruiz, Eva', 'Ada Lovelace'])).toEqual({
    example: 'Ruiz, Eva',
    likely: 'asWritten',
  })
  expect(commaNames(['Emil Funke', 'Acme, Inc.', ''])).toBeNull()
})
