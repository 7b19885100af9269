import { expect, it } from 'vitest'
import { parseAutomationSearch } from './automation-search.ts'

const id = '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70'

it('the address of the rules contains the log with its filter and the rule to copy, and drops invalid values', () => {
  const log = { tab: 'log', rule: id, outcome: 'skipped' }
  expect(parseAutomationSearch(log)).toEqual(log)
  expect(parseAutomationSearch({ copy: id })).toEqual({ copy: id })
  expect(parseAutomationSearch({ tab: 'rules', rule: '../../etc', outcome: 'lost', copy: '1', page: '2' })).toEqual({})
})
