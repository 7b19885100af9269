import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AutomationEffects } from '#contract/automation.ts'
import { ApiError } from '#contract/errors.ts'
import { isUnderWay, useFollowedBulk } from '#web/admin/parts/bulk/use-followed-bulk.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'

/** Selects a rule's changes: of one run, or of a time span. */
export type Changes = {
  readonly rule: string
  readonly run?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A rule's changes, and undoing exactly those shown. */
export function useRuleChanges({ rule, run, from, to }: Changes) {
  const { did } = useAllWords().automation
  const client = useQueryClient()
  const asked = query('listRuleEffects', { params: { id: rule }, query: { run, from, to } })
  const { data, error, refetch } = useQuery({ ...asked, refetchOnMount: 'always' })
  const { busy, act } = useAct()
  const [bulk, setBulk] = useFollowedBulk(() => void refetch())
  const [hasChanged, setHasChanged] = useState(false)
  const isUndoing = bulk !== null && isUnderWay(bulk)

  const undo = (shown: AutomationEffects) =>
    act('undo', did.undoFailed, async () => {
      setHasChanged(false)
      const body = { run, from, to: shown.to, seen: shown.mark }
      try {
        setBulk(await call.undoRule({ params: { id: rule }, body }))
      } catch (problem) {
        const current = problem instanceof ApiError && problem.code === 'conflict' ? problem.current : undefined
        if (current === undefined) throw problem
        client.setQueryData(asked.queryKey, current as AutomationEffects)
        setHasChanged(true)
      }
    })
  return {
    shown: data,
    error,
    reload: () => void refetch(),
    undo,
    busy: busy !== null || isUndoing,
    /** The undo started here, once it is finished. */
    undone: isUndoing ? null : bulk,
    /** True if the list has changed since it was shown for undoing. */
    hasChanged,
  }
}
