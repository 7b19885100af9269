import type { SpokenLanguage } from '#domain/site/languages.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** `original`: the teammate's text, if the text is the model's. */
type Draft = { readonly text: string; readonly original?: string | null }

/** Has the language model write a draft in the lead's language. What the teammate wrote is kept beside it; nothing is sent. */
export function useWriteIn(leadId: string, draft: Draft, change: (update: (draft: Draft) => Partial<Draft>) => void) {
  const { thread, insight } = useAllWords()
  const { busy, act } = useAct()
  const { show } = useToast()
  const { text, original = null } = draft
  const write = (language: SpokenLanguage) =>
    void act('write', thread.language.writeFailed, async () => {
      const { text: written, problem } = await call.translateDraft({ params: { id: leadId }, body: { text, language } })
      if (written === null)
        show({
          tone: 'error',
          title: thread.language.writeFailed,
          text: problem === null ? undefined : insight.fallbacks[problem],
        })
      // Input typed meanwhile is kept.
      else change((now) => (now.text === text ? { text: written, original: text } : {}))
    })
  return {
    write,
    isWriting: busy !== null,
    isEmpty: text.trim() === '',
    restore: original === null ? null : () => change(() => ({ text: original, original: null })),
  }
}
