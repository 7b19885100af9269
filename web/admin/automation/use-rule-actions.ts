import { useQueryClient } from '@tanstack/react-query'
import type { AutomationRule } from '#contract/automation.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** Switches rules on and off. */
export function useRuleSwitch() {
  const { automation: words } = useAllWords()
  const { show } = useToast()
  const { busy, act } = useAct()
  const client = useQueryClient()
  return {
    busy,
    switchTo: ({ id, rule, version, isOn: wasOn }: AutomationRule, isOn: boolean) =>
      act('switch', words.switchFailed, async () => {
        const seen = { isOn: wasOn, version }
        await call
          .switchRule({ params: { id }, body: { isOn, seen } })
          .finally(() => client.invalidateQueries({ queryKey: query('listRules', {}).queryKey }))
        show({ tone: 'success', title: (isOn ? words.switchedOn : words.switchedOff)(rule.name) })
      }),
  }
}

/** Deletes and restores a rule. */
export function useRuleActions({ id, version, rule, isOn: wasOn }: AutomationRule) {
  const { automation: words, work } = useAllWords()
  const { show } = useToast()
  const { act } = useAct()
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: query('listRules', {}).queryKey })
  const params = { id }
  const restored = (work: () => Promise<unknown>) =>
    act('restore', words.undoFailed, async () => {
      await work().finally(reload)
      show({ tone: 'success', title: words.restored })
    })
  const restore = (earlier: number) =>
    restored(() => call.restoreRule({ params, body: { version: earlier, seen: { version } } }))
  /** Restores a deleted rule; one that was on is on again from now. */
  const bringBack = () =>
    restored(async () => {
      await call.restoreRule({ params, body: { version, seen: { version } } })
      if (wasOn) await call.switchRule({ params, body: { isOn: true, seen: { isOn: false, version } } })
    })
  return {
    restore,
    remove: () =>
      act('delete', words.deleteFailed, async () => {
        await call.deleteRule({ params, query: { version } }).finally(reload)
        const undo = { label: work.undo, onSelect: () => void bringBack() }
        show({ tone: 'success', title: words.deleted(rule.name), action: undo })
      }),
  }
}
