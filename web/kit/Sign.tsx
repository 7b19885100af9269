/** The product's sign: an assayer's octagon around a ring, in the colour of the surrounding text. */
export function Sign({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <path strokeWidth="1.5" d="M6 1h8l5 5v8l-5 5H6l-5-5V6z" />
        <circle strokeWidth="2" cx="10" cy="10" r="4.5" />
      </g>
    </svg>
  )
}
