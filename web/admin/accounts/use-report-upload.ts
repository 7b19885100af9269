import { useQueryClient } from '@tanstack/react-query'
import { maxReportBytes } from '#domain/report/size.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** Uploads a report of an account; its progress shows in the list of accounts. */
export function useReportUpload(accountId: string) {
  const { accounts: words } = useAllWords()
  const client = useQueryClient()
  const { show } = useToast()
  const { busy, act } = useAct()
  return {
    sending: busy !== null,
    async upload(file: File | undefined) {
      if (!file) return
      if (file.size > maxReportBytes) {
        show({ tone: 'error', title: words.notSent, text: words.tooLarge })
        return
      }
      const work = () => call.importReport({ params: { id: accountId }, file })
      await act('send', words.notSent, work, { conflict: words.otherRunning, too_large: words.tooLarge })
      await client.invalidateQueries({ queryKey: ['listAccounts'] })
    },
  }
}
