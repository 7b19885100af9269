import type { AnswerOf, CallOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import { call } from '#web/api/client.ts'

export type Session = AnswerOf<'readSession'>
export type Credentials = CallOf<'logIn'>['body']

/**
 * Whether somebody is signed in. `ended`: the server no longer knows the session, the screen is still there with all
 * that was typed, and a login brings it back.
 */
export type SessionState =
  | { readonly status: 'unreachable' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly session: Session; readonly ended: boolean }

/** Asks the server who is signed in on this browser. */
export async function askSession(signal?: AbortSignal): Promise<SessionState> {
  try {
    return { status: 'in', session: await call.readSession({}, { signal }), ended: false }
  } catch (error) {
    return error instanceof ApiError && error.code === 'not_signed_in' ? { status: 'out' } : { status: 'unreachable' }
  }
}

/** What the state becomes when the server says that nobody is signed in. */
export function signedOut(state: SessionState): SessionState {
  return state.status === 'in' ? { ...state, ended: true } : { status: 'out' }
}
