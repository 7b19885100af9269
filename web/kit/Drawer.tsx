import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useState } from 'react'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { useLabels } from './labels.ts'
import { PopupHome } from './PopupHome.tsx'
import scrim from './scrim.module.css'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** A panel that slides in from the start side; otherwise like `Dialog`. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const { close } = useLabels()
  const [popup, setPopup] = useState<HTMLElement | null>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={scrim.scrim} />
        <Base.Popup ref={setPopup} className={styles.drawer}>
          <PopupHome value={popup}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={close} icon="close" />} />
            </header>
            {children}
          </PopupHome>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
