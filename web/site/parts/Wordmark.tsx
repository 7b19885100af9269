import { addressOf } from './existing-pages.ts'
import { useSite } from './site-context.tsx'

/** The product's name and tagline, leading to the start of the page. */
export function Wordmark() {
  const { page, words } = useSite()
  return (
    <a className="wordmark" href={addressOf(page.language, 'welcome')}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M6 1h8l5 5v8l-5 5H6l-5-5V6z" />
        <circle cx="10" cy="10" r="4.5" />
      </svg>
      <strong>{words.product.name}</strong> <span>{words.product.tagline}</span>
    </a>
  )
}
