import type { ReactNode } from 'react'
import { type FactEntry, StatedFacts, Unstated } from '#web/site/parts/Facts.tsx'
import { visibleClaim } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { LegalPage, type LegalSection } from './LegalPage.tsx'

/** The imprint as the law of each language's countries requires: stated facts, and in one sentence the missing ones. */
export function ImprintPage() {
  const { page, words } = useSite()
  const { title, lead, sections, facts } = words.legal.imprint
  const { licence } = words.proof
  const { email } = page.brand
  const parts: Readonly<Record<Exclude<keyof typeof sections, 'unstated'>, readonly FactEntry[]>> = {
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
  const isStated = ([, id]: FactEntry) => visibleClaim(page, id) !== undefined
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
  const unstated = names.flatMap((id) => {
    if (id === 'supervision') return parts[id].some(isStated) ? [] : [facts.licence]
    const own = parts[id].filter((entry) => !isStated(entry)).map(([name]) => name)
    return id === 'contact' && !email ? [facts.email, ...own] : own
  })
  const rest = { id: 'unstated', title: sections.unstated, content: <Unstated names={unstated} /> }
  return <LegalPage title={title} lead={lead} sections={[...shown, ...(unstated.length > 0 ? [rest] : [])]} />
}
