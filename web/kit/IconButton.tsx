import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Said by screen readers and shown as the tooltip. */
  label: string
  icon: IconName
  size?: 'small' | 'normal' | undefined
  /** Keys that do the same, shown in the tooltip. */
  shortcut?: string | undefined
}

/** A square icon button. Toggles use `aria-pressed`. */
export function IconButton({
  label,
  icon,
  size = 'normal',
  shortcut,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={classNames(styles.button, className)}
        data-size={size}
      >
        <Icon name={icon} small={size === 'small'} />
      </button>
    </Tooltip>
  )
}
