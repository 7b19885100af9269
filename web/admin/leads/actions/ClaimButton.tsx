import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useClaim } from './use-claim.ts'

/** Assigns an unassigned lead to oneself; otherwise shows the owner. */
export function ClaimButton({ lead }: { lead: Lead }) {
  const { work } = useWords()
  const claim = useClaim()
  const mayClaim = useCan('lead.assign')
  const [busy, setBusy] = useState(false)
  if (lead.assignedTo) return <span>{work.hasIt(lead.assignedTo)}</span>
  if (!mayClaim) return null
  const press = async () => {
    setBusy(true)
    await claim(lead)
    setBusy(false)
  }
  return (
    <Button size="small" icon="user" busy={busy} aria-label={work.claimOf(lead.name)} onClick={() => void press()}>
      {work.claim}
    </Button>
  )
}
