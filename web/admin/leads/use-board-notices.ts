import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import { ruleOfAuthor } from '#domain/automation/author.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useSound } from '#web/admin/parts/sound.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { dropNextStep, offerNextStep } from './actions/contact-questions.ts'
import { arrivalsAnnouncer } from './arrivals-announcer.ts'
import { platformName } from './lead-words.ts'
import type { Lost } from './lost/lost-question.ts'
import type { ArrivalNotices } from './store/board-refresh.ts'
import { currentOf, type MoveNotices } from './store/lead-mover.ts'

/** Toasts show for five seconds. */
const quietMs = 5_000

/** Actions of the toasts' buttons. */
export interface BoardActions {
  open(id: string): void
  move(id: string, to: LeadStatus, lost?: Lost, from?: LeadStatus): void
}

/** Reports board events as toasts and sounds in the current language. */
export function useBoardNotices(boardActions: { readonly current: BoardActions | null }): ArrivalNotices & MoveNotices {
  const words = useWords()
  const format = useFormat()
  const { show } = useToast()
  const { beep } = useSound()
  const { username } = useSession().user
  const { arrival, card, move, stages } = words.leads

  const arrived = useAnnouncer<Lead>({
    one(lead) {
      const country = lead.country ? format.country(lead.country) : card.noCountry
      const text = arrival.from(country, platformName(lead.platform, words.leads))
      const action = { label: arrival.open, onSelect: () => boardActions.current?.open(lead.id) }
      show({ tone: 'arrival', title: arrival.title(lead.name), text, action })
      beep()
    },
    many(count) {
      show({ tone: 'arrival', title: arrival.more(count), text: arrival.moreText })
      beep()
    },
  })

  return {
    arrived,
    moved(lead, from) {
      const action = {
        label: words.work.undo,
        onSelect: () => boardActions.current?.move(lead.id, from.status, lostOf(from), lead.status),
      }
      show({ tone: 'success', title: move.moved(stages[lead.status]), ...(from.status !== lead.status && { action }) })
      // A new customer is welcomed and asked how the trial goes; undoing the move withdraws the offer.
      if (lead.status === 'converted' && from.status !== 'converted') void offerNextStep(username, lead)
      if (from.status === 'converted' && lead.status !== 'converted') dropNextStep(username, lead.id)
    },
    failed({ id, lead, to, from, lost, error }) {
      // Refused for its stage alone, which the card may have shown already while it was held.
      const current = currentOf(error, id)
      const text = current ? move.conflict(stages[current.status], moverOf(error)) : problemText(error, words, format)
      const action = { label: words.tryAgain, onSelect: () => boardActions.current?.move(id, to, lost, from) }
      show({ tone: 'error', title: move.failed, text: lead ? `${lead.name}: ${text}` : text, action })
    },
  }
}

/** The teammate or rule that moved it first, if the server named one. */
const moverOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.by ? (ruleOfAuthor(error.by) ?? error.by) : undefined

/** Values restored when a move out of Lost is undone. */
const lostOf = ({ lostReason }: Lead): Lost | undefined => (lostReason === null ? undefined : { lostReason })

/** An announcer that lives as long as the screen and uses the current language. */
function useAnnouncer<T>(announce: { one(item: T): void; many(count: number): void }): (item: T) => void {
  const latest = useRef(announce)
  const [announcer] = useState(() =>
    arrivalsAnnouncer<T>(quietMs, {
      one: (item) => latest.current.one(item),
      many: (count) => latest.current.many(count),
    }),
  )
  useEffect(() => {
    latest.current = announce
  })
  useEffect(() => announcer.stop, [announcer])
  return announcer.arrived
}
