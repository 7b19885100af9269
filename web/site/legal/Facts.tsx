import { StatedOr } from '#web/site/parts/Footer.tsx'
import type { ShownId } from '#web/site/parts/provenance.ts'

/** Entries of a register: what each is called, and the claim that says it or that it is not stated. */
export function Facts({ of }: { of: readonly (readonly [name: string, claimId: ShownId])[] }) {
  return (
    <dl className="facts">
      {of.map(([name, id]) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <StatedOr id={id} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
