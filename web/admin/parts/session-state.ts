import type { AnswerOf, CallOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import { call } from '#web/api/client.ts'

export type Session = AnswerOf<'readSession'>
export type Credentials = CallOf<'logIn'>['body']

/**
 * Whether somebody is signed in. `due`: the password was right, the second factor is still to be shown. `again`: the
 * server no longer knows the session, the screen is still there with all that was typed, and this step of a login
 * brings it back.
 */
export type SessionState =
  | { readonly status: 'unreachable' }
  | { readonly status: 'out' }
  | { readonly status: 'due'; readonly session: Session }
  | { readonly status: 'in'; readonly session: Session; readonly again: null | 'password' | 'second factor' }

/** Asks the server who is signed in on this browser. */
export async function askSession(signal?: AbortSignal): Promise<SessionState> {
  try {
    return entered({ status: 'out' }, await call.readSession({}, { signal }))
  } catch (error) {
    return error instanceof ApiError && error.code === 'not_signed_in' ? { status: 'out' } : { status: 'unreachable' }
  }
}

/** What the state becomes with a session that the server has just answered. */
export function entered(state: SessionState, session: Session): SessionState {
  const due = session.secondFactor === 'due'
  const isAgain = state.status === 'in' && state.again !== null && state.session.user.id === session.user.id
  if (isAgain) return { status: 'in', session, again: due ? 'second factor' : null }
  return due ? { status: 'due', session } : { status: 'in', session, again: null }
}

/** What the state becomes when the server says that nobody is signed in. */
export function signedOut(state: SessionState): SessionState {
  return state.status === 'in' ? { ...state, again: 'password' } : { status: 'out' }
}
