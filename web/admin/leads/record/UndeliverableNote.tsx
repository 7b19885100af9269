import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { useBoardTools } from '../store/board-context.ts'
import styles from './RecordFields.module.css'
import { useConsents } from './use-consents.ts'

/** Since when the lead's email address is undeliverable, with the mail server's reply and a retry button. */
export function UndeliverableNote({ leadId }: { leadId: string }) {
  const { undeliverable: words } = useAllWords().leadRecord
  const format = useFormat()
  const { canWrite } = useBoardTools()
  const { mailbox } = useConsents(leadId)
  const { busy, act } = useAct()
  const client = useQueryClient()
  if (!mailbox?.undeliverableSince) return null
  const { undeliverableSince, undeliverableReason } = mailbox
  const tryAgain = async () => {
    await act('try', words.failed, () => call.tryAddressAgain({ params: { id: leadId } }))
    await client.invalidateQueries({ queryKey: query('listConsents', { params: { id: leadId } }).queryKey })
  }
  return (
    <div className={styles.undeliverable} role="note">
      <p>{words.since(format.date(undeliverableSince), undeliverableReason)}</p>
      {canWrite && (
        <Button size="small" busy={busy !== null} onClick={() => void tryAgain()}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
