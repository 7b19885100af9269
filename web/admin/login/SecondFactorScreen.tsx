import type { Session } from '#contract/session.ts'
import { AuthPage } from '#web/admin/parts/AuthPage.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'

/** After the password, where this person has set up a second factor. */
export function SecondFactorScreen({ session }: { session: Session }) {
  const { secondFactor } = useWords()
  return (
    <AuthPage title={secondFactor.title} text={secondFactor.text(session.user.username)}>
      <SecondFactorForm methods={session.methods} />
    </AuthPage>
  )
}
