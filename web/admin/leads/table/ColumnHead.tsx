import { type ReactNode, useRef } from 'react'
import { type LeadColumnName, type ListSort, leadSortOrder } from '#domain/leads/lead-views.ts'
import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { ColumnEdge } from './ColumnEdge.tsx'
import { widthStyle } from './column-widths.ts'
import styles from './LeadTable.module.css'

/** Columns that the list can be ordered by. */
const sortOf: Partial<Record<LeadColumnName, ListSort>> = {
  status: 'stage',
  waiting: 'time',
  priority: 'priority',
  score: 'score',
  value: 'value',
  created: 'date',
}

type ColumnHeadProps = {
  name: LeadColumnName
  /** CSS pixels; absent: the content's width. */
  width: number | undefined
  search: LeadsSearch
  onSearch: (change: LeadsSearch) => void
}

/** Header of a column: sorts the list where possible; its edge resizes the column. */
export function ColumnHead({ name, width, search, onSearch }: ColumnHeadProps) {
  const { workspace } = useWords()
  const element = useRef<HTMLTableCellElement>(null)
  const sort = sortOf[name]
  const { sort: current = 'date', order = leadSortOrder[current] } = search
  const isCurrent = current === sort
  const sorted = isCurrent ? (order === 'desc' ? 'descending' : 'ascending') : 'none'
  const cell = (content: ReactNode) => (
    <th ref={element} scope="col" data-column={name} aria-sort={sort && sorted} style={widthStyle(width)}>
      {content}
      <ColumnEdge name={name} width={width} head={element} />
    </th>
  )
  if (!sort) return cell(workspace.columns[name])
  const isUsual = order === leadSortOrder[sort]
  const next = isCurrent && isUsual ? (order === 'desc' ? 'asc' : 'desc') : undefined
  return cell(
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSearch({ sort: sort === 'date' ? undefined : sort, order: next })}
    >
      {workspace.columns[name]}
      {isCurrent && <Icon name={order === 'desc' ? 'chevron-down' : 'chevron-up'} small />}
    </button>,
  )
}
