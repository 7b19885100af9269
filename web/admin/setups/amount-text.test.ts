import { expect, it } from 'vitest'
import { createFormat } from '#web/admin/parts/format.ts'
import { amountText } from './amount-text.ts'

it.each([
  ['5000-10000', '$5,000 – $10,000'],
  ['100000+', '≥ $100,000'],
  ['9000 USD', '$9,000'],
  ['750', '$750'],
  ['about 2,000 euros', 'about 2,000 euros'],
  ['constructor', 'constructor'],
])('the amount of a setup reads as money: %s', (written, shown) => {
  expect(amountText(written, createFormat('en'))).toBe(shown)
})
