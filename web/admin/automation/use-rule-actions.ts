import { useQueryClient } from '@tanstack/react-query'
import type { AutomationRule } from '#contract/automation.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'

/** Switches, deletes and restores a rule. */
export function useRuleActions({ id, version, rule }: Pick<AutomationRule, 'id' | 'version' | 'rule'>) {
  const { automation: words } = useAllWords()
  const { show } = useToast()
  const { busy, act } = useAct()
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: query('listRules', {}).queryKey })
  const params = { id }
  const restore = (earlier: number) =>
    act('restore', words.undoFailed, async () => {
      await call.restoreRule({ params, body: { version: earlier } })
      await reload()
      show({ tone: 'success', title: words.restored })
    })
  return {
    busy,
    restore,
    switchTo: (isOn: boolean) =>
      act('switch', words.switchFailed, async () => {
        await call.switchRule({ params, body: { isOn } })
        await reload()
        show({ tone: 'success', title: (isOn ? words.switchedOn : words.switchedOff)(rule.name) })
      }),
    remove: () =>
      act('delete', words.deleteFailed, async () => {
        await call.deleteRule({ params })
        await reload()
        const undo = { label: words.undo, onSelect: () => void restore(version) }
        show({ tone: 'success', title: words.deleted(rule.name), action: undo })
      }),
  }
}
