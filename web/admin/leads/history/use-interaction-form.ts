import { useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { isSameValue } from '#domain/leads/seen.ts'
import { fieldTexts, problemText } from '#web/admin/parts/problem.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { offerNextStep } from '../actions/contact-questions.ts'
import { emptyNote, keepLeadDraft, type NoteForm, readLeadDraft } from '../editing/lead-draft.ts'
import { interactionOf, isOver, isTalk, lacksOutcome } from './interaction-form.ts'

export type InteractionFormProps = {
  lead: Pick<Lead, 'id' | 'name'>
  onTyping: (isTyping: boolean) => void
  onAdded: () => void
}

export type InteractionEditor = ReturnType<typeof useInteractionForm>

/** Input of an interaction, kept as a draft until sent. A contact that is over is followed by the offer of a next step. */
export function useInteractionForm({ lead, onTyping, onAdded }: InteractionFormProps) {
  const { id: leadId } = lead
  const words = useWords()
  const { username } = useSession().user
  const format = useFormat()
  const { show } = useToast()
  const [note, setNote] = useState(() => ({ ...emptyNote, ...readLeadDraft('note', leadId) }))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { historyTab } = words.leads
  const isRefused = isTalk(note.type) && Number.isNaN(note.duration)

  const set = (change: Partial<NoteForm>) => {
    const next = { ...note, ...change }
    setNote(next)
    keepLeadDraft('note', leadId, next.content.trim() === '' ? null : next)
    onTyping(next.content.trim() !== '')
  }
  const refuse = (fields: Record<string, string>) => {
    setErrors(fields)
    form.current?.querySelector<HTMLElement>(fields.content ? 'textarea' : fields.outcome ? 'select' : 'none')?.focus()
  }
  const send = async () => {
    if (isSending) return
    if (note.content.trim() === '') return refuse({ content: words.fields.required })
    if (lacksOutcome(note)) return refuse({ outcome: words.fields.required })
    if (isRefused) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    setSending(true)
    try {
      await call.addInteraction({ body: interactionOf(leadId, note) })
      // What was typed meanwhile stays.
      setNote((now) => (now === note ? { ...emptyNote, type: note.type } : now))
      setErrors({})
      if (isSameValue(readLeadDraft('note', leadId), note)) keepLeadDraft('note', leadId, null)
      onTyping(readLeadDraft('note', leadId) !== null)
      show({ tone: 'success', title: historyTab.added })
      onAdded()
      if (isOver(note)) await offerNextStep(username, lead)
    } catch (error) {
      refuse(fieldTexts(error, words))
      const title = note.type === 'note' ? historyTab.commentFailed : historyTab.interactionFailed
      show({ tone: 'error', title, text: problemText(error, words, format) })
    } finally {
      setSending(false)
    }
  }
  return { note, set, send, errors, isSending, isRefused, form }
}
