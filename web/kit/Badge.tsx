import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { Icon, type IconName } from './Icon.tsx'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'gold'

type BadgeProps = { tone?: Tone | undefined; icon?: IconName | undefined; children: ReactNode }

/** A state as a word or number. The colour adds nothing to the text. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} small />}
      {children}
    </span>
  )
}
