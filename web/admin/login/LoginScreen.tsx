import { AuthPage } from '#web/admin/parts/AuthPage.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The login in front of every staff screen (spec §2). */
export function LoginScreen() {
  const { login } = useWords()
  return (
    <AuthPage title={login.title} text={login.lead}>
      <LoginForm />
    </AuthPage>
  )
}
