import { useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import type { PersonQuery } from '#contract/privacy.ts'
import { limits } from '#domain/basics/text.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { TextField } from '#web/kit/TextField.tsx'
import { FoundPerson } from './FoundPerson.tsx'
import styles from './PersonSection.module.css'

type Found = { readonly asked: PersonQuery; readonly answer: AnswerOf<'findPerson'> }

/** Looks a person up by their contact details, which never enter the address. */
export function PersonSection() {
  const { privacy: words, fields: problems } = useAllWords()
  const [typed, setTyped] = useState({ email: '', phone: '' })
  const [found, setFound] = useState<Found | null>(null)
  const attempt = useAttempt({ email: null, phone: null })
  const find = async () => {
    const email = typed.email.trim()
    const phone = typed.phone.trim()
    setFound(null)
    if (email === '' && phone === '') return attempt.reject({ email: words.oneNeeded })
    const asked = { ...(email !== '' && { email }), ...(phone !== '' && { phone }) }
    let isShared = false
    await attempt.run(async () => {
      const answer = await call.findPerson({ body: asked })
      setFound({ asked, answer })
      isShared = answer.isShared
    })
    if (isShared) attempt.reject({ phone: problems.several_people })
  }
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    spellCheck: false,
    ...attempt.field(name, (value) => setTyped({ ...typed, [name]: value })),
  })
  return (
    <Section title={words.person} text={words.personText}>
      <div className={styles.search}>
        <Form attempt={attempt} onSubmit={() => void find()}>
          <FailureBanner attempt={attempt} title={words.findFailed} />
          <div className={styles.fields}>
            <TextField {...field('email')} label={words.email} type="email" maxLength={limits.email} />
            <TextField
              {...field('phone')}
              label={words.phone}
              hint={words.phoneHint}
              type="tel"
              maxLength={limits.phone}
            />
            <SubmitButton attempt={attempt} icon="search" label={words.find} pending={words.finding} />
          </div>
        </Form>
      </div>
      <div role="status">
        {found && (
          <FoundPerson
            key={JSON.stringify(found.asked)}
            {...found}
            onErased={(answer) => setFound({ ...found, answer })}
          />
        )}
      </div>
    </Section>
  )
}
