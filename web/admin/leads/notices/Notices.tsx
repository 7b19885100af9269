import { lazy, Suspense, useEffect, useState } from 'react'
import { prefetch } from '#web/kit/prefetch.ts'
import { AlertsButton } from './AlertsButton.tsx'

const load = () => import('./Watch.tsx')
const Watch = lazy(async () => ({ default: (await load()).Watch }))

/** Without user input, watching starts after this delay, milliseconds. */
const afterMs = 6_000

/** The alerts in the header of every screen. The code that watches loads after the screen, or on demand. */
export function Notices() {
  const [begun, setBegun] = useState<'watching' | 'asked' | null>(null)
  useEffect(
    () =>
      prefetch(() => {
        // If the network is down, the next screen opened tries again.
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
