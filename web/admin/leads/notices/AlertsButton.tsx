import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import styles from './Notices.module.css'

/** Opens the list of alerts; shows the number of new ones. */
export function AlertsButton({ unseen, onOpen }: { unseen: number; onOpen: () => void }) {
  const { alerts } = useWords().work
  const format = useFormat()
  return (
    <span className={styles.notices}>
      <IconButton icon="bell" label={alerts(unseen, format.number(unseen))} aria-haspopup="dialog" onClick={onOpen} />
      {unseen > 0 && (
        <span className={styles.count} aria-hidden="true">
          {format.number(unseen)}
        </span>
      )}
    </span>
  )
}
