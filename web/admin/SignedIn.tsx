import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createEventStream, type EventStream, keepLive } from '#web/api/event-stream.ts'
import { firstAnswers } from '#web/api/first-answers.ts'
import { createQueryClient } from '#web/api/queries.ts'
import { LoginAgainDialog } from './login/LoginAgainDialog.tsx'
import { claimDrafts } from './parts/drafts.ts'
import { EventStreamContext } from './parts/live.tsx'
import { useInstall } from './parts/phone/use-install.ts'
import { ProofDialog } from './parts/proof/ProofDialog.tsx'
import { useSession, useSessionControl } from './parts/session.tsx'
import type { SessionState } from './parts/session-state.ts'
import { createStaffRouter } from './routes.tsx'
import styles from './SignedIn.module.css'

/** One teammate's application. Once the session has ended it stays veiled and inert under the login dialog. */
export function SignedIn({ state }: { state: Extract<SessionState, { status: 'in' }> }) {
  const ended = state.again !== null
  const { user } = useSession()
  // Before anything renders that starts from a draft.
  useState(() => claimDrafts(user.id))
  const [queries] = useState(createQueryClient)
  const [router] = useState(createStaffRouter)
  const [stream] = useState(() => createEventStream(undefined, firstAnswers.takePlace()))
  // Open the stream before the screens read anything, so that nothing read afterwards has to be read again.
  useLayoutEffect(() => (ended ? undefined : keepLive(stream, { window, document })), [ended, stream])
  useFreshSession(stream, router)
  useInstall()
  useEffect(
    () =>
      stream.subscribe({
        onReady: () => void queries.invalidateQueries({}, { cancelRefetch: false }),
        // Retries queries that failed while the server was away.
        onResumed: () => void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
      }),
    [stream, queries],
  )
  return (
    <QueryClientProvider client={queries}>
      <EventStreamContext value={stream}>
        <div className={styles.application} data-veiled={ended || undefined}>
          <RouterProvider router={router} />
        </div>
        <ProofDialog />
        <LoginAgainDialog {...state} />
      </EventStreamContext>
    </QueryClientProvider>
  )
}

/**
 * Notices a changed role or a disabled account without waiting for a refused call: reads the session
 * on every navigation, and when the server closes the event stream, as it does when a session ends or its role changes,
 * or refuses to open it again, as it does when the session ended in between.
 */
function useFreshSession(stream: EventStream, router: ReturnType<typeof createStaffRouter>): void {
  const { reload } = useSessionControl()
  const ask = useEffectEvent(() => void reload())
  useEffect(() => {
    let wasOpen = false
    return stream.onState(() => {
      if (wasOpen && stream.state === 'connecting') ask()
      wasOpen = stream.state === 'open'
    })
  }, [stream])
  useEffect(() => stream.subscribe({ onRefused: () => ask() }), [stream])
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => fromLocation && pathChanged && ask()),
    [router],
  )
}
