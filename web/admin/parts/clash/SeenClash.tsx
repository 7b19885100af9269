import { useAllWords } from '#web/admin/parts/words.tsx'
import { ClashPanel } from './ClashPanel.tsx'
import type { SeenForm } from './use-seen-form.ts'

type SeenClashProps<F extends object> = {
  form: Pick<SeenForm<F, unknown>, 'clashes' | 'by' | 'mustChoose' | 'choose'>
  /** Labels of the form's fields. */
  labels: Readonly<Record<keyof F & string, string>>
  /** A value of a field as it is read; absent: as it is stored. */
  textOf?: (field: keyof F & string, value: F[keyof F]) => string
  /** Heading: who changed what; default: somebody did. */
  title?: string
}

/** A teammate's changes while a form was open, next to the input; renders nothing without any. */
export function SeenClash<F extends object>({ form, labels, textOf, title }: SeenClashProps<F>) {
  const { conflict } = useAllWords().leads
  if (form.clashes.length === 0) return null
  const text = (field: keyof F & string, value: F[keyof F]) => textOf?.(field, value) ?? String(value ?? '')
  return (
    <ClashPanel
      title={title ?? conflict.changed(form.by)}
      clashes={form.clashes.map(({ field, mine, theirs, chosen }) => ({
        field,
        label: labels[field],
        mine: text(field, mine),
        theirs: text(field, theirs),
        chosen,
      }))}
      mustChoose={form.mustChoose}
      onChoose={form.choose}
    />
  )
}
