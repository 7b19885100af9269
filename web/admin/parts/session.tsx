import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { type Action, can } from '#domain/permissions.ts'
import { call, subscribeToClient } from '#web/api/client.ts'
import { forgetDrafts } from './drafts.ts'
import { askSession, type Credentials, entered, type Session, type SessionState, signedOut } from './session-state.ts'

type SessionControl = {
  readonly state: SessionState
  logIn(credentials: Credentials): Promise<void>
  /** Takes the session that a call has answered: after a login by invitation, the second factor, a new password. */
  enter(session: Session): void
  /** Reads the session anew: the role or the second factors may have changed. */
  reload(): Promise<void>
  /** `stay`: at the address as it is, where that is for strangers too. */
  logOut(options?: { stay?: boolean }): Promise<void>
}

const SessionContext = createContext<SessionControl | null>(null)
const askAgainMs = 5_000

/** Knows who is signed in, beginning with what `first` says. */
export function SessionProvider({ first, children }: { first: SessionState; children: ReactNode }) {
  const [state, setState] = useState(first)
  useEffect(() => {
    const reload = () => void askAgain(setState)
    return subscribeToClient({ signedOut: confirmSignedOut(setState), notAllowed: reload })
  }, [])
  useReturn(setState)
  useSearchForServer(state.status === 'unreachable', setState)

  const control = useMemo<SessionControl>(
    () => ({
      state,
      async logIn(credentials) {
        const session = await call.logIn({ body: credentials })
        setState((before) => entered(before, session))
      },
      enter: (session) => setState((before) => entered(before, session)),
      reload: () => askAgain(setState),
      async logOut({ stay } = {}) {
        await call.logOut().catch((error: unknown) => {
          if (!(error instanceof ApiError && error.code === 'not_signed_in')) throw error
        })
        // The open lead and the filter stand in the address: whoever logs in next starts afresh.
        if (!stay) history.replaceState(null, '', location.pathname)
        forgetDrafts()
        setState({ status: 'out' })
      },
    }),
    [state],
  )
  return <SessionContext value={control}>{children}</SessionContext>
}

type SetState = (change: (state: SessionState) => SessionState) => void

/** Takes over what the server says of the session now; a server that is away says nothing. */
async function askAgain(setState: SetState): Promise<void> {
  const now = await askSession()
  if (now.status === 'in') setState((before) => entered(before, now.session))
  else if (now.status === 'out') setState(signedOut)
}

/**
 * Asks before it believes an answer that the session is gone: a call that was on its way while another one, perhaps of
 * another tab, got the session a new token had the old one with it.
 */
function confirmSignedOut(setState: SetState): () => void {
  let isAsking = false
  return () => {
    if (isAsking) return
    isAsking = true
    void askAgain(setState).finally(() => {
      isAsking = false
    })
  }
}

/** A page that Back brings out of the browser's memory asks again before it is trusted. */
function useReturn(setState: SetState): void {
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) void askAgain(setState)
    }
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [setState])
}

/** While the server cannot be reached: asks again every few seconds, and as soon as the network is back. */
function useSearchForServer(searching: boolean, setState: (state: SessionState) => void): void {
  useEffect(() => {
    if (!searching) return
    const stopped = new AbortController()
    const { signal } = stopped
    const ask = async () => {
      const found = await askSession(signal)
      if (!signal.aborted && found.status !== 'unreachable') setState(found)
    }
    const timer = setInterval(ask, askAgainMs)
    addEventListener('online', ask, { signal })
    return () => {
      clearInterval(timer)
      stopped.abort()
    }
  }, [searching, setState])
}

/** The session's state and the ways to change it. */
export function useSessionControl(): SessionControl {
  const control = useContext(SessionContext)
  if (!control) throw new Error('useSessionControl belongs inside a SessionProvider')
  return control
}

/** The signed-in colleague's session. */
export function useSession(): Session {
  const { state } = useSessionControl()
  if (state.status !== 'in') throw new Error('useSession is for screens behind the login')
  return state.session
}

/** Whether the signed-in colleague's role allows an action; the server decides again on every call. */
export function useCan(action: Action): boolean {
  return can(useSession().user.role, action)
}
