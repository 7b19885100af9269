export type ToastTone = 'info' | 'success' | 'error' | 'arrival'

export type ToastMessage = {
  tone: ToastTone
  title: string
  text?: string | undefined
  /** One thing to do about it, such as undo or open. */
  action?: { label: string; onSelect: () => void } | undefined
}

export type Toast = ToastMessage & { id: number }

/** The toast that shows (one at a time) and those queued behind it, in order. */
export type ToastLine = { shown: Toast | null; waiting: readonly Toast[] }

export type ToastEvent = { type: 'add'; toast: Toast } | { type: 'leave'; id: number }

export const emptyToastLine: ToastLine = { shown: null, waiting: [] }

/** Feedback on the last action: its undo comes before an earlier one's, and news can wait. */
const answersAct = ({ tone, action }: Toast, shown: Toast): boolean =>
  tone === 'success' && (action !== undefined || shown.tone === 'arrival')

/** Toasts with an error or an action are never dropped for a later one. */
const kept = (toast: Toast): boolean => toast.tone === 'error' || toast.action !== undefined

/**
 * The line after an event. A plain toast gives way to any later one. An error comes before all others, and feedback on
 * an action before news; an interrupted toast returns if it must be kept. Of plain toasts only the newest waits, so
 * that a burst of arrivals does not fill the corner for minutes.
 */
export function nextToastLine(line: ToastLine, event: ToastEvent): ToastLine {
  if (event.type === 'leave') {
    if (line.shown?.id !== event.id) return { ...line, waiting: line.waiting.filter(({ id }) => id !== event.id) }
    const [shown = null, ...waiting] = line.waiting
    return { shown, waiting }
  }
  const { shown } = line
  const added = event.toast
  if (!shown || !kept(shown)) return { shown: added, waiting: line.waiting }
  if ((added.tone === 'error' || answersAct(added, shown)) && shown.tone !== 'error')
    return { shown: added, waiting: [shown, ...line.waiting] }
  const waiting = kept(added) ? line.waiting : line.waiting.filter(kept)
  const place = added.tone === 'error' ? waiting.findLastIndex(({ tone }) => tone === 'error') + 1 : waiting.length
  return { shown, waiting: waiting.toSpliced(place, 0, added) }
}
