import { useState } from 'react'
import type { Month } from '#contract/record.ts'
import { typedYears } from '#domain/track-record.ts'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { bodyOf, type MonthDraft } from './month-draft.ts'

export type MonthFormProps = {
  start: MonthDraft
  months: readonly Month[]
  isEdit: boolean
  /** Called when saved or cancelled. */
  onDone: () => void
}

/** What is typed into the form of a month, what is wrong with it, and its saving; an unfinished month is asked about. */
export function useMonthForm({ start, months, isEdit, onDone }: MonthFormProps) {
  const { record } = useAllWords()
  const { show } = useToast()
  const [draft, setDraft] = useState(start)
  const [isAsking, ask] = useState(false)
  const attempt = useAttempt({
    year: null,
    month: null,
    percentageGain: record.gainWrong,
    profitAmount: record.profitWrong,
    reason: null,
  })
  const wrongTexts = {
    month: record.notBegun,
    year: record.yearWrong(String(typedYears.min), String(typedYears.max)),
    percentageGain: record.gainWrong,
    profitAmount: record.profitWrong,
  }
  const change = (part: Partial<MonthDraft>, field: keyof typeof wrongTexts | 'reason') => {
    setDraft({ ...draft, ...part })
    attempt.touch(field)
  }
  const there = months.find(({ year, month }) => String(year) === draft.year && String(month) === draft.month)
  const submit = async (isUnfinished: boolean) => {
    const read = bodyOf(draft, new Date(), isUnfinished)
    if ('wrong' in read) {
      const wrong = read.wrong.filter((field) => field !== 'unfinished')
      if (wrong.length === 0) return ask(true)
      attempt.reject(Object.fromEntries(wrong.map((field) => [field, wrongTexts[field]])))
      return
    }
    const isSaved = await attempt.run(() => call.saveMonth({ body: read.body }))
    ask(false)
    if (!isSaved) return
    show({ tone: 'success', title: record.saved })
    onDone()
  }
  return {
    draft,
    change,
    attempt,
    submit,
    /** The month as it is recorded, if it is. */
    there,
    /** The month that saving would replace, unless it is the one being edited. */
    replaced: isEdit && draft.year === start.year && draft.month === start.month ? undefined : there,
    isAsking,
    ask,
  }
}
