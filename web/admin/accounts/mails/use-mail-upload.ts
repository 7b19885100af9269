import { useQueryClient } from '@tanstack/react-query'
import { maxMailBytes } from '#domain/origin/outcome.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** Uploads an account's broker mails one by one; results show in the list. */
export function useMailUpload(accountId: string) {
  const { brokerMails: words } = useAllWords()
  const client = useQueryClient()
  const { show } = useToast()
  const { busy, act } = useAct()
  return {
    sending: busy !== null,
    async upload(files: readonly File[]) {
      for (const file of files) {
        if (file.size > maxMailBytes) show({ tone: 'error', title: words.notUploaded, text: words.tooLarge })
        else {
          const work = () => call.uploadBrokerMail({ params: { id: accountId }, file })
          await act('upload', words.notUploaded, work, { too_large: words.tooLarge })
        }
      }
      await client.invalidateQueries({ queryKey: ['listBrokerMails', accountId] })
    },
  }
}
