import type { Person } from '#contract/people.ts'
import { shownOf } from '#domain/leads/seen.ts'
import { languageFacts } from '#domain/site/languages.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { type SeenOutcome, useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Dialog } from '#web/kit/Dialog.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { type Contact, ContactFields } from './ContactFields.tsx'
import { usePeopleChange } from './use-people-change.ts'

type ContactDialogProps = { open: boolean; person: Person; onClose: () => void }

/** A teammate's e-mail address and the language of mails to it. */
export function ContactDialog({ open, person, onClose }: ContactDialogProps) {
  const words = useAllWords()
  return (
    <Dialog open={open} onOpenChange={onClose} title={words.people.contactOf(person.username)} size="small">
      <ContactForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function ContactForm({ person, onClose }: Omit<ContactDialogProps, 'open'>) {
  const words = useAllWords()
  const { people } = words
  const { show } = useToast()
  const changed = usePeopleChange()
  const form = useSeenForm<Pick<Person, 'account'>, Contact>(person, ({ account }) => ({
    email: account?.email ?? '',
    language: account?.language ?? 'en',
  }))
  const attempt = useAttempt({ email: null, language: null })
  const submit = async () => {
    let outcome = 'asked' as SeenOutcome
    await attempt.run(async () => {
      outcome = await form.save(({ change, record: { account } }) => {
        const seen = shownOf({ email: account?.email ?? null, language: account?.language ?? 'en' }, change)
        return call.changePerson({ params: { id: person.id }, body: { ...change, seen } })
      })
    })
    if (outcome === 'asked') return
    show({ tone: 'success', title: people.contactSaved })
    onClose()
    await changed()
  }
  const textOf = (field: keyof Contact, value: Contact[keyof Contact]) =>
    field === 'language' ? languageFacts[value as Contact['language']].nativeName : value
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={people.failed} />
      <SeenClash form={form} labels={{ email: people.email, language: people.language }} textOf={textOf} />
      <ContactFields attempt={attempt} value={form.values} onChange={form.set} emailHint={people.emailHint} />
      <SubmitButton attempt={attempt} />
    </Form>
  )
}
