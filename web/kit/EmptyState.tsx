import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon.tsx'

type EmptyStateProps = {
  icon?: IconName | undefined
  title: ReactNode
  /** The next step. */
  text?: ReactNode
  action?: ReactNode
  /** True if it replaces the whole page: its title is the page's heading. */
  whole?: boolean | undefined
}

/** Empty or error state of a list or page. */
export function EmptyState({ icon, title, text, action, whole }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon name={icon} />}
      {whole ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
