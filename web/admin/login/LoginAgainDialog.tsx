import { lazy, Suspense } from 'react'
import type { SessionState } from '#web/admin/parts/session-state.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { LoginForm } from './LoginForm.tsx'

const SecondFactorForm = lazy(async () => ({
  default: (await import('./SecondFactorForm.tsx')).SecondFactorForm,
}))

/** Login over a screen whose session has ended; keeps its input. */
export function LoginAgainDialog({ session, again }: Extract<SessionState, { status: 'in' }>) {
  const { login, secondFactor } = useWords()
  const isSecond = again === 'second factor'
  return (
    <Dialog
      open={again !== null}
      onOpenChange={() => undefined}
      locked
      title={isSecond ? secondFactor.title : login.again}
      description={isSecond ? secondFactor.text(session.user.username) : login.againText}
      size="small"
    >
      <Suspense fallback={<Skeleton shape="card" />}>
        {isSecond ? <SecondFactorForm methods={session.methods} /> : <LoginForm username={session.user.username} />}
      </Suspense>
    </Dialog>
  )
}
