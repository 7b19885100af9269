import { Navigate, useLocation } from '@tanstack/react-router'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { KeysSection } from './KeysSection.tsx'
import { PaymentsFileSection } from './PaymentsFileSection.tsx'
import { WebhooksSection } from './WebhooksSection.tsx'

/**
 * Programs connected to the product. Old links to the sections of channels, and providers after a sign-in, are redirected to
 * the screen of channels.
 */
export function ConnectionsScreen() {
  const { connections, channels, screens } = useAllWords()
  const { pathname, search, hash } = useLocation()
  if ('state' in search || hash === channels.mail.title || hash === channels.messengers.title)
    // This screen is still rendered while the other one loads: a second redirect would never end.
    return pathname === '/admin/channels' ? null : <Navigate to="/admin/channels" search={true} hash={true} replace />
  return (
    <Screen title={screens.connections} lead={connections.lead}>
      <KeysSection />
      <WebhooksSection />
      <CheckoutSection />
      <PaymentsFileSection />
    </Screen>
  )
}
