import { limits } from '#domain/basics/text.ts'
import { languageFacts, type StaffLanguage, staffLanguages } from '#domain/site/languages.ts'
import type { Attempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'

export type Contact = { email: string; language: StaffLanguage }

type ContactFieldsProps = {
  attempt: Attempt
  value: Contact
  onChange: (contact: Contact) => void
  emailHint: string
}

/** A teammate's email address and mail language. */
export function ContactFields({ attempt, value, onChange, emailHint }: ContactFieldsProps) {
  const { people: words } = useAllWords()
  return (
    <>
      <TextField
        label={words.email}
        hint={emailHint}
        type="email"
        name="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.email}
        value={value.email}
        {...attempt.field('email', (email) => onChange({ ...value, email }))}
      />
      <Select
        label={words.language}
        name="language"
        value={value.language}
        error={attempt.fields.language}
        onChange={(language) => onChange({ ...value, language })}
        options={staffLanguages.map((code) => ({ value: code, label: languageFacts[code].nativeName }))}
      />
    </>
  )
}
