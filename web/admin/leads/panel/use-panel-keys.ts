import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isTyping } from '../record/use-record-keys.ts'

export type LeadPanelProps = {
  id: string
  /** Ids of the shown leads, in the order to step through. */
  order: () => readonly string[]
  onPeek: (id: string) => void
  /** Opens the lead as a page. */
  onPage: (id: string) => void
  onClose: () => void
}

/** Takes the focus while the panel is open, and steps through the leads with the arrow keys. */
export function usePanelKeys({ id, order, onPeek, onPage, onClose }: LeadPanelProps) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    element.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const go = (step: 1 | -1) => {
    const ids = order()
    const at = ids.indexOf(id)
    const next = at < 0 ? ids[0] : ids[at + step]
    if (next !== undefined) onPeek(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const keyActions: Record<string, () => void> = isTyping(event)
      ? // The first Escape leaves the field, the next one the panel.
        { Escape: () => element.current?.focus() }
      : {
          ArrowDown: () => go(1),
          ArrowUp: () => go(-1),
          Escape: onClose,
          ...(event.target === element.current && { Enter: () => onPage(id) }),
        }
    const action = keyActions[event.key]
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  return { element, go, onKeyDown }
}
