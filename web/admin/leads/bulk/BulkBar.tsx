import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkChange } from '#contract/bulk.ts'
import type { Lead } from '#contract/leads.ts'
import { type LeadFilters, maxPicked } from '#domain/lead-filters.ts'
import { priorities } from '#domain/options.ts'
import { leadStatuses } from '#domain/pipeline.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { Menu, type MenuItem } from '#web/kit/Menu.tsx'
import { nothing, type Selection } from '../list/selection.ts'
import styles from './BulkBar.module.css'
import { BulkProgress } from './BulkProgress.tsx'
import { useBulk } from './use-bulk.ts'

type BulkBarProps = {
  selection: Selection
  onSelection: (selection: Selection) => void
  rows: readonly Lead[]
  total: number
  totalIsCapped: boolean
  filters: LeadFilters
}

/** Actions on the selected leads, and the progress of a running one. */
export function BulkBar({ selection, onSelection, rows, total, totalIsCapped, filters }: BulkBarProps) {
  const { leads, workspace } = useWords()
  const { bulk: words } = workspace
  const format = useFormat()
  const canDelete = useCan('lead.delete')
  const work = useBulk()
  const people = useQuery(query('listPeople', {})).data?.data ?? []
  const [asked, setAsked] = useState<{ change: BulkChange; text: string } | null>(null)
  const [pending, setPending] = useState(false)
  const shownTotal = totalIsCapped ? workspace.atLeast(format.number(total)) : format.number(total)
  const count = selection.all ? total : selection.ids.size
  const shown = selection.all ? shownTotal : format.number(count)

  if (work.bulk !== null) return <BulkProgress bulk={work.bulk} work={work} />
  if (count === 0) return null
  const tooMany = !selection.all && count > maxPicked

  const ask = (change: BulkChange, text: string) => setAsked({ change, text })
  const start = async () => {
    if (!asked) return
    setPending(true)
    const isStarted = await work.start(asked.change, selection.all ? { filters } : { ids: [...selection.ids] })
    setPending(false)
    setAsked(null)
    if (isStarted) onSelection(nothing)
  }
  const menu = (label: string, items: MenuItem[]) => (
    <Menu heading={label} items={items} align="start" trigger={<Button disabled={tooMany}>{label}</Button>} />
  )
  return (
    <section className={styles.bar} aria-label={words.label}>
      <p role="status" className={styles.text}>
        {tooMany ? words.tooMany(format.number(maxPicked)) : words.selected(count, shown)}
      </p>
      {!selection.all && (total > rows.length || tooMany) && (
        <Button tone="plain" onClick={() => onSelection({ ids: new Set(), all: true })}>
          {words.selectAll(shownTotal)}
        </Button>
      )}
      {menu(
        words.move,
        leadStatuses.map((status) => ({
          label: leads.stages[status],
          onSelect: () => ask({ status }, words.toStage(leads.stages[status])),
        })),
      )}
      {menu(
        words.priority,
        priorities.map((priority) => ({
          label: leads.priorities[priority],
          onSelect: () => ask({ priority }, words.toPriority(leads.priorities[priority])),
        })),
      )}
      {menu(words.assign, [
        ...people.map(({ username }) => ({
          label: username,
          onSelect: () => ask({ assignedTo: username }, words.toPerson(username)),
        })),
        { label: words.nobody, separated: true, onSelect: () => ask({ assignedTo: null }, words.toNobody) },
      ])}
      {canDelete && (
        <Button tone="danger" icon="trash" disabled={tooMany} onClick={() => ask({ bin: true }, words.toBin)}>
          {words.bin}
        </Button>
      )}
      <Button tone="plain" icon="close" onClick={() => onSelection(nothing)}>
        {words.clear}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={words.title(shown)}
        text={asked ? `${asked.text} ${words.undoNote}` : ''}
        cancelLabel={words.cancel}
        confirmLabel={words.confirm}
        pendingLabel={words.confirm}
        pending={pending}
        danger={asked !== null && 'bin' in asked.change}
        onConfirm={() => void start()}
      />
    </section>
  )
}
