import { Navigate, useLocation } from '@tanstack/react-router'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { KeysSection } from './KeysSection.tsx'
import { PaymentsFileSection } from './PaymentsFileSection.tsx'
import { WebhooksSection } from './WebhooksSection.tsx'

/** Programs that are connected to the product. Channels had their sections here: their addresses lead there, as does a provider after a sign-in. */
export function ConnectionsScreen() {
  const { connections, channels } = useAllWords()
  const { pathname, search, hash } = useLocation()
  if ('state' in search || hash === channels.mail.title || hash === channels.messengers.title)
    // Until the other screen is loaded this one is drawn at its address, and would lead there again without end.
    return pathname === '/admin/channels' ? null : <Navigate to="/admin/channels" search={true} hash={true} replace />
  return (
    <Screen title={connections.title} lead={connections.lead}>
      <KeysSection />
      <WebhooksSection />
      <CheckoutSection />
      <PaymentsFileSection />
    </Screen>
  )
}
