import type { ReportImport } from '#contract/accounts.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'

type Finding = Pick<ReportImport['problems'][number], 'row' | 'detail'>

/** A finding of a file as a sentence in the reader's language, with row, figure and amounts filled in. */
export function useFinding() {
  const { accounts: words } = useAllWords()
  const format = useFormat()
  const number = (value: number | undefined) => (value === undefined ? '' : format.number(value))
  const name = (figure = '') => {
    const figures: Record<string, string> = { ...words.columns, ...words.figures }
    return figures[figure] ?? figure
  }
  // Account types arrive as codes.
  const value = (text = '') => (words.types as Record<string, string>)[text] ?? text
  type Named = Parameters<(typeof words.problems)['bad_row']>[0]
  return (sentence: (named: Named) => string, { row, detail = {} }: Finding): string =>
    sentence({
      row: number(row),
      ticket: detail.ticket ?? '',
      tickets: format.list(detail.tickets ?? []),
      figure: name(detail.figure),
      printed: value(detail.printed),
      recomputed: value(detail.recomputed),
      count: number(detail.count),
      of: number(detail.of),
    })
}
