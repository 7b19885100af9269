import { useLive } from '#web/admin/parts/live.tsx'

/**
 * Calls `onChange` when this lead changes, and `onReady` on every (re)connection. Removal is no change: its related
 * data is gone, and reading it returns 404.
 */
export function useLiveLead(leadId: string, onChange: () => void, onReady?: () => void): void {
  useLive('leads', ({ id, change }) => id === leadId && change !== 'removed' && onChange(), onReady)
}
