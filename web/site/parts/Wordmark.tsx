import { Sign } from '#web/kit/Sign.tsx'
import { addressOf } from './existing-pages.ts'
import { useSite } from './site-context.tsx'

/** The product's name and tagline, leading to the start of the page. */
export function Wordmark() {
  const { page, words } = useSite()
  return (
    <a className="wordmark" href={addressOf(page.language, 'welcome')}>
      <Sign />
      <strong>{words.product.name}</strong> <span>{words.product.tagline}</span>
    </a>
  )
}
