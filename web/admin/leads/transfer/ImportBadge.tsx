import type { ImportState } from '#domain/import/import-fields.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Badge, type Tone } from '#web/kit/Badge.tsx'

const tones: Record<ImportState, Tone> = {
  checking: 'neutral',
  running: 'info',
  cancelled: 'warning',
  done: 'success',
  reverting: 'info',
  reverted: 'neutral',
}

/** The state of an import. */
export function ImportBadge({ state }: { state: ImportState }) {
  return <Badge tone={tones[state]}>{useAllWords().transfer.states[state]}</Badge>
}
