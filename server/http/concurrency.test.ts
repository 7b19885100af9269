import { describe, expect, it } from 'vitest'
import { callNames, routeOf } from '#server/testing/every-call.ts'
import { kindOf } from './concurrency.ts'

describe('the kind of a request', () => {
  it.each([
    ['POST', '/en/welcome', false, false, 'publicWrites'],
    ['GET', '/en/welcome', false, false, 'publicReads'],
    ['HEAD', '/assets/main.js', false, false, 'publicReads'],
    ['POST', '/api/contact', false, false, 'publicWrites'],
    ['GET', '/api/leads', false, false, 'signingIn'],
    ['POST', '/api/auth/admin', false, false, 'signingIn'],
    ['GET', '/api/leads', true, false, 'signedIn'],
    ['POST', '/api/contact', true, false, 'signedIn'],
    ['GET', '/track-record', true, false, 'signedIn'],
    ['GET', '/api/leads', false, true, 'programs'],
    ['POST', '/api/contact', false, true, 'publicWrites'],
    ['POST', '/api/auth/admin', false, true, 'signingIn'],
    ['DELETE', '/api/auth/session', false, true, 'signingIn'],
  ] as const)('%s %s, session known: %s, with a key: %s, is %s', (method, path, isKnown, hasKey, kind) => {
    expect(kindOf(method, path, isKnown, hasKey)).toBe(kind)
  })

  it("is a visitor's for every public call except logging in", () => {
    for (const name of callNames) {
      const { access, method, path } = routeOf(name)
      const kind = kindOf(method, path, false, false)
      const isPublic = access === 'public' && !path.startsWith('/api/auth/')
      expect([name, kind.startsWith('public')]).toEqual([name, isPublic])
    }
  })
})
