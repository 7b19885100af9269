import { type ReactNode, useEffect, useRef } from 'react'
import type { Interaction, Lead } from '#contract/leads.ts'
import type { InteractionType } from '#domain/options.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Icon, type IconName } from '#web/kit/Icon.tsx'
import { platformName } from '../lead-words.ts'
import { useClock } from '../store/board-clock.ts'
import styles from './LeadHistory.module.css'
import type { History } from './use-interactions.ts'

const icons: Record<InteractionType, IconName> = {
  note: 'note',
  call: 'phone',
  email: 'mail',
  meeting: 'calendar',
  follow_up: 'clock',
}

type TimelineProps = { lead: Lead; interactions: readonly Interaction[]; history: History }

/** What happened with a lead, newest first, down to the day it came in. */
export function Timeline({ lead, interactions, history }: TimelineProps) {
  const words = useWords().leads
  const { historyTab } = words
  const list = useRef<HTMLOListElement>(null)
  const shown = interactions.length
  const readOnAt = useRef(shown)
  // The button under the focus makes way for the entries it brought: reading goes on at the first of them.
  useEffect(() => {
    const first = list.current?.children[readOnAt.current]
    if (shown > readOnAt.current && first instanceof HTMLElement) first.focus({ preventScroll: true })
    readOnAt.current = Number.POSITIVE_INFINITY
  }, [shown])
  return (
    <ol ref={list} className={styles.timeline} aria-label={historyTab.timeline}>
      {interactions.map((interaction) => (
        <Entry key={interaction.id} interaction={interaction} />
      ))}
      {history.hasOlder && (
        <li className={styles.older}>
          <OlderEntries
            history={history}
            onAsk={() => {
              readOnAt.current = shown
            }}
          />
        </li>
      )}
      <Moment icon="globe" title={historyTab.cameIn} by={platformName(lead.platform, words)} at={lead.createdAt}>
        {lead.message && (
          <p className={styles.content} dir="auto" lang={lead.language}>
            {lead.message}
          </p>
        )}
      </Moment>
    </ol>
  )
}

function OlderEntries({ history, onAsk }: { history: History; onAsk: () => void }) {
  const words = useWords()
  const { historyTab } = words.leads
  const { isLoadingOlder, olderFailed } = history
  return (
    <>
      {olderFailed && <p role="alert">{historyTab.olderFailed}</p>}
      <Button
        size="small"
        busy={isLoadingOlder}
        onClick={() => {
          onAsk()
          history.showOlder()
        }}
      >
        {isLoadingOlder ? words.loading : historyTab.older}
      </Button>
    </>
  )
}

function Entry({ interaction }: { interaction: Interaction }) {
  const { historyTab, interactions } = useWords().leads
  const format = useFormat()
  const { type, subject, content, outcome, duration, scheduledFor, createdBy, createdAt } = interaction
  const details = [
    outcome,
    duration !== null && historyTab.minutes(duration),
    scheduledFor !== null && historyTab.plannedFor(format.dateTime(scheduledFor)),
  ].filter((detail) => typeof detail === 'string')
  return (
    <Moment
      icon={icons[type]}
      title={[interactions[type], subject].filter(Boolean).join(' · ')}
      by={historyTab.by(createdBy)}
      at={createdAt}
    >
      <p className={styles.content} dir="auto">
        {content}
      </p>
      {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
    </Moment>
  )
}

type MomentProps = { icon: IconName; title: string; by: string; at: string; children: ReactNode }

function Moment({ icon, title, by, at, children }: MomentProps) {
  const format = useFormat()
  const ago = useClock((now) => format.relative(at, now))
  return (
    <li className={styles.moment} tabIndex={-1}>
      <span className={styles.mark}>
        <Icon name={icon} small />
      </span>
      <div className={styles.what}>
        <p className={styles.heading}>
          <b>{title}</b>
          <span>{by}</span>
          <time dateTime={at} title={format.exact(at)}>
            {ago} <span className={styles.exact}>· {format.dateTime(at)}</span>
          </time>
        </p>
        {children}
      </div>
    </li>
  )
}
