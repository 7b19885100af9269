import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import { call } from '#web/api/client.ts'

type Read =
  | { readonly status: 'reading' }
  | { readonly status: 'offered'; readonly offer: AnswerOf<'readInvitation'> }
  /** The invitation is not valid: used, revoked, expired or unknown. */
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly error: unknown }

/** The token is in the fragment (`#`), so no server or log sees it. */
const tokenOf = (fragment: string) => fragment.slice(1)

/** The invitation in the URL. */
export function useInvitation(): { token: string; read: Read; retry: () => void } {
  const [token] = useState(() => tokenOf(location.hash))
  const [read, setRead] = useState<Read>({ status: 'reading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again
  useEffect(() => {
    let current = true
    const settle = (next: Read) => {
      if (current) setRead(next)
    }
    const refusals = ['not_found', 'invalid_input']
    call.readInvitation({ body: { token } }).then(
      (offer) => settle({ status: 'offered', offer }),
      (error: unknown) => {
        const isGone = error instanceof ApiError && refusals.includes(error.code)
        settle(isGone ? { status: 'gone' } : { status: 'failed', error })
      },
    )
    return () => {
      current = false
    }
  }, [token, tries])
  const retry = () => {
    setRead({ status: 'reading' })
    setTries(tries + 1)
  }
  return { token, read, retry }
}

/** The address of the staff area again, without the token. */
export function leaveInvitation(): void {
  history.replaceState(null, '', '/admin')
}
