import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useLanguage } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { GoldPrices } from './GoldPrices.tsx'
import { MonthForm } from './MonthForm.tsx'
import { MonthsTable } from './MonthsTable.tsx'
import { draftOf, emptyDraft } from './month-draft.ts'
import styles from './PerformanceScreen.module.css'
import { Statistics } from './Statistics.tsx'

/** Months of the record: add, edit, list, and statistics. */
export function PerformanceScreen() {
  const { record: words, screens } = useAllWords()
  const [language] = useLanguage()
  const mayWrite = useCan('record.write')
  const [edited, setEdited] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({ ...query('listMonths', {}), refetchOnMount: 'always' })
  const month = data?.find(({ id }) => id === edited)
  return (
    <Screen
      title={screens.performance}
      lead={words.lead}
      actions={
        <a className={styles.link} href={`/${language}/track-record`} target="_blank" rel="noopener">
          {words.publicPage}
        </a>
      }
    >
      {data && data.length > 0 && <Statistics months={data} />}
      {mayWrite && data && (
        <MonthForm
          key={edited ?? 'new'}
          start={month ? draftOf(month) : emptyDraft(new Date())}
          months={data}
          isEdit={month !== undefined}
          onDone={() => {
            setEdited(null)
            void refetch()
          }}
        />
      )}
      <Section title={words.all}>
        {!data && <ReadState error={error} failed={words.loadFailed} onRetry={() => void refetch()} />}
        {data?.length === 0 && <EmptyState icon="calendar" title={words.empty} text={words.emptyNext} />}
        {data && data.length > 0 && <MonthsTable months={data} onEdit={mayWrite ? setEdited : null} />}
      </Section>
      {mayWrite && <GoldPrices />}
    </Screen>
  )
}
