import type { ReactNode } from 'react'
import { languageOf } from '#domain/leads/lead-filters.ts'
import { leadScore, temperatureOf } from '#domain/leads/lead-score.ts'
import type { LeadColumnName } from '#domain/leads/lead-views.ts'
import { type Priority, priorities } from '#domain/leads/options.ts'
import { type LeadStatus, leadStatuses, urgencyOf } from '#domain/leads/pipeline.ts'
import { useOwnerOptions } from '#web/admin/parts/owner-options.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { useNationalPhone } from '../board/phone-format.ts'
import { capital, scoredLead, shortPlatformName, sourceName } from '../lead-words.ts'
import { lostReasonName } from '../lost/lost-reason-name.ts'
import { useClock } from '../store/board-clock.ts'
import { CellSelect } from './CellSelect.tsx'
import styles from './LeadTable.module.css'
import type { LeadCellProps } from './lead-cell-props.ts'
import { ValueCell } from './ValueCell.tsx'

/** One cell of a lead's row. */
export function LeadCell({ name, ...cell }: LeadCellProps & { name: LeadColumnName }) {
  const Cell = cells[name]
  return <Cell {...cell} />
}

function StatusCell({ lead, tabIndex, onEdit }: LeadCellProps) {
  const { leads, workspace } = useWords()
  return (
    <CellSelect<LeadStatus>
      label={`${workspace.columns.status}: ${lead.name}`}
      value={lead.status}
      options={leadStatuses.map((value) => ({ value, label: leads.stages[value] }))}
      tabIndex={tabIndex}
      onChange={onEdit && ((status) => onEdit(lead, { status }))}
    />
  )
}

function PriorityCell({ lead, tabIndex, onEdit }: LeadCellProps) {
  const { leads, workspace } = useWords()
  return (
    <CellSelect<Priority>
      label={`${workspace.columns.priority}: ${lead.name}`}
      value={lead.priority}
      options={priorities.map((value) => ({ value, label: leads.priorities[value] }))}
      tabIndex={tabIndex}
      onChange={onEdit && ((priority) => onEdit(lead, { priority }))}
    />
  )
}

function AssigneeCell({ lead, tabIndex, onEdit }: LeadCellProps) {
  const { workspace } = useWords()
  const owners = useOwnerOptions(lead.assignedTo)
  return (
    <CellSelect
      label={`${workspace.columns.assignedTo}: ${lead.name}`}
      value={lead.assignedTo ?? ''}
      options={owners}
      tabIndex={tabIndex}
      onChange={onEdit && ((assignedTo) => onEdit(lead, { assignedTo: assignedTo || null }))}
    />
  )
}

function ScoreCell({ lead }: LeadCellProps) {
  const { temperatures } = useWords().leads
  const score = useClock((now) => leadScore(scoredLead(lead), now))
  return (
    <span data-temperature={temperatureOf(score)}>
      <b>{score}</b> {temperatures[temperatureOf(score)]}
    </span>
  )
}

function WaitingCell({ lead }: LeadCellProps) {
  const { card } = useWords().leads
  const urgency = useClock((now) => urgencyOf(lead, now).urgency)
  const wait = useClock((now) => {
    const state = urgencyOf(lead, now)
    if (state.urgency === 'none') return '–'
    return state.overdue ? card.overdue(state.amount, state.unit) : card.left(state.amount, state.unit)
  })
  return (
    <span className={styles.wait} data-urgency={urgency}>
      {wait}
    </span>
  )
}

function LanguageCell({ lead }: LeadCellProps) {
  return <>{capital(useFormat().languageName(languageOf(lead)))}</>
}

function CountryCell({ lead }: LeadCellProps) {
  const format = useFormat()
  return <bdi>{lead.country ? format.country(lead.country) : '–'}</bdi>
}

function PhoneCell({ lead }: LeadCellProps) {
  return <bdi>{useNationalPhone(lead.phone)}</bdi>
}

function EmailCell({ lead }: LeadCellProps) {
  return <bdi title={lead.email}>{lead.email}</bdi>
}

function PlatformCell({ lead }: LeadCellProps) {
  return <>{shortPlatformName(lead.platform, useWords().leads)}</>
}

function CreatedCell({ lead }: LeadCellProps) {
  return <Moment at={lead.createdAt} />
}

function UpdatedCell({ lead }: LeadCellProps) {
  return <Moment at={lead.updatedAt} />
}

function SourceCell({ lead }: LeadCellProps) {
  return <bdi>{sourceName(lead.leadSource, useWords().leads)}</bdi>
}

function TagsCell({ lead }: LeadCellProps) {
  const tags = useFormat().list(lead.tags)
  return tags ? <bdi title={tags}>{tags}</bdi> : <>–</>
}

function LostReasonCell({ lead }: LeadCellProps) {
  const words = useWords()
  return <bdi>{lead.lostReason === null ? '–' : lostReasonName(lead.lostReason, words)}</bdi>
}

function LastContactCell({ lead }: LeadCellProps) {
  return lead.lastContactDate === null ? <>–</> : <Moment at={lead.lastContactDate} />
}

function NextFollowUpCell({ lead }: LeadCellProps) {
  return lead.nextFollowUpDate === null ? <>–</> : <Moment at={lead.nextFollowUpDate} />
}

function Moment({ at }: { at: string }) {
  const format = useFormat()
  const shown = useClock((now) => format.shortRelative(at, now))
  return <span title={format.exact(at)}>{shown}</span>
}

const cells: Record<LeadColumnName, (props: LeadCellProps) => ReactNode> = {
  status: StatusCell,
  priority: PriorityCell,
  score: ScoreCell,
  value: ValueCell,
  waiting: WaitingCell,
  language: LanguageCell,
  country: CountryCell,
  phone: PhoneCell,
  email: EmailCell,
  assignedTo: AssigneeCell,
  platform: PlatformCell,
  source: SourceCell,
  tags: TagsCell,
  lostReason: LostReasonCell,
  lastContact: LastContactCell,
  nextFollowUp: NextFollowUpCell,
  created: CreatedCell,
  updated: UpdatedCell,
}
