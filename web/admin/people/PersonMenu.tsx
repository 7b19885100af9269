import { useState } from 'react'
import type { Person } from '#contract/people.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import type { MenuItem } from '#web/kit/MenuPopup.tsx'
import { AccessDialog } from './AccessDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { type PersonAction, PersonConfirm } from './PersonConfirm.tsx'
import { RoleDialog } from './RoleDialog.tsx'

type Open = 'role' | 'contact' | PersonAction

type PersonMenuProps = { person: Person; isSelf: boolean }

/** Actions for a teammate; one's own role and access cannot be changed here. */
export function PersonMenu({ person, isSelf }: PersonMenuProps) {
  const { people: words } = useAllWords()
  const [open, setOpen] = useState<Open | null>(null)
  const [access, setAccess] = useState<{ username: string; password: string } | null>(null)
  const close = () => setOpen(null)
  const others: MenuItem[] = [
    { label: words.changeRole, icon: 'people', onSelect: () => setOpen('role') },
    { label: words.resetPassword, icon: 'key', onSelect: () => setOpen('password'), separated: true },
    {
      label: words.resetFactor,
      icon: 'passkey',
      disabled: !person.account?.hasSecondFactor,
      onSelect: () => setOpen('factor'),
    },
    person.disabled
      ? { label: words.enable, icon: 'check', onSelect: () => setOpen('enable'), separated: true }
      : { label: words.disable, icon: 'close', onSelect: () => setOpen('disable'), separated: true, danger: true },
  ]
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={words.more(person.username)} />}
        items={[{ label: words.contact, icon: 'mail', onSelect: () => setOpen('contact') }, ...(isSelf ? [] : others)]}
      />
      <RoleDialog open={open === 'role'} person={person} onClose={close} />
      <ContactDialog open={open === 'contact'} person={person} onClose={close} />
      <PersonConfirm
        action={open === 'role' || open === 'contact' ? null : open}
        person={person}
        onClose={close}
        onPassword={setAccess}
      />
      <AccessDialog access={access} onClose={() => setAccess(null)} />
    </>
  )
}
