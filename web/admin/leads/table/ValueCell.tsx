import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { parseWholeNumber } from '#web/kit/whole-number.ts'
import styles from './LeadTable.module.css'
import type { LeadCellProps } from './lead-cell-props.ts'

/** Maximum of a 32-bit integer column. */
const maxValue = 2_147_483_647

/** The estimated value: a press edits it, Enter or blur saves, Escape cancels. */
export function ValueCell({ lead, tabIndex, onEdit }: LeadCellProps) {
  const { leads, workspace } = useWords()
  const format = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const shown = lead.estimatedValue ? format.money(lead.estimatedValue) : leads.card.noValue
  if (onEdit === null) return <>{shown}</>
  const label = workspace.editValue(lead.name)

  const close = () => {
    setTyped(null)
    requestAnimationFrame(() => button.current?.focus())
  }
  const value = typed === null ? null : parseWholeNumber(typed)
  const isWrong = value !== null && (Number.isNaN(value) || value > maxValue)
  const save = () => {
    if (typed === null || isWrong) return
    setTyped(null)
    if (value !== (lead.estimatedValue || null)) onEdit(lead, { estimatedValue: value })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') close()
    if (event.key === 'Enter' && !isWrong) {
      save()
      requestAnimationFrame(() => button.current?.focus())
    }
  }
  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.value}
        tabIndex={tabIndex}
        aria-label={`${label}: ${shown}`}
        onClick={() => setTyped(lead.estimatedValue ? String(lead.estimatedValue) : '')}
      >
        {shown}
      </button>
    )
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the box replaces the button that was pressed
      autoFocus
      className={styles.input}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => (isWrong ? setTyped(null) : save())}
    />
  )
}
