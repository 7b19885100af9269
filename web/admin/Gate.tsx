import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { LoginScreen } from './login/LoginScreen.tsx'
import { useSessionControl } from './parts/session.tsx'
import type { SessionState } from './parts/session-state.ts'
import { useWords } from './parts/words.tsx'
import { SignedIn } from './SignedIn.tsx'

const InvitationScreen = lazy(async () => ({
  default: (await import('./invitation/InvitationScreen.tsx')).InvitationScreen,
}))

// Few logins need these, so they are not in the first load.
const SecondFactorScreen = lazy(async () => ({
  default: (await import('./login/SecondFactorScreen.tsx')).SecondFactorScreen,
}))
const ChangePasswordScreen = lazy(async () => ({
  default: (await import('./login/ChangePasswordScreen.tsx')).ChangePasswordScreen,
}))

const SetUpSecondFactorScreen = lazy(async () => ({
  default: (await import('./account/SetUpSecondFactorScreen.tsx')).SetUpSecondFactorScreen,
}))

/** Decides between login, the first change of password, and the application. */
export function Gate() {
  return (
    <Suspense>
      <SignInGate />
    </Suspense>
  )
}

function SignInGate() {
  const { start } = useWords()
  const { state } = useSessionControl()
  const [isSettingUp, setSettingUp] = useState(false)
  useWelcome(state)
  if (state.status === 'unreachable') {
    return (
      <main>
        <EmptyState whole icon="alert" title={start.failed} text={start.failedText} />
      </main>
    )
  }
  if (location.pathname === '/admin/invitation') return <InvitationScreen />
  if (state.status !== 'in' && isSettingUp) setSettingUp(false)
  if (state.status === 'out') return <LoginScreen />
  if (state.status === 'due') return <SecondFactorScreen session={state.session} />
  if (state.session.mustChangePassword) return <ChangePasswordScreen />
  const { mustSetUpSecondFactor } = state.session
  if (mustSetUpSecondFactor && !isSettingUp) setSettingUp(true)
  // Stays until the person continues: the recovery codes are shown only once.
  if (mustSetUpSecondFactor || isSettingUp) {
    return <SetUpSecondFactorScreen isDone={!mustSetUpSecondFactor} onContinue={() => setSettingUp(false)} />
  }
  // A different user who logs in over an ended session gets a fresh application.
  return <SignedIn key={state.session.user.id} state={state} />
}

/** Greets the user of a remembered session, once per visit. */
function useWelcome(state: SessionState): void {
  const { login } = useWords()
  const { show } = useToast()
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current || state.status === 'unreachable') return
    isDecided.current = true
    if (state.status === 'in' && state.session.remembered) show({ tone: 'info', title: login.welcomeBack })
  }, [state, show, login])
}
