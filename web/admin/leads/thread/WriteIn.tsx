import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './Thread.module.css'
import type { LeadThread } from './use-thread.ts'
import type { useWriteIn } from './use-write-in.ts'

type WriteInProps = { thread: Pick<LeadThread, 'writesIn' | 'translates'>; writeIn: ReturnType<typeof useWriteIn> }

/** A draft in the lead's language, where the writer does not answer in it; their own text comes back with a click. */
export function WriteIn({ thread: { writesIn, translates }, writeIn }: WriteInProps) {
  const { language: words } = useAllWords().thread
  const format = useFormat()
  const { write, isWriting, isEmpty, restore } = writeIn
  if (restore)
    return (
      <div className={layout.wrap}>
        <p className={styles.facts}>{words.written}</p>
        <Button size="small" icon="history" onClick={restore}>
          {words.restore}
        </Button>
      </div>
    )
  if (writesIn === null || !translates) return null
  return (
    <div className={layout.wrap}>
      <Button size="small" busy={isWriting} disabled={isEmpty} onClick={() => write(writesIn)}>
        {words.write(format.languageName(writesIn))}
      </Button>
    </div>
  )
}
