import { describe, expect, it } from 'vitest'
import { showReading } from './phone.ts'

/** The selected code and the field's content after typing `typed`. */
function typedBeside(code: string, typed: string, name = 'phoneNumber'): [string, string] {
  const options = ['+1', '+34', '+49', '+7', '+1 CA', '+7 KZ', '+971', '+380', ''].map((value) => ({ value }))
  const list = { value: code, options }
  const field = { name, value: typed, form: { elements: { namedItem: () => list } } }
  showReading(field as unknown as HTMLInputElement)
  return [list.value, field.value]
}

describe('a number with its own dial code', () => {
  it.each([
    ['\u202a+34 600 111 305\u202c', '+34', '600111305'],
    ['\u2068+34 600 111 306\u2069', '+34', '600111306'],
    ['tel:+34600111307', '+34', '600111307'],
    ['(+34) 600 111 308', '+34', '600111308'],
    ['＋34 600 111 309', '+34', '600111309'],
    ['Tel. +34 600 111 310', '+34', '600111310'],
    ['\u200e+971 50 123 4311', '+971', '501234311'],
    ['0034 600-111.312', '+34', '600111312'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971', '501234567'],
    ['+380 50 123 4567', '+380', '501234567'],
    ['+1 604 555 0125', '+1', '6045550125'],
  ])('%j selects that code: %s %s', (typed, code, number) => {
    expect(typedBeside('+49', typed)).toEqual([code, number])
  })

  it('keeps the chosen country among those sharing its code', () => {
    expect(typedBeside('+1 CA', '+1 604 555 0125')).toEqual(['+1 CA', '6045550125'])
  })
})

it.each([
  '15a1-2b34',
  '612 345 678',
  '030 9018 / 030 9019',
  '+1 415 555 2671 x22',
  '+999 123456',
  '+34',
  '+34 (0)600111222',
])('anything else stays as it was typed: %s', (typed) => {
  expect(typedBeside('+49', typed)).toEqual(['+49', typed])
})

it('affects no other field', () => {
  expect(typedBeside('+49', '+34 600 111 305', 'name')).toEqual(['+49', '+34 600 111 305'])
})
