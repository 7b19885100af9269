import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useState } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { useLabels } from './labels.ts'
import { useOpenDialogs } from './open-dialogs.ts'
import { PopupHome } from './PopupHome.tsx'
import scrim from './scrim.module.css'

export type DialogProps = {
  open: boolean
  /** Requested by Esc, a press outside and the close button; the caller decides. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'small' | 'normal' | 'large' | undefined
  /** The footer has the button that closes it, so that there is none above. */
  closesBelow?: boolean | undefined
  /** Has nothing to press but its buttons: the text itself takes focus, so that arrow keys scroll it. */
  isTextOnly?: boolean | undefined
  /** Can only be left by its footer, not by a close button, Esc or a press outside. */
  locked?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** Focuses without scrolling the title away; false, so that the primitive does not focus again. */
function focusInPlace(target: RefObject<HTMLElement | null>): false {
  target.current?.focus({ preventScroll: true })
  return false
}

/** The window of a `Dialog`, from when it was first opened. */
export function DialogPopup(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = 'normal',
    closesBelow,
    isTextOnly,
    locked,
    initialFocus,
  } = props
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  const { close } = useLabels()
  const { isFirst, isCovered } = useOpenDialogs(open)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={locked === true}
      onOpenChange={(next, details) => {
        if (locked && !next) details.cancel()
        else onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={scrim.scrim} hidden={!isFirst} />
        <Base.Popup
          ref={setPopup}
          className={styles.popup}
          data-size={size}
          data-covered={isCovered}
          {...(initialFocus && { initialFocus: () => focusInPlace(initialFocus) })}
        >
          <PopupHome value={popup}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {!closesBelow && !locked && <Base.Close render={<IconButton label={close} icon="close" />} />}
              {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            </header>
            <div className={styles.body} tabIndex={isTextOnly ? 0 : undefined}>
              {children}
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </PopupHome>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
