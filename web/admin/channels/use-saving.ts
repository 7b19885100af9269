import { useState } from 'react'
import { fieldTexts, problemText, wasDeclined } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { useToast } from '#web/kit/Toast.tsx'

/** Saves channel settings, and reports invalid fields. */
export function useSaving(reload: () => void, { saved, saveFailed }: { saved: string; saveFailed: string }) {
  const words = useAllWords()
  const format = useFormat()
  const { show } = useToast()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const save = async (change: () => Promise<unknown>) => {
    setSaving(true)
    try {
      await change()
      setErrors({})
      show({ tone: 'success', title: saved })
      reload()
    } catch (error) {
      setErrors(fieldTexts(error, words))
      if (!wasDeclined(error)) show({ tone: 'error', title: saveFailed, text: problemText(error, words, format) })
    } finally {
      setSaving(false)
    }
  }
  return { errors, isSaving, save }
}
