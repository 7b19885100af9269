import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** Rows fixed by one call, and the line to continue after, if any. */
type Part = { readonly fixed: number; readonly next: number | null }

/** Fixes all rows with one mistake, part by part, and shows a toast: how many, or `stays` if none. */
export function useFixAll(stays: { title: string; text?: string }, onChanged: () => void) {
  const { review: words } = useAllWords().transfer
  const format = useFormat()
  const { show } = useToast()
  const { busy, act } = useAct()
  const fixAll = async (fixPart: (from: { after?: number }) => Promise<Part>) => {
    let fixed = 0
    const isDone = await act('fix', words.mistakeFailed, async () => {
      for (let after: number | null = 0; after !== null; ) {
        const part: Part = await fixPart(after > 0 ? { after } : {})
        fixed += part.fixed
        after = part.next
      }
    })
    if (isDone && fixed > 0) show({ tone: 'success', title: words.mistakeFixed(fixed, format.number(fixed)) })
    else if (isDone) show({ tone: 'error', ...stays })
    onChanged()
  }
  return { isFixing: busy !== null, fixAll }
}
