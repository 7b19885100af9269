import type { MailStatus } from '#domain/letters/mail.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'

const tones: Record<MailStatus, Tone> = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  kept: 'neutral',
  perhaps: 'warning',
}

export function MailBadge({ status }: { status: MailStatus }) {
  const { outbox } = useAllWords()
  return <Badge tone={tones[status]}>{outbox.statuses[status]}</Badge>
}
