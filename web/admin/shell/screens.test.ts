import { describe, expect, it } from 'vitest'
import { roles } from '#domain/permissions.ts'
import { entriesFor, isEntryOf, mayOpen, newTabScreensFor, screensFor } from './screens.ts'

const openFor = (role: (typeof roles)[number]) =>
  screensFor(role).flatMap(({ screens }) => screens.map(({ name }) => name))

describe('the navigation', () => {
  it('names the screens a role may open, and no others open by their address', () => {
    expect(openFor('owner').filter((name) => name !== 'connections')).toEqual(openFor('manager'))
    expect(openFor('viewer')).toEqual(['leads', 'inbox', 'day', 'quarantine', 'automation', 'people'])
    for (const { to, name, isPublic } of screensFor('owner').flatMap(({ screens }) => screens)) {
      if (isPublic) continue
      for (const role of roles) expect(mayOpen(role, to), `${role} ${to}`).toBe(openFor(role).includes(name))
    }
  })

  it('has one entry for customers, whichever of its parts is open', () => {
    const entries = entriesFor('owner').flatMap(({ screens }) => screens)
    expect(entries.map(({ name }) => name)).not.toContain('setups')
    expect(entries.map(({ name }) => name)).not.toContain('cancellations')
    for (const path of ['/admin/customers', '/subscription-management', '/admin/cancellations'])
      expect(entries.filter((entry) => isEntryOf(entry, path)).map(({ name }) => name)).toEqual(['customers'])
  })

  it('leaves the own account and unknown addresses to all roles', () => {
    expect(mayOpen('viewer', '/admin/account')).toBe(true)
    expect(mayOpen('viewer', '/admin/nowhere')).toBe(true)
    expect(mayOpen('viewer', '/superadmin-clean')).toBe(true)
  })

  it('opens in new tabs the setups and the track record, to a viewer only what the public may see', () => {
    const addresses = (role: (typeof roles)[number]) => newTabScreensFor(role).map(({ to }) => to)
    expect(addresses('owner')).toEqual(['/subscription-management', '/track-record'])
    expect(addresses('viewer')).toEqual(['/track-record'])
  })

  it('leaves what the public may see to every colleague', () => {
    expect(mayOpen('viewer', '/track-record')).toBe(true)
  })
})
