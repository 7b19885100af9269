import { expect, it } from 'vitest'
import { parseOutboxSearch } from './outbox-search.ts'

const id = '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70'

it('the address of the outbox contains the filter and the open mail, and drops invalid values', () => {
  expect(parseOutboxSearch({ status: 'failed', mail: id })).toEqual({ status: 'failed', mail: id })
  expect(parseOutboxSearch({ status: 'lost', mail: '../../etc', page: '2' })).toEqual({})
})
