import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import { maxAttachmentBytes } from '#domain/leads/attachments.ts'
import { plainName } from '#web/admin/parts/plain-name.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'

/** Uploads a lead's file; `problem` explains a refusal at the field. */
export function useUpload(leadId: string, onAdded: () => void) {
  const words = useAllWords()
  const { files } = words.leadRecord
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const tooLarge = files.tooLarge(format.fileSize(maxAttachmentBytes))
  const textOf = (error: unknown) => {
    if (!(error instanceof ApiError)) return problemText(error, words, format)
    if (error.code === 'invalid_input') return files.refused
    if (error.code === 'too_large') return tooLarge
    return error.code === 'conflict' ? files.tooMany : problemText(error, words, format)
  }
  return {
    isBusy,
    problem,
    async send(file: File | undefined) {
      if (!file) return
      setProblem(file.size > maxAttachmentBytes ? tooLarge : undefined)
      if (file.size > maxAttachmentBytes) return
      setBusy(true)
      try {
        await call.addAttachment({ params: { id: leadId }, query: { name: plainName(file.name) }, file })
        onAdded()
      } catch (error) {
        setProblem(textOf(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
