import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createLiveLine, keepLive } from '#web/api/live.ts'
import { createQueryClient } from '#web/api/queries.ts'
import { LoginAgainDialog } from './login/LoginAgainDialog.tsx'
import { claimDrafts } from './parts/drafts.ts'
import { LiveContext } from './parts/live.tsx'
import { ProofDialog } from './parts/proof/ProofDialog.tsx'
import { useSession } from './parts/session.tsx'
import type { SessionState } from './parts/session-state.ts'
import { createStaffRouter } from './routes.tsx'
import styles from './SignedIn.module.css'

/** The application of one colleague. When the session has ended it waits, veiled, for the login over it. */
export function SignedIn({ state }: { state: Extract<SessionState, { status: 'in' }> }) {
  const ended = state.again !== null
  const { user } = useSession()
  // Before anything is drawn that begins with a draft.
  useState(() => claimDrafts(user.id))
  const [queries] = useState(createQueryClient)
  const [router] = useState(createStaffRouter)
  const [line] = useState(createLiveLine)
  useEffect(() => (ended ? undefined : keepLive(line, { window, document })), [ended, line])
  useEffect(
    () => line.subscribe({ onReady: () => void queries.invalidateQueries({}, { cancelRefetch: false }) }),
    [line, queries],
  )
  return (
    <QueryClientProvider client={queries}>
      <LiveContext value={line}>
        <div className={styles.application} data-veiled={ended || undefined}>
          <RouterProvider router={router} />
        </div>
        <ProofDialog />
        <LoginAgainDialog {...state} />
      </LiveContext>
    </QueryClientProvider>
  )
}
