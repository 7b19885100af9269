import type { ReactNode } from 'react'
import { type QuickAction, quickActions } from '#domain/leads/options.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { actionIcons } from './ActionMenu.tsx'
import styles from './Actions.module.css'
import { type Reachable, useQuickActions } from './quick-actions.ts'

type ActionBarProps = { lead: Reachable; onAct?: () => void; end?: ReactNode }

/** The quick actions in a row; `end` is at its other end. */
export function ActionBar({ lead, onAct, end }: ActionBarProps) {
  const { work } = useWords()
  const act = useQuickActions()
  const choose = (action: QuickAction) => {
    onAct?.()
    act(lead, action)
  }
  return (
    <fieldset className={styles.bar} aria-label={work.actionsOf(lead.name)}>
      {quickActions.map((action) => (
        <Button key={action} size="small" icon={actionIcons[action]} onClick={() => choose(action)}>
          {work.actions[action]}
        </Button>
      ))}
      {end && <div className={styles.end}>{end}</div>}
    </fieldset>
  )
}
