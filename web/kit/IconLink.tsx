import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

type IconLinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  href: string
  /** Said by screen readers and shown as the tooltip. */
  label: string
  icon: IconName
}

/** A link that looks like an `IconButton`. */
export function IconLink({ href, label, icon, className, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <a {...rest} href={href} aria-label={label} className={classNames(styles.button, className)} data-size="normal">
        <Icon name={icon} />
      </a>
    </Tooltip>
  )
}
