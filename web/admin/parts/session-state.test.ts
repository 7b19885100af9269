import { afterEach, describe, expect, it, vi } from 'vitest'
import { askSession, type Session, signedOut } from './session-state.ts'

const session: Session = {
  user: { id: '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70', username: 'ana', role: 'owner' },
  mustChangePassword: false,
  remembered: true,
  secondFactor: 'none',
  methods: [],
  expiresAt: '2026-12-21T10:00:00Z',
}
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
afterEach(() => vi.unstubAllGlobals())

describe('asking who is signed in', () => {
  it('finds the session', async () => {
    answering(async () => Response.json(session))
    expect(await askSession()).toEqual({ status: 'in', session, ended: false })
  })

  it('finds nobody', async () => {
    answering(async () => Response.json({ error: { code: 'not_signed_in', message: 'No.' } }, { status: 401 }))
    expect(await askSession()).toEqual({ status: 'out' })
  })

  it('does not take a server that is away for a session that is gone', async () => {
    answering(async () => new Response('Bad gateway', { status: 502 }))
    expect(await askSession()).toEqual({ status: 'unreachable' })
    answering(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await askSession()).toEqual({ status: 'unreachable' })
  })
})

describe('a session that the server no longer knows', () => {
  it('leaves the screen where it is, to be logged in again', () => {
    expect(signedOut({ status: 'in', session, ended: false })).toEqual({ status: 'in', session, ended: true })
    expect(signedOut({ status: 'unreachable' })).toEqual({ status: 'out' })
  })
})
