import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leadStatuses } from '#domain/pipeline.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Select } from '#web/kit/Select.tsx'
import { platformName } from '../lead-words.ts'
import type { BoardView } from '../store/column-view.ts'
import styles from './BoardToolbar.module.css'

type BoardToolbarProps = {
  view: BoardView | null
  platform: string | null
  onPlatform: (platform: string | null) => void
}

/** Title, totals over all columns, and the platform filter. */
export function BoardToolbar({ view, platform, onPlatform }: BoardToolbarProps) {
  const words = useWords().leads
  const format = useFormat()
  const count = view && leadStatuses.reduce((sum, status) => sum + view[status].count, 0)
  const value = view && leadStatuses.reduce((sum, status) => sum + view[status].value, 0)
  const platforms = usePlatforms(count)
  const options = [...new Set([...platforms.keys(), ...(platform === null ? [] : [platform])])]
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.total}>
        {count !== null && value !== null && words.board.total(count, format.number(count), format.money(value))}
      </p>
      <div className={styles.filter}>
        <Select
          label={words.board.platform}
          labelHidden
          value={platform ?? ''}
          onChange={(chosen) => onPlatform(chosen || null)}
          options={[
            { value: '', label: words.board.allPlatforms },
            ...options.map((id) => ({
              value: id,
              label: words.board.platformOption(platformName(id, words), format.number(platforms.get(id) ?? 0)),
            })),
          ]}
        />
      </div>
    </div>
  )
}

/** Leads by platform; asked for again when the board's total changes. */
function usePlatforms(total: number | null): ReadonlyMap<string, number> {
  const client = useQueryClient()
  const { data } = useQuery(query('listPlatforms', {}))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another total means other numbers
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['listPlatforms'] }, { cancelRefetch: false })
  }, [client, total])
  return new Map(data?.data.map(({ id, leads }) => [id, leads]))
}
