import { useId, useState } from 'react'
import type { Person } from '#contract/people.ts'
import { can } from '#domain/staff/permissions.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { type SeenOutcome, useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Dialog } from '#web/kit/Dialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { RoleCards } from './RoleCards.tsx'
import { usePeopleChange } from './use-people-change.ts'
import { undecided, useHeldAccess, WhatEnds } from './WhatEnds.tsx'

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
    >
      <RoleForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function RoleForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const words = useAllWords()
  const { people, account } = words
  const formId = useId()
  const { show } = useToast()
  const changed = usePeopleChange()
  const form = useSeenForm<Pick<Person, 'role'>, Pick<Person, 'role'>>(person, ({ role }) => ({ role }))
  const { role } = form.values
  const [leaving, setLeaving] = useState(undecided)
  const [mustChoose, setMustChoose] = useState(false)
  const keepsWork = can(role, 'lead.write') || !can(person.role, 'lead.write')
  const isLess = !keepsWork || (can(person.role, 'connections.manage') && !can(role, 'connections.manage'))
  const { held, hasWork } = useHeldAccess(person, isLess)
  const attempt = useAttempt({ role: null })
  const submit = async () => {
    if (!keepsWork && hasWork && leaving.successor === undefined) return setMustChoose(true)
    let outcome = 'asked' as SeenOutcome
    await attempt.run(async () => {
      outcome = await form.save(({ change, seen }) =>
        call.changePerson({ params: { id: person.id }, body: { ...change, ...leaving, seen } }),
      )
    })
    if (outcome === 'unchanged') return onClose()
    if (outcome === 'asked') return
    show({ tone: 'success', title: people.roleChanged(person.username, account.roles[role]) })
    onClose()
    await changed()
  }
  return (
    <Form attempt={attempt} id={formId} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={people.failed} />
      <SeenClash form={form} labels={{ role: people.role }} textOf={(_, value) => account.roles[value]} />
      <RoleCards value={role} onChange={(next) => form.set({ role: next })} error={attempt.fields.role} />
      {isLess && <WhatEnds {...{ person, held, leaving, mustChoose, keepsWork }} onChange={setLeaving} isIn />}
      <SubmitButton attempt={attempt} />
    </Form>
  )
}
