import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { type Action, can } from '#domain/permissions.ts'
import { call, onSignedOut } from '#web/api/client.ts'
import { forgetDrafts } from './drafts.ts'
import { askSession, type Credentials, type Session, type SessionState, signedOut } from './session-state.ts'

type SessionDoor = {
  readonly state: SessionState
  logIn(credentials: Credentials): Promise<void>
  changePassword(current: string, next: string): Promise<void>
  logOut(): Promise<void>
}

const SessionContext = createContext<SessionDoor | null>(null)
const askAgainMs = 5_000

/** Knows who is signed in, beginning with what `first` says. */
export function SessionProvider({ first, children }: { first: SessionState; children: ReactNode }) {
  const [state, setState] = useState(first)
  useEffect(() => onSignedOut(() => setState(signedOut)), [])
  useReturn(setState)
  useSearchForServer(state.status === 'unreachable', setState)

  const door = useMemo<SessionDoor>(
    () => ({
      state,
      async logIn(credentials) {
        setState({ status: 'in', session: await call.logIn({ body: credentials }), ended: false })
      },
      async changePassword(current, next) {
        const session = await call.changePassword({ body: { current, next } })
        setState({ status: 'in', session, ended: false })
      },
      async logOut() {
        await call.logOut().catch((error: unknown) => {
          if (!(error instanceof ApiError && error.code === 'not_signed_in')) throw error
        })
        // The open lead and the filter stand in the address: whoever logs in next starts afresh.
        history.replaceState(null, '', location.pathname)
        forgetDrafts()
        setState({ status: 'out' })
      },
    }),
    [state],
  )
  return <SessionContext value={door}>{children}</SessionContext>
}

/** A page that Back brings out of the browser's memory asks again before it is trusted. */
function useReturn(setState: (change: (state: SessionState) => SessionState) => void): void {
  useEffect(() => {
    const returned = async (event: PageTransitionEvent) => {
      if (!event.persisted) return
      const now = await askSession()
      if (now.status === 'out') setState(signedOut)
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
export function useSessionDoor(): SessionDoor {
  const door = useContext(SessionContext)
  if (!door) throw new Error('useSessionDoor belongs inside a SessionProvider')
  return door
}

/** The signed-in colleague's session. */
export function useSession(): Session {
  const { state } = useSessionDoor()
  if (state.status !== 'in') throw new Error('useSession is for screens behind the login')
  return state.session
}

/** Whether the signed-in colleague's role allows an action; the server decides again on every call. */
export function useCan(action: Action): boolean {
  return can(useSession().user.role, action)
}
