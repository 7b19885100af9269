import { afterEach, describe, expect, it, vi } from 'vitest'
import { askSession, confirmSession, entered, type Session, signedOut } from './session-state.ts'

const session: Session = {
  user: { id: '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70', username: 'ana', role: 'owner' },
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  remembered: true,
  expiresAt: '2026-12-21T10:00:00Z',
  secondFactor: 'none',
  methods: [],
  boardSeenAt: null,
  timeZone: null,
  ownTimeZone: null,
  names: {},
}
const due: Session = { ...session, secondFactor: 'due', methods: ['totp', 'recovery'] }
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('asking who is signed in', () => {
  it('finds the session', async () => {
    answering(async () => Response.json(session))
    expect(await askSession()).toEqual({ status: 'in', session, again: null })
  })

  it('finds one waiting for the second factor', async () => {
    answering(async () => Response.json(due))
    expect(await askSession()).toEqual({ status: 'due', session: due })
  })

  it('finds no session', async () => {
    answering(async () => Response.json({ error: { code: 'not_signed_in', message: 'No.' } }, { status: 401 }))
    expect(await askSession()).toEqual({ status: 'out' })
  })

  it('keeps a session whose new token is on its way, and drops an ended one', async () => {
    vi.useFakeTimers()
    const gone = () => Response.json({ error: { code: 'not_signed_in', message: 'No.' } }, { status: 401 })
    const answers = [gone(), Response.json(session)]
    answering(async () => answers.shift() ?? gone())
    for (const found of [{ status: 'in', session, again: null }, { status: 'out' }]) {
      const asked = confirmSession()
      await vi.runAllTimersAsync()
      expect(await asked).toEqual(found)
    }
  })

  it('keeps the session if the server is unreachable', async () => {
    answering(async () => new Response('Bad gateway', { status: 502 }))
    expect(await askSession()).toEqual({ status: 'unreachable' })
    answering(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await askSession()).toEqual({ status: 'unreachable' })
  })
})

describe('a session the server no longer knows', () => {
  it('keeps the screen for logging in again', () => {
    expect(signedOut({ status: 'in', session, again: null })).toEqual({ status: 'in', session, again: 'password' })
    expect(signedOut({ status: 'unreachable' })).toEqual({ status: 'out' })
  })

  it('returns after password and second factor, with the screen in place throughout', () => {
    const left = signedOut({ status: 'in', session, again: null })
    const halfway = entered(left, due)
    expect(halfway).toEqual({ status: 'in', session: due, again: 'second factor' })
    const shown: Session = { ...due, secondFactor: 'shown' }
    expect(entered(halfway, shown)).toEqual({ status: 'in', session: shown, again: null })
    expect(signedOut(halfway)).toEqual({ status: 'in', session: due, again: 'password' })
  })

  it('leaves nothing of its screen to the next person', () => {
    const other: Session = { ...due, user: { ...due.user, id: '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f71' } }
    expect(entered(signedOut({ status: 'in', session, again: null }), other)).toEqual({ status: 'due', session: other })
  })

  it('is gone if only the password was given', () => {
    expect(signedOut({ status: 'due', session: due })).toEqual({ status: 'out' })
  })
})
