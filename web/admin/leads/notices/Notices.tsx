import { lazy, Suspense, useEffect, useState } from 'react'
import { allWords } from '#web/admin/parts/language.ts'
import { useWhenLoaded } from '#web/admin/parts/when-loaded.ts'
import { useLanguage } from '#web/admin/parts/words.tsx'
import { prefetch } from '#web/kit/prefetch.ts'
import { AlertsButton } from './AlertsButton.tsx'

const load = () => import('./Watch.tsx')
const Watch = lazy(async () => ({ default: (await load()).Watch }))

/** Without user input, watching starts after this delay, milliseconds. */
const afterMs = 6_000

/** The alerts in the header of every screen. The code that watches loads after the screen, or on demand. */
export function Notices() {
  const [language] = useLanguage()
  const whenLoaded = useWhenLoaded()
  const [begun, setBegun] = useState<'watching' | 'asked' | null>(null)
  useEffect(
    () =>
      prefetch(() => {
        // If the network is down, the next screen opened tries again.
        Promise.all([load(), allWords(language)]).then(
          () => setBegun((before) => before ?? 'watching'),
          () => undefined,
        )
      }, afterMs),
    [language],
  )
  const open = async () => {
    if (await whenLoaded(load)) setBegun('asked')
  }
  const button = <AlertsButton unseen={0} onOpen={() => void open()} />
  if (begun === null) return button
  return (
    <Suspense fallback={button}>
      <Watch initiallyOpen={begun === 'asked'} />
    </Suspense>
  )
}
