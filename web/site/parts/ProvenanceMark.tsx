import type { ReactNode } from 'react'
import { type Claim, isExpired } from '#domain/claims/claims.ts'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import type { SiteWords } from '#web/words/site/en.ts'
import { useCompany } from './company.ts'
import { methodOf } from './provenance.ts'
import { useSite } from './site-context.tsx'

/**
 * Source of figures or statements (docs/product.md#provenance) and, for trading, the account type. Computed figures
 * link to their formula.
 */
export function ProvenanceMark({ claim }: { claim: Claim }) {
  const { words } = useSite()
  const { mark } = words
  const isStated = claim.provenance === 'stated'
  const isMadeUp = claim.measuredFrom?.isMadeUp ?? false
  return (
    <span className="marks">
      {isStated && <StatedMark claim={claim} />}
      {claim.measuredFrom && (isMadeUp || !isStated || methodOf(claim)) && (
        <a className="mark" data-provenance={isMadeUp ? 'made-up' : isStated ? undefined : 'measured'} href="#formulas">
          {isMadeUp ? mark.madeUp : isStated ? mark.method : mark.measured}
          {(isMadeUp || !isStated) && <span className="hidden"> ({mark.method})</span>}
        </a>
      )}
      {claim.provenance === 'sample' && (
        <span className="mark" data-provenance="sample">
          {sampleWord(claim, mark)}
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

/** A small sign at a figure whose group names the source; spoken by screen readers. */
export function ProvenanceSign({ claim }: { claim: Claim }) {
  const { mark } = useSite().words
  const isMadeUp = claim.measuredFrom?.isMadeUp ?? false
  const said = { stated: mark.statedRow, measured: mark.measured, sample: sampleWord(claim, mark) }
  return (
    <span className="sign" data-provenance={isMadeUp ? 'made-up' : claim.provenance}>
      <span className="hidden">{isMadeUp ? mark.madeUp : said[claim.provenance]}</span>
    </span>
  )
}

const sampleWord = ({ topic, value }: Claim, mark: SiteWords['mark']) =>
  topic === 'testimonial'
    ? mark.sampleTestimonial
    : value.kind === 'text' && topic !== 'service'
      ? mark.sampleStatement
      : mark.sampleFigure

/** The marks of one month or trade: that it is stated, not imported; that its month was not over. */
export function RowMarks({ isStated = false, isUnfinished = false }: { isStated?: boolean; isUnfinished?: boolean }) {
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

/** Marks of figures from an account's deals, of their source if there are any; `children` are in the same line. */
export function AccountMarks(props: {
  of: Pick<PublishedAccount, 'type' | 'isMadeUp' | 'record'>
  children?: ReactNode
}) {
  const { mark } = useSite().words
  const { type, isMadeUp, record } = props.of
  return (
    <span className="marks">
      {record && (
        <span className="mark" data-provenance={isMadeUp ? 'made-up' : 'measured'}>
          {isMadeUp ? mark.madeUp : mark.measured}
        </span>
      )}
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
      {isExpired(claim, now) && format.aside(mark.statedLongAgo)}
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
