import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOf } from '#contract/api.ts'
import { limits } from '#domain/basics/text.ts'
import { maxSignedName, type NameScript, nameScripts, type SignedNames } from '#domain/letters/signed-name.ts'
import { languageFacts, staffLanguages } from '#domain/site/languages.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useSession, useSessionControl } from '#web/admin/parts/session.tsx'
import { type Attempt, useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './ContactSection.module.css'

type Change = CallOf<'changeOwnContact'>['body']

/** The teammate's signed names, email address and mail language. */
export function ContactSection() {
  const { people, ownAccount, save } = useAllWords()
  const { contact: words } = ownAccount
  const { reload } = useSessionControl()
  const client = useQueryClient()
  const { show } = useToast()
  const known = query('readOwnContact', {})
  const { data, error, refetch } = useQuery({ ...known, refetchOnMount: 'always' })
  const [typed, setTyped] = useState<{ email?: string; names?: SignedNames }>({})
  const attempt = useAttempt({
    email: null,
    ...Object.fromEntries(nameScripts.map((script) => [fieldOf(script), null])),
  })
  const change = async (body: Change) => {
    const isSaved = await attempt.run(async () => {
      client.setQueryData(known.queryKey, await call.changeOwnContact({ body }))
    })
    if (!isSaved) return
    if (!body.language) setTyped({})
    // The session contains the signed names.
    if (body.names) void reload()
    show({ tone: 'success', title: people.contactSaved })
  }
  if (!data) {
    return (
      <Section title={words.title}>
        <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} rows={1} />
      </Section>
    )
  }
  const names = typed.names ?? data.names
  return (
    <Section title={words.title}>
      <div className={styles.contact}>
        <Form
          attempt={attempt}
          onSubmit={() =>
            void change({ ...(typed.email !== undefined && { email: typed.email.trim() }), names: typed.names })
          }
        >
          <FailureBanner attempt={attempt} title={words.failed} />
          <Names {...{ names, attempt }} onChange={(next) => setTyped({ ...typed, names: next })} />
          <TextField
            label={people.email}
            hint={people.emailHint}
            type="email"
            name="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={limits.email}
            value={typed.email ?? data.email ?? ''}
            {...attempt.field('email', (email) => setTyped({ ...typed, email }))}
          />
          <Button
            type="submit"
            className={styles.save}
            busy={attempt.pending}
            disabled={typed.email === undefined && typed.names === undefined}
          >
            {save}
          </Button>
        </Form>
        <Select
          label={people.language}
          value={data.language}
          onChange={(language) => void change({ language })}
          options={staffLanguages.map((code) => ({ value: code, label: languageFacts[code].nativeName }))}
        />
      </div>
    </Section>
  )
}

const fieldOf = (script: NameScript) => `names.${script}`

/** The languages in which a name in these letters is read out. */
const languageOf = { arabic: 'ar', cyrillic: 'ru', devanagari: 'hi', han: 'zh' } as const

type NamesProps = { names: SignedNames; attempt: Attempt; onChange: (names: SignedNames) => void }

function Names({ names, attempt, onChange }: NamesProps) {
  const { contact: words } = useAllWords().ownAccount
  const { user } = useSession()
  const field = (script: NameScript) => ({
    value: names[script] ?? '',
    maxLength: maxSignedName,
    spellCheck: false,
    ...attempt.field(fieldOf(script), (name) => onChange({ ...names, [script]: name })),
  })
  const [wasOpen] = useState(() => nameScripts.some((script) => script !== 'latin' && names[script]))
  return (
    <>
      <TextField label={words.name} hint={words.nameHint(user.username)} autoComplete="name" {...field('latin')} />
      <details open={wasOpen}>
        <summary className={styles.summary}>{words.otherScripts}</summary>
        <div className={styles.scripts}>
          {nameScripts.map(
            (script) =>
              script !== 'latin' && (
                <TextField
                  key={script}
                  label={words.scripts[script]}
                  lang={languageOf[script]}
                  dir="auto"
                  autoComplete="off"
                  {...field(script)}
                />
              ),
          )}
        </div>
      </details>
    </>
  )
}
