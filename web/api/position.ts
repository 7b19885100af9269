/** The header that carries how far this browser's own changes reach, where the server has a second database to read from. */
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
