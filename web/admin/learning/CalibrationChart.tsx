import type { LearningAnswer } from '#contract/learning.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import styles from './Learning.module.css'

type Bin = NonNullable<LearningAnswer['check']>['bins'][number]

const size = 320
const margin = 36
const place = (share: number) => margin + share * (size - 2 * margin)

/** Predictions against outcomes by group, as chart and table. */
export function CalibrationChart({ bins }: { bins: readonly Bin[] }) {
  const { learning } = useAllWords()
  const format = useFormat()
  const most = Math.max(...bins.map(({ n }) => n))
  const percent = (share: number) => format.percent(share * 100)
  return (
    <Section title={learning.chart} text={learning.chartText}>
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={learning.chartLabel(format.number(bins.length))}>
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <line x1={place(share)} x2={place(share)} y1={place(0)} y2={place(1)} />
              <line x1={place(0)} x2={place(1)} y1={place(share)} y2={place(share)} />
              <text x={place(share)} y={size - 14} textAnchor="middle">
                {percent(share)}
              </text>
              <text x={margin - 6} y={size - place(share) + 4} textAnchor="end">
                {percent(share)}
              </text>
            </g>
          ))}
          <line className={styles.ideal} x1={place(0)} y1={place(1)} x2={place(1)} y2={place(0)} />
          {bins.map(({ from, n, predicted, happened }) => (
            <circle key={from} cx={place(predicted)} cy={size - place(happened)} r={4 + 8 * Math.sqrt(n / most)} />
          ))}
        </svg>
        <details open>
          <summary>{learning.table}</summary>
          <BinTable bins={bins} />
        </details>
      </div>
    </Section>
  )
}

function BinTable({ bins }: { bins: readonly Bin[] }) {
  const { learning } = useAllWords()
  const format = useFormat()
  const { columns } = learning
  const percent = (share: number) => format.percent(share * 100)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.range}</th>
          <th scope="col">{columns.leads}</th>
          <th scope="col">{columns.predicted}</th>
          <th scope="col">{columns.happened}</th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ from, to, n, predicted, happened }) => (
          <tr key={from}>
            <th scope="row">{learning.range(percent(from), percent(to))}</th>
            <td>{format.number(n)}</td>
            <td>{percent(predicted)}</td>
            <td>{percent(happened)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
