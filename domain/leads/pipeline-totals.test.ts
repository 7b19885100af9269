import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LeadStatus, leadStatuses, pipeline } from './pipeline.ts'
import { pipelineTotals } from './pipeline-totals.ts'

const stagesOf = (values: Partial<Record<LeadStatus, number>>) =>
  Object.fromEntries(
    leadStatuses.map((status) => [
      status,
      { count: status in values ? 1 : 0, value: values[status] ?? 0, probability: pipeline[status].probability / 100 },
    ]),
  ) as Record<LeadStatus, { count: number; value: number; probability: number }>

it('sums open value, and weighs it by stage probability; won and lost leads are in neither sum', () => {
  const stages = stagesOf({ new: 10_000, proposal: 20_000, negotiation: 1_000, converted: 5_000, lost: 900_000 })
  // 5 % of 10,000, 65 % of 20,000 and 85 % of 1,000.
  expect(pipelineTotals(stages)).toEqual({ count: 5, open: 31_000, weighted: 500 + 13_000 + 850 })
})

it('never expects more than is open, nor less than zero', () => {
  const value = fc.nat(2_000_000_000)
  fc.assert(
    fc.property(fc.record(Object.fromEntries(leadStatuses.map((status) => [status, value]))), (values) => {
      const { open, weighted } = pipelineTotals(stagesOf(values))
      expect(weighted).toBeGreaterThanOrEqual(0)
      expect(weighted).toBeLessThanOrEqual(open)
    }),
  )
})
