import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './Transfer.module.css'
import { useExport } from './use-export.ts'

/** All leads as a file. */
export function ExportSection() {
  const { transfer, leads } = useAllWords()
  const words = leads.files
  const { busy, save } = useExport()
  return (
    <Section title={transfer.export.title} text={transfer.export.text}>
      <div className={styles.buttons}>
        <Button icon="download" busy={busy} onClick={() => void save('csv', {})}>
          {busy ? words.busy : words.csv}
        </Button>
        <Button icon="download" busy={busy} onClick={() => void save('xlsx', {})}>
          {busy ? words.busy : words.xlsx}
        </Button>
      </div>
    </Section>
  )
}
