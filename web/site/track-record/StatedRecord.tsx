import { measuredFigures } from '#domain/claims/claims.ts'
import { statedFigureId } from '#domain/record/claim-register.ts'
import { useCompany } from '#web/site/parts/company.ts'
import { Figures, Sourced } from '#web/site/parts/Evidence.tsx'
import { OperationsTable } from '#web/site/parts/OperationsTable.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Months } from './Months.tsx'

export const statedFigures = measuredFigures.map(statedFigureId)

/**
 * Typed months and loaded lists, under their own heading below the imported accounts, with their own figures; nothing
 * without any, or without imports. They have no chart: a curve nobody measured would draw attention from measured
 * figures.
 */
export function StatedRecord() {
  const { page, words } = useSite()
  const company = useCompany() ?? words.mark.operator
  const { months, operations } = page.statedRecord
  const { record } = words.service
  if (months.length + operations.length === 0) return null
  return (
    <div className="part" id="stated">
      <h2>{record.statedTitle(company)}</h2>
      <p>{record.statedText}</p>
      <Sourced ids={statedFigures}>
        {months.length > 0 && <Months months={months} markedAs="stated.sumOfMonths" level={3} />}
        <Figures ids={statedFigures} />
        {operations.length > 0 && <OperationsTable operations={operations} markedAs="stated.operations" />}
      </Sourced>
    </div>
  )
}
