import { measuredClaimId } from '#domain/claim-register.ts'
import { measuredFigures } from '#domain/claims.ts'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { Formulas } from '#web/site/parts/Formulas.tsx'
import { OperationsTable } from '#web/site/parts/OperationsTable.tsx'
import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Accounts } from './Accounts.tsx'
import { Corrections } from './Corrections.tsx'
import { GoldBehind } from './GoldBehind.tsx'
import { Growth } from './Growth.tsx'
import { Months } from './Months.tsx'
import { RecordData } from './RecordData.tsx'

/** What the software measures; no sample has a place here. */
const figures = measuredFigures.map(measuredClaimId)

/** The public track record (decisions B): every month, the latest operations, how each figure comes about, corrections. */
export function TrackRecordPage() {
  const { page, words } = useSite()
  const { record } = words.service
  const isHypothetical = page.accounts.some(({ type }) => type !== 'live')
  return (
    <PageFrame>
      <section className="page-opening" aria-labelledby="headline">
        <div className="head">
          <h1 id="headline">{record.title}</h1>
          <p className="lead">{record.lead}</p>
        </div>
      </section>
      <section className="track paper" id="record" aria-label={record.figures} data-live="">
        <Evidence ids={figures} always hypothetical={isHypothetical}>
          <Accounts />
          <Growth />
          <Months />
          <div className="part">
            <h2>{record.figures}</h2>
            <Figures ids={figures} always />
          </div>
          <GoldBehind />
          <OperationsTable />
          <Corrections />
        </Evidence>
        <Formulas of={figures} />
      </section>
      <RecordData />
    </PageFrame>
  )
}
