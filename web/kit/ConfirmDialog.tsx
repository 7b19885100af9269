import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { useLabels } from './labels.ts'
import { useOpenDialogs } from './open-dialogs.ts'
import scrim from './scrim.module.css'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** The consequence, in one sentence. */
  text: ReactNode
  confirmLabel: string
  /** Shown on the confirming button while `pending`. */
  pendingLabel: string
  pending: boolean
  danger?: boolean | undefined
  /** Further information below the text. */
  children?: ReactNode
  onConfirm: () => void
}

/** A question that must be answered: only its two buttons and Esc close it, and nothing while `pending`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, danger, pending, onConfirm } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const labels = useLabels()
  const { isFirst } = useOpenDialogs(open)
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (pending && !next) details.cancel()
        else onOpenChange(next)
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrim.scrim} forceRender hidden={!isFirst} />
        <AlertDialog.Popup className={styles.popup} data-size="small" initialFocus={cancel}>
          <header className={styles.header}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          </header>
          <div className={styles.body}>
            <AlertDialog.Description className={styles.description}>{text}</AlertDialog.Description>
            {props.children}
          </div>
          <footer className={styles.footer}>
            <AlertDialog.Close ref={cancel} render={<Button busy={pending} />}>
              {labels.cancel}
            </AlertDialog.Close>
            <Button tone={danger ? 'danger' : 'primary'} busy={pending} onClick={onConfirm}>
              {pending ? props.pendingLabel : props.confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
