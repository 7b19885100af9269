import styles from './Figures.module.css'

type ChartColumn = {
  /** Axis label, shown for the first, middle and last column. */
  readonly name: string
  readonly whole: number
  /** Part of `whole`, drawn darker. */
  readonly part: number
  /** Tooltip text. */
  readonly hint: string
}

const [unit, height] = [10, 100]

/** Columns over time, each with a darker part; its figures are in a table below. */
export function ColumnChart({ label, columns }: { label: string; columns: readonly ChartColumn[] }) {
  const most = Math.max(1, ...columns.map(({ whole }) => whole))
  const heightOf = (count: number) => (count / most) * height
  const shown = [columns[0], columns[Math.floor(columns.length / 2)], columns.at(-1)]
  return (
    <div className={styles.chart}>
      <svg viewBox={`0 0 ${columns.length * unit} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {columns.map(({ name, whole, part, hint }, n) => (
          <g key={name}>
            <title>{hint}</title>
            <rect x={n * unit} y={0} width={unit} height={height} fill="transparent" />
            <rect
              className={styles.whole}
              x={n * unit + 1}
              y={height - heightOf(whole)}
              width={unit - 2}
              height={heightOf(whole)}
            />
            <rect
              className={styles.part}
              x={n * unit + 1}
              y={height - heightOf(part)}
              width={unit - 2}
              height={heightOf(part)}
            />
          </g>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        {shown.map((one, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places, which may show the same
          <span key={n}>{one?.name}</span>
        ))}
      </div>
    </div>
  )
}
