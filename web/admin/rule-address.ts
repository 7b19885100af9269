import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import type { AutomationSearch } from './parts/automation-search.ts'

/** The rule at an address, null for a new one; leaving it goes back to the list as it was. */
export function useRuleAddress(): { id: string | null; copyOf: string | null; onDone: () => void } {
  const { rule = null } = useParams({ strict: false })
  const { copy = null } = useSearch({ strict: false }) as AutomationSearch
  const router = useRouter()
  const onDone = () => {
    if (router.state.location.state.overList) router.history.back()
    else void router.navigate({ to: '/admin/automation', replace: true })
  }
  return { id: rule, copyOf: copy, onDone }
}
