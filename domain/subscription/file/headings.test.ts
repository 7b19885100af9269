import { expect, it } from 'vitest'
import { typeOf } from './headings.ts'

it.each([
  ['', 'payment'],
  ['Express Checkout Payment', 'payment'],
  ['PreApproved Payment Bill User Payment', 'payment'],
  ['Zahlung', 'payment'],
  ['付款', 'payment'],
  ['Payment Refund', 'refund'],
  ['Payment Reversal', 'refund'],
  ['payment_failure_refund', 'refund'],
  ['Devolución', 'refund'],
  ['Rückerstattung', 'refund'],
  ['Возврат', 'refund'],
  ['General Currency Conversion', 'other'],
  ['Bank Deposit to PP Account', 'other'],
  ['General Authorization', 'other'],
  ['Reversal of General Account Hold', 'other'],
  ['Chargeback Fee', 'other'],
  ['Fee Refund', 'other'],
  ['Auszahlung', 'other'],
  ['topup', 'other'],
  ['Order', 'other'],
  ['Chargeback Reversal', null],
  ['Cancellation of Reversal', null],
  ['adjustment', null],
  ['Gift', null],
] as const)('the type %j of a payments file is %s', (written, type) => {
  expect(typeOf(written)).toBe(type)
})
