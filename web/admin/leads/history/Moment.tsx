import type { ReactNode } from 'react'
import { useFormat } from '#web/admin/parts/words.tsx'
import { Icon, type IconName } from '#web/kit/Icon.tsx'
import { useClock } from '../store/board-clock.ts'
import styles from './LeadHistory.module.css'

type MomentProps = { icon: IconName; title: string; by: string | null; at: string; children?: ReactNode }

/** One timeline entry: title, author (null where the title says it), time. */
export function Moment({ icon, title, by, at, children }: MomentProps) {
  const format = useFormat()
  const ago = useClock((now) => format.relative(at, now))
  return (
    <li className={styles.moment} tabIndex={-1}>
      <span className={styles.mark}>
        <Icon name={icon} small />
      </span>
      <div className={styles.what}>
        <p className={styles.heading}>
          <b>{title}</b>
          {by !== null && <span>{by}</span>}
          <time dateTime={at} title={format.exact(at)}>
            {ago} <span className={styles.exact}>· {format.dateTime(at)}</span>
          </time>
        </p>
        {children}
      </div>
    </li>
  )
}
