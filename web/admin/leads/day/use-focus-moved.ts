import { type RefObject, useEffect, useState } from 'react'
import type { LeadTask } from '#contract/tasks.ts'

/**
 * Returns a function that takes a task moved by its menu and its new due date (null: it did not move). Once the list
 * shows the move, the focus is put back on that menu, or on the calendar's heading where the task is out of it.
 */
export function useFocusMoved(calendar: RefObject<HTMLElement | null>, rows: readonly LeadTask[]) {
  const [moved, setMoved] = useState<{ id: string; dueDate: string } | null>(null)
  const row = moved && rows.find(({ id }) => id === moved.id)
  const isShown = moved !== null && (!row || row.dueDate === moved.dueDate)
  useEffect(() => {
    if (!isShown) return
    const menu = calendar.current?.querySelector<HTMLElement>(`[data-task="${moved.id}"] button`)
    const heading = calendar.current?.querySelector<HTMLElement>('h2')
    if (document.activeElement === document.body) (menu ?? heading)?.focus()
    setMoved(null)
  }, [calendar, isShown, moved])
  return (id: string, dueDate: string | null) => {
    if (dueDate !== null) setMoved({ id, dueDate })
  }
}
