import type { Message } from '#contract/messages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import styles from './Thread.module.css'

/** A message that arrived while writing, shown before sending. */
export function NewerMessage({ message }: { message: Message }) {
  const { reply } = useAllWords().thread
  return (
    <Banner tone="warning">
      {reply.newer(message.writtenBy ?? message.person.name ?? message.person.address)}
      <p className={styles.text} dir="auto">
        {message.text.slice(0, 600)}
      </p>
    </Banner>
  )
}
