import { mailStatuses } from '#domain/letters/mail.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import type { OutboxSearch } from '#web/admin/parts/outbox-search.ts'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { PagedList } from '#web/admin/parts/screen/PagedList.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { MailDialog } from './MailDialog.tsx'
import { MailRow } from './MailRow.tsx'
import styles from './OutboxScreen.module.css'

type OutboxScreenProps = {
  search: OutboxSearch
  /** Omitted fields keep their value; undefined ones are cleared. */
  onSearch: (change: OutboxSearch) => void
}

/** Sent, waiting and failed mails; without a mail server this is where they are read. */
export function OutboxScreen({ search, onSearch }: OutboxScreenProps) {
  const { outbox: words, screens } = useAllWords()
  const { status } = search
  const { first, ...pages } = usePages(['listMails', status], (cursor, signal) =>
    call.listMails({ query: { status, cursor } }, { signal }),
  )
  return (
    <Screen title={screens.outbox} lead={words.lead}>
      {first?.sends === false && (
        <Banner tone="warning" icon="alert">
          <strong>{words.noServer}</strong> <NamedScreen text={words.noServerText} screen="channels" />
        </Banner>
      )}
      {first?.sends && !first.links && (
        <Banner tone="warning" icon="alert">
          <strong>{words.noLinks}</strong> {words.noLinksText}
        </Banner>
      )}
      <FilterBar label={words.filters}>
        <Select
          label={words.status}
          value={status ?? ''}
          onChange={(chosen) => onSearch({ status: chosen || undefined })}
          options={[
            { value: '', label: words.anyStatus },
            ...mailStatuses.map((one) => ({ value: one, label: words.statuses[one] })),
          ]}
        />
      </FilterBar>
      <div>
        <PagedList
          pages={pages}
          failed={words.loadFailed}
          placeholders={6}
          empty={
            <EmptyState
              icon="outbox"
              title={status ? words.noneFound : words.none}
              text={status ? undefined : words.noneText}
            />
          }
        >
          {(rows) => (
            <ul className={styles.list} aria-label={words.mails}>
              {rows.map((mail) => (
                <li key={mail.id}>
                  <EntryBoundary place="mail" of={mail} fallback={<p dir="auto">{mail.id}</p>}>
                    <MailRow mail={mail} onOpen={() => onSearch({ mail: mail.id })} />
                  </EntryBoundary>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      <MailDialog
        id={search.mail ?? null}
        sends={first?.sends ?? false}
        onClose={() => onSearch({ mail: undefined })}
        onChanged={pages.reload}
      />
    </Screen>
  )
}
