import type { Unseen } from '#contract/messages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import styles from './Thread.module.css'

/** Shows a message that arrived while writing, before sending. */
export function NewerMessage({ message: { by, text } }: { message: Unseen }) {
  const { reply } = useAllWords().thread
  return (
    <Banner tone="warning">
      {reply.newer(by)}
      <p className={styles.text} dir="auto">
        {text.slice(0, 600)}
      </p>
    </Banner>
  )
}
