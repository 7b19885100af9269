import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Alert } from '#contract/alerts.ts'
import type { AnswerOf } from '#contract/api.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { useSoon } from '#web/admin/parts/use-soon.ts'
import { query } from '#web/api/queries.ts'

/** Minimum interval between two reads of the list, milliseconds. */
const readEveryMs = 2_000

type Login = AnswerOf<'listAlerts'>['logins'][number]
type News = { readonly alerts: readonly Alert[]; readonly logins: readonly Login[] }

/** The current list of alerts. `onNews` gets those that arrived while this page was open. */
export function useAlerts(onNews: (news: News) => void): {
  data: AnswerOf<'listAlerts'> | undefined
  error: unknown
  reload: () => void
} {
  const { data, error, refetch } = useQuery({ ...query('listAlerts', {}), refetchOnMount: 'always' })
  const soon = useSoon(refetch, readEveryMs)
  useLive('alerts', soon)
  useLive('leads', soon)

  const [announced] = useState(() => new Set<string>())
  const tell = useRef(onNews)
  useEffect(() => {
    tell.current = onNews
  })
  const known = useRef(false)
  useEffect(() => {
    if (!data) return
    const isNews = (key: string) => !announced.has(key) && announced.add(key)
    const alerts = data.data.filter(({ id }) => isNews(id))
    // Absent from answers of an earlier server version.
    const logins = (data.logins ?? []).filter(({ login, at }) => isNews(`${login} ${at}`))
    if (known.current) tell.current({ alerts, logins })
    known.current = true
  }, [data, announced])
  return { data, error, reload: () => void refetch() }
}
