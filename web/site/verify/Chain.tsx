/** Entries that are drawn: the last ones of the ledger. */
const places = [0, 1, 2, 3, 4]

/**
 * The end of the chain as a picture. The check writes the fingerprints into it and says how it went (`data-chain` of the
 * tool): each entry gets its tick, or the last link opens. The verdict beside it says the same.
 */
export function Chain() {
  return (
    <svg className="chain" viewBox="0 0 620 72" aria-hidden="true">
      {places.map((place) => (
        <g key={place} transform={`translate(${1 + place * 129.5})`}>
          {place > 0 && <path className="link" d="M-43 36h50" />}
          <rect y="8" width="100" height="56" />
          <text x="14" y="42">
            ······
          </text>
          <path className="tick" d="m74 37 5 5 10-11" />
        </g>
      ))}
    </svg>
  )
}
