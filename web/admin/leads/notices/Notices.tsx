import { lazy, Suspense, useEffect, useState } from 'react'
import { prefetch } from '#web/kit/prefetch.ts'
import { AlertsButton } from './AlertsButton.tsx'

const load = () => import('./Watch.tsx')
const Watch = lazy(async () => ({ default: (await load()).Watch }))

/** Without a person at the page it is watched from then on, milliseconds. */
const afterMs = 6_000

/** The alerts in the header of every screen. What watches for them is fetched when the screen has settled, or asked for. */
export function Notices() {
  const [begun, setBegun] = useState<'watching' | 'asked' | null>(null)
  useEffect(
    () =>
      prefetch(() => {
        // Should the network be away, the next screen that is opened tries again.
        load().then(
          () => setBegun((before) => before ?? 'watching'),
          () => undefined,
        )
      }, afterMs),
    [],
  )
  const button = <AlertsButton unseen={0} onOpen={() => setBegun('asked')} />
  if (begun === null) return button
  return (
    <Suspense fallback={button}>
      <Watch initiallyOpen={begun === 'asked'} />
    </Suspense>
  )
}
