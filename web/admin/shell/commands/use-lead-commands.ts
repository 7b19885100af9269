import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Lead } from '#contract/leads.ts'
import { callLink } from '#domain/leads/contact-links.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { useFollowUpLabel, useFollowUpMoments } from '#web/admin/parts/follow-up.ts'
import { useTeam } from '#web/admin/parts/owner-options.ts'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import type { Command, CommandGroup } from '#web/kit/CommandMenu.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** Commands for a lead: the one in view, or a found one. `onNote`: starts a note. */
export function useLeadCommands(id: string | undefined, onNote: (lead: Lead) => void): CommandGroup {
  const { commands: words, leads } = useAllWords()
  const { data: lead } = useQuery({ ...query('readLead', { params: { id: id ?? '' } }), enabled: id !== undefined })
  const { moments } = useFollowUpMoments()
  const timeLabel = useFollowUpLabel()
  const format = useFormat()
  const { act } = useAct()
  const { show } = useToast()
  const navigate = useNavigate()
  const { team } = useTeam()
  const { username } = useSession().user
  const mayWrite = useCan('lead.write')
  const mayClaim = useCan('lead.assign')
  const mayPlan = useCan('task.write')
  if (id === undefined || !lead) return { label: words.groups.lead, items: [] }
  const { name, version } = lead
  const run = (key: string, failed: string, work: () => Promise<unknown>, done: string) => async () => {
    if (await act(key, failed, work)) show({ tone: 'success', title: done })
  }
  const change = (body: { status: Lead['status'] } | { assignedTo: string }) => () =>
    call.changeLead({ params: { id }, body: { ...body, version } })
  const item = (key: string, label: string, icon: Command['icon'], work: () => unknown): Command => ({
    id: key,
    label,
    icon,
    run: () => void work(),
  })
  const callLead = () => {
    const address = callLink(lead.phone)
    if (address) location.assign(address)
    // Where the outcome is recorded.
    void navigate({ to: '/admin', search: { lead: id } })
  }
  const plan = (due: number) => {
    const body = { title: words.followUpTitle(name), dueDate: new Date(due).toISOString(), assignedTo: username }
    return run('plan', words.planFailed, () => call.addTask({ params: { id }, body }), words.planned(name))
  }
  const claim = run('claim', words.claimFailed, () => call.claimLead({ params: { id } }), words.claimed(name))
  return {
    label: name,
    items: [
      ...(mayClaim && lead.assignedTo === null ? [item('claim', words.claim(name), 'user', claim)] : []),
      ...(mayWrite
        ? [
            { ...item('note', words.note(name), 'edit', () => onNote(lead)), keepsOpen: true },
            item('call', words.call(name), 'phone', callLead),
          ]
        : []),
      ...(mayPlan
        ? [...moments].map(([time, at]) =>
            item(`plan-${time}`, words.plan(name, timeLabel(time, at), format.time(at)), 'calendar', plan(at)),
          )
        : []),
      ...(mayWrite
        ? [
            ...leadStatuses
              .filter((status) => status !== lead.status)
              .map((status) =>
                item(
                  `move-${status}`,
                  words.move(name, leads.stages[status]),
                  'arrow-move',
                  run('move', words.moveFailed, change({ status }), leads.move.moved(leads.stages[status])),
                ),
              ),
            ...team
              .filter((teammate) => teammate !== lead.assignedTo && teammate !== username)
              .map((teammate) =>
                item(
                  `assign-${teammate}`,
                  words.assign(name, teammate),
                  'people',
                  run('assign', words.claimFailed, change({ assignedTo: teammate }), words.assigned(name, teammate)),
                ),
              ),
          ]
        : []),
    ],
  }
}
