import { useLocation, useRouter } from '@tanstack/react-router'

/** For a list that opens no records: an email opens the lead's page, and sending it returns to the list. */
export function useWriteOnPage() {
  const router = useRouter()
  const href = useLocation({ select: (location) => location.href })
  return {
    onWrite: (lead: string) => void router.navigate({ to: '/admin/leads/$lead', params: { lead } }),
    onWritten: () => void router.navigate({ href }),
  }
}
