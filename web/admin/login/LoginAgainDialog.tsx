import { useSession } from '#web/admin/parts/session.tsx'
import { useWords } from '#web/admin/parts/words.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Over a screen whose session has ended: what was typed there stays. */
export function LoginAgainDialog({ open }: { open: boolean }) {
  const { login } = useWords()
  const { user } = useSession()
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      locked
      title={login.again}
      description={login.againText}
      size="small"
    >
      <LoginForm username={user.username} />
    </Dialog>
  )
}
