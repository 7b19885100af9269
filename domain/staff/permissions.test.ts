import { describe, expect, test } from 'vitest'
import { actions, can, proofHolds, proofLifetimeMinutes, roles } from './permissions.ts'

test('the owner may do everything', () => {
  expect(actions.filter((action) => !can('owner', action))).toEqual([])
})

test('a role may do whatever a lower one may', () => {
  for (const [index, role] of roles.entries()) {
    for (const lesser of roles.slice(index + 1)) {
      expect(actions.filter((action) => can(lesser, action) && !can(role, action))).toEqual([])
    }
  }
})

test('a viewer only reads', () => {
  expect(actions.filter((action) => can('viewer', action))).toEqual([
    'lead.read',
    'insight.read',
    'stats.read',
    'automation.read',
    'users.read',
  ])
})

test('agents may not do what is irreversible, affects others or is secret', () => {
  expect(actions.filter((action) => can('manager', action) && !can('agent', action))).toEqual([
    'lead.restore',
    'lead.purge',
    'analytics.read',
    'setup.delete',
    'secret.reveal',
    'record.write',
    'claims.write',
    'automation.write',
    'templates.write',
    'lost-reasons.write',
    'learning.manage',
    'settings.read',
    'hours.write',
    'targets.write',
    'mail.read',
    'mail.send',
    'export',
    'import',
    'person.export',
    'person.erase',
    'audit.read',
  ])
})

test('only owners change settings, users, connections and evidence', () => {
  expect(actions.filter((action) => !can('manager', action))).toEqual([
    'evidence.export',
    'settings.write',
    'users.manage',
    'connections.manage',
  ])
})

describe('a proof of identity', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const lifetime = proofLifetimeMinutes * 60_000

  test.each([
    ['just given', now, true],
    ['a moment before its end', now - lifetime + 1, true],
    ['at its end', now - lifetime, false],
    ['in the future, as where the clock was set back', now + lifetime, false],
    ['never given', null, false],
  ])('%s', (_when, provedAt, holds) => {
    expect(proofHolds(provedAt, now)).toBe(holds)
  })
})
