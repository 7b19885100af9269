import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AutomationRule } from '#contract/automation.ts'
import { isComplete } from '#domain/automation/conditions.ts'
import { hasText, type Rule, waitsForSomething } from '#domain/automation/rule.ts'
import { useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { keepDraft, readDraft } from '#web/admin/parts/drafts.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { backTo } from './back-to.ts'
import { useRuleSwitch } from './use-rule-actions.ts'

/** True if nothing that a rule needs is missing; the server checks again. */
function isWhole({ name, trigger, conditions, actions }: Rule): boolean {
  const numbers = [...Object.values(trigger), ...actions.flatMap((action) => Object.values<unknown>(action))]
  const texts = actions.flatMap((action) =>
    action.do === 'task' ? [action.title] : action.do === 'tag' ? [action.tag] : [],
  )
  return (
    [name, ...texts].every((text) => text.trim() !== '') &&
    conditions.list.every(isComplete) &&
    conditions.list.every(({ amount }) => !Number.isNaN(amount)) &&
    !numbers.some((value) => Number.isNaN(value)) &&
    actions.every(hasText) &&
    waitsForSomething({ actions })
  )
}

/** A rule being written; `known` is the edited rule, null for a new one. */
export function useRuleForm(start: Rule, known: AutomationRule | null, onSaved: () => void) {
  const words = useAllWords()
  const format = useFormat()
  const { automation } = words
  const { show } = useToast()
  const client = useQueryClient()
  const { switchTo } = useRuleSwitch()
  const draft = known ? `rule:${known.id}:${known.version}` : `rule:new:${start.name}`
  const [kept] = useState(() => readDraft<Rule>(draft))
  const [isDraft, setDraft] = useState(kept !== null)
  // In a conflict a rule is chosen as a whole. Shipped texts are in the reader's language.
  const form = useSeenForm<AutomationRule | null, { rule: Rule }>(
    known,
    (record) => ({
      rule: record === null || record === known ? start : record.rule,
    }),
    kept && { rule: kept },
  )
  const { rule } = form.values
  const setRule = (next: Rule) => {
    keepDraft(draft, next)
    form.set({ rule: next })
  }
  /** Drops what was not saved. */
  const discard = () => {
    keepDraft(draft, null)
    form.set({ rule: start })
    setDraft(false)
  }
  const [checks, setChecks] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const offer = (saved: AutomationRule) => ({
    text: automation.savedOff,
    action: { label: automation.switchOn, onSelect: () => void switchTo(saved, true) },
  })
  /** The saved rule; null if a teammate changed it meanwhile and the user must choose a version. */
  const send = async (): Promise<AutomationRule | null> => {
    if (!known) return call.addRule({ body: rule })
    let saved: AutomationRule = form.record ?? known
    // Shipped texts show in the reader's language: saving them unchanged makes no new version.
    const outcome = await form.save(async ({ record }) => {
      saved = await call.changeRule({ params: { id: known.id }, body: { rule, version: (record ?? known).version } })
    })
    return outcome === 'asked' ? null : saved
  }
  const check = () => setChecks((count) => count + 1)
  const save = async () => {
    check()
    if (!isWhole(rule)) return
    setBusy(true)
    setFailure(null)
    try {
      const saved = await send()
      if (saved === null) return
      await client.invalidateQueries({ queryKey: query('listRules', {}).queryKey })
      keepDraft(draft, null)
      backTo.rule = saved.id
      show({ tone: 'success', title: automation.saved, ...(!saved.isOn && offer(saved)) })
      onSaved()
    } catch (error) {
      setFailure(problemText(error, words, format))
    } finally {
      setBusy(false)
    }
  }
  return {
    rule,
    setRule,
    /** True if the form began with unsaved input of this tab. */
    isDraft,
    discard,
    clash: form,
    /** Number of checks for missing input, which is marked from the first check on. */
    checks,
    check,
    /** True if the rule can be tried, which does not need a name. */
    isWhole: isWhole({ ...rule, name: rule.name || '-' }),
    problem: checks > 0 && !isWhole(rule) ? automation.builder.incomplete : failure,
    busy,
    save,
  }
}
