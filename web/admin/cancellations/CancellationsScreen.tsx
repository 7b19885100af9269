import { MessageScreen } from '#web/admin/parts/screen/MessageScreen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Declaration } from './Declaration.tsx'

/** Declarations of customers to withdraw or cancel: who declared what and when, and whether it was carried out. */
export function CancellationsScreen() {
  const { cancellations: words } = useAllWords()
  return (
    <MessageScreen
      words={words}
      label={words.declarations}
      icon="check"
      states={['open', 'handled']}
      topic="cancellations"
      read={(query, signal) => call.listCancellations({ query }, { signal })}
    >
      {(declaration, reload) => <Declaration declaration={declaration} onHandled={reload} />}
    </MessageScreen>
  )
}
