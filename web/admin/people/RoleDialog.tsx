import { useId, useState } from 'react'
import type { Person } from '#contract/people.ts'
import { can } from '#domain/permissions.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { RoleCards } from './RoleCards.tsx'
import { usePeopleChange } from './use-people-change.ts'
import { WhatEnds } from './WhatEnds.tsx'

type PersonDialogProps = { open: boolean; person: Person; onClose: () => void }

/** Changes a teammate's role, in effect from their next request. */
export function RoleDialog({ open, person, onClose }: PersonDialogProps) {
  const words = useAllWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.people.roleOf(person.username)}
      description={words.people.roleText}
      closeLabel={words.close}
    >
      <RoleForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function RoleForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const words = useAllWords()
  const { people, account } = words
  const form = useId()
  const { show } = useToast()
  const changed = usePeopleChange()
  const [role, setRole] = useState(person.role)
  const [takesOver, setTakesOver] = useState(false)
  const attempt = useAttempt({ role: null })
  const submit = async () => {
    if (role === person.role) return onClose()
    const done = await attempt.run(() => call.changePerson({ params: { id: person.id }, body: { role, takesOver } }))
    if (!done) return
    show({ tone: 'success', title: people.roleChanged(person.username, account.roles[role]) })
    onClose()
    await changed()
  }
  return (
    <Form attempt={attempt} id={form} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={people.failed} />
      <RoleCards value={role} onChange={setRole} error={attempt.fields.role} />
      {can(person.role, 'connections.manage') && !can(role, 'connections.manage') && (
        <WhatEnds person={person} takesOver={takesOver} onTakeOver={setTakesOver} isIn />
      )}
      <Button type="submit" tone="primary" busy={attempt.pending}>
        {attempt.pending ? people.pending : words.save}
      </Button>
    </Form>
  )
}
