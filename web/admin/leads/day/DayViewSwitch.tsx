import { useAllWords, useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from '../filters/LeadsToolbar.module.css'

/** My day as a list or as the calendar of a week. */
export function DayViewSwitch({ isWeek, onWeek }: { isWeek: boolean; onWeek: (isWeek: boolean) => void }) {
  const { workspace } = useWords()
  const { week } = useAllWords().desk
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>{workspace.view}</legend>
      {[false, true].map((kind) => (
        <button
          key={String(kind)}
          type="button"
          className={styles.view}
          aria-pressed={kind === isWeek}
          onClick={() => onWeek(kind)}
        >
          <Icon name={kind ? 'calendar' : 'rows'} small />
          <span>{kind ? week.view : week.list}</span>
        </button>
      ))}
    </fieldset>
  )
}
