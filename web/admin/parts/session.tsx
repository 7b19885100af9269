import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { type Action, can } from '#domain/staff/permissions.ts'
import { call, subscribeToClient } from '#web/api/client.ts'
import { shownZone } from '#web/api/time-zone.ts'
import { forgetDrafts } from './drafts.ts'
import { stopUploads } from './files/uploads.ts'
import { justTyped } from './password/just-typed.ts'
import {
  askSession,
  type Credentials,
  confirmSession,
  entered,
  type Session,
  type SessionState,
  signedOut,
} from './session-state.ts'

type SessionControl = {
  readonly state: SessionState
  logIn(credentials: Credentials): Promise<void>
  /** Uses the session that a call returned: after an invitation, the second factor, a new password. */
  enter(session: Session): void
  /** Reads the session again: the role or the second factors may have changed. */
  reload(): Promise<void>
  /** `stay`: keep the current address, where it is public. */
  logOut(options?: { stay?: boolean }): Promise<void>
}

const SessionContext = createContext<SessionControl | null>(null)
const askAgainMs = 5_000
const beforeLogOut = new Set<() => Promise<void>>()

/** Adds something to finish while the session still holds, before its person logs out. Returns the unsubscribe function. */
export function subscribeToLogOut(finish: () => Promise<void>): () => void {
  beforeLogOut.add(finish)
  return () => beforeLogOut.delete(finish)
}

/** Provides the session, starting from `first`. */
export function SessionProvider({ first, children }: { first: SessionState; children: ReactNode }) {
  const [state, setState] = useState(first)
  useEffect(() => {
    const reload = () => void askAgain(setState)
    return subscribeToClient({ signedOut: confirmSignedOut(setState), notAllowed: reload })
  }, [])
  useReturn(setState)
  useLogoutElsewhere(setState)
  useSearchForServer(state.status === 'unreachable', setState)

  // Before the first render: sets the user's time zone.
  useLayoutEffect(() => {
    if (state.status === 'in') shownZone.set(state.session.timeZone)
  }, [state])

  const control = useMemo<SessionControl>(
    () => ({
      state,
      async logIn(credentials) {
        const session = await call.logIn({ body: credentials })
        if (session.mustChangePassword) justTyped.keep(credentials.password)
        setState((before) => entered(before, session))
      },
      enter: (session) => setState((before) => entered(before, session)),
      reload: () => askAgain(setState),
      async logOut({ stay } = {}) {
        await Promise.allSettled([...beforeLogOut].map((finish) => finish()))
        await call.logOut().catch((error: unknown) => {
          if (!(error instanceof ApiError && error.code === 'not_signed_in')) throw error
        })
        // The open lead and the filters are in the address: the next user starts without them.
        if (!stay) history.replaceState(null, '', location.pathname)
        leave(setState)
        const tabs = new BroadcastChannel(tabsChannel)
        tabs.postMessage('logged out')
        tabs.close()
      },
    }),
    [state],
  )
  return <SessionContext value={control}>{children}</SessionContext>
}

type SetState = (change: (state: SessionState) => SessionState) => void

/** Applies the session as the server has it; an unreachable server changes nothing. */
async function askAgain(setState: SetState, ask = confirmSession): Promise<void> {
  const now = await ask()
  if (now.status === 'in') setState((before) => entered(before, now.session))
  else if (now.status === 'out') setState(signedOut)
}

/**
 * Verifies a "not signed in" response before ending the session: the call may have carried an old token
 * while another call, perhaps in another tab, rotated it.
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

/** Tells a browser’s tabs that its person logged out in one of them. */
const tabsChannel = 'session'

function leave(setState: (state: SessionState) => void): void {
  forgetDrafts()
  stopUploads()
  justTyped.forget()
  setState({ status: 'out' })
}

/** A logout in one tab leaves nothing on the screens of the others; a session that ended otherwise can be resumed there. */
function useLogoutElsewhere(setState: (state: SessionState) => void): void {
  useEffect(() => {
    const tabs = new BroadcastChannel(tabsChannel)
    tabs.onmessage = () => leave(setState)
    return () => tabs.close()
  }, [setState])
}

/** A page restored from the back/forward cache reads the session before it is shown. */
function useReturn(setState: SetState): void {
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) void askAgain(setState, askSession)
    }
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [setState])
}

/** While the server is unreachable: retries every few seconds, and as soon as the network is back. */
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

/** The signed-in user's session. */
export function useSession(): Session {
  const { state } = useSessionControl()
  if (state.status !== 'in') throw new Error('useSession is for screens behind the login')
  return state.session
}

/** True if the signed-in user's role allows an action; the server checks again on every call. */
export function useCan(action: Action): boolean {
  return can(useSession().user.role, action)
}
