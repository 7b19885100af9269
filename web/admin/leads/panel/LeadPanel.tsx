import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { ActionBar } from '../actions/ActionBar.tsx'
import { ClaimButton } from '../actions/ClaimButton.tsx'
import { reachable } from '../actions/quick-actions.ts'
import { useLead } from '../lead/use-lead.ts'
import { useBoardTools } from '../store/board-context.ts'
import { LeadFacts } from './LeadFacts.tsx'
import styles from './LeadPanel.module.css'
import { usePanelKeys } from './use-panel-keys.ts'

export type LeadPanelProps = {
  id: string
  /** Ids of the shown leads, in the order to step through. */
  order: () => readonly string[]
  onPeek: (id: string) => void
  onClose: () => void
}

/** Quick-look panel beside the list (decisions B). Arrow up and down go to the previous and next lead. */
export function LeadPanel(props: LeadPanelProps) {
  const { id, onClose } = props
  const words = useWords()
  const format = useFormat()
  const { panel } = words.workspace
  const { lead, isGone, error, reload } = useLead(id)
  const { open, canWrite } = useBoardTools()
  const { element, go, onKeyDown } = usePanelKeys(props, open)
  return (
    <aside ref={element} className={styles.panel} tabIndex={-1} aria-label={panel.label} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h2 className={styles.name} aria-live="polite">
          <bdi>{lead?.name ?? (isGone ? words.leads.dialog.gone : words.loading)}</bdi>
        </h2>
        <IconButton icon="chevron-up" label={panel.previous} onClick={() => go(-1)} />
        <IconButton icon="chevron-down" label={panel.next} onClick={() => go(1)} />
        <IconButton icon="close" label={panel.close} onClick={onClose} />
      </header>
      {lead ? (
        <div className={styles.body}>
          {canWrite && <ActionBar lead={reachable(lead)} end={<ClaimButton lead={lead} />} />}
          <LeadFacts lead={lead} />
        </div>
      ) : !isGone && error === null ? (
        <Skeleton shape="card" />
      ) : (
        <div className={styles.message}>
          <p>{isGone ? words.leads.dialog.goneText : problemText(error, words, format)}</p>
          {!isGone && <Button onClick={reload}>{words.tryAgain}</Button>}
        </div>
      )}
      {lead && (
        <footer className={styles.foot}>
          <Button tone="primary" onClick={() => open(id)}>
            {panel.full}
          </Button>
          <p className={styles.hint}>{panel.keys}</p>
        </footer>
      )}
    </aside>
  )
}
