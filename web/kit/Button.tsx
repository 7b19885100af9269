import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'

type ButtonTone = 'primary' | 'quiet' | 'danger' | 'plain'

type ButtonProps = ComponentProps<'button'> & {
  /** `primary` once a screen, `quiet` for the rest, `plain` without a frame. */
  tone?: ButtonTone | undefined
  size?: 'small' | 'normal' | undefined
  /** Work is under way: clicks do nothing, focus stays. Say so in the label, too. */
  busy?: boolean | undefined
  icon?: IconName | undefined
}

export function Button({
  tone = 'quiet',
  size = 'normal',
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A disabled button would lose the focus, so a busy one stays enabled and ignores presses.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} small />}
      {children}
    </button>
  )
}
