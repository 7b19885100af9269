import { useEffect, useEffectEvent } from 'react'
import { problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { AiButton } from '../insight/AiButton.tsx'
import { useLead } from '../lead/use-lead.ts'
import { LeadRecord } from '../record/LeadRecord.tsx'
import { useRecordKeys } from '../record/use-record-keys.ts'
import { useBoardTools } from '../store/board-context.ts'
import styles from './LeadPanel.module.css'
import { type LeadPanelProps, usePanelKeys } from './use-panel-keys.ts'

/** The record of a lead beside the list. Arrow up and down go to the previous and next lead. */
export function LeadPanel(props: LeadPanelProps) {
  const { id, onClose, onPage } = props
  const words = useAllWords()
  const format = useFormat()
  const { panel } = words.workspace
  const { lead, isGone, movedTo, error, reload } = useLead(id)
  const follow = useEffectEvent(props.onPeek)
  useEffect(() => {
    if (movedTo !== null) follow(movedTo)
  }, [movedTo])
  const { edit, canWrite } = useBoardTools()
  const { element, go, onKeyDown } = usePanelKeys(props)
  const keys = useRecordKeys(go)
  return (
    <aside
      ref={element}
      className={styles.panel}
      tabIndex={-1}
      aria-label={panel.label}
      onKeyDown={(event) => keys.onKeyDown(event) || onKeyDown(event)}
    >
      <header className={styles.head}>
        <h2 className={styles.name} aria-live="polite">
          <bdi>{lead?.name ?? (isGone ? words.leads.dialog.gone : words.loading)}</bdi>
        </h2>
        <IconButton icon="chevron-up" label={panel.previous} onClick={() => go(-1)} />
        <IconButton icon="chevron-down" label={panel.next} onClick={() => go(1)} />
        {lead && <AiButton key={id} lead={lead} compact />}
        {lead && canWrite && <IconButton icon="edit" label={words.leadRecord.edit} onClick={() => edit(id)} />}
        {lead && <IconButton icon="external" label={words.leadRecord.open} onClick={() => onPage(id)} />}
        <IconButton icon="close" label={panel.close} onClick={onClose} />
      </header>
      {lead ? (
        <div className={styles.body}>
          <LeadRecord key={id} lead={lead} wide={false} composer={keys.composer} />
        </div>
      ) : !isGone && error === null ? (
        <Skeleton shape="card" />
      ) : (
        <div className={styles.message}>
          <p>{isGone ? words.leads.dialog.goneText : problemText(error, words, format)}</p>
          {!isGone && <Button onClick={reload}>{words.tryAgain}</Button>}
        </div>
      )}
    </aside>
  )
}
