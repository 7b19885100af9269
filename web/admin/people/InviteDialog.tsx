import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { ShownOnce } from '#web/admin/parts/ShownOnce.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { type Contact, ContactFields } from './ContactFields.tsx'
import { RoleCards } from './RoleCards.tsx'
import { usePeopleChange } from './use-people-change.ts'

type Invited = AnswerOf<'invite'>

/** Invites a teammate, then shows the link once. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useAllWords()
  const { people } = words
  const [invited, setInvited] = useState<Invited | null>(null)
  const close = () => {
    setInvited(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      locked={invited !== null}
      title={invited ? people.invitedTitle : people.inviteTitle}
      description={invited ? undefined : people.inviteText}
      footer={
        invited && (
          <Button tone="primary" onClick={close}>
            {people.handedOver}
          </Button>
        )
      }
    >
      {invited ? <Link {...invited} /> : <InviteForm onInvited={setInvited} />}
    </Dialog>
  )
}

function InviteForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const { people } = useAllWords()
  const [language] = useLanguage()
  const changed = usePeopleChange()
  const [role, setRole] = useState<Role>('agent')
  const [contact, setContact] = useState<Contact>({ email: '', language })
  const attempt = useAttempt({ email: null, role: null, language: null })
  const submit = () =>
    attempt.run(async () => {
      onInvited(await call.invite({ body: { role, ...contact } }))
      await changed()
    })
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={people.inviteFailed} />
      <ContactFields attempt={attempt} value={contact} onChange={setContact} emailHint={people.inviteEmailHint} />
      <RoleCards value={role} onChange={setRole} error={attempt.fields.role} />
      <SubmitButton attempt={attempt} label={people.inviteSubmit} pending={people.inviting} />
    </Form>
  )
}

function Link({ invitation, link }: Invited) {
  const { people } = useAllWords()
  const format = useFormat()
  // The outbox knows if a mail server is set.
  const { data } = useQuery(query('listMails', { query: { limit: 1 } }))
  const mailed = ({ sends, links }: { sends: boolean; links: boolean }, email: string) =>
    !sends ? people.notMailed : links ? people.mailedTo(email) : people.mailedWithoutLink(email)
  return (
    <ShownOnce warning={people.linkOnce(format.dateTime(invitation.expiresAt))} text={link} copyLabel={people.copyLink}>
      {invitation.email !== null && data && <p>{mailed(data, invitation.email)}</p>}
    </ShownOnce>
  )
}
