import type { Brand, SiteMode } from '#domain/site/brand.ts'
import type { Claim } from './claims.ts'
import type { ClaimId } from './sample-claims.ts'

/** Statements a firm makes before its first visitors, most important first. */
export const startSteps = ['company', 'address', 'privacyContact', 'register', 'broker', 'account'] as const
export type StartStep = (typeof startSteps)[number]

/**
 * Required to name who is responsible for visitors' details (GDPR Art. 13(1)(a) and (b)): without them a live site
 * accepts none.
 */
export const stepsToReceive: readonly StartStep[] = ['company', 'address', 'privacyContact']

/** The site's statements about the firm. `claims`: as on its pages. */
export type StartFacts = {
  readonly mode: SiteMode
  readonly claims: readonly Pick<Claim, 'id' | 'provenance'>[]
  readonly brand: Pick<Brand, 'email'>
}

/** The steps that are done. `hasAccount`: whether an account with a report is published. */
export function stepsDone({ claims, brand }: Omit<StartFacts, 'mode'>, hasAccount: boolean): ReadonlySet<StartStep> {
  const isStated = (id: ClaimId) => claims.some((claim) => claim.id === id && claim.provenance === 'stated')
  const done: Readonly<Record<StartStep, boolean>> = {
    company: isStated('company.legalName'),
    address: isStated('company.address'),
    privacyContact: isStated('dataProtection.officer') || brand.email !== null,
    register: isStated('licence.registerUrl') || isStated('company.register'),
    broker: isStated('broker.legalName'),
    account: hasAccount,
  }
  return new Set(startSteps.filter((step) => done[step]))
}

/**
 * True if visitors may send their details: on a live site only once the responsible firm is stated; a demonstration
 * accepts them and says that it is one.
 */
export function isReceiving(facts: StartFacts): boolean {
  const done = stepsDone(facts, false)
  return facts.mode === 'demo' || stepsToReceive.every((step) => done.has(step))
}
