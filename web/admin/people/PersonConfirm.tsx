import { useRef } from 'react'
import type { Person } from '#contract/people.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { ConfirmDialog } from '#web/kit/ConfirmDialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { usePeopleChange } from './use-people-change.ts'

export type PersonDeed = 'password' | 'factor' | 'disable' | 'enable'

type PersonConfirmProps = {
  deed: PersonDeed | null
  person: Person
  onClose: () => void
  /** A one-time password was made, to be shown once. */
  onPassword: (access: { username: string; password: string }) => void
}

/** Asks before something that a colleague will notice at once. */
export function PersonConfirm({ deed, person, onClose, onPassword }: PersonConfirmProps) {
  const words = useAllWords()
  const { show } = useToast()
  const { busy, act } = useAct()
  const changed = usePeopleChange()
  // What was asked stays in view while the window fades away.
  const last = useRef<PersonDeed>('disable')
  if (deed !== null) last.current = deed
  const asked = last.current
  const deedWords = words.people.deeds[asked]
  const params = { id: person.id }
  const deeds: Record<PersonDeed, () => Promise<unknown>> = {
    password: async () => onPassword(await call.resetPassword({ params })),
    factor: () => call.resetSecondFactor({ params }),
    disable: () => call.changePerson({ params, body: { disabled: true } }),
    enable: () => call.changePerson({ params, body: { disabled: false } }),
  }
  const confirm = async () => {
    const done = await act(asked, words.people.failed, deeds[asked])
    onClose()
    if (!done) return
    show({ tone: 'success', title: deedWords.done(person.username) })
    await changed()
  }
  return (
    <ConfirmDialog
      open={deed !== null}
      onOpenChange={onClose}
      title={deedWords.title(person.username)}
      text={deedWords.text}
      confirmLabel={deedWords.confirm}
      pendingLabel={words.people.pending}
      cancelLabel={words.cancel}
      pending={busy !== null}
      danger={asked === 'disable'}
      onConfirm={() => void confirm()}
    />
  )
}
