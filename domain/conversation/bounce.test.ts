import { describe, expect, it } from 'vitest'
import { outcomeOfReport } from './bounce.ts'
import type { ReportedRecipient } from './mail.ts'

const lucia = 'lucia@example.com'
const reported = (...recipients: Partial<ReportedRecipient>[]) =>
  outcomeOfReport(
    {
      kind: 'delivery',
      about: '<ours@example.org>',
      recipients: recipients.map((one) => ({ addresses: [lucia], action: 'failed', status: '5.1.1', ...one })),
    },
    lucia,
  )
const outcome = (...recipients: Partial<ReportedRecipient>[]) => reported(...recipients).outcome

describe('a delivery report about our mail', () => {
  it('reports a missing mailbox only if its status says so', () => {
    for (const status of ['5.1.1', '5.1.10', '5.1.2', '5.1.6']) expect(outcome({ status })).toBe('no_such_mailbox')
    for (const status of ['5.2.2', '5.7.1', '5.2.0', '5.0.0', '5.4.1', '5.1.8', '5.1.7', '5.3.4', '5.2.1', '5.1.4', ''])
      expect(outcome({ status })).toBe('failed')
  })

  it('is pending while delayed, and delivered once relayed', () => {
    expect(outcome({ action: 'delayed', status: '4.4.1' })).toBe('waiting')
    for (const action of ['relayed', 'delivered', 'expanded'])
      expect(outcome({ action, status: '2.0.0' })).toBe('delivered')
    expect(outcome({ action: '' })).toBe(null)
  })

  it('says nothing about our recipient if a forwarding address failed', () => {
    expect(outcome({ addresses: ['elsewhere@example.net'] })).toBe('failed')
    expect(outcome({ addresses: [lucia, 'elsewhere@example.net'] })).toBe('failed')
    expect(outcome({ addresses: ['elsewhere@example.net'] }, { action: 'delivered', status: '2.0.0' })).toBe(
      'delivered',
    )
  })

  it('has the status of our recipient, whoever else is reported', () => {
    const other = { addresses: ['elsewhere@example.net'], status: '5.2.2' }
    expect(reported(other, { status: '5.1.10' })).toEqual({ outcome: 'no_such_mailbox', status: '5.1.10' })
  })

  it('fails our mail, but marks no address, if its recipient is not an email address', () => {
    expect(outcome({ addresses: [] })).toBe('failed')
  })

  it('says nothing without a recipient', () => {
    expect(outcome()).toBe(null)
  })
})
