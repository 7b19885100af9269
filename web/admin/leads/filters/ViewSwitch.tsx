import { type LeadViewKind, leadViewKinds } from '#domain/leads/lead-views.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Icon, type IconName } from '#web/kit/Icon.tsx'
import styles from './LeadsToolbar.module.css'

const icons: Record<LeadViewKind, IconName> = { board: 'columns', grid: 'grid', table: 'rows' }

/** Board, cards or table of the same leads. */
export function ViewSwitch({ view, onView }: { view: LeadViewKind; onView: (view: LeadViewKind) => void }) {
  const { workspace } = useWords()
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>{workspace.view}</legend>
      {leadViewKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.view}
          aria-pressed={kind === view}
          onClick={() => onView(kind)}
        >
          <Icon name={icons[kind]} small />
          <span>{workspace.views[kind]}</span>
        </button>
      ))}
    </fieldset>
  )
}
