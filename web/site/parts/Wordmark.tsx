import { Sign } from '#web/kit/Sign.tsx'
import { addressOf } from '#web/site/page.ts'
import { useSite } from './site-context.tsx'

/** The product's name and tagline, leading to the home page. */
export function Wordmark() {
  const { page, words } = useSite()
  return (
    <a className="wordmark" href={addressOf(page.language, 'home')}>
      <Sign />
      <strong>{words.product.name}</strong> <span>{words.product.tagline}</span>
    </a>
  )
}
