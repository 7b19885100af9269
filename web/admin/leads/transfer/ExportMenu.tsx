import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { useExport } from './use-export.ts'

type ExportMenuProps = { filters: LeadFilters } & Pick<LeadsSearch, 'sort' | 'order'>

/** Exports all leads that match the filters as a file. */
export function ExportMenu({ filters, sort, order }: ExportMenuProps) {
  const { files: words } = useWords().leads
  const { busy, save } = useExport()
  const query = { ...filters, sort, order }
  return (
    <Menu
      trigger={
        <Button icon="download" busy={busy}>
          {busy ? words.busy : words.export}
        </Button>
      }
      items={[
        { label: words.csv, onSelect: () => void save('csv', query) },
        { label: words.xlsx, onSelect: () => void save('xlsx', query) },
      ]}
    />
  )
}
