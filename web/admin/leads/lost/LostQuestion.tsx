import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useWhenLoaded } from '#web/admin/parts/when-loaded.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { prefetch } from '#web/kit/prefetch.ts'
import { type AskLost, type Lost, LostQuestionContext } from './lost-question.ts'

const load = () => import('./LostDialog.tsx')
const LostDialog = lazy(async () => ({ default: (await load()).LostDialog }))

/** Provides `useAskLost` to everything inside, with its dialog. */
export function LostQuestion({ children }: { children: ReactNode }) {
  const { lost, leads } = useWords()
  const whenLoaded = useWhenLoaded()
  const [asked, setAsked] = useState<{ name: string; answer: (lost: Lost | null) => void } | null>(null)
  // Preloaded, so that it can be asked without a connection.
  useEffect(() => prefetch(() => void load().catch(() => undefined)), [])
  const ask = useCallback<AskLost>(
    async (name) => {
      if (!(await whenLoaded(load, leads.move.failed))) return null
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
    [leads, whenLoaded],
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
