import { useState } from 'react'
import { Row, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

/** The teammate's sign-in methods. */
export function SignInSection() {
  const { signIn } = useAllWords().ownAccount
  const [changing, setChanging] = useState(false)
  return (
    <Section title={signIn.title}>
      <Row
        title={signIn.password}
        text={signIn.passwordText}
        end={<Button onClick={() => setChanging(true)}>{signIn.changePassword}</Button>}
      />
      <ChangePasswordDialog open={changing} onOpenChange={setChanging} />
    </Section>
  )
}
