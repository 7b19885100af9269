import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { SignInSection } from './SignInSection.tsx'

/** The signed-in colleague's own account. */
export function AccountScreen() {
  const { ownAccount } = useWords()
  return (
    <Screen title={ownAccount.title} lead={ownAccount.lead}>
      <SignInSection />
    </Screen>
  )
}
