import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { MailSection } from './MailSection.tsx'
import { MessengersSection } from './MessengersSection.tsx'

/** How the team's email, WhatsApp and Telegram are connected. */
export function ChannelsScreen() {
  const { channels, screens } = useAllWords()
  return (
    <Screen title={screens.channels} lead={channels.lead}>
      <MailSection />
      <MessengersSection />
    </Screen>
  )
}
