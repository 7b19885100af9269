import type { ReactNode } from 'react'
import { Evidence, Statement } from './Evidence.tsx'
import { type ShownId, visibleClaim } from './provenance.ts'
import { useSite } from './site-context.tsx'

/** A fact: its name within a sentence, and its claim. */
export type FactEntry = readonly [name: string, claimId: ShownId]

/**
 * Stated facts, and in one sentence the missing ones. `together`: their common name if none is stated: a firm without a
 * licence lacks one thing, not five.
 */
export function Facts({ of, together }: { of: readonly FactEntry[]; together?: string }) {
  const { page } = useSite()
  const unstated = of.filter(([, id]) => !visibleClaim(page, id)).map(([name]) => name)
  const names = together && unstated.length === of.length ? [together] : unstated
  return (
    <>
      <StatedFacts of={of} />
      <Unstated names={names} />
    </>
  )
}

/** Names facts the operator has not stated; nothing without any. */
export function Unstated({ names }: { names: readonly string[] }) {
  const { words, format } = useSite()
  if (names.length === 0) return null
  return <p className="quiet">{words.legal.imprint.missing(format.list(names))}</p>
}

/** The entries that are stated, under one line for each source; nothing where none is. `first`: an entry from the settings. */
export function StatedFacts({ of, first }: { of: readonly FactEntry[]; first?: readonly [string, ReactNode] | null }) {
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
