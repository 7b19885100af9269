import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AuthPage } from '#web/admin/parts/AuthPage.tsx'
import { ProofDialog } from '#web/admin/parts/proof/ProofDialog.tsx'
import { useSessionControl } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { createQueryClient } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'

type SetUpProps = {
  /** Called once a second factor is set up. */
  isDone: boolean
  onContinue: () => void
}

/** Shown first if the role requires a second factor and this person has none. */
export function SetUpSecondFactorScreen({ isDone, onContinue }: SetUpProps) {
  const { mustSetUp } = useAllWords().ownAccount
  const { logOut } = useSessionControl()
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <AuthPage title={mustSetUp.title} text={mustSetUp.text}>
        <SecondFactorSection />
        {isDone ? (
          <Button tone="primary" onClick={onContinue}>
            {mustSetUp.goOn}
          </Button>
        ) : (
          <Button onClick={() => void logOut()}>{mustSetUp.logOut}</Button>
        )}
      </AuthPage>
      <ProofDialog />
    </QueryClientProvider>
  )
}
