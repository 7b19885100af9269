import { expect, it } from 'vitest'
import { bucketLimits, replyBuckets } from '#domain/leads/reply-buckets.ts'
import { binEdges, bucketOfBin, noBin } from './bins.ts'

it('puts every bin into one reply bucket: the limits of buckets are edges of bins', () => {
  const limits = replyBuckets.flatMap((bucket) => bucketLimits[bucket] ?? [])
  expect(binEdges).toEqual(expect.arrayContaining(limits))
  const bins = [0, ...binEdges.map((_, at) => at + 1)]
  expect([...new Set(bins.map(bucketOfBin))]).toEqual(replyBuckets.filter((bucket) => bucket !== 'never'))
  expect(bucketOfBin(noBin)).toBe('never')
})
