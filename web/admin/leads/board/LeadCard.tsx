import { type MouseEvent, memo, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import { leadScore, temperatureOf } from '#domain/leads/lead-score.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { classNames } from '#web/kit/class-names.ts'
import mask from '#web/kit/mask-icons.module.css'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import { CardClaim } from '../actions/CardClaim.tsx'
import { useIsUrgent } from '../insight/urgent-context.ts'
import { capital, initials, scoredLead } from '../lead-words.ts'
import { PresenceNote } from '../presence/PresenceNote.tsx'
import { useClock } from '../store/board-clock.ts'
import { useBoardTools } from '../store/board-context.ts'
import { useIsNewSinceVisit } from '../visits/use-board-visit.ts'
import { CardMenu } from './CardMenu.tsx'
import { CardTime } from './CardTime.tsx'
import styles from './LeadCard.module.css'
import { useNationalPhone } from './phone-format.ts'
import { useDraggableCard } from './use-drag.ts'

type LeadCardProps = {
  lead: Lead
  /** The tab stop of its column (roving tabindex). */
  tabStop: boolean
  isNew?: boolean
  /** Not draggable: there are no columns to drop it on. */
  isStill?: boolean
}

const moveKeys = 'Alt+ArrowLeft Alt+ArrowRight'

/** A lead's summary. A click anywhere opens it; its name is the link for keyboard and screen readers. */
export const LeadCard = memo(function LeadCard({ lead, tabStop, isNew = false, isStill = false }: LeadCardProps) {
  const words = useWords()
  const format = useFormat()
  const tools = useBoardTools()
  const element = useRef<HTMLElement>(null)
  const dragged = useDraggableCard(element, lead, tools.canWrite && !isStill)
  const isUrgent = useIsUrgent(lead.id)
  const isUnseen = useIsNewSinceVisit(lead) && !isNew
  const { card } = words.leads
  const tabIndex = tabStop ? 0 : -1
  const phone = useNationalPhone(lead.phone)
  const place = [lead.country ? format.country(lead.country) : card.noCountry, phone].filter((part) => part !== '')
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    tools.open(lead.id)
  }
  return (
    <article
      ref={element}
      className={styles.card}
      data-lead={lead.id}
      data-new={isNew || undefined}
      data-dragged={dragged || undefined}
    >
      <div className={styles.top}>
        {isUnseen && <span role="img" className={styles.unseen} aria-label={card.newSince} title={card.newSince} />}
        <h3 className={styles.name}>
          <a
            href={tools.addressOf(lead.id)}
            draggable={false}
            tabIndex={tabIndex}
            aria-keyshortcuts={moveKeys}
            onClick={open}
          >
            {lead.name}
          </a>
        </h3>
        {tools.canWrite && <ActionMenu lead={lead} tabIndex={tabIndex} className={styles.menu} />}
        {tools.canWrite && <CardMenu lead={lead} tabIndex={tabIndex} />}
      </div>
      <p className={classNames(styles.dotted, styles.place)}>
        {place.map((part) => (
          <span key={part}>
            <bdi>{part}</bdi>
          </span>
        ))}
      </p>
      <p className={styles.facts}>
        <span className={styles.value} data-empty={lead.estimatedValue ? undefined : ''}>
          {lead.estimatedValue ? format.money(lead.estimatedValue) : card.noValue}
        </span>
        <Score lead={lead} />
        {lead.priority === 'high' && <HighPriority />}
        <span className={styles.language}>{capital(format.languageName(lead.preferredLanguage ?? lead.language))}</span>
      </p>
      <PresenceNote leadId={lead.id} />
      {(lead.returnedCount > 0 || isUrgent) && (
        <p>
          {isUrgent && (
            <Badge tone="danger" icon="alert">
              {card.urgent}
            </Badge>
          )}{' '}
          {lead.returnedCount > 0 && <Badge tone="info">{card.returning(lead.returnedCount)}</Badge>}
        </p>
      )}
      <div className={styles.last}>
        <CardTime lead={lead} />
        {!lead.assignedTo && tools.canWrite && <CardClaim lead={lead} tabIndex={tabIndex} className={styles.claim} />}
        {lead.assignedTo && (
          <p className={styles.assigned} title={card.assignedTo(lead.assignedTo)}>
            <span aria-hidden="true">{initials(lead.assignedTo)}</span>
            <VisuallyHidden>{card.assignedTo(lead.assignedTo)}</VisuallyHidden>
          </p>
        )}
      </div>
    </article>
  )
})

function Score({ lead }: { lead: Lead }) {
  const { card, temperatures } = useWords().leads
  const score = useClock((now) => leadScore(scoredLead(lead), now))
  const temperature = temperatureOf(score)
  return (
    <span className={styles.score} data-temperature={temperature} title={card.score(score, temperatures[temperature])}>
      <b>{score}</b> {temperatures[temperature]}
    </span>
  )
}

function HighPriority() {
  const { card, priorities } = useWords().leads
  const label = card.priority(priorities.high)
  return (
    <span
      role="img"
      className={classNames(styles.priority, mask.icon)}
      data-icon="flag-filled"
      aria-label={label}
      title={label}
    />
  )
}
