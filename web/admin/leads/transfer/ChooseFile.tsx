import { useId, useState } from 'react'
import { mostImportRows } from '#domain/import-fields.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { type ReadFile, readFile, UnreadableFile } from './read-file.ts'
import styles from './Transfer.module.css'

/** The file to bring in, read in this browser. */
export function ChooseFile({ onRead }: { onRead: (file: ReadFile) => void }) {
  const { import: words } = useAllWords().transfer
  const format = useFormat()
  const id = useId()
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<UnreadableFile['problem'] | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    setProblem(null)
    try {
      onRead(await readFile(file))
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.problem : 'unknown')
    } finally {
      setReading(false)
    }
  }
  return (
    <Section title={words.title} text={words.text}>
      <div className={styles.form}>
        {problem && (
          <Banner tone="danger" icon="alert">
            {words.unreadable}.{' '}
            {problem === 'too_many' ? words.problems.too_many(format.number(mostImportRows)) : words.problems[problem]}
          </Banner>
        )}
        <label htmlFor={id} className={styles.label}>
          {reading ? words.reading : words.file}
        </label>
        <input
          id={id}
          type="file"
          className={styles.file}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          disabled={reading}
          onChange={(event) => {
            void read(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
    </Section>
  )
}
