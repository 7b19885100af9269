import { useNavigate } from '@tanstack/react-router'
import { problemText } from '#web/admin/parts/problem.ts'
import { useSession, useSessionControl } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { useToast } from '#web/kit/Toast.tsx'

export function AccountMenu() {
  const words = useWords()
  const format = useFormat()
  const { user } = useSession()
  const { logOut } = useSessionControl()
  const navigate = useNavigate()
  const { show } = useToast()
  const { account } = words
  const leave = () =>
    logOut().catch((error: unknown) =>
      show({ tone: 'error', title: account.logOutFailed, text: problemText(error, words, format) }),
    )
  return (
    <Menu
      trigger={<IconButton icon="user" label={account.menu} />}
      heading={`${account.signedInAs(user.username)} · ${account.roles[user.role]}`}
      items={[
        { label: account.own, icon: 'key', onSelect: () => void navigate({ to: '/admin/account' }) },
        { label: account.reference, icon: 'external', onSelect: () => void open('/api/docs', '_blank') },
        { label: account.logOut, icon: 'logout', onSelect: leave, separated: true },
      ]}
    />
  )
}
