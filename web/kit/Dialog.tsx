import { lazy, Suspense, useEffect, useState } from 'react'
import type { DialogProps } from './DialogPopup.tsx'
import { prefetch } from './prefetch.ts'

const load = () => import('./DialogPopup.tsx')
const DialogPopup = lazy(async () => ({ default: (await load()).DialogPopup }))

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
