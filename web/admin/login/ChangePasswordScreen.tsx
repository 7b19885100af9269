import { useWords } from '#web/admin/parts/words.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { DoorPage } from './DoorPage.tsx'

/** Before anything else where the password is the one that was given. */
export function ChangePasswordScreen() {
  const { password } = useWords()
  return (
    <DoorPage title={password.firstTitle} text={password.firstText}>
      <ChangePasswordForm />
    </DoorPage>
  )
}
