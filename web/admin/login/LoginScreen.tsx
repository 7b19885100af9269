import { lazy, Suspense } from 'react'
import { AuthPage } from '#web/admin/parts/AuthPage.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { isDemonstration } from '#web/api/first-answers.ts'
import { LoginForm } from './LoginForm.tsx'

const DemonstrationRoles = lazy(async () => ({
  default: (await import('./DemonstrationRoles.tsx')).DemonstrationRoles,
}))

/** The login in front of every staff screen. */
export function LoginScreen() {
  const { login } = useWords()
  return (
    <AuthPage title={login.title} text={login.lead}>
      {isDemonstration && (
        <Suspense>
          <DemonstrationRoles />
        </Suspense>
      )}
      <LoginForm />
    </AuthPage>
  )
}
