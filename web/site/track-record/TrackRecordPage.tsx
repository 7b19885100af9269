import { measuredFigures } from '#domain/claims/claims.ts'
import { measuredClaimId } from '#domain/record/claim-register.ts'
import { importedFigures } from '#domain/record/measures.ts'
import { Evidence, Figures, Sourced } from '#web/site/parts/Evidence.tsx'
import { Formulas } from '#web/site/parts/Formulas.tsx'
import { OperationsTable } from '#web/site/parts/OperationsTable.tsx'
import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { hasHeadlineRecord, hasImported, hasNoRecord } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WaitingFor } from '#web/site/parts/Waiting.tsx'
import { Accounts } from './Accounts.tsx'
import { Corrections } from './Corrections.tsx'
import { GoldBehind } from './GoldBehind.tsx'
import { Growth } from './Growth.tsx'
import { Months } from './Months.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordData } from './RecordData.tsx'
import { RecordEvents } from './RecordEvents.tsx'
import { StatedRecord, statedFigures } from './StatedRecord.tsx'

/** Computed figures only, no samples. */
const figures = measuredFigures.map(measuredClaimId)
const shown = [...figures, ...statedFigures]

/** The public track record: every month, the latest operations, how each figure comes about, corrections. */
export function TrackRecordPage() {
  const { page, words } = useSite()
  const { record } = words.service
  const isHypothetical = page.accounts.some(({ type }) => type !== 'live')
  return (
    <PageFrame>
      <section className="page-opening" id="opening" aria-labelledby="headline" data-live="">
        <div className="head">
          <h1 id="headline">{record.title}</h1>
          {!hasNoRecord(page) && <p className="lead">{record.lead}</p>}
        </div>
        <RecordCard />
      </section>
      <section className="track paper" id="record" aria-label={record.figures} data-live="">
        <Evidence ids={shown} always isApart hypothetical={isHypothetical}>
          <Accounts />
          {hasHeadlineRecord(page) && <Record />}
          <StatedRecord />
          <Corrections />
          <RecordEvents />
        </Evidence>
        <Formulas of={shown} />
        <RecordData />
      </section>
    </PageFrame>
  )
}

/** Months, figures and operations of one origin. */
function Record() {
  const { page, words } = useSite()
  return (
    <Sourced ids={figures}>
      <Growth months={page.months} markedAs="measured.compoundedReturn" />
      <Months months={page.months} markedAs="measured.sumOfMonths" />
      <div className="part">
        <h2>{words.service.record.figures}</h2>
        {hasNoRecord(page) ? (
          <WaitingFor ids={figures} />
        ) : (
          <Figures ids={hasImported(page) ? importedFigures.map(measuredClaimId) : figures} always />
        )}
      </div>
      <GoldBehind />
      <OperationsTable operations={page.operations} markedAs="measured.operations" />
    </Sourced>
  )
}
