import type { ReactNode } from 'react'
import { type AccountType, type Claim, isExpired } from '#domain/claims.ts'
import { useCompany } from './company.ts'
import { methodOf } from './provenance.ts'
import { useSite } from './site-context.tsx'

/**
 * Where a figure or statement comes from (decisions A), and beside it, for whatever comes from trading, the type of
 * account. `note` is the number of the note that tells of the records.
 */
export function ProvenanceMark({ claim, note }: { claim: Claim; note?: number | undefined }) {
  const { words, format } = useSite()
  const { mark } = words
  const method = methodOf(claim)
  const isStated = claim.provenance === 'stated'
  const isMadeUp = claim.measuredFrom?.isMadeUp ?? false
  return (
    <span className="marks">
      {isStated && <StatedMark claim={claim} />}
      {claim.measuredFrom && (isMadeUp || !isStated || method) && (
        <a
          className="mark"
          data-provenance={isMadeUp ? 'made-up' : isStated ? undefined : 'measured'}
          href={method ? `#formula-${method}` : '#formulas'}
        >
          {isMadeUp ? mark.madeUp : isStated ? mark.method : mark.measured}
          {note !== undefined && <sup>{format.number(note)}</sup>}
          {(isMadeUp || !isStated) && <span className="hidden"> ({mark.method})</span>}
        </a>
      )}
      {claim.provenance === 'sample' && (
        <span className="mark" data-provenance="sample">
          {claim.topic === 'testimonial'
            ? mark.sampleTestimonial
            : claim.value.kind === 'text' && claim.topic !== 'service'
              ? mark.sampleStatement
              : mark.sampleFigure}
        </span>
      )}
      {claim.topic === 'trading' && claim.provenance !== 'sample' && (
        <span className="mark" data-account={claim.accountType ?? 'unknown'}>
          {mark.account[claim.accountType ?? 'unknown']}
        </span>
      )}
    </span>
  )
}

/** The marks of one month or trade: that it is stated, not imported; that its month was not over. */
export function RowMarks({ isStated, isUnfinished = false }: { isStated: boolean; isUnfinished?: boolean }) {
  const { mark } = useSite().words
  if (!isStated && !isUnfinished) return null
  return (
    <span className="marks">
      {isStated && (
        <span className="mark" data-provenance="stated">
          {mark.statedRow}
        </span>
      )}
      {isUnfinished && <span className="mark">{mark.unfinished}</span>}
    </span>
  )
}

/** The marks of what is computed from an account's deals; `children` stand in line with them. */
export function AccountMarks(props: { of: { type: AccountType; isMadeUp: boolean }; children?: ReactNode }) {
  const { mark } = useSite().words
  const { type, isMadeUp } = props.of
  return (
    <span className="marks">
      <span className="mark" data-provenance={isMadeUp ? 'made-up' : 'measured'}>
        {isMadeUp ? mark.madeUp : mark.measured}
      </span>
      <span className="mark" data-account={type}>
        {mark.account[type]}
      </span>
      {props.children}
    </span>
  )
}

const isWebAddress = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url)

function StatedMark({ claim }: { claim: Claim }) {
  const { words, format, now } = useSite()
  const { mark } = words
  const company = useCompany() ?? mark.operator
  const { url, reference } = claim.evidence ?? {}
  return (
    <span className="mark" data-provenance="stated">
      {mark.stated(company, claim.asOf ? format.day(claim.asOf) : mark.notStated)}
      {isExpired(claim, now) && ` (${mark.statedLongAgo})`}
      {isWebAddress(url) && (
        <>
          {' '}
          <a href={url} rel="noopener nofollow" target="_blank">
            {mark.evidence}
          </a>
        </>
      )}
      {!isWebAddress(url) && reference && ` ${format.label(mark.evidence)}${reference}`}
    </span>
  )
}
