import { useState } from 'react'
import { momentOf } from '#web/admin/parts/date/local-moment.ts'
import { useFollowUpMoments } from '#web/admin/parts/follow-up.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './ContactQuestions.module.css'
import { TheirTime } from './TheirTime.tsx'
import { TimeChips } from './TimeChips.tsx'
import { useRecord } from './use-record.ts'

type NextStepProps = { lead: { readonly id: string; readonly name: string }; titleId: string; onDone: () => void }

/** Offers one-press times for the next contact with a lead that has none planned. */
export function NextStep({ lead, titleId, onDone }: NextStepProps) {
  const { plan } = useAllWords().desk
  const { moments } = useFollowUpMoments()
  const record = useRecord()
  const [chosen, setChosen] = useState('')
  const choose = async (value: string) => {
    if (chosen !== '') return
    setChosen(value)
    const scheduledDate = momentOf(value).toISOString()
    if (await record({ action: 'follow_up', leadId: lead.id, notes: '', scheduledDate })) return onDone()
    setChosen('')
  }
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {plan.next(lead.name)}
      </h2>
      <TheirTime leadId={lead.id} at={new Date()} />
      <TimeChips moments={moments} value={chosen} onChoose={(value) => void choose(value)} />
      <div className={styles.out}>
        <Button size="small" tone="plain" onClick={onDone}>
          {plan.noNext}
        </Button>
      </div>
    </>
  )
}
