import { useLive } from '#web/admin/parts/live.tsx'

/**
 * Calls `onChange` when this lead changes, and `onReady` on every (re)connection. A removed lead is no change:
 * what belongs to it is gone with it, and reading that again answers 404.
 */
export function useLiveLead(leadId: string, onChange: () => void, onReady?: () => void): void {
  useLive('leads', ({ id, change }) => id === leadId && change !== 'removed' && onChange(), onReady)
}
