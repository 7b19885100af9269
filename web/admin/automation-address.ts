import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useParsedSearch } from './parsed-search.ts'
import { type AutomationSearch, parseAutomationSearch } from './parts/automation-search.ts'

/** The rules' part of the address. Opening the log adds a history entry, a filter does not. */
export function useAutomationAddress(): { search: AutomationSearch; onSearch: (change: AutomationSearch) => void } {
  const search = useParsedSearch(parseAutomationSearch)
  const navigate = useNavigate()
  const onSearch = (change: AutomationSearch) =>
    void navigate({
      to: '.',
      search: (before: AutomationSearch) => ({ ...before, ...change }),
      replace: !('tab' in change),
    })
  return { search, onSearch }
}

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
