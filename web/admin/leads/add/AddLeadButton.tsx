import { openAddLead } from '#web/admin/parts/add-lead.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'

/** Adds a lead by hand; absent for those who only read. */
export function AddLeadButton() {
  const { leads } = useWords()
  const mayAdd = useCan('lead.write')
  return (
    mayAdd && (
      <Button tone="primary" icon="plus" onClick={() => openAddLead()}>
        {leads.add}
      </Button>
    )
  )
}
