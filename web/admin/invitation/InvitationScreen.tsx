import type { ReactNode } from 'react'
import { AuthPage } from '#web/admin/parts/AuthPage.tsx'
import { problemText } from '#web/admin/parts/problem.ts'
import { useSessionControl } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { JoinForm } from './JoinForm.tsx'
import { leaveInvitation, useInvitation } from './use-invitation.ts'

/** The target of an invitation link: choose a name and password, then log in. */
export function InvitationScreen() {
  const words = useAllWords()
  const format = useFormat()
  const { state, logOut, reload } = useSessionControl()
  const { token, read, retry } = useInvitation()
  const { invitation, account, people } = words

  if (state.status === 'in' || state.status === 'due') {
    return (
      <AuthPage title={invitation.signedIn(state.session.user.username)} text={invitation.signedInText}>
        <Button tone="primary" onClick={() => void logOut({ stay: true }).catch(reload)}>
          {account.logOut}
        </Button>
      </AuthPage>
    )
  }
  if (read.status === 'gone') {
    return (
      <AuthPage title={invitation.gone} text={invitation.goneText}>
        <ToLogin>{invitation.toLogin}</ToLogin>
      </AuthPage>
    )
  }
  if (read.status === 'failed') {
    return (
      <AuthPage title={invitation.loadFailed} text={problemText(read.error, words, format)}>
        <Button tone="primary" onClick={retry}>
          {words.tryAgain}
        </Button>
      </AuthPage>
    )
  }
  if (read.status === 'reading') {
    return (
      <AuthPage title={invitation.title} text={invitation.loading}>
        <Skeleton shape="card" />
      </AuthPage>
    )
  }
  const { invitedBy, role } = read.offer
  return (
    <AuthPage title={invitation.title} text={invitation.text(invitedBy, account.roles[role])} note={people.roles[role]}>
      <JoinForm token={token} />
    </AuthPage>
  )
}

function ToLogin({ children }: { children: ReactNode }) {
  const { reload } = useSessionControl()
  return (
    <Button
      onClick={() => {
        leaveInvitation()
        void reload()
      }}
    >
      {children}
    </Button>
  )
}
