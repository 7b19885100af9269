import { lazy, Suspense, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'

const AiOverlay = lazy(async () => ({ default: (await import('./AiOverlay.tsx')).AiOverlay }))

/** Opens the analysis of a lead. `compact`: an icon, where the row is narrow. */
export function AiButton({ lead, compact = false }: { lead: Lead; compact?: boolean }) {
  const { insight } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {compact ? (
        <IconButton icon="spark" label={insight.button} onClick={open} />
      ) : (
        <Button icon="spark" onClick={open}>
          {insight.button}
        </Button>
      )}
      <Suspense>{isOpen && <AiOverlay lead={lead} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
