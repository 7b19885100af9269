import { nameOfFigure } from './Evidence.tsx'
import { betweenNotes } from './format.ts'
import type { ShownId } from './provenance.ts'
import { useSite } from './site-context.tsx'

/** A sentence that replaces figures without a source yet: which, and what provides them. */
export function WaitingFor({ ids, isStated = false }: { ids: readonly ShownId[]; isStated?: boolean }) {
  const site = useSite()
  const { waiting } = site.words
  const names = ids.map((id) => nameOfFigure(site, id)).join(betweenNotes)
  return <p className="waiting">{(isStated ? waiting.stated : waiting.measured)(names)}</p>
}
