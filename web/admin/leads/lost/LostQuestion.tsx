import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { problemText } from '#web/admin/parts/problem.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { ConnectionLost } from '#web/api/client.ts'
import { prefetch } from '#web/kit/prefetch.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { type AskLost, type Lost, LostQuestionContext } from './lost-question.ts'

const load = () => import('./LostDialog.tsx')
const LostDialog = lazy(async () => ({ default: (await load()).LostDialog }))

/** Provides `useAskLost` to everything inside, with its dialog. */
export function LostQuestion({ children }: { children: ReactNode }) {
  const words = useWords()
  const { lost } = words
  const format = useFormat()
  const { show } = useToast()
  const [asked, setAsked] = useState<{ name: string; answer: (lost: Lost | null) => void } | null>(null)
  // Asked without a connection, too.
  useEffect(() => prefetch(() => void load().catch(() => undefined)), [])
  const ask = useCallback<AskLost>(
    async (name) => {
      const isLoaded = await load().then(
        () => true,
        () => false,
      )
      if (!isLoaded) {
        const text = problemText(new ConnectionLost('The dialog was not loaded'), words, format)
        show({ tone: 'error', title: words.leads.move.failed, text })
        return null
      }
      return new Promise((resolve) => {
        setAsked({
          name,
          answer: (lost) => {
            setAsked(null)
            resolve(lost)
          },
        })
      })
    },
    [words, format, show],
  )
  return (
    <LostQuestionContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <LostDialog title={lost.title(asked.name)} onAnswer={asked.answer} />
        </Suspense>
      )}
    </LostQuestionContext>
  )
}
