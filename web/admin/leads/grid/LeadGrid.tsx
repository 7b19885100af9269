import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { shortcutKey } from '#web/kit/keys.ts'
import { focusCard, leadIdAt } from '../board/board-focus.ts'
import { LeadCard } from '../board/LeadCard.tsx'
import type { ListPartProps } from '../list/list-part.ts'
import { isSelected, toggled } from '../list/selection.ts'
import { BoardContext, type BoardTools, useBoardTools } from '../store/board-context.ts'
import styles from './LeadGrid.module.css'

/** Leads as cards side by side, in the order of the list. Arrow keys go from card to card, X selects. */
export function LeadGrid({ rows, selection, onSelection, onEdit }: ListPartProps) {
  const { leads, workspace } = useWords()
  const tools = useBoardTools()
  const element = useRef<HTMLUListElement>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const byId = useMemo(() => new Map(rows.map((lead) => [lead.id, lead])), [rows])
  const tabStop = activeId !== null && byId.has(activeId) ? activeId : rows[0]?.id
  // A card here may be of a lead that the board has not loaded.
  const edits = useMemo<BoardTools>(
    () => ({
      ...tools,
      move(id, status, _lost, from) {
        const lead = byId.get(id)
        if (lead && lead.status !== status) onEdit(from ? { ...lead, status: from } : lead, { status })
      },
    }),
    [tools, byId, onEdit],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const id = leadIdAt(event.target)
    if (id === null || !(event.target instanceof HTMLAnchorElement)) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (shortcutKey(event) === 'x' && tools.canWrite) return onSelection(toggled(selection, id, rows))
    const step = stepOf(event.key, element.current)
    const next = rows[rows.findIndex((row) => row.id === id) + step]
    if (step === 0 || !next) return
    event.preventDefault()
    focusCard(element.current, next.id)
  }

  return (
    <BoardContext value={edits}>
      <ul
        ref={element}
        className={styles.grid}
        aria-label={leads.title}
        onKeyDown={onKeyDown}
        onFocus={(event) => setActiveId(leadIdAt(event.target) ?? activeId)}
      >
        {rows.map((lead) => (
          <li key={lead.id} className={styles.slot} data-selected={isSelected(selection, lead.id) || undefined}>
            <div className={styles.head}>
              {tools.canWrite && (
                <input
                  type="checkbox"
                  className={styles.box}
                  aria-label={workspace.select(lead.name)}
                  checked={isSelected(selection, lead.id)}
                  onChange={() => onSelection(toggled(selection, lead.id, rows))}
                />
              )}
              <span className={styles.stage}>{leads.stages[lead.status]}</span>
            </div>
            <EntryBoundary place="card" of={lead} fallback={<a href={tools.addressOf(lead.id)}>{lead.name}</a>}>
              <LeadCard lead={lead} tabStop={lead.id === tabStop} isStill />
            </EntryBoundary>
          </li>
        ))}
      </ul>
    </BoardContext>
  )
}

/** How many cards a key moves by; up and down move by one row. */
function stepOf(key: string, grid: HTMLElement | null): number {
  if (grid === null) return 0
  const style = getComputedStyle(grid)
  const across = style.gridTemplateColumns.split(' ').length
  const forward = style.direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: across,
    ArrowUp: -across,
  }
  return steps[key] ?? 0
}
