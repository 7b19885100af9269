import { useQuery } from '@tanstack/react-query'
import type { ImportMistake, LeadImport } from '#contract/imports.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { MistakeRow } from './MistakeRow.tsx'
import styles from './Transfer.module.css'
import { UnclearPhones } from './UnclearPhones.tsx'

const keyOf = ({ field, written }: ImportMistake) => `${field} ${written}`

/** Mistakes that several rows share, each fixed in all of them at once. */
export function Mistakes({ file, onChanged }: { file: LeadImport; onChanged: () => void }) {
  const { review: words } = useAllWords().transfer
  const { data, refetch } = useQuery({
    ...query('listImportMistakes', { params: { id: file.id } }),
    refetchOnMount: 'always',
  })
  if (!data || (data.data.length === 0 && data.unclearPhones === 0)) return null
  const changed = () => {
    void refetch()
    onChanged()
  }
  return (
    <section aria-label={words.mistakes} className={layout.stack3}>
      <h3 className={styles.mistakes}>{words.mistakes}</h3>
      <ul className={styles.rows}>
        {data.unclearPhones > 0 && (
          <li>
            <UnclearPhones file={file} rows={data.unclearPhones} onChanged={changed} />
          </li>
        )}
        {data.data.map((mistake) => (
          <li key={keyOf(mistake)}>
            <EntryBoundary place="mistake" of={mistake} fallback={<p dir="auto">{mistake.written}</p>}>
              <MistakeRow file={file} mistake={mistake} onChanged={changed} />
            </EntryBoundary>
          </li>
        ))}
      </ul>
    </section>
  )
}
