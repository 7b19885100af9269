import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { AccountSection } from './AccountSection.tsx'
import { OperationsSection } from './OperationsSection.tsx'
import { RegisterDialog } from './RegisterDialog.tsx'
import { StampNotice } from './StampNotice.tsx'

/** Polling interval while a file is being read, milliseconds. */
const askEveryMs = 700

/** The published accounts: register them, upload their reports, end them. */
export function AccountsScreen() {
  const { accounts: words, screens } = useAllWords()
  const [registering, setRegistering] = useState(false)
  const { data, error, refetch } = useQuery({
    ...query('listAccounts', {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ imports }) => imports.some((one) => one.state === 'reading')) ? askEveryMs : false,
  })
  return (
    <Screen
      title={screens.accounts}
      lead={words.lead}
      actions={
        <Button tone="primary" icon="plus" onClick={() => setRegistering(true)}>
          {words.register}
        </Button>
      }
    >
      {!data && <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} />}
      <StampNotice />
      {data?.length === 0 && <EmptyState icon="chart" title={words.empty} text={words.emptyText} />}
      {data?.map((account) => (
        <AccountSection key={account.id} account={account} />
      ))}
      {data && <OperationsSection />}
      <RegisterDialog open={registering} onClose={() => setRegistering(false)} />
    </Screen>
  )
}
