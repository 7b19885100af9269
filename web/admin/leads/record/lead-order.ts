const key = 'staff.lead-order'

/** Keeps the order of the list that a lead is opened from as a page, for its previous and next. For this tab only. */
export function keepLeadOrder(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key, ids.join(' '))
  } catch {
    // Without storage the page has no neighbours.
  }
}

/** The last stored order containing `id`; empty for a directly opened URL. */
export function leadOrder(id: string): readonly string[] {
  const ids = read().split(' ')
  return ids.includes(id) ? ids : []
}

function read(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
