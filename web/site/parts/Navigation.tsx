import { pageFacts } from '#web/site/page.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useSite } from './site-context.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The sticky header: name, tagline, four links, language. On a phone the links are behind a menu. */
export function Navigation() {
  const { page, words } = useSite()
  const { navigation } = words
  // On the landing page its parts are a scroll away, in either variant.
  const isLanding = pageFacts[page.name].path === pageFacts.welcome.path
  const results = isLanding ? (
    <a href="#resultados">{navigation.results}</a>
  ) : (
    <SiteLink to="welcome" part="resultados">
      {navigation.results}
    </SiteLink>
  )
  const connect = isLanding ? (
    <a className="next" href="#contact-form">
      {navigation.connect}
    </a>
  ) : (
    <SiteLink to="contact" className="next">
      {navigation.connect}
    </SiteLink>
  )
  const initialize = <StaffLink to="/admin">{navigation.initialize}</StaffLink>
  return (
    <header className="bar">
      <Wordmark />
      <nav aria-label={navigation.label}>
        <div className="ways">
          {results}
          {connect}
          <StaffLink to="/subscription-management">{navigation.admin}</StaffLink>
          {initialize}
        </div>
        <details className="menu" data-closes="">
          <summary>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M2 6h16M2 14h16" />
            </svg>
            <span className="hidden">{navigation.menu}</span>
          </summary>
          <div>
            {results}
            {connect}
            {initialize}
          </div>
        </details>
      </nav>
      <LanguagePicker />
    </header>
  )
}

/** A link for staff, recognisable by its second line. */
function StaffLink({ to, children }: { to: string; children: string }) {
  const { navigation } = useSite().words
  return (
    <a className="staff" href={to}>
      <span>
        {children} <small>{navigation.staff}</small>
      </span>
    </a>
  )
}
