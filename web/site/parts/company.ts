import type { ShownId } from './provenance.ts'
import { useSite } from './site-context.tsx'

/** The legal name of the firm behind the site, null while the operator has not stated it. */
export function useCompany(): string | null {
  const { page, format } = useSite()
  const stated = page.claims.find(({ id, provenance }) => id === 'company.legalName' && provenance === 'stated')
  return stated ? format.claim(stated.value) : null
}

/** A supervised firm's licence claims. */
export const licenceClaims = {
  holder: 'licence.holder',
  regulator: 'licence.regulator',
  number: 'licence.number',
  activity: 'licence.activity',
  register: 'licence.registerUrl',
} as const satisfies Record<string, ShownId>
