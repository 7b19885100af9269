import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import { leadFieldsWith } from '#domain/lead-fields.ts'
import { languageOf } from '#domain/lead-filters.ts'
import { leadScore, temperatureOf } from '#domain/lead-score.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { ActionBar } from '../actions/ActionBar.tsx'
import { ClaimButton } from '../actions/ClaimButton.tsx'
import { reachable } from '../actions/quick-actions.ts'
import { CardTime } from '../board/CardTime.tsx'
import { useNationalPhone } from '../board/phone-format.ts'
import { useLead } from '../lead/use-lead.ts'
import { capital, platformName, scoredLead } from '../lead-words.ts'
import { useClock } from '../store/board-clock.ts'
import { useBoardTools } from '../store/board-context.ts'
import styles from './LeadPanel.module.css'

type LeadPanelProps = {
  id: string
  /** Ids of the shown leads, in the order to step through. */
  order: () => readonly string[]
  onPeek: (id: string) => void
  onClose: () => void
}

/** Quick-look panel beside the list (decisions B). Arrow up and down go to the previous and next lead. */
export function LeadPanel({ id, order, onPeek, onClose }: LeadPanelProps) {
  const words = useWords()
  const format = useFormat()
  const { panel } = words.workspace
  const { lead, isGone, error, reload } = useLead(id)
  const { open, canWrite } = useBoardTools()
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    element.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const go = (step: number) => {
    const ids = order()
    const at = ids.indexOf(id)
    const next = at < 0 ? ids[0] : ids[at + step]
    if (next !== undefined) onPeek(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const keyActions: Record<string, () => void> = {
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      Escape: onClose,
      ...(event.target === element.current && { Enter: () => open(id) }),
    }
    const action = keyActions[event.key]
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
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
          <Facts lead={lead} />
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

/** Lines that a person gave about themselves, other than the name, which heads the panel. */
const reachedBy = leadFieldsWith({ visitor: true, kind: 'text' }).filter((field) => field !== 'name')

function Facts({ lead }: { lead: Lead }) {
  const { leads, workspace } = useWords()
  const format = useFormat()
  const { columns, panel } = workspace
  const score = useClock((now) => leadScore(scoredLead(lead), now))
  const phone = useNationalPhone(lead.phone)
  const facts: [string, ReactNode][] = [
    [columns.status, leads.stages[lead.status]],
    [columns.score, `${score} · ${leads.temperatures[temperatureOf(score)]}`],
    [columns.priority, leads.priorities[lead.priority]],
    [columns.value, lead.estimatedValue ? format.money(lead.estimatedValue) : leads.card.noValue],
    [columns.phone, <bdi key="phone">{phone}</bdi>],
    ...reachedBy.flatMap((field): [string, ReactNode][] =>
      lead[field] ? [[leads.fields[field], <bdi key={field}>{lead[field]}</bdi>]] : [],
    ),
    [columns.country, lead.country ? format.country(lead.country) : leads.card.noCountry],
    [columns.language, capital(format.languageName(languageOf(lead)))],
    [columns.assignedTo, lead.assignedTo ?? workspace.nobody],
    [columns.platform, platformName(lead.platform, leads)],
    [columns.created, format.dateTime(lead.createdAt)],
  ]
  return (
    <>
      <CardTime lead={lead} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.part}>{panel.message}</h3>
      <p className={styles.text} dir="auto">
        {lead.message ?? panel.noMessage}
      </p>
      {lead.notes && (
        <>
          <h3 className={styles.part}>{panel.notes}</h3>
          <p className={styles.text} dir="auto">
            {lead.notes}
          </p>
        </>
      )}
    </>
  )
}
