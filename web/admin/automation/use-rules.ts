import { useQuery } from '@tanstack/react-query'
import type { AutomationRule } from '#contract/automation.ts'
import { ruleInLanguage } from '#domain/automation/ready-made.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { useLanguage } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'

/** The team's rules in the reader's language; undefined while loading. Updated on every change. */
export function useRules(): { rules: readonly AutomationRule[] | undefined; error: unknown; reload: () => void } {
  const [language] = useLanguage()
  const { data, error, refetch } = useQuery({ ...query('listRules', {}), refetchOnMount: 'always' })
  const reload = () => void refetch()
  useLive('automation', reload)
  const rules = data?.data.map((one) => ({ ...one, rule: ruleInLanguage(one.rule, language) }))
  return { rules, error, reload }
}
