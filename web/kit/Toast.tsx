import { createContext, type ReactNode, useContext, useMemo, useReducer, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLabels } from './labels.ts'
import styles from './Toast.module.css'
import { ToastCard } from './ToastCard.tsx'
import { emptyToastLine, nextToastLine, type ToastMessage } from './toast-line.ts'

type Toasts = {
  /** Returns a function that removes the toast, for when it is no longer true. */
  show: (toast: ToastMessage) => () => void
}

const ToastContext = createContext<Toasts | null>(null)

/** Holds the toasts of everything inside and shows them, one at a time, above dialogs too. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const labels = useLabels()
  const [line, dispatch] = useReducer(nextToastLine, emptyToastLine)
  const lastId = useRef(0)
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        const id = ++lastId.current
        dispatch({ type: 'add', toast: { ...toast, id } })
        return () => dispatch({ type: 'leave', id })
      },
    }),
    [],
  )
  const { shown } = line
  const card = shown && (
    <ToastCard key={shown.id} toast={shown} onLeave={() => dispatch({ type: 'leave', id: shown.id })} />
  )
  // Both live regions exist before content is inserted, or it would not be spoken. The attribute on the outer element
  // also keeps an open dialog from hiding the region.
  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(
        <section className={styles.corner} aria-label={labels.toasts} aria-live="off">
          <div role="status" aria-live="polite">
            {shown?.tone !== 'error' && card}
          </div>
          <div role="alert" aria-live="assertive">
            {shown?.tone === 'error' && card}
          </div>
        </section>,
        document.body,
      )}
    </ToastContext>
  )
}

export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast belongs inside a ToastProvider')
  return toasts
}
