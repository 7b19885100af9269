import type { ReactNode } from 'react'
import type { Tone } from './Badge.tsx'
import styles from './Banner.module.css'
import { Icon, type IconName } from './Icon.tsx'

type BannerProps = {
  tone?: Exclude<Tone, 'gold'> | undefined
  icon?: IconName | undefined
  children: ReactNode
  action?: ReactNode
}

/** A state that lasts, across the page or a part of it; spoken when it appears. */
export function Banner({ tone = 'info', icon = 'info', children, action }: BannerProps) {
  return (
    <div
      className={styles.banner}
      data-tone={tone}
      data-acts={action ? '' : undefined}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icon} small />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
