import { useLocation, useRouter } from '@tanstack/react-router'

/** Writing from a list without records of its own: on the lead's page, and back to the list once the email is sent. */
export function useWriteOnPage() {
  const router = useRouter()
  const href = useLocation({ select: (location) => location.href })
  return {
    onWrite: (lead: string) => void router.navigate({ to: '/admin/leads/$lead', params: { lead } }),
    onWritten: () => void router.navigate({ href }),
  }
}
