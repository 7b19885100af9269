import type { Claim, ClaimKind, ClaimTopic, ClaimValue } from './claims.ts'
import { sampleClaims, statedOnlyClaims } from './sample-claims.ts'
import { sampleTestimonials } from './sample-testimonials.ts'

/** The fixed part of a claim: the operator sets its value, not its kind. */
export type ClaimFacts = Pick<ClaimValue, 'kind' | 'currency' | 'signed'> & {
  readonly topic: ClaimTopic
  /** The shipped value; null if there is none. */
  readonly sample: ClaimValue | null
  /** See `SampleClaim`. */
  readonly alsoSaid: readonly ClaimValue[]
  /** True if the value is a web address. */
  readonly isAddress: boolean
}

const factsOf = ({ topic, value }: Claim, alsoSaid: readonly ClaimValue[]): ClaimFacts => ({
  topic,
  kind: value.kind,
  ...(value.currency !== undefined && { currency: value.currency }),
  ...(value.signed !== undefined && { signed: value.signed }),
  sample: value,
  alsoSaid,
  isAddress: false,
})

const kindOf = (id: string): ClaimKind => (id === 'broker.losingAccounts' ? 'percent' : 'text')

/** Every claim that can be stated, by id. */
export const claimFacts: ReadonlyMap<string, ClaimFacts> = new Map([
  ...statedOnlyClaims.map((id): [string, ClaimFacts] => [
    id,
    {
      topic: id.startsWith('broker.') ? 'broker' : 'company',
      kind: kindOf(id),
      sample: null,
      alsoSaid: [],
      isAddress: id.endsWith('Url'),
    },
  ]),
  ...Object.values(sampleClaims).map((claim): [string, ClaimFacts] => [claim.id, factsOf(claim, claim.alsoSaid)]),
  ...sampleTestimonials.map((claim): [string, ClaimFacts] => [claim.id, factsOf(claim, [])]),
])
