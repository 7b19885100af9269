import { createContext, type ReactNode, useContext } from 'react'
import { type Claim, type MeasuredFigure, measuredFigures, needsHypotheticalText } from '#domain/claims/claims.ts'
import { measuredClaimId, statedFigureId } from '#domain/record/claim-register.ts'
import { minMonthsForRatios } from '#domain/record/track-record.ts'
import { betweenNotes } from './format.ts'
import { marked, markedAll } from './marked.ts'
import { ProvenanceMark, ProvenanceSign } from './ProvenanceMark.tsx'
import {
  groupsOf,
  hasNoRecord,
  methodOf,
  recordsOf,
  type ShownId,
  showsAny,
  sourcesOf,
  visibleClaim,
} from './provenance.ts'
import { HypotheticalText, RiskNote } from './RiskNote.tsx'
import { type Site, useSite } from './site-context.tsx'

/** Claims inside the warnings they require. */
const EvidenceContext = createContext<readonly Claim[]>([])
/** Claims whose source is named above them. */
const NamedContext = createContext<readonly Claim[]>([])

export class UnwarnedFigureError extends Error {
  override readonly name = 'UnwarnedFigureError'
}

/** A win rate is never shown without the profit factor beside it. */
const companionOf = (claim: Claim): ShownId[] => {
  if (methodOf(claim) !== 'winRate') return []
  return [claim.provenance === 'stated' ? 'stated.profitFactor' : 'measured.profitFactor']
}

const visibleClaims = ({ page }: Site, ids: readonly ShownId[]): Claim[] =>
  ids.flatMap((id) => visibleClaim(page, id) ?? [])

/**
 * Wraps figures with the warnings they require: the risk warning and, unless all are from live accounts, the
 * hypothetical-performance text; then one line per source, above the figures. Renders nothing if no claim of `ids` may
 * be shown, unless `always`, which keeps the warning. The `hr` at its end tells styles that all figures have arrived: a
 * warning drawn below them waits for it, so that it never moves. `hypothetical`: contains further figures not from a
 * live account. `isApart`: contains figures of several sources, each group under its own line (`Group`). `isBrief`: the
 * full warning and the hypothetical-performance text come at the head of the section right below.
 */
export function Evidence(props: {
  ids: readonly ShownId[]
  always?: boolean
  hypothetical?: boolean
  isApart?: boolean
  isBrief?: boolean
  className?: string
  children: ReactNode
}) {
  const site = useSite()
  const claims = withCompanions(site, props.ids)
  if (claims.length === 0 && !props.always) return null
  const isWarned = props.always || claims.some(({ topic }) => topic === 'trading')
  return (
    <EvidenceContext value={claims}>
      <div className={['evidence', props.className].filter(Boolean).join(' ')}>
        {isWarned && (
          <div className="warnings">
            <RiskNote isBrief={props.isBrief || (claims.length === 0 && hasNoRecord(site.page))} />
            {!props.isBrief && (props.hypothetical || claims.some(needsHypotheticalText)) && <HypotheticalText />}
          </div>
        )}
        <div className="shown">
          {!props.isApart && <Sources of={claims} />}
          <NamedContext value={props.isApart ? [] : claims}>{props.children}</NamedContext>
        </div>
        {isWarned && <hr hidden />}
      </div>
    </EvidenceContext>
  )
}

/** These claims with those that may not be missing beside them. */
function withCompanions(site: Site, ids: readonly ShownId[]): Claim[] {
  const named = visibleClaims(site, ids)
  const companions = visibleClaims(site, named.flatMap(companionOf))
  return [...named, ...companions.filter((claim) => !named.includes(claim))]
}

/** One line for each source of these claims; nothing without any. */
function Sources({ of }: { of: readonly Claim[] }) {
  if (of.length === 0) return null
  return (
    <ul className="sources">
      {groupsOf(of).map((group) => (
        <SourceLine key={group[0].id} claims={group} />
      ))}
    </ul>
  )
}

/**
 * A titled group of figures within an `Evidence`, or of statements as `children`; where none of them may be shown, `instead`
 * of them. `isApart`: its source is named in the line of its title, as its neighbours have another.
 */
export function Group(props: {
  title: string
  ids: readonly ShownId[]
  isApart?: boolean
  instead?: ReactNode
  children?: ReactNode
}) {
  const { page } = useSite()
  const isShown = showsAny(page, props.ids)
  if (!isShown && !props.instead) return null
  const shown = isShown ? (props.children ?? <Figures ids={props.ids} />) : props.instead
  return (
    <div className="group">
      <h3>{props.title}</h3>
      {props.isApart ? <Sourced ids={props.ids}>{shown}</Sourced> : shown}
    </div>
  )
}

/** Figures under one line for each of their sources. */
export function Sourced({ ids, children }: { ids: readonly ShownId[]; children: ReactNode }) {
  const claims = withCompanions(useSite(), ids)
  return (
    <>
      <Sources of={claims} />
      <NamedContext value={claims}>{children}</NamedContext>
    </>
  )
}

/** Common source of these claims, with their mark and records. */
function SourceLine({ claims }: { claims: readonly [Claim, ...Claim[]] }) {
  return (
    <li>
      <ProvenanceMark claim={claims[0]} />
      {sourcesOf(claims).map((claim) => (
        <RecordsNote key={claim.id} claim={claim} />
      ))}
    </li>
  )
}

/** How many records, from when to when, on which type of account. */
function RecordsNote({ claim }: { claim: Claim }) {
  const { words, format } = useSite()
  const method = methodOf(claim)
  if (!method || !claim.measuredFrom) return null
  const { records, from, to } = claim.measuredFrom
  const kind = recordsOf(method)
  const period = kind === 'months' ? format.monthPeriod(from, to) : format.period(from, to)
  const account = words.mark.account[claim.accountType ?? 'unknown']
  const isShort = kind === 'months' && records < minMonthsForRatios
  return (
    <span {...markedAll(`${originOfClaim(claim)}.behind.${kind}`)}>
      {[words.mark[kind](records, format.number(records)), period, account].join(betweenNotes)}
      {isShort && `${betweenNotes}${words.risk.lessThanOneYear}`}
    </span>
  )
}

/** Figures with these ids that may be shown, each with its mark; otherwise nothing or, with `always`, a dash. */
export function Figures({ ids, always }: { ids: readonly ShownId[]; always?: boolean }) {
  const site = useSite()
  const claims = visibleClaims(site, ids)
  if (claims.length === 0 && !always) return null
  const missing = claims.flatMap(companionOf).filter((id) => !ids.includes(id) && !isAmong(claims, id))
  return (
    <dl className="figures">
      {ids.map((id) => {
        const claim = visibleClaim(site.page, id)
        if (claim) return <Figure key={id} claim={claim} />
        return always && <AbsentFigure key={id} id={id} />
      })}
      {[...new Set(missing)].map((id) => {
        const claim = visibleClaim(site.page, id)
        return claim ? <Figure key={id} claim={claim} /> : <AbsentFigure key={id} id={id} />
      })}
    </dl>
  )
}

/** True if a claim is among these, by its id or that of the figure it replaces. */
const isAmong = (claims: readonly Claim[], id: ShownId): boolean => claims.some((claim) => claim.id === id)

const originOfClaim = ({ provenance }: Claim) => (provenance === 'stated' ? 'stated' : 'measured')

/** Name of a figure. `method`: its formula, if computed. */
export function nameOfFigure({ words }: Pick<Site, 'words'>, id: string, method: MeasuredFigure | null = null): string {
  const names: Readonly<Record<string, string>> = words.figures
  const figure =
    method ??
    measuredFigures.find((figure) => [measuredClaimId(figure), statedFigureId(figure)].some((own) => own === id))
  return figure ? words.measured[figure].label : (names[id] ?? '')
}

/** The only way a figure gets onto a page: name, value, mark. */
function Figure({ claim }: { claim: Claim }) {
  const site = useSite()
  const method = methodOf(claim)
  return (
    <div className="figure">
      <dt>{nameOfFigure(site, claim.id, method)}</dt>
      <dd>
        <span className="value" {...(method && marked(`${originOfClaim(claim)}.${method}`))}>
          <bdi>{site.format.claim(claim.value, method === null) ?? '—'}</bdi>
        </span>
        <NotedMark claim={claim} />
      </dd>
    </div>
  )
}

/**
 * The sign of a claim whose source is named above; otherwise its full mark. Trading figures must be inside `Evidence`.
 */
function NotedMark({ claim }: { claim: Claim }) {
  const isNamed = useContext(NamedContext).includes(claim)
  const isWarned = useContext(EvidenceContext).includes(claim)
  if (claim.topic === 'trading' && !isWarned) {
    throw new UnwarnedFigureError(`The figure ${claim.id} stands outside of its Evidence`)
  }
  return isNamed ? <ProvenanceSign claim={claim} /> : <ProvenanceMark claim={claim} />
}

/** The mark of a whole list or table of records, by a figure measured from the same; nothing without records. */
export function RecordsMark({ id }: { id: ShownId }) {
  const { page } = useSite()
  const claim = visibleClaim(page, id)
  return claim ? <NotedMark claim={claim} /> : null
}

/** A figure without data: no operation yet, or for a profit factor no loss. */
function AbsentFigure({ id }: { id: ShownId }) {
  const site = useSite()
  return (
    <div className="figure untold">
      <dt>{nameOfFigure(site, id)}</dt>
      <dd>
        <span className="value">—</span>
      </dd>
    </div>
  )
}

/** A claim made of words, with its mark; nothing where it may not be shown. */
export function Statement({ id }: { id: ShownId }) {
  const { page, format } = useSite()
  const claim = visibleClaim(page, id)
  const text = claim && format.claim(claim.value)
  if (!claim || !text) return null
  return (
    <span className="statement">
      <bdi>{text}</bdi>
      <NotedMark claim={claim} />
    </span>
  )
}
