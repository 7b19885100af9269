import { formulasOf, type ShownId, visibleClaim } from './provenance.ts'
import { useSite } from './site-context.tsx'

/** One click from each measured figure: how it is computed. Of every claim, or of those with these ids. */
export function Formulas({ of }: { of?: readonly ShownId[] }) {
  const { page, words } = useSite()
  const shown = of?.flatMap((id) => visibleClaim(page, id) ?? []) ?? page.claims
  const formulas = formulasOf(shown)
  if (formulas.length === 0) return null
  return (
    <details className="formulas">
      <summary>{words.results.methods}</summary>
      {/* A link to what is inside opens it. */}
      <dl id="formulas">
        {formulas.map((figure) => (
          <div key={figure} id={`formula-${figure}`}>
            <dt>{words.measured[figure].label}</dt>
            <dd>{words.measured[figure].method}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
