import { lazy, Suspense } from 'react'
import { closeAddLead, useAddLeadOpened } from '#web/admin/parts/add-lead.ts'
import { useCan } from '#web/admin/parts/session.tsx'

const AddLeadDialog = lazy(async () => ({ default: (await import('./AddLeadDialog.tsx')).AddLeadDialog }))

/** The dialog that adds a lead, over whatever screen `openAddLead` is called from. */
export function AddLead() {
  const opened = useAddLeadOpened()
  const mayAdd = useCan('lead.write')
  return opened && mayAdd ? (
    <Suspense>
      <AddLeadDialog typed={opened.typed} onClose={closeAddLead} />
    </Suspense>
  ) : null
}
