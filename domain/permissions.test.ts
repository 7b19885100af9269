import { describe, expect, test } from 'vitest'
import { actions, can, roles } from './permissions.ts'

test('the owner may do everything', () => {
  expect(actions.filter((action) => !can('owner', action))).toEqual([])
})

test('a role may do whatever a lesser one may', () => {
  for (const [index, role] of roles.entries()) {
    for (const lesser of roles.slice(index + 1)) {
      expect(actions.filter((action) => can(lesser, action) && !can(role, action))).toEqual([])
    }
  }
})

test('a viewer only reads', () => {
  expect(actions.filter((action) => can('viewer', action))).toEqual(['lead.read', 'insight.read', 'stats.read'])
})

describe('kept from agents', () => {
  test.each([
    'secret.reveal',
    'claims.write',
    'settings.write',
    'users.manage',
    'export',
    'audit.read',
    'person.erase',
  ] as const)('%s', (action) => {
    expect(can('agent', action)).toBe(false)
  })
})

test('settings and users belong to the owner alone', () => {
  expect(can('manager', 'settings.write')).toBe(false)
  expect(can('manager', 'users.manage')).toBe(false)
})
