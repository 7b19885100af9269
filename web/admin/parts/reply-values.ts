import { useCallback } from 'react'
import type { ReplyValues } from '#domain/letters/reply-template.ts'
import { signedName } from '#domain/letters/signed-name.ts'
import type { Language } from '#domain/site/languages.ts'
import { useBrandName } from './brand.ts'
import { useSession } from './session.tsx'

/** Placeholder values for a text to this lead in this language, signed by the user. */
export function useReplyValues(): (name: string, language: Language) => ReplyValues {
  const { user, names } = useSession()
  const company = useBrandName()
  return useCallback(
    (name, language) => ({ name, language, colleague: signedName(names, language, user.username), company }),
    [names, user.username, company],
  )
}
