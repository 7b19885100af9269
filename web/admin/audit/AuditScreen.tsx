import type { AuditSearch } from '#web/admin/parts/audit-search.ts'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { PagedList } from '#web/admin/parts/screen/PagedList.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditList } from './AuditList.tsx'
import { RefusalsSection } from './RefusalsSection.tsx'
import { filterOf, useAudit } from './use-audit.ts'

type AuditScreenProps = {
  search: AuditSearch
  /** Omitted fields keep their value; undefined ones are cleared. */
  onSearch: (change: AuditSearch) => void
}

/** The audit log: who changed which record, when and from where. */
export function AuditScreen({ search, onSearch }: AuditScreenProps) {
  const { audit: words, workspace } = useAllWords()
  const mayExport = useCan('export')
  const mayManage = useCan('users.manage')
  const { busy, act } = useAct()
  const { first, ...pages } = useAudit(search)
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const clear = () =>
    onSearch({
      user: undefined,
      action: undefined,
      entity: undefined,
      record: undefined,
      from: undefined,
      to: undefined,
    })
  const save = () =>
    act('export', words.exportFailed, async () => {
      const { file, name } = await call.exportAudit({ query: filterOf(search) })
      saveFile(file, name)
    })
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        mayExport && (
          <Button icon="download" busy={busy !== null} onClick={() => void save()}>
            {busy === null ? words.export : words.exporting}
          </Button>
        )
      }
    >
      {mayManage && <RefusalsSection />}
      <AuditFilters
        search={search}
        actions={first?.actions ?? []}
        onSearch={onSearch}
        onClear={isFiltered ? clear : null}
      />
      <div>
        <PagedList
          pages={pages}
          failed={words.loadFailed}
          placeholders={8}
          empty={
            <EmptyState
              icon="history"
              title={isFiltered ? words.noneFound : words.none}
              text={isFiltered ? words.noneFoundText : undefined}
              action={isFiltered && <Button onClick={clear}>{workspace.clear}</Button>}
            />
          }
        >
          {(entries) => <AuditList entries={entries} onSearch={onSearch} />}
        </PagedList>
      </div>
    </Screen>
  )
}
