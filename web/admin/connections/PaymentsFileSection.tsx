import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import { type DecimalSign, decimalSigns } from '#domain/basics/amount.ts'
import { type DateOrder, dateOrders } from '#domain/import/file-dates.ts'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { FileField } from '#web/kit/FileField.tsx'
import { Select } from '#web/kit/Select.tsx'
import { useToast } from '#web/kit/Toast.tsx'

type Report = AnswerOf<'importPayments'>
type Choices = {
  readonly order?: DateOrder | undefined
  readonly decimal?: DecimalSign | undefined
  readonly doubtful?: 'skip' | 'add'
  readonly rules?: 'true' | 'false'
}
type Chosen = { readonly file: File; readonly choices: Choices; readonly report: Report }

/** Files of payments, for providers without webhooks: read first, imported when nothing is in doubt. */
export function PaymentsFileSection() {
  const all = useAllWords()
  const words = all.checkout.file
  const format = useFormat()
  const client = useQueryClient()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const imports = useQuery(query('listPaymentImports', {}))
  const reload = () => client.invalidateQueries({ queryKey: ['listPaymentImports'] })
  const read = (file: File, choices: Choices) =>
    act('read', words.failed, async () => {
      const report = await call.importPayments({ query: { ...choices, name: file.name }, file })
      setChosen({ file, choices, report })
    })
  const run = ({ file, choices }: Chosen, count: number) =>
    act('run', words.failed, async () => {
      await call.importPayments({ query: { ...choices, name: file.name, commit: 'true' }, file })
      setChosen(null)
      show({ tone: 'success', title: words.done(format.number(count)) })
      await reload()
    })
  return (
    <Section title={words.title} text={words.text}>
      <FileField
        label={words.choose}
        prompt={all.chooseFile}
        accept=".csv,text/csv"
        takesAtOnce
        onFiles={([file]) => file && void read(file, {})}
      />
      {chosen && (
        <Preview
          chosen={chosen}
          busy={busy}
          onChoose={(choices) => void read(chosen.file, choices)}
          onRun={(count) => void run(chosen, count)}
        />
      )}
      {imports.data && imports.data.data.length > 0 && (
        <RowList label={words.imports}>
          {imports.data.data.map(({ id, fileName, payments, createdAt, undoneAt }) => (
            <li key={id}>
              <Row
                title={words.line(fileName, format.number(payments), format.dateTime(createdAt))}
                text={undoneAt !== null && words.undone}
                end={
                  undoneAt === null && (
                    <Button
                      busy={busy === id}
                      aria-label={words.undoOf(fileName)}
                      onClick={() =>
                        void act(id, words.undoFailed, () => call.undoPaymentImport({ params: { id } })).then(reload)
                      }
                    >
                      {words.undo}
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}

type PreviewProps = {
  chosen: Chosen
  busy: string | null
  onChoose: (choices: Choices) => void
  onRun: (count: number) => void
}

/** Preview of a file: one question per ambiguous column, skipped rows with reasons, and the import. */
function Preview({ chosen: { report, choices }, busy, onChoose, onRun }: PreviewProps) {
  const words = useAllWords().checkout.file
  const format = useFormat()
  const { missing, doubtfulDate, doubtfulAmount, counts, rows } = report
  if (missing.length > 0)
    return <Row title={words.missing(format.list(missing.map((column) => words.columns[column])))} />
  const isClear = doubtfulDate === null && doubtfulAmount === null
  const count = counts.taken + (choices.doubtful === 'add' ? counts.doubtful : 0)
  const unanswered = { value: '', label: '—' } as const
  return (
    <>
      {(doubtfulDate !== null || choices.order) && (
        <Select
          label={words.order}
          hint={doubtfulDate !== null && words.askDate(doubtfulDate)}
          value={choices.order ?? ''}
          onChange={(order) => onChoose({ ...choices, order: dateOrders.find((one) => one === order) })}
          options={[unanswered, ...dateOrders.map((value) => ({ value, label: words.orders[value] }))]}
        />
      )}
      {(doubtfulAmount !== null || choices.decimal) && (
        <Select
          label={words.decimal}
          hint={doubtfulAmount !== null && words.askAmount(doubtfulAmount)}
          value={choices.decimal ?? ''}
          onChange={(decimal) => onChoose({ ...choices, decimal: decimalSigns.find((one) => one === decimal) })}
          options={[unanswered, ...decimalSigns.map((value) => ({ value, label: words.decimals[value] }))]}
        />
      )}
      <Row
        title={words.counts(format.number(counts.taken), format.number(counts.known), format.number(counts.no_money))}
        text={rows
          .filter(({ outcome }) => outcome === 'set_aside')
          .map(({ line, reason }) => words.aside(format.number(line), reason ? words.reasons[reason] : ''))
          .join('; ')}
      />
      {counts.doubtful > 0 && (
        <Checkbox
          label={words.addDoubtful}
          hint={words.doubtful(format.number(counts.doubtful))}
          checked={choices.doubtful === 'add'}
          onChange={(isAdded) => onChoose({ ...choices, doubtful: isAdded ? 'add' : 'skip' })}
        />
      )}
      <Checkbox
        label={words.rules}
        checked={choices.rules === 'true'}
        onChange={(isOn) => onChoose({ ...choices, rules: isOn ? 'true' : 'false' })}
      />
      <Button
        tone="primary"
        icon="download"
        disabled={!isClear || count === 0}
        busy={busy === 'run'}
        onClick={() => onRun(count)}
      >
        {words.run(format.number(count))}
      </Button>
    </>
  )
}
