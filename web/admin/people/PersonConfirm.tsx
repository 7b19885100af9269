import { useRef, useState } from 'react'
import type { Person } from '#contract/people.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { usePeopleChange } from './use-people-change.ts'
import { undecided, useHeldAccess, WhatEnds } from './WhatEnds.tsx'

export type PersonAction = 'password' | 'factor' | 'disable' | 'enable'

type PersonConfirmProps = {
  action: PersonAction | null
  person: Person
  onClose: () => void
  /** Called with a new one-time password, to be shown once. */
  onPassword: (access: { username: string; password: string }) => void
}

/** Confirms an action that affects a teammate at once. */
export function PersonConfirm({ action, person, onClose, onPassword }: PersonConfirmProps) {
  const words = useAllWords()
  const { show } = useToast()
  const { busy, act } = useAct()
  const changed = usePeopleChange()
  const [leaving, setLeaving] = useState(undecided)
  const [mustChoose, setMustChoose] = useState(false)
  const { held, hasWork } = useHeldAccess(person, action === 'disable')
  // Keep the text while the dialog fades out.
  const last = useRef<PersonAction>('disable')
  if (action !== null) last.current = action
  const asked = last.current
  const actionWords = words.people.deeds[asked]
  const params = { id: person.id }
  const actions: Record<PersonAction, () => Promise<unknown>> = {
    password: async () => onPassword(await call.resetPassword({ params })),
    factor: () => call.resetSecondFactor({ params }),
    disable: () =>
      call.changePerson({ params, body: { disabled: true, ...leaving, seen: { disabled: false, role: person.role } } }),
    enable: () => call.changePerson({ params, body: { disabled: false, seen: { disabled: true, role: person.role } } }),
  }
  const confirm = async () => {
    if (asked === 'disable' && hasWork && leaving.successor === undefined) return setMustChoose(true)
    const done = await act(asked, words.people.failed, actions[asked])
    onClose()
    if (!done) return changed()
    show({ tone: 'success', title: actionWords.done(person.username) })
    await changed()
  }
  return (
    <ConfirmDialog
      open={action !== null}
      onOpenChange={onClose}
      title={actionWords.title(person.username)}
      text={actionWords.text}
      confirmLabel={actionWords.confirm}
      pendingLabel={words.saving}
      pending={busy !== null}
      danger={asked === 'disable'}
      onConfirm={() => void confirm()}
    >
      {action === 'disable' && (
        <WhatEnds person={person} held={held} leaving={leaving} mustChoose={mustChoose} onChange={setLeaving} />
      )}
    </ConfirmDialog>
  )
}
