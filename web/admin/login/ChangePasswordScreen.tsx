import { AuthPage } from '#web/admin/parts/AuthPage.tsx'
import { ChangePasswordForm } from '#web/admin/parts/password/ChangePasswordForm.tsx'
import { justTyped } from '#web/admin/parts/password/just-typed.ts'
import { useWords } from '#web/admin/parts/words.tsx'

/** Shown first to users with a password set by someone else. */
export function ChangePasswordScreen() {
  const { password } = useWords()
  return (
    <AuthPage title={password.firstTitle} text={password.firstText}>
      <ChangePasswordForm known={justTyped.password} onChanged={justTyped.forget} />
    </AuthPage>
  )
}
