import { type Ref, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { ActionBar } from '../actions/ActionBar.tsx'
import { CheckoutLink } from '../actions/CheckoutLink.tsx'
import { ClaimButton } from '../actions/ClaimButton.tsx'
import { reachable } from '../actions/quick-actions.ts'
import { Attachments } from '../attachments/Attachments.tsx'
import { DuplicatesNote } from '../duplicates/DuplicatesNote.tsx'
import { useLeadEditor } from '../editing/use-lead-editor.ts'
import { Composer, type ComposerHandle } from '../history/Composer.tsx'
import { HistoryList } from '../history/LeadHistory.tsx'
import { useTimeline } from '../history/use-timeline.ts'
import { TextTone } from '../insight/TextTone.tsx'
import { PresenceNote } from '../presence/PresenceNote.tsx'
import { useReportPresence } from '../presence/use-report-presence.ts'
import { LeadSequences } from '../sequences/LeadSequences.tsx'
import { useBoardTools } from '../store/board-context.ts'
import { FormLanguage } from '../thread/ForeignText.tsx'
import { Thread } from '../thread/Thread.tsx'
import { useThread } from '../thread/use-thread.ts'
import { ConsentLines } from './ConsentLines.tsx'
import styles from './LeadRecord.module.css'
import { OpenTasks } from './OpenTasks.tsx'
import { RecordFields } from './RecordFields.tsx'
import { RecordHead } from './RecordHead.tsx'
import { SubscriptionNote } from './SubscriptionNote.tsx'

type LeadRecordProps = {
  lead: Lead
  /** `wide`: fields at the side; otherwise they open above the conversation. */
  wide: boolean
  composer: Ref<ComposerHandle>
}

/** A lead as one works it: who, the message, how to reach them, one stream of all that happened, and the fields. */
export function LeadRecord({ lead, wide, composer }: LeadRecordProps) {
  const { leads, leadRecord, desk } = useAllWords()
  const format = useFormat()
  const { canWrite } = useBoardTools()
  const [isReplying, setReplying] = useState(false)
  const [savedTimes, setSavedTimes] = useState(0)
  useReportPresence(lead.id, isReplying ? 'replying' : 'looking')
  const history = useTimeline(lead.id)
  const { wroteAgain: again } = useThread(lead.id)
  const text = again?.content ?? lead.message
  const editor = useLeadEditor(lead, (hasChanged) => hasChanged && setSavedTimes((times) => times + 1))
  const fields = <RecordFields lead={lead} editor={editor} savedTimes={savedTimes} />
  return (
    <div className={styles.record} data-wide={wide || undefined}>
      <div className={styles.main}>
        <RecordHead lead={lead} editor={editor} />
        <SubscriptionNote leadId={lead.id} />
        <PresenceNote leadId={lead.id} live />
        {again && (
          <p className={layout.soft}>
            {desk.timeline.wroteAgain} <time dateTime={again.at}>{format.dateTime(again.at)}</time>
          </p>
        )}
        <blockquote className={styles.message} dir="auto" lang={lead.language} data-none={!text || undefined}>
          {text ?? leadRecord.noMessage}
        </blockquote>
        {text && <TextTone leadId={lead.id} interactionId={again?.id ?? null} />}
        <FormLanguage leadId={lead.id} />
        {canWrite && (
          <div className={styles.reach}>
            <ActionBar lead={reachable(lead)} onAct={() => setReplying(true)} end={<ClaimButton lead={lead} />} />
            <ConsentLines lead={lead} />
          </div>
        )}
        <DuplicatesNote lead={lead} />
        <Thread lead={lead} onTyping={setReplying} />
        <LeadSequences key={lead.id} leadId={lead.id} />
        {canWrite && (
          <div>
            <CheckoutLink leadId={lead.id} />
          </div>
        )}
        {!wide && (
          <details className={styles.more}>
            <summary>{leadRecord.details}</summary>
            {fields}
          </details>
        )}
        {canWrite ? (
          <Composer lead={lead} withTasks handle={composer} onTyping={setReplying} onAdded={history.reload} />
        ) : (
          <p className={layout.faint}>{leads.dialog.readOnly}</p>
        )}
        <Attachments leadId={lead.id} />
        <section className={styles.stream} aria-label={leadRecord.conversation}>
          <OpenTasks leadId={lead.id} />
          <HistoryList lead={lead} history={history} withMessage={again !== null} />
        </section>
      </div>
      {wide && <aside className={styles.side}>{fields}</aside>}
    </div>
  )
}
