import { expect, it } from 'vitest'
import { passkeysWorkAt } from './passkeys.ts'

it.each([
  ['https://orfine.example', true],
  ['http://localhost:3000', true],
  ['http://orfine.example', false],
  ['https://203.0.113.9', false],
  ['http://[::1]:3000', false],
])('browsers make passkeys for %s: %s', (origin, works) => {
  expect(passkeysWorkAt(origin)).toBe(works)
})
