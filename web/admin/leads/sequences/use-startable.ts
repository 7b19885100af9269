import { useQuery } from '@tanstack/react-query'
import { type Rule, startsByHand } from '#domain/automation/rule.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { query } from '#web/api/queries.ts'

/** Rules that the reader can start for leads: those that are on. */
export function useStartable(): readonly {
  readonly id: string
  readonly name: string
  readonly actions: Rule['actions']
}[] {
  const { text } = useRuleWords()
  const mayStart = useCan('lead.write')
  const { data } = useQuery({ ...query('listRules', {}), enabled: mayStart })
  const rules = data?.data.filter(({ isOn, rule }) => isOn && startsByHand(rule)) ?? []
  return rules.map(({ id, rule: { name, actions } }) => ({ id, name: text(name), actions }))
}
