import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { useWords } from './parts/words.tsx'

/** Shown in place of a screen that threw. The header around it still works. */
export function BrokenScreen() {
  const { broken } = useWords()
  return (
    <EmptyState
      whole
      icon="alert"
      title={broken.title}
      text={broken.text}
      action={
        <Button icon="refresh" onClick={() => location.reload()}>
          {broken.reload}
        </Button>
      }
    />
  )
}
