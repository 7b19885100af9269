import { useEffect } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { DraftFile } from '#contract/messages.ts'
import type { Channel } from '#domain/conversation/message.ts'
import { fitsHeader, type TemplateHeader } from '#domain/conversation/messengers/whatsapp-templates.ts'
import {
  maxSentBytes,
  maxSentFiles,
  sentFileProblem,
  sentTypeOf,
  togetherProblem,
} from '#domain/conversation/sent-files.ts'
import { plainName } from '#web/admin/parts/plain-name.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { ConnectionLost, call } from '#web/api/client.ts'
import { useStore } from '#web/kit/store.ts'
import { edit, forget, stopUploads, type Upload, uploads, uploadsOf } from './uploads.ts'

type Options = {
  /** Null: the file is a rule's. */
  readonly leadId: string | null
  readonly channel: Channel
  /** Name of the draft that is shown. */
  readonly draft: string
  readonly files: readonly DraftFile[]
  /** Media header of a template, which takes one file of its kind: another takes its place. Null: any the channel accepts. */
  readonly header?: TemplateHeader | null
  /** Changes the files of a draft, which may no longer be on screen. */
  readonly change: (draft: string, update: (files: readonly DraftFile[]) => readonly DraftFile[]) => void
}

let count = 0

/** Files of a draft: added, uploading, removed. A refused one shows the reason next to its name. */
export function useDraftFiles({ leadId, channel, draft, files, header = null, change }: Options) {
  const words = useAllWords()
  const { files: own, chat } = words.thread
  const format = useFormat()
  useStore(uploads)
  useEffect(() => {
    // The draft gets its files where it is shown: here, or when its lead is opened again.
    for (const { id, added } of uploadsOf(draft)) {
      if (added === null) continue
      forget(id)
      change(draft, (before) => (header ? [added] : [...before, added]))
    }
  })
  useEffect(() => {
    // A rule is no draft that one comes back to.
    if (leadId === null) return () => stopUploads(uploadsOf(draft))
  }, [leadId, draft])

  const refusal = (file: File, sizes: readonly number[]): string | null => {
    const problem = sentFileProblem(channel, plainName(file.name), file.size)
    if (header && !fitsHeader({ header }, [file]))
      return chat.headerHint[header](format.fileSize(maxSentBytes[channel][header]))
    if (problem === 'kind') return own.wrongKind(words.thread.channels[channel])
    if (problem === 'empty') return own.empty
    if (problem === 'size') {
      const kind = sentTypeOf(file.name)?.kind ?? 'document'
      return own.tooLarge(words.thread.channels[channel], format.fileSize(maxSentBytes[channel][kind]))
    }
    const together = togetherProblem(channel, [...sizes, file.size])
    if (together === 'count') return own.tooMany(format.number(maxSentFiles))
    return together === 'total' ? own.tooLargeTogether(format.fileSize(maxSentBytes.email.document)) : null
  }

  const send = async ({ id, file, stop }: Upload) => {
    const name = plainName(file.name)
    try {
      const options = { signal: stop.signal, onProgress: (share: number) => edit(id, { share }) }
      const added = await (leadId === null
        ? call.addRuleFile({ query: { name }, file }, options)
        : call.addMessageFile({ params: { id: leadId }, query: { channel, name }, file }, options))
      edit(id, { added })
    } catch (error) {
      if (stop.signal.aborted) return
      const isRefused = error instanceof ApiError && error.code === 'invalid_input'
      edit(id, {
        problem: isRefused ? own.otherContent : problemText(error, words, format),
        mayRetry: error instanceof ConnectionLost || (error instanceof ApiError && error.retryAfter !== undefined),
      })
    }
  }

  const add = (chosen: readonly File[]) => {
    const sizes = [
      ...files,
      ...uploadsOf(draft)
        .filter(({ problem }) => problem === null)
        .map(({ file }) => file),
    ].map(({ size }) => size)
    // Another choice takes the place of the refused one.
    if (header) stopUploads(uploadsOf(draft).filter(({ problem }) => problem !== null))
    for (const file of chosen) {
      const problem = refusal(file, sizes)
      const own = { id: ++count, draft, file, share: 0, problem }
      const upload = { ...own, added: null, mayRetry: false, stop: new AbortController() }
      uploads.set([...uploads.value, upload])
      if (problem !== null) continue
      sizes.push(file.size)
      void send(upload)
    }
  }
  const retry = (upload: Upload) => {
    const again = { ...upload, problem: null, share: 0, stop: new AbortController() }
    edit(upload.id, again)
    void send(again)
  }
  const cancel = (upload: Upload) => stopUploads([upload])
  const remove = ({ id }: DraftFile) => {
    change(draft, (before) => before.filter((one) => one.id !== id))
    // One that stays there is deleted with the others that were never sent.
    if (leadId !== null) void call.deleteMessageFile({ params: { id } }).catch(() => undefined)
  }
  const shown = uploadsOf(draft)
  return { uploads: shown, isUploading: shown.some(({ problem }) => problem === null), add, retry, cancel, remove }
}
