import layout from '#web/admin/parts/layout.module.css'
import styles from './Figures.module.css'

type Interval = {
  readonly name: string
  readonly share: number
  readonly low: number
  readonly high: number
  /** The same in words. */
  readonly text: string
}

/** Intervals stacked on one scale: those that barely overlap differ. */
export function IntervalChart({ label, rows }: { label: string; rows: readonly Interval[] }) {
  const most = Math.max(...rows.map(({ high }) => high)) * 1.05 || 1
  const at = (share: number) => `${(100 * share) / most}%`
  return (
    <div className={styles.intervals} role="img" aria-label={label}>
      {rows.map(({ name, share, low, high, text }) => (
        <div key={name} className={styles.interval}>
          <span>{name}</span>
          <svg aria-hidden="true">
            <rect className={styles.groove} y="9" width="100%" height="2" />
            <rect className={styles.whole} x={at(low)} y="6" width={at(high - low)} height="8" rx="4" />
            <circle className={styles.part} cx={at(share)} cy="10" r="5" />
          </svg>
          <span className={layout.soft}>{text}</span>
        </div>
      ))}
    </div>
  )
}
