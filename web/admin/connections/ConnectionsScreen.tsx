import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { KeysSection } from './KeysSection.tsx'
import { MailSection } from './MailSection.tsx'
import { MessengersSection } from './MessengersSection.tsx'
import { PaymentsFileSection } from './PaymentsFileSection.tsx'
import { WebhooksSection } from './WebhooksSection.tsx'

/** Programs that are connected to the product. */
export function ConnectionsScreen() {
  const { connections } = useAllWords()
  return (
    <Screen title={connections.title} lead={connections.lead}>
      <MailSection />
      <MessengersSection />
      <KeysSection />
      <WebhooksSection />
      <CheckoutSection />
      <PaymentsFileSection />
    </Screen>
  )
}
