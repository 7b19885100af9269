import { expect, it } from 'vitest'
import { keepDigits } from './phone.ts'

/** What a phone field holds after `typed` arrived in it with the caret at `at`, and where the caret is then. */
function typedInto(name: string, typed: string, at = typed.length, isComposing = false): [string, number] {
  const field = {
    name,
    value: typed,
    selectionStart: at,
    setSelectionRange(start: number) {
      field.selectionStart = start
    },
  }
  keepDigits({ target: field, isComposing } as unknown as Event)
  return [field.value, field.selectionStart]
}

it.each([
  ['15a1-2b34 567890', '151234567890'],
  [' +44 7700 900-123', '+447700900123'],
  ['612+345', '612345'],
  ['٠٥٠ ١٢٣', '٠٥٠١٢٣'],
  ['call me', ''],
  ['612345678', '612345678'],
])('a phone field keeps of %j the digits: %j', (typed, kept) => {
  expect(typedInto('phoneNumber', typed)[0]).toBe(kept)
})

it('leaves the caret where it was among the digits', () => {
  expect(typedInto('phoneNumber', '61x2345', 3)).toEqual(['612345', 2])
  expect(typedInto('phoneNumber', '612345', 2)).toEqual(['612345', 2])
})

it('touches no other field and nothing that is still being composed', () => {
  expect(typedInto('name', 'Ana 2')).toEqual(['Ana 2', 5])
  expect(typedInto('phoneNumber', '6a', 2, true)).toEqual(['6a', 2])
})
