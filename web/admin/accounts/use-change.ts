import { useQueryClient } from '@tanstack/react-query'
import type { Account, AccountPatch } from '#contract/accounts.ts'
import { shownOf } from '#domain/leads/seen.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'

/** Changes an account and reloads it; returns whether that succeeded. */
export function useChange(account: Account) {
  const { accounts: words } = useAllWords()
  const client = useQueryClient()
  const { busy, act } = useAct()
  return {
    pending: busy !== null,
    async change(body: Omit<AccountPatch, 'seen'>): Promise<boolean> {
      const done = await act('change', words.notSaved, () =>
        call.changeAccount({ params: { id: account.id }, body: { ...body, seen: shownOf(account, body) } }),
      )
      await client.invalidateQueries({ queryKey: ['listAccounts'] })
      return done
    },
  }
}
