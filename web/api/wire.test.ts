import { expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import { methodAndPath, wire } from './wire.ts'

it('every call goes where the contract says', () => {
  const names = Object.keys(api) as CallName[]
  expect(Object.keys(wire).toSorted()).toEqual(names.toSorted())
  for (const name of names) expect(methodAndPath(name)).toEqual([api[name].method, api[name].path])
})
