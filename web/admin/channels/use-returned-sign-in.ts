import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SignInProblem } from '#domain/conversation/mail-sign-in.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'

/** Submits a provider's answer only once, however often the screen renders. */
const taken = new Set<string>()

/** Completes a sign-in if the URL contains a provider's answer; the problem, or null. */
export function useReturnedSignIn(reload: () => void): SignInProblem | null {
  const { signIn: words } = useAllWords().channels.mail
  const router = useRouter()
  const { act } = useAct()
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  useEffect(() => {
    const answer = location.search
    if (!new URLSearchParams(answer).has('state') || taken.has(answer)) return
    taken.add(answer)
    void router.navigate({ to: '.', search: {}, replace: true })
    const finish = async () => {
      setProblem((await call.finishMailSignIn({ body: { answer } })).problem)
      reload()
    }
    void act('finish', words.failed, finish, { conflict: words.expired })
  })
  return problem
}
