import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useLive } from '#web/admin/parts/live.tsx'
import { PagedList } from '#web/admin/parts/screen/PagedList.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { DuplicateCard } from './DuplicateCard.tsx'
import styles from './Duplicates.module.css'
import { MergesSection } from './MergesSection.tsx'

/** Leads that may be one person: merged, or kept apart; and merges that can be undone. */
export function DuplicatesScreen() {
  const { duplicates: words, screens } = useAllWords()
  const format = useFormat()
  const pages = usePages(['listDuplicates'], (cursor, signal) => call.listDuplicates({ query: { cursor } }, { signal }))
  useLive('leads', pages.reload)
  return (
    <Screen title={screens.duplicates} lead={words.lead}>
      <section className={styles.part} aria-labelledby="open-duplicates">
        <h2 id="open-duplicates" className={styles.heading}>
          {words.open}
        </h2>
        <p className={styles.soft}>{words.openText}</p>
        <PagedList
          pages={pages}
          failed={words.loadFailed}
          placeholders={4}
          empty={<EmptyState icon="people" title={words.none} text={words.noneText} />}
        >
          {(rows) => (
            <ul className={layout.stack3} aria-label={words.list}>
              {rows.map((group) => (
                <li key={group.ids.join()}>
                  <EntryBoundary
                    place="duplicates"
                    of={group}
                    fallback={<p dir="auto">{format.list(group.leads.map(({ name }) => name))}</p>}
                  >
                    <DuplicateCard group={group} onDecided={pages.reload} />
                  </EntryBoundary>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
      <MergesSection />
    </Screen>
  )
}
