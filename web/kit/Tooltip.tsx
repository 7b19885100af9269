import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { usePopupHome } from './PopupHome.tsx'
import styles from './Tooltip.module.css'

/** A tooltip opens after 700 ms, and at once within 300 ms of the last one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={700} timeout={300}>
      {children}
    </Base.Provider>
  )
}

type TooltipProps = {
  text: ReactNode
  shortcut?: string | undefined
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** The focusable element the text explains; it keeps its own accessible name. */
  children: ReactElement<Record<string, unknown>>
}

/** A short explanation on hover and focus. Never put essential information only here. */
export function Tooltip({ text, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal {...usePopupHome()}>
        <Base.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          side={side}
          sideOffset={8}
          collisionPadding={10}
        >
          <Base.Popup className={styles.popup}>
            {text}
            {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
