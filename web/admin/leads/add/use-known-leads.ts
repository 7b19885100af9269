import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import { digitsOf } from '#domain/basics/plain-text.ts'
import { emailIsValid } from '#domain/basics/text.ts'
import { call } from '#web/api/client.ts'

/** Milliseconds without a key press after which the server is asked. */
const pauseMs = 250
/** Minimum digits for a look-up. */
const minDigits = 6

type Known = AnswerOf<'findKnownLeads'>
const nothing: Known = { data: [], phone: null, country: null }

/**
 * The leads with the email or phone being typed, and the phone number as it would be stored. If the server cannot be
 * asked, it answers when the lead is added.
 */
export function useKnownLeads(email: string, phone: string): Known {
  const [found, setFound] = useState<{ asked: string; answer: Known }>({ asked: '', answer: nothing })
  const body = {
    email: emailIsValid(email.trim()) ? email.trim() : '',
    phone: digitsOf(phone).length >= minDigits ? phone : '',
  }
  const asked = body.email || body.phone ? JSON.stringify(body) : ''
  useEffect(() => {
    if (asked === '') return
    const abort = new AbortController()
    const ask = () =>
      call
        .findKnownLeads({ body: JSON.parse(asked) }, { signal: abort.signal })
        .then((answer) => setFound({ asked, answer }))
        .catch(() => undefined)
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asked])
  return asked !== '' && found.asked === asked ? found.answer : nothing
}
