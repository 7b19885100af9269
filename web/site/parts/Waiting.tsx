import { nameOfFigure } from './Evidence.tsx'
import type { ShownId } from './provenance.ts'
import { useSite } from './site-context.tsx'

/** A sentence in place of figures that have no source yet: which they are, and what brings them. */
export function WaitingFor({ ids, isStated = false }: { ids: readonly ShownId[]; isStated?: boolean }) {
  const site = useSite()
  const { waiting } = site.words
  const names = ids.map((id) => nameOfFigure(site, id)).join(' · ')
  return <p className="waiting">{(isStated ? waiting.stated : waiting.measured)(names)}</p>
}
