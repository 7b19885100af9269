import { useEffect, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { platformName } from '../lead-words.ts'
import { Entry } from './Entry.tsx'
import styles from './LeadHistory.module.css'
import { Moment } from './Moment.tsx'
import type { History } from './use-timeline.ts'

type TimelineProps = {
  lead: Lead
  entries: readonly TimelineEntry[]
  history: History
  /** If the first message is shown at the lead's arrival. */
  withMessage: boolean
}

/** The history of a lead, newest first, down to its arrival. */
export function Timeline({ lead, entries, history, withMessage }: TimelineProps) {
  const words = useWords().leads
  const { historyTab } = words
  const list = useRef<HTMLOListElement>(null)
  const shown = entries.length
  const readOnAt = useRef(shown)
  // The focused button is replaced by the entries it loaded: focus the first of them.
  useEffect(() => {
    const first = list.current?.children[readOnAt.current]
    if (shown > readOnAt.current && first instanceof HTMLElement) first.focus({ preventScroll: true })
    readOnAt.current = Number.POSITIVE_INFINITY
  }, [shown])
  return (
    <ol ref={list} className={styles.timeline} aria-label={historyTab.timeline}>
      {entries.map((entry) => (
        <EntryBoundary
          key={`${entry.kind} ${entry.id}`}
          place="history"
          of={entry}
          fallback={<PlainEntry entry={entry} />}
        >
          <Entry entry={entry} />
        </EntryBoundary>
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
        {withMessage && lead.message && (
          <p className={styles.content} dir="auto" lang={lead.language}>
            {lead.message}
          </p>
        )}
      </Moment>
    </ol>
  )
}

/** The fallback of an entry that fails to render: its plain text. */
function PlainEntry({ entry }: { entry: TimelineEntry }) {
  const words = useWords()
  const text = entry.kind === 'interaction' ? entry.interaction.content : ''
  return (
    <li className={styles.moment} tabIndex={-1}>
      <p className={styles.content} dir="auto">
        {text || words.broken.title}
      </p>
    </li>
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
