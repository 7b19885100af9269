import { MessageScreen } from '#web/admin/parts/screen/MessageScreen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Declaration } from './Declaration.tsx'

/** Customers' declarations to withdraw or cancel, with their state. */
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
