import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { type Command, type CommandGroup, CommandMenu } from '#web/kit/CommandMenu.tsx'
import { fits } from './fits.ts'
import { useGeneralCommands } from './use-general-commands.ts'
import { useLeadCommands } from './use-lead-commands.ts'
import { usePaused } from './use-paused.ts'

/** Number of leads shown from the server's search. */
const leadsShown = 8
/** Shorter searches match too many leads. */
const minSearchLength = 2

/** Finds screens, views and settings by name, leads by their details, and actions for the open lead. */
export function Palette({ onOpenChange, onHelp }: { onOpenChange: (open: boolean) => void; onHelp: () => void }) {
  const { commands: words, close } = useAllWords()
  const [typed, setTyped] = useState('')
  const found = useFoundLeads(typed)
  const ofLead = useLeadCommands()
  const general = useGeneralCommands(onHelp)
  const fitting = (group: CommandGroup): CommandGroup => ({
    ...group,
    items: group.items.filter(({ label }) => fits(label, typed)),
  })
  return (
    <CommandMenu
      open
      onOpenChange={onOpenChange}
      label={words.title}
      placeholder={words.placeholder}
      closeLabel={close}
      empty={found.isSearching ? words.searching : words.empty}
      hint={found.failed ? words.searchFailed : words.hint}
      query={typed}
      onQuery={setTyped}
      groups={[fitting(ofLead), { label: words.groups.leads, items: found.leads }, ...general.map(fitting)]}
    />
  )
}

function useFoundLeads(typed: string): { leads: Command[]; isSearching: boolean; failed: boolean } {
  const { leads: words } = useAllWords()
  const format = useFormat()
  const navigate = useNavigate()
  const q = usePaused(typed.trim())
  const wanted = q.length >= minSearchLength
  const { data, isFetching, isError } = useQuery({
    ...query('listLeads', { query: { q, limit: leadsShown } }),
    enabled: wanted,
    // Earlier results stay visible until the next response.
    placeholderData: (before) => before,
    gcTime: 0,
  })
  const leads = wanted && typed.trim().length >= minSearchLength ? (data?.data ?? []) : []
  return {
    leads: leads.map(({ id, name, email, country, status }) => ({
      id,
      label: name,
      detail: [words.stages[status], country && format.country(country), email].filter(Boolean).join(' · '),
      icon: 'user',
      run: () => void navigate({ to: '/admin', search: { lead: id }, state: { overList: true } }),
    })),
    isSearching: isFetching || q !== typed.trim(),
    failed: isError,
  }
}
