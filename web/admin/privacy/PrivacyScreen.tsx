import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { OffersSection } from './OffersSection.tsx'
import { PersonSection } from './PersonSection.tsx'
import { PurgesSection } from './PurgesSection.tsx'
import { RetentionSection } from './RetentionSection.tsx'

/** Records about a person, offers by email, and retention periods. */
export function PrivacyScreen() {
  const { privacy, screens } = useAllWords()
  const maySee = useCan('settings.read')
  return (
    <Screen title={screens.privacy} lead={privacy.lead}>
      <PersonSection />
      {maySee && <OffersSection />}
      {maySee && <RetentionSection />}
      {maySee && <PurgesSection />}
    </Screen>
  )
}
