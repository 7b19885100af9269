import { useState } from 'react'
import { Button } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useLabels } from './labels.ts'
import styles from './Toast.module.css'
import type { Toast, ToastTone } from './toast-line.ts'
import { useCountdown } from './use-countdown.ts'

/** The display time that docs/product.md#new-leads requires. */
const shownForMs = 5000

const icons: Record<ToastTone, IconName> = { info: 'info', success: 'check', error: 'alert', arrival: 'bell' }

type ToastCardProps = { toast: Toast; onLeave: () => void }

/** One toast; its timer pauses on hover, on focus inside, and while the page is hidden. */
export function ToastCard({ toast, onLeave }: ToastCardProps) {
  const { close } = useLabels()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  useCountdown(shownForMs, pointed || focused, onLeave)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and Esc only add to what its buttons do
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave()
      }}
    >
      <Icon name={icons[toast.tone]} />
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      {toast.action && (
        <Button
          size="small"
          onClick={() => {
            toast.action?.onSelect()
            onLeave()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="small" icon="close" label={close} onClick={onLeave} />
    </div>
  )
}
