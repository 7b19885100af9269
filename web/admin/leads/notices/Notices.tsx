import { lazy, Suspense, useEffect, useState } from 'react'
import { AlertsButton } from './AlertsButton.tsx'

const load = () => import('./Watch.tsx')
const Watch = lazy(async () => ({ default: (await load()).Watch }))

/** How long the screen itself goes first, milliseconds. */
const afterMs = 2_000

/** The alerts in the header of every screen. What watches for them is fetched when the screen has settled, or asked for. */
export function Notices() {
  const [begun, setBegun] = useState<'watching' | 'asked' | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      // Should the network be away, the next screen that is opened tries again.
      load().then(
        () => setBegun((before) => before ?? 'watching'),
        () => undefined,
      )
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
  const button = <AlertsButton unseen={0} onOpen={() => setBegun('asked')} />
  if (begun === null) return button
  return (
    <Suspense fallback={button}>
      <Watch initiallyOpen={begun === 'asked'} />
    </Suspense>
  )
}
