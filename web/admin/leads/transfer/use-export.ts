import type { CallOf } from '#contract/api.ts'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

type ExportQuery = CallOf<'exportLeads'>['query']

/** Saves the leads of a query as a file. */
export function useExport(): { busy: boolean; save(format: 'csv' | 'xlsx', query: ExportQuery): Promise<void> } {
  const { files: words } = useWords().leads
  const { busy, act } = useAct()
  const { show } = useToast()
  return {
    busy: busy !== null,
    async save(format, query) {
      await act('export', words.failed, async () => {
        const { file, name } = await (format === 'csv' ? call.exportLeads({ query }) : call.exportWorkbook({ query }))
        saveFile(file, name)
        show({ tone: 'success', title: words.saved(name) })
      })
    },
  }
}
