import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SignInSection } from './SignInSection.tsx'

/** The signed-in colleague's own account. */
export function AccountScreen() {
  const { ownAccount, account } = useAllWords()
  const { user } = useSession()
  return (
    <Screen title={ownAccount.title} lead={ownAccount.lead(user.username, account.roles[user.role])}>
      <SignInSection />
      <SecondFactorSection />
      <SessionsSection />
    </Screen>
  )
}
