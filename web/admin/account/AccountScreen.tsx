import { can } from '#domain/staff/permissions.ts'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { ContactSection } from './ContactSection.tsx'
import { OwnHoursSection } from './OwnHoursSection.tsx'
import { PushSection } from './PushSection.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SignInSection } from './SignInSection.tsx'
import { TimeZoneSection } from './TimeZoneSection.tsx'

/** The signed-in teammate's own account. */
export function AccountScreen() {
  const { ownAccount, account } = useAllWords()
  const { user } = useSession()
  return (
    <Screen title={ownAccount.title} lead={ownAccount.lead(user.username, account.roles[user.role])}>
      <ContactSection />
      <SignInSection />
      <SecondFactorSection />
      <TimeZoneSection />
      {can(user.role, 'lead.write') && <OwnHoursSection />}
      <PushSection />
      <SessionsSection />
    </Screen>
  )
}
