import { AuthPage } from '#web/admin/parts/AuthPage.tsx'
import { ChangePasswordForm } from '#web/admin/parts/password/ChangePasswordForm.tsx'
import { useWords } from '#web/admin/parts/words.tsx'

/** Before anything else where the password is the one that was given. */
export function ChangePasswordScreen() {
  const { password } = useWords()
  return (
    <AuthPage title={password.firstTitle} text={password.firstText}>
      <ChangePasswordForm />
    </AuthPage>
  )
}
