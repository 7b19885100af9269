import type { Lead } from '#contract/leads.ts'
import { isAwaitingFirstTouch, pipeline, urgencyOf } from '#domain/leads/pipeline.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { classNames } from '#web/kit/class-names.ts'
import mask from '#web/kit/mask-icons.module.css'
import { useClock } from '../store/board-clock.ts'
import { useBoardTools } from '../store/board-context.ts'
import styles from './LeadCard.module.css'

/**
 * Waiting time against the stage's threshold, and time without a reply. Updates by itself; coloured if the reader has
 * to act.
 */
export function CardTime({ lead }: { lead: Lead }) {
  const { me } = useBoardTools().store.state
  const isMine = !lead.assignedTo || lead.assignedTo === me
  const { card } = useWords().leads
  const format = useFormat()
  const urgency = useClock((now) => urgencyOf(lead, now).urgency)
  const wait = useClock((now) => {
    const state = urgencyOf(lead, now)
    if (isAwaitingFirstTouch(lead)) return card.imported(format.relative(lead.updatedAt, now))
    if (state.urgency === 'none') return card.updated(format.relative(lead.updatedAt, now))
    return state.overdue ? card.overdue(state.amount, state.unit) : card.left(state.amount, state.unit)
  })
  const reply = useClock((now) =>
    lead.lastReplyAt === null ? card.notReplied : card.replied(format.shortRelative(lead.lastReplyAt, now)),
  )
  const decided = pipeline[lead.status].closed
  return (
    <p className={styles.time}>
      <span
        className={classNames(styles.wait, mask.icon)}
        data-icon={urgency === 'high' ? 'alert' : 'clock'}
        data-urgency={isMine ? urgency : 'others'}
        title={format.exact(lead.updatedAt)}
      >
        {wait}
      </span>
      {!decided && (
        <span className={styles.reply} title={lead.lastReplyAt ? format.exact(lead.lastReplyAt) : undefined}>
          {reply}
        </span>
      )}
      {lead.nextFollowUpDate && <NextStep at={lead.nextFollowUpDate} isMine={isMine} />}
    </p>
  )
}

/** The next follow-up or meeting. Bold from its time on where it is up to me. */
function NextStep({ at, isMine }: { at: string; isMine: boolean }) {
  const { card } = useWords().leads
  const format = useFormat()
  const isDue = useClock((now) => Date.parse(at) <= now)
  const when = useClock((now) => format.shortRelative(at, now))
  return (
    <span
      className={classNames(styles.next, mask.icon)}
      data-icon="calendar"
      data-due={(isDue && isMine) || undefined}
      title={format.exact(at)}
    >
      {isDue ? card.nextDue(when) : card.next(when)}
    </span>
  )
}
