import { remembered } from '#web/admin/parts/remembered.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { useStore } from '#web/kit/store.ts'
import { Navigation } from './Navigation.tsx'
import styles from './Sidebar.module.css'

const width = remembered('staff.navigation', ['wide', 'narrow'])

/** The navigation beside the screen, where there is room for it; its width is remembered. */
export function Sidebar() {
  const { sidebar } = useWords()
  const narrow = useStore(width) === 'narrow'
  return (
    <div className={styles.sidebar} data-narrow={narrow || undefined}>
      <Navigation narrow={narrow} />
      <div className={styles.foot}>
        <IconButton
          icon="panel"
          label={narrow ? sidebar.widen : sidebar.narrow}
          onClick={() => width.set(narrow ? 'wide' : 'narrow')}
        />
      </div>
    </div>
  )
}
