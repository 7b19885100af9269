import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { Month } from '#contract/record.ts'
import { typedYears } from '#domain/record/track-record.ts'
import type { Side } from '#web/admin/parts/clash/ClashPanel.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { bodyOf, type Figures, figuresOf, type MonthDraft, typedFigures } from './month-draft.ts'

/** Figures of one month that a teammate has saved while others were typed here. */
type MonthClash = {
  readonly theirs: Figures
  readonly by: string | null
  readonly mine: MonthDraft
  readonly chosen: Side | null
  readonly mustChoose: boolean
}

export type MonthFormProps = {
  start: MonthDraft
  months: readonly Month[]
  isEdit: boolean
  /** Called when saved or cancelled. */
  onDone: () => void
}

/** Input of the month form, its problems, and saving; asks about an unfinished month. */
export function useMonthForm({ start, months, isEdit, onDone }: MonthFormProps) {
  const { record } = useAllWords()
  const { show } = useToast()
  const [draft, setDraft] = useState(start)
  const [isAsking, ask] = useState(false)
  const [clash, setClash] = useState<MonthClash | null>(null)
  const choose = (side: Side) => {
    if (!clash) return
    const { percentageGain, profit } = side === 'theirs' ? typedFigures(clash.theirs) : clash.mine
    setDraft({ ...draft, percentageGain, profit })
    setClash({ ...clash, chosen: side })
  }
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
    if (field === 'year' || field === 'month') setClash(null)
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
    if (clash?.chosen === null) return setClash({ ...clash, mustChoose: true })
    let isAsked = false
    const isSaved = await attempt.run(async () => {
      try {
        await call.saveMonth({ body: { ...read.body, seen: clash?.theirs ?? figuresOf(there) } })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict' && error.current)) throw error
        const { percentageGain, profitAmount } = error.current as Figures
        const theirs = { percentageGain, profitAmount }
        setClash({ theirs, by: error.by ?? null, mine: draft, chosen: null, mustChoose: false })
        isAsked = true
      }
    })
    ask(false)
    if (!isSaved || isAsked) return
    show({ tone: 'success', title: record.saved })
    onDone()
  }
  return {
    draft,
    change,
    clash,
    choose,
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
