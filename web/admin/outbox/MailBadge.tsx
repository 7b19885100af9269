import type { MailStatus } from '#domain/mail.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'

const tones: Record<MailStatus, Tone> = { queued: 'info', sent: 'success', failed: 'danger', kept: 'neutral' }

export function MailBadge({ status }: { status: MailStatus }) {
  const { outbox } = useWords()
  return <Badge tone={tones[status]}>{outbox.statuses[status]}</Badge>
}
