import { useState } from 'react'
import type { ImportRow, LeadImport } from '#contract/imports.ts'
import { amountIn } from '#domain/basics/amount.ts'
import { type ImportField, importFields } from '#domain/import/import-fields.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { FixField } from './FixField.tsx'
import { RowChanges } from './RowChanges.tsx'
import styles from './Transfer.module.css'

type ReviewRowProps = { file: LeadImport; row: ImportRow; onChanged: () => void }

/** One row: its content, its problems, and an input for each. */
export function ReviewRow({ file, row, onChanged }: ReviewRowProps) {
  const { leads, transfer, fields: problemWords } = useAllWords()
  const { fields: names } = leads
  const { review: words } = transfer
  const format = useFormat()
  const { busy, act } = useAct()
  const [typed, setTyped] = useState<Partial<Record<ImportField, string>>>({})
  const { line, fields, problems, match, state } = row
  const at = format.number(line)
  const faulty = importFields.filter((field) => problems[field] !== undefined)
  const said = importFields.filter((field) => fields[field] && problems[field] === undefined)
  const amount = fields.estimatedValue === undefined ? null : amountIn(fields.estimatedValue, file.decimal)
  /** The cell as written; an amount also as parsed. */
  const saying = (field: ImportField) =>
    field === 'estimatedValue' && amount !== null
      ? `${fields[field]} = ${format.money(Math.round(amount))}`
      : fields[field]
  const check = (leaveOut: boolean) =>
    act('row', words.rowFailed, () => {
      const options = {
        dial: file.dial ?? undefined,
        decimal: file.decimal ?? undefined,
        language: file.language,
      }
      const rows = [{ line, fields: { ...fields, ...typed }, leaveOut }]
      return call.checkImportRows({ params: { id: file.id }, body: { rows, ...options } })
    }).then(onChanged)
  return (
    <form
      className={styles.row}
      aria-label={words.line(at)}
      onSubmit={(event) => {
        event.preventDefault()
        void check(false)
      }}
    >
      <p className={styles.line}>{words.line(at)}</p>
      <div className={styles.said}>
        <p>{[...said.map(saying), ...(fields.unmatched?.split('\n') ?? [])].join(' · ')}</p>
        {match && (
          <p>
            <Badge tone="warning">
              {match.line !== null
                ? words.matchesLine[match.by](format.number(match.line))
                : words.matches[match.by](match.lead?.name ?? '')}
            </Badge>
          </p>
        )}
        {row.changes && <RowChanges changes={row.changes} />}
        {faulty.length > 0 && (
          <div className={styles.columns}>
            {faulty.map((field) => (
              <FixField
                key={field}
                field={field}
                label={words.inLine(names[field], at)}
                error={problemWords[problems[field]!]}
                written={fields[field] ?? ''}
                value={typed[field] ?? fields[field] ?? ''}
                onChange={(value) => setTyped({ ...typed, [field]: value })}
              />
            ))}
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        {state === 'left_out' ? (
          <Button size="small" busy={busy !== null} aria-label={words.includeOf(at)} type="submit">
            {words.include}
          </Button>
        ) : (
          <Button size="small" busy={busy !== null} aria-label={words.skipOf(at)} onClick={() => void check(true)}>
            {words.skip}
          </Button>
        )}
        {faulty.length > 0 && state === 'faulty' && (
          <Button size="small" tone="primary" busy={busy !== null} aria-label={words.recheckOf(at)} type="submit">
            {words.recheck}
          </Button>
        )}
      </div>
    </form>
  )
}
