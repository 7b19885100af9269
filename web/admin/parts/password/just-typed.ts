/** The one-time password of the login just now, so that choosing a new one does not ask for it again. Never stored. */
let typed: string | null = null

export const justTyped = {
  get password(): string | null {
    return typed
  },
  keep(password: string): void {
    typed = password
  },
  forget(): void {
    typed = null
  },
}
