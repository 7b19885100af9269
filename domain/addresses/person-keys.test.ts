import { expect, test } from 'vitest'
import { personKeys } from './person-keys.ts'

test('a person is the same however the address and number are written', () => {
  const keys = personKeys('ana.torres@example.com', '+34 612345678')
  expect(keys).toEqual({ emailKey: 'ana.torres@example.com', phoneKey: '34612345678' })
  expect(personKeys(' Ana.Torres@Example.COM ', '+34 612 345-678')).toEqual(keys)
})
