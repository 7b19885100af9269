import { useRef, useState } from 'react'
import { maxImportRows } from '#domain/import-fields.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { type ReadFile, readFile, UnreadableFile } from './read-file.ts'
import styles from './Transfer.module.css'

/** Chooses the file to import, which is read in this browser. */
export function ChooseFile({ onRead }: { onRead: (file: ReadFile) => void }) {
  const { import: words } = useAllWords().transfer
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
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
        <div>
          <Button icon="note" busy={reading} onClick={() => input.current?.click()}>
            {reading ? words.reading : words.choose}
          </Button>
          {/* Its own button would speak the browser's language. */}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={words.file}
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            onChange={(event) => {
              void read(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
      </div>
    </Section>
  )
}
