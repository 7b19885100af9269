import { type BadgeColour, type SetupStatus, setupBadgeColours } from '#domain/setups/setups.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'

const tones: Record<BadgeColour, Tone> = { yellow: 'warning', blue: 'info', green: 'success', red: 'danger' }

/** A status in its colour. */
export function StatusBadge({ status }: { status: SetupStatus }) {
  const { statuses } = useAllWords().setups
  return <Badge tone={tones[setupBadgeColours[status]]}>{statuses[status]}</Badge>
}
