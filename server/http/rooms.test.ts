import { describe, expect, it } from 'vitest'
import { callNames, routeOf } from '#server/testing/every-call.ts'
import { kindOf } from './rooms.ts'

describe('the kind of a request', () => {
  it.each([
    ['POST', '/en/welcome', false, 'publicWrites'],
    ['GET', '/en/welcome', false, 'publicReads'],
    ['HEAD', '/assets/main.js', false, 'publicReads'],
    ['POST', '/api/contact', false, 'publicWrites'],
    ['GET', '/api/leads', false, 'signingIn'],
    ['POST', '/api/auth/admin', false, 'signingIn'],
    ['GET', '/api/leads', true, 'signedIn'],
    ['POST', '/api/contact', true, 'signedIn'],
    ['GET', '/track-record', true, 'signedIn'],
  ] as const)('%s %s, session known: %s, is %s', (method, path, isKnown, kind) => {
    expect(kindOf(method, path, isKnown)).toBe(kind)
  })

  it('is that of a visitor for every public call but those of logging in', () => {
    for (const name of callNames) {
      const { access, method, path } = routeOf(name)
      const kind = kindOf(method, path, false)
      const isPublic = access === 'public' && !path.startsWith('/api/auth/')
      expect([name, kind.startsWith('public')]).toEqual([name, isPublic])
    }
  })
})
