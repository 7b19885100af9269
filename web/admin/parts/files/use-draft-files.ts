import { useEffect, useRef, useState } from 'react'
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

/** A file on its way to the draft, or why it is not there. */
export type Upload = {
  readonly id: number
  /** Name of the draft. */
  readonly draft: string
  readonly file: File
  /** Uploaded share, 0 to 1. */
  readonly share: number
  readonly problem: string | null
  /** True if a retry may succeed. */
  readonly mayRetry: boolean
  readonly stop: AbortController
}

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
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const all = useRef(uploads)
  const setAll = (update: (before: readonly Upload[]) => readonly Upload[]) => {
    all.current = update(all.current)
    setUploads(all.current)
  }
  const edit = (id: number, own: Partial<Upload>) =>
    setAll((before) => before.map((one) => (one.id === id ? { ...one, ...own } : one)))
  const forget = (id: number) => setAll((before) => before.filter((one) => one.id !== id))
  useEffect(
    () => () => {
      for (const { stop } of all.current) stop.abort()
    },
    [],
  )

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

  const send = async ({ id, file, stop }: Upload, to: string) => {
    const name = plainName(file.name)
    try {
      const options = { signal: stop.signal, onProgress: (share: number) => edit(id, { share }) }
      const added = await (leadId === null
        ? call.addRuleFile({ query: { name }, file }, options)
        : call.addMessageFile({ params: { id: leadId }, query: { channel, name }, file }, options))
      forget(id)
      change(to, (before) => (header ? [added] : [...before, added]))
    } catch (error) {
      if (stop.signal.aborted) return forget(id)
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
      ...all.current.filter((one) => one.draft === draft && one.problem === null).map((one) => one.file),
    ].map(({ size }) => size)
    // Another choice takes the place of the refused one.
    if (header) setAll((before) => before.filter(({ problem }) => problem === null))
    for (const file of chosen) {
      const problem = refusal(file, sizes)
      const upload = { id: ++count, draft, file, share: 0, problem, mayRetry: false, stop: new AbortController() }
      setAll((before) => [...before, upload])
      if (problem !== null) continue
      sizes.push(file.size)
      void send(upload, draft)
    }
  }
  const retry = (upload: Upload) => {
    const again = { ...upload, problem: null, share: 0, stop: new AbortController() }
    edit(upload.id, again)
    void send(again, upload.draft)
  }
  const cancel = (upload: Upload) => {
    upload.stop.abort()
    forget(upload.id)
  }
  const remove = ({ id }: DraftFile) => {
    change(draft, (before) => before.filter((one) => one.id !== id))
    // One that stays there is deleted with the others that were never sent.
    if (leadId !== null) void call.deleteMessageFile({ params: { id } }).catch(() => undefined)
  }
  const shown = uploads.filter((one) => one.draft === draft)
  return { uploads: shown, isUploading: shown.some(({ problem }) => problem === null), add, retry, cancel, remove }
}
