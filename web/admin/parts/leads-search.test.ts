import { describe, expect, it } from 'vitest'
import { parseLeadsSearch } from './leads-search.ts'

const lead = '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70'

describe('the address of the leads screen', () => {
  it('holds the platform and the open lead', () => {
    expect(parseLeadsSearch({ platform: 'main', lead })).toEqual({ platform: 'main', lead })
  })

  it.each([{ lead: '../../etc' }, { lead: 5 }, { platform: '' }, { platform: 'x'.repeat(41) }, { other: 'x' }])(
    'leaves out %j',
    (query) => {
      expect(parseLeadsSearch(query)).toEqual({})
    },
  )
})
