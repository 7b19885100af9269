import { Link, useLocation } from '@tanstack/react-router'
import { lastLeads } from '#web/admin/parts/leads-search.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { useStore } from '#web/kit/store.ts'
import { Tooltip } from '#web/kit/Tooltip.tsx'
import styles from './Navigation.module.css'
import { isAt, navigationFor, placeLabel } from './screens.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingCount } from './WaitingCount.tsx'

type NavigationProps = {
  /** Icons only, each with its name as a tooltip. */
  narrow?: boolean | undefined
  onNavigate?: (() => void) | undefined
}

/** The navigation, limited to the screens of the user's role. */
export function Navigation({ narrow = false, onNavigate }: NavigationProps) {
  const words = useWords()
  const { user } = useSession()
  const waiting = useWaiting()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const last = useStore(lastLeads)
  const leads = last?.username === user.username ? last.search : {}
  return (
    <nav className={styles.navigation} data-narrow={narrow || undefined} aria-label={words.navigation}>
      {navigationFor(user.role).map(({ name: group, places }) => (
        <div key={group} className={styles.group}>
          <p className={styles.heading} aria-hidden={narrow || undefined}>
            {words.screenGroups[group]}
          </p>
          <ul className={styles.list}>
            {places.map((place) => {
              const label = placeLabel(place, words)
              const link = (
                <Link
                  to={place.screens[0].to}
                  {...(place.name === 'leads' && !isAt(place.screens[0], path) && { search: leads })}
                  activeOptions={{ exact: true }}
                  className={styles.link}
                  aria-label={narrow ? label : undefined}
                  aria-current={place.screens.some((screen) => isAt(screen, path)) ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon name={place.icon} />
                  <span className={styles.label}>{label}</span>
                  <WaitingCount waiting={waiting} screens={place.screens} />
                </Link>
              )
              return (
                <li key={place.name}>
                  {narrow ? (
                    <Tooltip text={label} side="inline-end">
                      {link}
                    </Tooltip>
                  ) : (
                    link
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
