import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon.tsx'

type EmptyStateProps = {
  icon?: IconName | undefined
  title: ReactNode
  /** What to do next. */
  text?: ReactNode
  action?: ReactNode
}

/** What stands where nothing is yet, or where it could not be read. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon name={icon} />}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
