import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { csvLine } from '#domain/basics/csv.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import type { SetupsSearch } from '#web/admin/parts/setups-search.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import styles from './Figures.module.css'

/** A column of figures: formatted for the screen, and raw for a file. */
export type Column<R> = {
  readonly name: string
  readonly text: (row: R) => ReactNode
  readonly raw: (row: R) => string | number | null
}

type FigureTableProps<R> = {
  title: string
  rows: readonly R[]
  /** The heading of the first column. */
  first: string
  nameOf: (row: R) => string
  /** The leads or account setups of a row; null if their list has no such filter. */
  leadsOf: (row: R) => LeadFilters | null
  setupsOf?: ((row: R) => SetupsSearch) | undefined
  columns: readonly Column<R>[]
  /** Length of the row's bar, relative to the other rows. */
  barOf?: ((row: R) => number) | undefined
}

/** Initially visible rows of a ranking. */
const maxRows = 10

/** A table with a bar in each row: chart and figures in one, also for keyboard and screen reader. */
export function FigureTable<R>({ title, rows, first, nameOf, leadsOf, setupsOf, columns, barOf }: FigureTableProps<R>) {
  const { analytics: words } = useAllWords()
  const format = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole || rows.length <= maxRows + 2 || !barOf ? rows : rows.slice(0, maxRows)
  const most = Math.max(...rows.map((row) => barOf?.(row) ?? 0)) || 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone has to be reached by keyboard
    <section className={styles.scroll} aria-label={words.tableOf(title)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={nameOf(row)}>
              <th scope="row" dir="auto">
                {setupsOf ? (
                  <Link to="/subscription-management" search={setupsOf(row)}>
                    {nameOf(row)}
                  </Link>
                ) : (
                  <LeadsLink leads={leadsOf(row)}>{nameOf(row)}</LeadsLink>
                )}
                {barOf && <Bar share={barOf(row) / most} />}
              </th>
              {columns.map(({ name, text }) => (
                <td key={name}>{text(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button className={styles.more} onClick={() => setIsWhole(true)}>
          {words.showAll(format.number(rows.length))}
        </Button>
      )}
    </section>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.groove} width="100%" height="100%" rx="2" />
      <rect width={`${100 * share}%`} height="100%" rx="2" />
    </svg>
  )
}

/** Links to the leads in the list; plain text if the list has no such filter. */
export function LeadsLink({ leads, children }: { leads: LeadFilters | null; children: ReactNode }) {
  if (!leads) return children
  return (
    <Link to="/admin" search={{ ...leads, view: 'table' }}>
      {children}
    </Link>
  )
}

/** A table with its own heading, downloadable as CSV. */
export function FigureSection<R>({
  text,
  chart,
  ...table
}: FigureTableProps<R> & { text?: string; chart?: ReactNode }) {
  const { analytics: words } = useAllWords()
  if (table.rows.length === 0) return null
  return (
    <Section title={table.title} text={text} action={<DownloadButton {...table} />}>
      {chart}
      {chart ? (
        <details className={styles.details}>
          <summary>{words.asTable}</summary>
          <FigureTable {...table} />
        </details>
      ) : (
        <FigureTable {...table} />
      )}
    </Section>
  )
}

function DownloadButton<R>({ title, rows, first, nameOf, columns }: FigureTableProps<R>) {
  const { analytics: words } = useAllWords()
  const save = () => {
    const lines = [
      csvLine([first, ...columns.map(({ name }) => name)]),
      ...rows.map((row) => csvLine([nameOf(row), ...columns.map(({ raw }) => String(raw(row) ?? ''))])),
    ]
    // The byte order mark by which spreadsheets recognise UTF-8.
    saveFile(new Blob(['\ufeff', ...lines], { type: 'text/csv' }), `${title}.csv`)
  }
  return <IconButton icon="download" label={words.downloadOf(title)} className={styles.download} onClick={save} />
}
