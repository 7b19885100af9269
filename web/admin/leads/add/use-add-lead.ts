import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { addedLead, type KnownLead } from '#contract/added-leads.ts'
import { ApiError, problemsOf } from '#contract/errors.ts'
import { choosePrefix, dialOfCountry } from '#domain/addresses/phone.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useLanguage } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { type AddBody, type AddForm, bodyOf, emptyForm, phoneOf } from './add-form.ts'
import { useKnownLeads } from './use-known-leads.ts'

const draftName = 'add-lead'
/** The country code used last, so that the next caller's is likely right. */
const countryKey = 'add-lead-country'

/** Fields with a visible box for their problem. */
const boxes = {
  name: null,
  phone: null,
  email: null,
  assignedTo: null,
  message: null,
  notes: null,
  estimatedValue: null,
  tags: null,
  'consent.way': null,
  'consent.words': null,
  'consent.givenAt': null,
}

export type AddLead = ReturnType<typeof useAddLead>

/** State of the dialog that adds a lead: kept as a draft until the lead is added. */
export function useAddLead(typed: string, onClose: () => void) {
  const words = useAllWords()
  const { user } = useSession()
  const [language] = useLanguage()
  const navigate = useNavigate()
  const { show } = useToast()
  const attempt = useAttempt(boxes)
  const empty = () => emptyForm(user.username, usualCountry(language), typed)
  const [draft] = useState(() => (typed === '' ? readDraft<AddForm>(draftName) : null))
  const [form, setForm] = useState<AddForm>(() => ({ ...empty(), ...draft }))
  const [refused, setRefused] = useState<readonly KnownLead[]>([])
  const dial = dialOfCountry(form.dialCountry) ?? ''
  const found = useKnownLeads(form.email, phoneOf(form, dial))
  const known = found.data.length > 0 ? found.data : refused
  const sent = useRef({ body: '', key: '' })

  const change = (next: AddForm) => {
    setForm(next)
    keepDraft(draftName, next)
  }
  const open = (id: string) => {
    onClose()
    void navigate({ to: '/admin', search: { lead: id }, state: { overList: true } })
  }
  const submit = async () => {
    const body: AddBody = { ...bodyOf(form, dial, new Date()), ...(known.length > 0 && { isAnother: true }) }
    const parsed = addedLead.safeParse(body)
    if (!parsed.success) {
      const problems = Object.entries(problemsOf(parsed.error))
      return attempt.reject(Object.fromEntries(problems.map(([field, problem]) => [field, words.fields[problem]])))
    }
    const idempotencyKey = keyFor({ form, isAnother: body.isAnother }, sent.current)
    await attempt.run(async () => {
      const added = await call.addLead({ body }, { idempotencyKey }).catch((error: unknown) => {
        // Somebody added the person just now: the note above the buttons names them.
        if (error instanceof ApiError && error.code === 'conflict') setRefused(error.current as KnownLead[])
        throw error
      })
      keepDraft(draftName, null)
      rememberCountry(form.dialCountry)
      onClose()
      const action = { label: words.leads.arrival.open, onSelect: () => open(added.id) }
      show({ tone: 'success', title: words.addLead.added(added.name), action })
    })
  }
  return {
    form,
    dial,
    known,
    /** The server refused a duplicate: the known lead is shown above the buttons. */
    isRefused: refused.length > 0,
    /** Stored form and country of the number; null while unreadable. */
    phone: found.phone,
    country: found.country,
    isDraft: draft !== null,
    attempt,
    open,
    submit,
    set(fields: Partial<AddForm>) {
      setRefused([])
      for (const field of Object.keys(fields)) attempt.touch(boxOf[field] ?? field)
      change({ ...form, ...fields })
    },
    startOver() {
      keepDraft(draftName, null)
      setForm(empty())
    },
  }
}

/** The box of an input that is named otherwise. */
const boxOf: Readonly<Record<string, string>> = {
  number: 'phone',
  way: 'consent.way',
  words: 'consent.words',
  givenAt: 'consent.givenAt',
}

/** One key per request content: a lead is not added twice after a lost response. */
function keyFor(
  request: { form: AddForm; isAnother?: boolean | undefined },
  sent: { body: string; key: string },
): string {
  const body = JSON.stringify(request)
  if (sent.body !== body) Object.assign(sent, { body, key: crypto.randomUUID() })
  return sent.key
}

function usualCountry(language: string): string {
  try {
    const last = localStorage.getItem(countryKey)
    if (last && dialOfCountry(last)) return last
  } catch {
    // Without storage the time zone decides each time.
  }
  return choosePrefix({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, language }).country
}

function rememberCountry(country: string): void {
  try {
    localStorage.setItem(countryKey, country)
  } catch {
    // See above.
  }
}
