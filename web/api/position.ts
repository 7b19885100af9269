/** The header with the database position of this browser's last change, for servers that read from a replica. */
export const positionHeader = 'x-position'

const key = 'position'
let latest: string | null = null

/** The last position from the server, in any tab. */
export function lastPosition(): string | null {
  try {
    return localStorage.getItem(key) ?? latest
  } catch {
    return latest
  }
}

export function rememberPosition(position: string): void {
  latest = position
  try {
    localStorage.setItem(key, position)
  } catch {
    // Other tabs do not learn of it then.
  }
}
