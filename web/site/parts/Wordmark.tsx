import { Sign } from '#web/kit/Sign.tsx'
import { addressOf } from '#web/site/page.ts'
import { useSite } from './site-context.tsx'

/** The product's logo, name and tagline, leading to the home page. */
export function Wordmark() {
  const { page } = useSite()
  const { brand, language, logo } = page
  return (
    <a className="wordmark" href={addressOf(language, 'home')}>
      {logo === null ? <Sign /> : <img src={logo} width="28" height="28" alt="" />}
      <strong>{brand.name}</strong> <span>{brand.tagline[language]}</span>
    </a>
  )
}
