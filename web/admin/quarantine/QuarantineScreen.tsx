import { MessageScreen } from '#web/admin/parts/screen/MessageScreen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { QuarantinedMessage } from './QuarantinedMessage.tsx'

/** Suspected spam: marked as not spam or deleted with one click. */
export function QuarantineScreen() {
  const { quarantine: words } = useAllWords()
  return (
    <MessageScreen
      words={words}
      label={words.messages}
      icon="shield"
      states={['waiting', 'discarded']}
      topic="quarantine"
      read={(query, signal) => call.listQuarantine({ query }, { signal })}
    >
      {(message, reload) => <QuarantinedMessage message={message} onDecided={reload} />}
    </MessageScreen>
  )
}
