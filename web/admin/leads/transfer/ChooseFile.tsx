import { useState } from 'react'
import { maxImportRows } from '#domain/import/import-fields.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { FileField } from '#web/kit/FileField.tsx'
import { type ReadFile, readFile, UnreadableFile } from './read-file.ts'
import styles from './Transfer.module.css'

/** Chooses the file to import, which is read in this browser. */
export function ChooseFile({ onRead }: { onRead: (file: ReadFile) => void }) {
  const { transfer, chooseFile } = useAllWords()
  const words = transfer.import
  const format = useFormat()
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
            {problem === 'too_many' ? words.problems.too_many(format.number(maxImportRows)) : words.problems[problem]}
          </Banner>
        )}
        <FileField
          label={words.file}
          labelHidden
          prompt={reading ? words.reading : chooseFile}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          disabled={reading}
          takesAtOnce
          onFiles={([file]) => void read(file)}
        />
      </div>
    </Section>
  )
}
