import type { AnswerOf, CallOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import { call } from '#web/api/client.ts'

export type Session = AnswerOf<'readSession'>
export type Credentials = CallOf<'logIn'>['body']

/**
 * Login state of this browser. `due`: the password was right, the second factor is still required.
 * `again`: the session has ended, the screen and its input are still there, and this login step resumes it.
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

/** How long a new token may be on its way to the browser after the old one ceased to count. */
const renewalMs = 2_000

/**
 * As `askSession`, but takes a session for gone only when a second question finds none either: after a password or an
 * identity check the event stream may close before the answer with the new token arrives, in this tab or another.
 */
export async function confirmSession(): Promise<SessionState> {
  const now = await askSession()
  if (now.status !== 'out') return now
  await new Promise((resolve) => setTimeout(resolve, renewalMs))
  return askSession()
}

/** The next state after the server returned a session. */
export function entered(state: SessionState, session: Session): SessionState {
  const due = session.secondFactor === 'due'
  const isAgain = state.status === 'in' && state.again !== null && state.session.user.id === session.user.id
  if (isAgain) return { status: 'in', session, again: due ? 'second factor' : null }
  return due ? { status: 'due', session } : { status: 'in', session, again: null }
}

/** The next state after the server reported that there is no session. */
export function signedOut(state: SessionState): SessionState {
  return state.status === 'in' ? { ...state, again: 'password' } : { status: 'out' }
}
