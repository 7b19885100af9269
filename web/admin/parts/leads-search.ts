/** What the address of the leads screen holds beside the path: the platform filter and the open lead's id. */
export type LeadsSearch = { readonly platform?: string | undefined; readonly lead?: string | undefined }

/** Props of the leads screen: the address decides, and a change of it is asked for. */
export type LeadsScreenProps = {
  search: LeadsSearch
  /** Fields left out stay, undefined ones go. Opening a lead makes a step that closing it takes back; a filter does not. */
  onSearch: (change: LeadsSearch) => void
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const longestPlatform = 40

/** Reads the query of an address; whatever cannot be meant is left out. */
export function parseLeadsSearch(query: Record<string, unknown>): LeadsSearch {
  const { platform, lead } = query
  return {
    ...(typeof platform === 'string' && platform !== '' && platform.length <= longestPlatform && { platform }),
    ...(typeof lead === 'string' && uuid.test(lead) && { lead }),
  }
}
