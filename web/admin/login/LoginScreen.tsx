import { DoorPage } from '#web/admin/parts/DoorPage.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The gate before /admin and its siblings (spec §2). */
export function LoginScreen() {
  const { login } = useWords()
  return (
    <DoorPage title={login.title} text={login.lead}>
      <LoginForm />
    </DoorPage>
  )
}
