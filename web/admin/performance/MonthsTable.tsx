import type { Month } from '#contract/record.ts'
import { dollarsOfCents } from '#domain/record/track-record.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './PerformanceScreen.module.css'

type MonthsTableProps = { months: readonly Month[]; onEdit: ((id: string) => void) | null }

/** Every month on record, newest first. */
export function MonthsTable({ months, onEdit }: MonthsTableProps) {
  const { record: words } = useAllWords()
  const format = useFormat()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.gainColumn}</th>
            <th scope="col">{words.profitColumn}</th>
            <th scope="col">{words.sourceColumn}</th>
            <th scope="col">{words.changedColumn}</th>
            {onEdit && <td />}
          </tr>
        </thead>
        <tbody>
          {months.map(
            ({ id, year, month, percentageGain, profitAmount, source, account, isUnfinished, typed, updatedAt }) => (
              <tr key={id}>
                <th scope="row">{format.month(year, month)}</th>
                <td data-sign={Math.sign(Number(percentageGain))}>{format.gain(Number(percentageGain))}</td>
                <td data-sign={Math.sign(profitAmount)}>{format.profit(dollarsOfCents(profitAmount))}</td>
                <td>
                  {words.sources[source]}
                  {account !== null && <span className={layout.quiet}> {account}</span>}
                  {isUnfinished && <span className={layout.quiet}> {words.isUnfinished}</span>}
                  {typed && (
                    <del className={layout.quiet}> {words.typedWas(format.gain(Number(typed.percentageGain)))}</del>
                  )}
                </td>
                <td>{format.date(updatedAt)}</td>
                {onEdit && (
                  <td>
                    <Button aria-label={words.edit(format.month(year, month))} onClick={() => onEdit(id)}>
                      {words.editShort}
                    </Button>
                  </td>
                )}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
