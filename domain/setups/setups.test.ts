import { expect, test } from 'vitest'
import {
  accessWays,
  needsPassword,
  processedAtFor,
  purgesPassword,
  setupBadgeColours,
  setupStatuses,
} from './setups.ts'

const now = new Date('2026-06-01T12:00:00Z')

test('a setup is processed while completed, and only then', () => {
  expect(setupStatuses.map((status) => processedAtFor(status, now))).toEqual([null, null, now, null])
})

test('the password is purged on completed and on failed', () => {
  expect(setupStatuses.filter(purgesPassword)).toEqual(['completed', 'failed'])
})

test('badges are yellow, blue, green and red', () => {
  expect(setupStatuses.map((status) => setupBadgeColours[status])).toEqual(['yellow', 'blue', 'green', 'red'])
})

test('a form without an access method needs a password, two of the four methods do not', () => {
  expect(needsPassword(undefined)).toBe(true)
  expect(accessWays.filter(needsPassword)).toEqual(['investor_password', 'master_password'])
})
