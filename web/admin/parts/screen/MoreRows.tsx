import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './MoreRows.module.css'
import type { More } from './use-pages.ts'

/** Below a list: a button for older rows, or a note that there are none. */
export function MoreRows({ more, shown }: { more: More; shown: number }) {
  const words = useWords()
  const format = useFormat()
  return (
    <div className={styles.foot}>
      {more?.error != null && <p role="alert">{problemText(more.error, words, format)}</p>}
      {more ? (
        <Button busy={more.busy} onClick={more.load}>
          {more.busy ? words.loading : words.list.older}
        </Button>
      ) : (
        <p>{words.list.all(shown, format.number(shown))}</p>
      )}
    </div>
  )
}
