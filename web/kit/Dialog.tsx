import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react'
import { prefetch } from './prefetch.ts'

const load = () => import('./DialogPopup.tsx')
const DialogPopup = lazy(async () => ({ default: (await load()).DialogPopup }))

export type DialogProps = {
  open: boolean
  /** Asked for by Esc, a press outside and the close button; the caller decides. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the one to press most last. */
  footer?: ReactNode
  size?: 'small' | 'normal' | 'large' | undefined
  /** Label of the close button; without one there is no way out but the footer, Esc or a press outside. */
  closeLabel?: string | undefined
  /** Has nothing to press but its buttons: the text itself takes focus, so that arrow keys scroll it. */
  isTextOnly?: boolean | undefined
  /** Cannot be left by Esc or a press outside. */
  locked?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * A modal dialog that traps focus and restores it on close. On a phone it fills the screen. It mounts
 * when first opened; its code is prefetched.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  useEffect(() => prefetch(() => void load().catch(() => undefined)), [])
  if (!wasOpen) return null
  return (
    <Suspense>
      <DialogPopup {...props} />
    </Suspense>
  )
}
