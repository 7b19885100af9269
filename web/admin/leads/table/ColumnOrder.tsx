import { useEffect, useId, useRef } from 'react'
import type { LeadColumnName } from '#domain/leads/lead-views.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { chooseColumns, useChosenColumns } from './columns-choice.ts'
import styles from './LeadTable.module.css'

/** The chosen columns in their order, each with buttons that move it. */
export function ColumnOrder() {
  const { workspace } = useWords()
  const chosen = useChosenColumns()
  const title = useId()
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ name: LeadColumnName; by: number } | null>(null)
  // A row that moves loses the focus; at the end of the list the other button takes it.
  useEffect(() => {
    if (!moved.current) return
    const row = list.current?.children[chosen.indexOf(moved.current.name)]
    const buttons = [...(row?.querySelectorAll('button') ?? [])]
    const [up, down] = buttons
    const wanted = moved.current.by < 0 ? up : down
    ;(wanted?.disabled ? buttons.find((button) => !button.disabled) : wanted)?.focus()
    moved.current = null
  }, [chosen])
  const move = (name: LeadColumnName, by: -1 | 1) => {
    const place = chosen.indexOf(name)
    moved.current = { name, by }
    chooseColumns(chosen.with(place, chosen[place + by]!).with(place + by, name))
  }
  if (chosen.length < 2) return null
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={styles.orderTitle}>
        {workspace.columnOrder}
      </h3>
      <ul ref={list} className={styles.order} aria-labelledby={title}>
        {chosen.map((name, place) => (
          <li key={name}>
            <span>{workspace.columns[name]}</span>
            <IconButton
              size="small"
              icon="chevron-up"
              label={workspace.columnUp(workspace.columns[name])}
              disabled={place === 0}
              onClick={() => move(name, -1)}
            />
            <IconButton
              size="small"
              icon="chevron-down"
              label={workspace.columnDown(workspace.columns[name])}
              disabled={place === chosen.length - 1}
              onClick={() => move(name, 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
