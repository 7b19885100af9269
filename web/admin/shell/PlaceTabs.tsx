import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import tab from '#web/kit/tab.module.css'
import styles from './PlaceTabs.module.css'
import { placeLabel, tabsFor } from './screens.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingCount } from './WaitingCount.tsx'

/** The screens of one place of the navigation as tabs, above the title of each. */
export function PlaceTabs() {
  const { user } = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = tabsFor(user.role, path)
  return place && <Tabs place={place} path={path} />
}

function Tabs({ place, path }: { place: NonNullable<ReturnType<typeof tabsFor>>; path: string }) {
  const words = useWords()
  const waiting = useWaiting()
  const list = useRef<HTMLUListElement>(null)
  // On a phone it may be past the edge.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <nav className={styles.tabs} aria-label={words.screensOf(placeLabel(place, words))}>
      <ul ref={list} className={styles.list}>
        {place.screens.map((screen) => (
          <li key={screen.name}>
            <Link
              to={screen.to}
              activeOptions={{ exact: true }}
              className={tab.tab}
              aria-current={screen.to === path ? 'page' : undefined}
            >
              {words.screens[screen.name]}
              <WaitingCount waiting={waiting} screens={[screen]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
