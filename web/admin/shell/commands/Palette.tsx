import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { type Command, type CommandGroup, CommandMenu } from '#web/kit/CommandMenu.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { fits } from './fits.ts'
import { useGeneralCommands } from './use-general-commands.ts'
import { useLeadCommands } from './use-lead-commands.ts'
import { usePaused } from './use-paused.ts'
import { useSettingCommands } from './use-setting-commands.ts'

/** Number of leads shown from the server's search. */
const leadsShown = 8
/** Shorter searches match too many leads. */
const minSearchLength = 2

type PaletteProps = {
  typed: string
  onTyped: (typed: string) => void
  onOpenChange: (open: boolean) => void
  onHelp: () => void
}

/** Finds screens, views and settings by name, leads by their details, and does something with the lead in view or found. */
export function Palette({ typed, onTyped, onOpenChange, onHelp }: PaletteProps) {
  const { commands: words } = useAllWords()
  const inView: { lead?: string; peek?: string } = useSearch({ strict: false })
  const [chosen, setChosen] = useState<string | null>(null)
  const [noted, setNoted] = useState<Lead | null>(null)
  const choose = (id: string) => {
    setChosen(id)
    onTyped('')
  }
  const found = useFoundLeads(chosen === null ? typed : '', choose)
  const ofLead = useLeadCommands(chosen ?? inView.lead ?? inView.peek, (lead) => {
    setNoted(lead)
    onTyped('')
  })
  const note = useNoteCommand(noted, typed.trim())
  const general = useGeneralCommands(onHelp)
  const fitting = (group: CommandGroup): CommandGroup => ({
    ...group,
    items: group.items.filter(({ label, detail = '' }) => fits(`${label} ${detail}`, typed)),
  })
  const settings = useSettingCommands()
  const everything = [
    fitting(ofLead),
    { label: words.groups.leads, items: found.leads },
    ...general.map(fitting),
    // Too many to be offered before something is typed.
    ...(typed.trim() === '' ? [] : [fitting(settings)]),
  ]
  const empty = noted ? words.noteEmpty(noted.name) : found.isSearching ? words.searching : words.empty
  return (
    <CommandMenu
      open
      onOpenChange={onOpenChange}
      label={words.title}
      placeholder={noted ? words.notePlaceholder : words.placeholder}
      empty={empty}
      hint={found.failed ? words.searchFailed : found.similarOnly ? words.similar : words.hint}
      query={typed}
      onQuery={onTyped}
      groups={noted ? [note] : chosen === null ? everything : [fitting(ofLead)]}
    />
  )
}

/** Saves the input as a note. */
function useNoteCommand(lead: Lead | null, content: string): CommandGroup {
  const { commands: words } = useAllWords()
  const { act } = useAct()
  const { show } = useToast()
  if (lead === null || content === '') return { label: lead?.name ?? '', items: [] }
  const save = async () => {
    const saved = () => call.addInteraction({ body: { leadId: lead.id, type: 'note', content } })
    if (await act('note', words.noteFailed, saved)) show({ tone: 'success', title: words.noted(lead.name) })
  }
  return {
    label: lead.name,
    items: [{ id: 'save-note', label: words.saveNote(content), icon: 'edit', run: () => void save() }],
  }
}

type FoundLeads = { leads: Command[]; isSearching: boolean; failed: boolean; similarOnly: boolean }

function useFoundLeads(typed: string, onChoose: (id: string) => void): FoundLeads {
  const { leads: words, commands } = useAllWords()
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
    leads: leads.flatMap(({ id, name, email, country, status }, place): Command[] => [
      {
        id,
        label: name,
        detail: [words.stages[status], country && format.country(country), email].filter(Boolean).join(' · '),
        icon: 'user',
        run: () => void navigate({ to: '/admin', search: { lead: id }, state: { overList: true } }),
      },
      // Only for the best match; typing on narrows to the others.
      ...(place === 0
        ? [
            {
              id: `act-${id}`,
              label: commands.actOn(name),
              icon: 'more' as const,
              run: () => onChoose(id),
              keepsOpen: true,
            },
          ]
        : []),
    ]),
    isSearching: isFetching || q !== typed.trim(),
    failed: isError,
    similarOnly: leads.length > 0 && data?.similarOnly === true,
  }
}
