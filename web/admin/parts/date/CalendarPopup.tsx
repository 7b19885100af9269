import { Popover } from '@base-ui/react/popover'
import { type ReactElement, useRef, useState } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { usePopupHome } from '#web/kit/PopupHome.tsx'
import styles from './Calendar.module.css'
import { Calendar, type CalendarProps } from './Calendar.tsx'

/** A calendar beside its button. It starts open, as it mounts on demand; a choice closes it. */
export function CalendarPopup({ trigger, onChoose, ...calendar }: CalendarProps & { trigger: ReactElement }) {
  const { date: words } = useWords()
  const [isOpen, setOpen] = useState(true)
  const focused = useRef<HTMLButtonElement>(null)
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal {...usePopupHome()}>
        <Popover.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          align="end"
          sideOffset={6}
          collisionPadding={10}
        >
          <Popover.Popup className={styles.popup} aria-label={words.calendar} initialFocus={focused}>
            <Calendar
              {...calendar}
              focusedRef={focused}
              onChoose={(day) => {
                setOpen(false)
                onChoose(day)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
