import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { type AskLost, type Lost, LostQuestionContext } from './lost-question.ts'

const LostDialog = lazy(async () => ({ default: (await import('./LostDialog.tsx')).LostDialog }))

/** Provides `useAskLost` to everything inside, with its dialog. */
export function LostQuestion({ children }: { children: ReactNode }) {
  const { lost } = useWords()
  const [asked, setAsked] = useState<{ name: string; answer: (lost: Lost | null) => void } | null>(null)
  const ask = useCallback<AskLost>(
    (name) =>
      new Promise((resolve) => {
        setAsked({
          name,
          answer: (lost) => {
            setAsked(null)
            resolve(lost)
          },
        })
      }),
    [],
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
