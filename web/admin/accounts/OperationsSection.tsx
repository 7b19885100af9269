import { useState } from 'react'
import type { OperationsOutcome } from '#contract/accounts.ts'
import { type AccountType, accountTypes } from '#domain/claims/claims.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { FileField } from '#web/kit/FileField.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './Accounts.module.css'

/** Uploads a list of operations. */
export function OperationsSection() {
  const { accounts, chooseFile } = useAllWords()
  const { operations: words } = accounts
  const [picked, setPicked] = useState<File | undefined>()
  const [type, setType] = useState<AccountType>('live')
  const [outcome, setOutcome] = useState<OperationsOutcome | null>(null)
  const attempt = useAttempt()
  const submit = async () => {
    setOutcome(null)
    if (!picked) return
    await attempt.run(async () => {
      setOutcome(await call.importOperations({ query: { accountType: type }, file: picked }))
    })
  }
  return (
    <Section title={words.title} text={words.text}>
      <div className={styles.account}>
        <Form attempt={attempt} onSubmit={() => void submit()}>
          <FailureBanner attempt={attempt} title={words.failed} />
          {outcome && <Outcome outcome={outcome} />}
          <FileField
            label={words.file}
            prompt={chooseFile}
            required
            accept=".csv,.tsv,.txt,text/csv"
            onFiles={([file]) => setPicked(file)}
          />
          <Select
            label={words.type}
            value={type}
            onChange={setType}
            options={accountTypes.map((value) => ({ value, label: accounts.types[value] }))}
          />
          <div className={layout.wrap}>
            <Button type="submit" busy={attempt.pending}>
              {attempt.pending ? words.importing : words.import}
            </Button>
          </div>
        </Form>
      </div>
    </Section>
  )
}

function Outcome({ outcome: { state, added, known, problems } }: { outcome: OperationsOutcome }) {
  const { operations: words } = useAllWords().accounts
  const format = useFormat()
  if (state === 'accepted')
    return (
      <Banner tone="success" icon="check">
        {words.imported(format.number(added), format.number(known))}
      </Banner>
    )
  return (
    <Banner tone="danger" icon="alert">
      {words.refused}
      <ul className={styles.sentences}>
        {problems.map(({ code, row }) => (
          <li key={`${row} ${code}`}>{words.row(format.number(row), words.problems[code])}</li>
        ))}
      </ul>
    </Banner>
  )
}
