import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import styles from './Insight.module.css'

/** Earlier analyses, loaded when asked for. */
export function PastAnalyses({ leadId }: { leadId: string }) {
  const { insight } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{insight.history}</summary>
      {isOpen && <List leadId={leadId} />}
    </details>
  )
}

function List({ leadId }: { leadId: string }) {
  const words = useAllWords()
  const { insight } = words
  const format = useFormat()
  const { data, isError, refetch } = useQuery(query('listAnalyses', { params: { id: leadId } }))
  const { historyColumns: columns } = insight
  if (isError) {
    return (
      <p role="alert">
        {insight.historyFailed} <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </p>
    )
  }
  if (!data) return <p role="status">{words.loading}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard where it is wider than the screen
    <section className={styles.scroll} aria-label={insight.history} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.by}</th>
            <th scope="col">{columns.quality}</th>
            <th scope="col">{columns.engagement}</th>
            <th scope="col">{columns.risk}</th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((one) => (
            <tr key={one.id}>
              <td>{format.dateTime(one.createdAt)}</td>
              <td>{one.by ?? insight.product}</td>
              <td>{format.number(one.qualityScore)}</td>
              <td>{format.number(one.engagementLevel)}</td>
              <td>{insight.risks[one.riskAssessment]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
