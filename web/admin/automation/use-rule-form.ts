import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AutomationRule } from '#contract/automation.ts'
import { ApiError } from '#contract/errors.ts'
import { isComplete } from '#domain/automation/conditions.ts'
import type { Rule } from '#domain/automation/rule.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { backTo } from './back-to.ts'
import { useRuleSwitch } from './use-rule-actions.ts'

/** Whether nothing that a rule needs is missing; the server checks again. */
function isWhole({ name, trigger, conditions, actions }: Rule): boolean {
  const numbers = [...Object.values(trigger), ...actions.flatMap((action) => Object.values<unknown>(action))]
  const texts = actions.flatMap((action) =>
    action.do === 'task' ? [action.title] : action.do === 'tag' ? [action.tag] : [],
  )
  return (
    [name, ...texts].every((text) => text.trim() !== '') &&
    conditions.list.every(isComplete) &&
    conditions.list.every(({ amount }) => !Number.isNaN(amount)) &&
    !numbers.some((value) => Number.isNaN(value))
  )
}

/** A rule that is being written; `known` is the one that is edited, null for a new one. */
export function useRuleForm(start: Rule, known: AutomationRule | null, onSaved: () => void) {
  const words = useAllWords()
  const format = useFormat()
  const { automation } = words
  const { show } = useToast()
  const client = useQueryClient()
  const { switchTo } = useRuleSwitch()
  const [rule, setRule] = useState(start)
  const [checks, setChecks] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const offer = (saved: AutomationRule) => ({
    text: automation.savedOff,
    action: { label: automation.switchOn, onSelect: () => void switchTo(saved, true) },
  })
  const send = () => {
    if (!known) return call.addRule({ body: rule })
    // What shipped with the product shows in the reader's language: saved unchanged it is no new version.
    if (JSON.stringify(rule) === JSON.stringify(start)) return known
    return call.changeRule({ params: { id: known.id }, body: { rule, version: known.version } })
  }
  const check = () => setChecks((count) => count + 1)
  const save = async () => {
    check()
    if (!isWhole(rule)) return
    setBusy(true)
    setFailure(null)
    try {
      const saved = await send()
      await client.invalidateQueries({ queryKey: query('listRules', {}).queryKey })
      backTo.rule = saved.id
      show({ tone: 'success', title: automation.saved, ...(!saved.isOn && offer(saved)) })
      onSaved()
    } catch (error) {
      const isClash = error instanceof ApiError && error.code === 'conflict' && known !== null
      setFailure(isClash ? automation.builder.conflict : problemText(error, words, format))
    } finally {
      setBusy(false)
    }
  }
  return {
    rule,
    setRule,
    /** How often it was looked at for gaps; from the first time on they are marked. */
    checks,
    check,
    /** Whether it can be tried: it need not have a name yet. */
    isWhole: isWhole({ ...rule, name: rule.name || '-' }),
    problem: checks > 0 && !isWhole(rule) ? automation.builder.incomplete : failure,
    busy,
    save,
  }
}
