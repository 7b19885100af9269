/** Entries that are drawn: the last ones of the ledger. */
const places = [0, 1, 2, 3, 4]

/**
 * The end of the chain as a picture. The check fills in fingerprints and the result (`data-chain` of the tool): ticks
 * for entries, or an open last link. The verdict beside it says the same.
 */
export function Chain() {
  return (
    <svg className="chain" viewBox="0 0 620 96" aria-hidden="true">
      {places.map((place) => (
        <g key={place} transform={`translate(${1 + place * 129.5})`}>
          {place > 0 && <path className="link" d="M-36 48h43" />}
          <rect y="6" width="100" height="84" />
          <text x="50" y="44">
            ······
          </text>
          <path className="tick" d="m42 66 6 6 12-13" />
        </g>
      ))}
    </svg>
  )
}
