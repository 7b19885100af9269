import type { ReactNode } from 'react'
import { Evidence, Statement } from '#web/site/parts/Evidence.tsx'
import { type ShownId, visibleClaim } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { LegalPage, type LegalSection } from './LegalPage.tsx'

type Entry = readonly [name: string, claimId: ShownId]

/** Who runs the site, in the form that the law of each language's countries asks for: what is stated, and in one sentence what is not. */
export function ImprintPage() {
  const { page, words, format } = useSite()
  const { title, lead, sections, facts, missing } = words.legal.imprint
  const { licence } = words.proof
  const { email } = page.brand
  const parts: Readonly<Record<Exclude<keyof typeof sections, 'unstated'>, readonly Entry[]>> = {
    provider: [
      [facts.name, 'company.legalName'],
      [facts.legalForm, 'company.legalForm'],
      [facts.address, 'company.address'],
      [facts.representative, 'company.representative'],
      [facts.register, 'company.register'],
      [facts.taxId, 'company.taxId'],
    ],
    contact: [[facts.phone, 'company.phone']],
    supervision: [
      [licence.regulator, 'licence.regulator'],
      [licence.holder, 'licence.holder'],
      [licence.number, 'licence.number'],
      [licence.activity, 'licence.activity'],
      [licence.register, 'licence.registerUrl'],
    ],
    content: [
      [facts.responsible, 'company.contentResponsible'],
      [facts.host, 'hosting.provider'],
    ],
    law: [
      [facts.governingLaw, 'contract.governingLaw'],
      [facts.courts, 'contract.courts'],
    ],
  }
  const isStated = ([, id]: Entry) => visibleClaim(page, id) !== undefined
  const names = Object.keys(parts) as (keyof typeof parts)[]
  const shown = names.flatMap((id): LegalSection[] => {
    const address = id === 'contact' && email
    if (!address && !parts[id].some(isStated)) return []
    const mail: readonly [string, ReactNode] | null = address
      ? [
          facts.email,
          <a key="email" href={`mailto:${address}`}>
            {address}
          </a>,
        ]
      : null
    return [{ id, title: sections[id], content: <StatedFacts of={parts[id]} first={mail} /> }]
  })
  // A firm without a licence lacks one thing, not five.
  const unstated = names.flatMap((id) => {
    if (id === 'supervision') return parts[id].some(isStated) ? [] : [facts.licence]
    const own = parts[id].filter((entry) => !isStated(entry)).map(([name]) => name)
    return id === 'contact' && !email ? [facts.email, ...own] : own
  })
  const rest = { id: 'unstated', title: sections.unstated, content: <p>{missing(format.list(unstated))}</p> }
  return <LegalPage title={title} lead={lead} sections={[...shown, ...(unstated.length > 0 ? [rest] : [])]} />
}

/** The entries that are stated, under one line for each source; nothing where none is. `first`: an entry from the settings. */
export function StatedFacts({ of, first }: { of: readonly Entry[]; first?: readonly [string, ReactNode] | null }) {
  const { page } = useSite()
  const stated = of.filter(([, id]) => visibleClaim(page, id))
  if (!first && stated.length === 0) return null
  const list = (
    <dl className="facts">
      {first && <Fact name={first[0]}>{first[1]}</Fact>}
      {stated.map(([name, id]) => (
        <Fact key={id} name={name}>
          <Statement id={id} />
        </Fact>
      ))}
    </dl>
  )
  return stated.length === 0 ? list : <Evidence ids={stated.map(([, id]) => id)}>{list}</Evidence>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
