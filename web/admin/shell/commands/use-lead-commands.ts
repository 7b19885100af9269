import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { leadStatuses } from '#domain/pipeline.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import type { CommandGroup } from '#web/kit/CommandMenu.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** What can be done with the lead whose dialog or panel is open. */
export function useLeadCommands(): CommandGroup {
  const { commands: words, leads } = useAllWords()
  const search: { lead?: string; peek?: string } = useSearch({ strict: false })
  const id = search.lead ?? search.peek
  const { data: lead } = useQuery({ ...query('readLead', { params: { id: id ?? '' } }), enabled: id !== undefined })
  const { act } = useAct()
  const { show } = useToast()
  const mayMove = useCan('lead.write')
  const mayClaim = useCan('lead.assign')
  if (id === undefined || !lead) return { label: words.groups.lead, items: [] }
  const { name, version } = lead
  const move = (status: (typeof leadStatuses)[number]) => async () => {
    const moved = () => call.changeLead({ params: { id }, body: { status, version } })
    if (await act('move', words.moveFailed, moved))
      show({ tone: 'success', title: leads.move.moved(leads.stages[status]) })
  }
  const claim = async () => {
    const claimed = () => call.claimLead({ params: { id } })
    if (await act('claim', words.claimFailed, claimed)) show({ tone: 'success', title: words.claimed(name) })
  }
  const moves = leadStatuses
    .filter((status) => status !== lead.status)
    .map((status) => ({
      id: `move-${status}`,
      label: words.move(name, leads.stages[status]),
      icon: 'arrow-move' as const,
      run: () => void move(status)(),
    }))
  const claims = { id: 'claim', label: words.claim(name), icon: 'user' as const, run: () => void claim() }
  return {
    label: words.groups.lead,
    items: [...(mayClaim && lead.assignedTo === null ? [claims] : []), ...(mayMove ? moves : [])],
  }
}
