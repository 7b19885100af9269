/** The one-time password of the login a moment ago: choosing one's own does not ask for it again. Never stored. */
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
