import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { languageFacts, staffLanguages } from '#domain/languages.ts'
import { limits } from '#domain/text.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './ContactSection.module.css'

/** Where mails to the signed-in teammate go, and in which language. */
export function ContactSection() {
  const { people, ownAccount, save } = useAllWords()
  const { contact: words } = ownAccount
  const client = useQueryClient()
  const { show } = useToast()
  const known = query('readOwnContact', {})
  const { data, error, refetch } = useQuery({ ...known, refetchOnMount: 'always' })
  const [typed, setTyped] = useState<string | null>(null)
  const attempt = useAttempt({ email: null })
  const change = async (body: { email: string } | { language: (typeof staffLanguages)[number] }) => {
    const isSaved = await attempt.run(async () => {
      client.setQueryData(known.queryKey, await call.changeOwnContact({ body }))
    })
    if (!isSaved) return
    if ('email' in body) setTyped(null)
    show({ tone: 'success', title: people.contactSaved })
  }
  const email = typed ?? data?.email ?? ''
  return (
    <Section title={words.title}>
      {data ? (
        <div className={styles.contact}>
          <Form attempt={attempt} onSubmit={() => void change({ email: email.trim() })}>
            <FailureBanner attempt={attempt} title={words.failed} />
            <div className={styles.line}>
              <TextField
                label={people.email}
                hint={people.emailHint}
                type="email"
                name="email"
                autoComplete="email"
                spellCheck={false}
                maxLength={limits.email}
                value={email}
                error={attempt.fields.email}
                onChange={(value) => {
                  setTyped(value)
                  attempt.touch('email')
                }}
              />
              <Button type="submit" busy={attempt.pending} disabled={typed === null}>
                {save}
              </Button>
            </div>
          </Form>
          <Select
            label={people.language}
            value={data.language}
            onChange={(language) => void change({ language })}
            options={staffLanguages.map((code) => ({ value: code, label: languageFacts[code].nativeName }))}
          />
        </div>
      ) : (
        <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} rows={1} />
      )}
    </Section>
  )
}
