import { lazy, Suspense, useState } from 'react'
import type { AskedChange } from '#contract/bulk.ts'
import type { Lead } from '#contract/leads.ts'
import { type LeadFilters, maxExported, maxPicked } from '#domain/leads/lead-filters.ts'
import { priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { maxBinnedAtOnce } from '#domain/staff/permissions.ts'
import { useTeam } from '#web/admin/parts/owner-options.ts'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import type { MenuItem } from '#web/kit/MenuPopup.tsx'
import { nothing, type Selection } from '../list/selection.ts'
import { useStartable } from '../sequences/use-startable.ts'
import { useBoardTools } from '../store/board-context.ts'
import { useExport } from '../transfer/use-export.ts'
import styles from './BulkBar.module.css'
import { BulkProgress } from './BulkProgress.tsx'
import { LastBulk } from './LastBulk.tsx'
import { useBulk } from './use-bulk.ts'

const TagForm = lazy(async () => ({ default: (await import('./BulkForms.tsx')).TagForm }))
const TaskForm = lazy(async () => ({ default: (await import('./BulkForms.tsx')).TaskForm }))
const LostDialog = lazy(async () => ({ default: (await import('../lost/LostDialog.tsx')).LostDialog }))

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
  const { leads, lost, workspace } = useWords()
  const { bulk: words } = workspace
  const format = useFormat()
  const canDelete = useCan('lead.delete')
  const maxBinned = maxBinnedAtOnce(useSession().user.role)
  const work = useBulk()
  const { team } = useTeam()
  const startable = useStartable()
  const [asked, setAsked] = useState<{ change: AskedChange; text: string } | null>(null)
  const [isAskingWhy, setAskingWhy] = useState(false)
  const [form, setForm] = useState<'tag' | 'task' | null>(null)
  const mayExport = useCan('export')
  const file = useExport()
  const [pending, setPending] = useState(false)
  const { clock } = useBoardTools()
  const [seenAt, setSeenAt] = useState<string | undefined>(undefined)
  const shownTotal = totalIsCapped ? workspace.atLeast(format.number(total)) : format.number(total)
  const count = selection.all ? total : selection.ids.size
  const shown = selection.all ? shownTotal : format.number(count)

  if (work.bulk !== null) return <BulkProgress bulk={work.bulk} work={work} />
  if (count === 0) return <LastBulk onShow={work.show} />
  const tooMany = !selection.all && count > maxPicked
  const tooManyToDelete = canDelete && count > maxBinned

  const ask = (change: AskedChange, text: string) => setAsked({ change, text })
  const selectAll = () => {
    setSeenAt(new Date(clock.now()).toISOString())
    onSelection({ ids: new Map(), all: true })
  }
  const start = async (change = asked?.change) => {
    if (!change) return
    setPending(true)
    const isStarted = await work.start(
      change,
      selection.all
        ? { filters, seenAt: seenAt ?? new Date(clock.now()).toISOString() }
        : { ids: [...selection.ids.keys()], seen: seenFor(change, selection) },
    )
    setPending(false)
    setAsked(null)
    if (isStarted) setForm(null)
    if (isStarted) onSelection(nothing)
  }
  const isAnalysis = asked !== null && 'analyse' in asked.change
  const isDeletion = asked !== null && 'bin' in asked.change
  const isStart = asked !== null && 'start' in asked.change
  const question = isAnalysis ? words.analysis : isDeletion ? words.deletion : isStart ? words.sequence : words
  const FormOf = form === 'task' ? TaskForm : TagForm
  const menu = (label: string, items: MenuItem[]) => (
    <Menu
      heading={label === words.more ? undefined : label}
      items={items}
      align="start"
      trigger={<Button disabled={tooMany}>{label}</Button>}
    />
  )
  return (
    <section className={styles.bar} aria-label={words.label}>
      <p role="status" className={styles.text}>
        {tooMany ? words.tooMany(format.number(maxPicked)) : words.selected(count, shown)}
        {tooManyToDelete && ` · ${words.maxDeleted(format.number(maxBinned))}`}
      </p>
      {!selection.all && (total > rows.length || tooMany) && (
        <Button tone="plain" onClick={selectAll}>
          {words.selectAll(shownTotal)}
        </Button>
      )}
      {menu(
        words.move,
        leadStatuses.map((status) => ({
          label: leads.stages[status],
          onSelect: () =>
            status === 'lost' ? setAskingWhy(true) : ask({ status }, words.toStage(leads.stages[status])),
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
        ...team.map((username) => ({
          label: username,
          onSelect: () => ask({ assignedTo: username }, words.toPerson(username)),
        })),
        { label: words.nobody, separated: true, onSelect: () => ask({ assignedTo: null }, words.toNobody) },
      ])}
      {menu(words.more, [
        { label: words.tag.open, icon: 'flag', onSelect: () => setForm('tag') },
        { label: words.task.open, icon: 'check', onSelect: () => setForm('task') },
        ...startable.map(({ id, name }, index) => ({
          label: words.sequence.start(name),
          icon: 'bolt' as const,
          separated: index === 0,
          onSelect: () => ask({ start: id }, words.sequence.text(name)),
        })),
        ...(mayExport
          ? (['csv', 'xlsx'] as const).map((kind, index) => ({
              label: leads.files[kind],
              icon: 'download' as const,
              separated: index === 0,
              // Beyond that the list has filters for it.
              disabled: !selection.all && count > maxExported,
              onSelect: () =>
                void file.save(kind, selection.all ? filters : { ids: [...selection.ids.keys()].join(',') }),
            }))
          : []),
      ])}
      <Button icon="spark" disabled={tooMany} onClick={() => ask({ analyse: true }, words.analysis.text)}>
        {words.analysis.label}
      </Button>
      {canDelete && (
        <Button
          tone="danger"
          icon="trash"
          disabled={tooMany || tooManyToDelete}
          onClick={() => ask({ bin: true }, words.toBin)}
        >
          {words.bin}
        </Button>
      )}
      <Button tone="plain" icon="close" onClick={() => onSelection(nothing)}>
        {words.clear}
      </Button>
      {form && (
        <Suspense>
          <FormOf
            title={words[form].title(count, shown)}
            confirm={words[form].confirm(count, shown)}
            pending={pending}
            onAnswer={(change) => void start(change)}
            onClose={() => setForm(null)}
          />
        </Suspense>
      )}
      {isAskingWhy && (
        <Suspense>
          <LostDialog
            title={lost.titleOfMany(shown, count)}
            onAnswer={(answer) => {
              setAskingWhy(false)
              if (answer) void start({ status: 'lost', ...answer })
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={question.title(count, shown)}
        text={
          isAnalysis || isStart || isDeletion ? (asked?.text ?? '') : asked ? `${asked.text} ${words.undoNote}` : ''
        }
        confirmLabel={question.confirm(count, shown)}
        pendingLabel={question.confirm(count, shown)}
        pending={pending}
        danger={isDeletion}
        onConfirm={() => void start()}
      />
    </section>
  )
}

/** Seen values the selected leads must still have: the changed field, for the bin all fields. */
function seenFor(change: AskedChange, { ids }: Selection) {
  return [...ids].map(([id, { status, priority, assignedTo, version }]) => {
    if ('status' in change) return { id, status }
    if ('priority' in change) return { id, priority }
    if ('assignedTo' in change) return { id, assignedTo }
    return 'bin' in change ? { id, version } : { id }
  })
}
