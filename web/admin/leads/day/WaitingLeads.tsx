import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { quickActions } from '#domain/options.ts'
import { urgencyOf } from '#domain/pipeline.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { actionIcons } from '../actions/ActionMenu.tsx'
import { reachable, useQuickActions } from '../actions/quick-actions.ts'
import { useClock } from '../store/board-clock.ts'
import styles from '../tasks/Tasks.module.css'
import type { useWaitingLeads } from './use-waiting-leads.ts'

/** Leads shown until more are asked for, so that the tasks stay in sight. */
const shownAtFirst = 5

/** The leads to answer, above the tasks, in the order to answer them. */
export function WaitingLeads({ leads, isCapped, error, reload }: ReturnType<typeof useWaitingLeads>) {
  const { day } = useAllWords().desk
  const [isWhole, showWhole] = useState(false)
  const format = useFormat()
  const title = useId()
  const count = leads === undefined ? '' : ` (${format.number(leads.length)}${isCapped ? '+' : ''})`
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {day.waiting}
        {count}
      </h2>
      {leads === undefined && <ReadState error={error} failed={day.waitingFailed} onRetry={reload} rows={2} />}
      {leads?.length === 0 && <p className={styles.none}>{day.noneWaiting}</p>}
      {leads && leads.length > 0 && (
        <ul className={styles.list} aria-labelledby={title}>
          {leads.slice(0, isWhole ? undefined : shownAtFirst).map((lead) => (
            <li key={lead.id}>
              <EntryBoundary place="waiting" of={lead} fallback={<p dir="auto">{lead.name}</p>}>
                <WaitingLead lead={lead} />
              </EntryBoundary>
            </li>
          ))}
        </ul>
      )}
      {leads && leads.length > shownAtFirst && !isWhole && (
        <Button className={styles.more} size="small" onClick={() => showWhole(true)}>
          {day.more}
        </Button>
      )}
    </section>
  )
}

function WaitingLead({ lead }: { lead: Lead }) {
  const { leads, work, workspace } = useAllWords()
  const format = useFormat()
  const act = useQuickActions()
  const mayWrite = useCan('lead.write')
  const isOverdue = useClock((now) => urgencyOf(lead, now).overdue)
  const wait = useClock((now) => {
    const state = urgencyOf(lead, now)
    if (state.urgency === 'none') return ''
    return state.overdue ? leads.card.overdue(state.amount, state.unit) : leads.card.left(state.amount, state.unit)
  })
  return (
    <article className={styles.lead}>
      <div className={styles.what}>
        <p className={styles.title}>
          <Link to="/admin/leads/$lead" params={{ lead: lead.id }}>
            <bdi>{lead.name}</bdi>
          </Link>
        </p>
        {lead.message && (
          <p className={styles.begin} dir="auto">
            {lead.message}
          </p>
        )}
        <p className={styles.facts}>
          <span className={styles.due} data-due={isOverdue ? 'overdue' : 'left'}>
            <Icon name={isOverdue ? 'alert' : 'clock'} small />
            {wait}
          </span>
          <span>{leads.stages[lead.status]}</span>
          <span>{format.languageName(lead.preferredLanguage ?? lead.language)}</span>
          <span>{lead.assignedTo ? work.hasIt(lead.assignedTo) : workspace.nobody}</span>
        </p>
      </div>
      {mayWrite && (
        <div className={styles.end}>
          {lead.phone !== '' && (
            <IconButton
              size="small"
              icon={actionIcons.whatsapp}
              label={work.chatWith(lead.name)}
              onClick={() => act(reachable(lead), 'whatsapp')}
            />
          )}
          <Menu
            trigger={<IconButton size="small" icon="phone" label={work.actionsOf(lead.name)} />}
            items={quickActions.map((action) => ({
              label: work.actions[action],
              icon: actionIcons[action],
              onSelect: () => act(reachable(lead), action),
            }))}
          />
        </div>
      )}
    </article>
  )
}
